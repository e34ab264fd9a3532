// What the site still lacks, at two levels. While a `must` is open, the site would be false, break the law
// or not work, so the launch waits for it (`isHeldBack` is the one exception). A `better` would improve
// the site and delays nothing.

import { site } from '../model/collections/site.ts';
import { collectionOf, SITE } from '../model/collections.ts';
import { openQuestions } from '../model/common-fields.ts';
import { isData } from '../model/data.ts';
import { descriptionOf } from '../model/field-description.ts';
import { NOT_SHOWN } from '../model/fields.ts';
import { pointToLabel } from '../model/plain-text.ts';
import { count, inSentence } from '../model/word-forms.ts';
import type { Finding } from './finding.ts';
import { findFormProblem } from './message-form.ts';
import { productsIn } from './products.ts';
import type { Text } from './read-text.ts';
import type { Path } from './read-yaml.ts';
import { findMissingTestimonials } from './rules/testimonials.ts';

export interface Missing {
  level: 'must' | 'better';
  /** Path from the project's root. */
  file: string;
  /** From 1. */
  line: number;
  /** The path of the field in the text's data; empty for the whole text. */
  at: Path;
  text: string;
  /** What to do; empty where `text` says it already. */
  fix: string;
  /** A sentence or a message to be copied. */
  ready?: string;
  /** It comes from a finding `question`, which only the owner can answer. */
  isQuestion?: true;
}

/** What one rule finds in one text. */
export type Found = Pick<Missing, 'at' | 'text' | 'fix' | 'ready'> & { line?: number };
type Rule = (text: Text, texts: readonly Text[]) => Found[];

/** Optional fields of site.yaml; „ne“ (`NOT_SHOWN`) counts as filled in. */
const WISHES = ['hours', 'reply_time', 'town'] as const;

/** „https://www.example.com/gel“, „http://example“: addresses that RFC 2606 reserves for examples. */
const EXAMPLE_LINK = /https?:\/\/(?:[\w-]+\.)*example(?:\.(?:com|org|net))?(?![\w.-])[^\s")\]`]*/;

/** The rules of `better`, the gravest first. An entry that two rules find is listed once, in the place of the first. */
const BETTER: readonly Rule[] = [
  findUncheckedLabel({ ofCosmetics: false }),
  findUnnamedAllergens,
  findDrawing,
  findShopLinks,
  findOpenQuestions('cooperation'),
  findOpenQuestions('policies'),
  findOpenQuestions('site'),
  findMissingTestimonials,
  findOpenQuestions('products'),
  findOpenQuestions(),
  findUncheckedLabel({ ofCosmetics: true }),
  findExampleLink,
  findWishes,
];

/**
 * Everything that the texts still lack, the gravest first. `questions` are findings of the check;
 * `publishTo` is the host that the workflow publishes to, '' for none.
 */
export function listMissing(
  texts: readonly Text[],
  questions: readonly Finding[],
  publishTo: string,
): Missing[] {
  const shown = texts.filter(({ isDraft }) => !isDraft);
  const find = (level: Missing['level'], rules: readonly Rule[]) =>
    rules.flatMap((rule) =>
      shown.flatMap((text) =>
        rule(text, shown).map((found) => ({
          level,
          file: text.path,
          line: text.lineOf(found.at) ?? 1,
          ...found,
        })),
      ),
    );
  const asked = questions.map(
    ({ file, line, text, fix = '', at = [], ready }): Missing => ({
      level: 'must',
      file,
      line,
      at,
      text,
      fix,
      isQuestion: true,
      ...(ready && { ready }),
    }),
  );
  const musts = find('must', [findPlaceholders, findForm(publishTo)]);
  return [...musts, ...asked, ...withoutRepeated(find('better', BETTER))];
}

function withoutRepeated(missing: readonly Missing[]): Missing[] {
  return [...new Map(missing.map((one) => [JSON.stringify(one), one])).values()];
}

export function isMust({ level }: Missing): boolean {
  return level === 'must';
}

/**
 * A question about a product holds back that product alone: the product is shown once the owner has
 * answered, and the launch of the site does not wait.
 */
export function isHeldBack({ isQuestion, file }: Missing): boolean {
  return isQuestion === true && collectionOf(file)?.name === 'products';
}

function findPlaceholders({ path, data, collection }: Text): Found[] {
  if (path !== SITE) return [];
  return Object.entries(collection.fileSchema.shape).flatMap(([key, schema]) => {
    const { label = key, hint = '', isPlaceholder } = descriptionOf(schema);
    if (!isPlaceholder?.(String(data[key] ?? ''))) return [];
    const text =
      key === 'confirmed' ? `Nije potvrđeno: „${label}“` : `Nije upisano: ${inSentence(label)}`;
    return [{ at: [key], text, fix: hint }];
  });
}

/** Skips data that do not meet their schema: `rules/fields.ts` reports them. */
function findForm(publishTo: string): Rule {
  return ({ path, data }) => {
    const settings = path === SITE ? site.schema().safeParse(data).data : undefined;
    return settings ? findFormProblem(settings, publishTo) : [];
  };
}

function findWishes({ path, data, collection }: Text): Found[] {
  if (path !== SITE) return [];
  return WISHES.filter((key) => (data[key] ?? '') === '').map((key) => {
    const { label = key } = descriptionOf(collection.fileSchema.shape[key]);
    const fix = `Upišite to, ili „${NOT_SHOWN}“ ako ne treba da se vidi.`;
    return { at: [key], text: `Nije upisano: ${inSentence(label)}`, fix };
  });
}

/** The open questions (`open_questions`) of one collection; without a name, those of all collections. */
function findOpenQuestions(of?: string): Rule {
  return ({ collection: { name }, entries }) =>
    (of === undefined || of === name ? entries : []).flatMap(({ at, data }) => {
      const questions = data['open_questions'];
      return (Array.isArray(questions) ? questions : [])
        .filter(isData)
        .map(({ question, ready }, index) => ({
          at: [...at, 'open_questions', index],
          text: String(question),
          fix: `Odgovor upišite u tekst, pa pitanje obrišite iz polja „${descriptionOf(openQuestions).label}“.`,
          ...(ready !== undefined && { ready: String(ready) }),
        }));
    });
}

/** Effects of foods and supplements are claims about nutrients, so an unchecked label of these is graver. */
function findUncheckedLabel({ ofCosmetics }: { ofCosmetics: boolean }): Rule {
  return ({ product }) => {
    if (!product || product.isCosmetic !== ofCosmetics || product.isLabelChecked) return [];
    const amounts = !product.isCosmetic
      ? ' Dnevna doza mora da sadrži bar 15% preporučenog unosa svake materije koju „Efekti ' +
        'proizvoda“ pominju, ili količinu iz izjave.'
      : '';
    return [
      {
        at: ['checked_against_label'],
        text: 'Nije upoređeno sa deklaracijom.',
        fix: `Sa pakovanjem u ruci uporedite sastav, doze, alergene i efekte, pa upišite taj dan.${amounts}`,
      },
    ];
  };
}

function findUnnamedAllergens({ product }: Text): Found[] {
  if (!pointToLabel(product?.allergens ?? '')) return [];
  return [
    {
      at: ['scructure'],
      text: 'Za alergene se kupac upućuje na deklaraciju.',
      fix:
        'Prepišite ih sa deklaracije, uz one koji su već upisani. Ako ih tamo nema, napišite: ' +
        'nisu istaknuti na pakovanju',
    },
  ];
}

function findDrawing({ collection, data }: Text): Found[] {
  const images = collection.name === 'pages' ? data['images'] : [];
  return (Array.isArray(images) ? images : []).flatMap((item, index) =>
    isData(item) && /\.svg$/.test(String(item['image']))
      ? [
          {
            at: ['images', index],
            text: 'Umesto Vaše fotografije stoji crtež.',
            fix: 'Stavite svoju fotografiju i opišite je, ili ostavite crtež: opis kaže da je ilustracija.',
          },
        ]
      : [],
  );
}

/** One entry for all products without a link to the shop, at the first of them. */
function findShopLinks(text: Text, texts: readonly Text[]): Found[] {
  const without = productsIn({ texts }).filter(({ product }) => product.link === '');
  if (without[0] !== text) return [];
  // The genitive behind „kod“ has one form for all numbers.
  const products = count(without.length, 'proizvoda', 'proizvoda', 'proizvoda');
  return [
    {
      at: ['link'],
      text: `Kod ${products} „Kupi proizvod“ otvara prodavnicu, a ne baš taj proizvod.`,
      fix: 'Upišite vezu ka ovom proizvodu. Kada je upišete, ovde stoji sledeći.',
    },
  ];
}

function findExampleLink({ path, lines, collection }: Text): Found[] {
  if (path === SITE || collection.name === 'policies') return [];
  return lines.flatMap((line, index) => {
    const link = /^\s*#\s/.test(line) ? undefined : EXAMPLE_LINK.exec(line)?.[0];
    if (!link) return [];
    return [
      { at: [], line: index + 1, text: `Probna veza: ${link}`, fix: 'Upišite pravu adresu.' },
    ];
  });
}
