// What would improve a text. Each function is a row of `BETTER` in `rules.ts`.
import { REQUIRED_FILES, SITE } from '../../model/collections.ts';
import { openQuestions } from '../../model/common-fields.ts';
import { isData } from '../../model/data.ts';
import { descriptionOf } from '../../model/field-description.ts';
import { NOT_SHOWN } from '../../model/fields.ts';
import { count, inSentence } from '../../model/word-forms.ts';
import { pointToLabel } from '../../text/product-paragraphs.ts';
import type { Found, MissingRule } from '../missing.ts';
import { productsIn } from '../products.ts';
import type { Text } from '../read-text.ts';

/** Optional fields of site.yaml; „ne“ (`NOT_SHOWN`) counts as filled in. */
const WISHES = ['hours', 'reply_time', 'town'] as const;

/** „https://www.example.com/gel“, „http://example“: addresses that RFC 2606 reserves for examples. */
const EXAMPLE_LINK = /https?:\/\/(?:[\w-]+\.)*example(?:\.(?:com|org|net))?(?![\w.-])[^\s")\]`]*/;

export function findWishes({ path, data, collection }: Text): Found[] {
  if (path !== SITE) return [];
  return WISHES.filter((key) => (data[key] ?? '') === '').map((key) => {
    const { label = key } = descriptionOf(collection.fileSchema.shape[key]);
    const fix = `Upišite to, ili „${NOT_SHOWN}“ ako ne treba da se vidi.`;
    return { at: [key], text: `Nije upisano: ${inSentence(label)}`, fix };
  });
}

/** The open questions (`open_questions`) of one collection; without a name, those of all collections. */
export function findOpenQuestions(of?: string): MissingRule {
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
export function findUncheckedLabel({ ofCosmetics }: { ofCosmetics: boolean }): MissingRule {
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

export function findUnnamedAllergens({ product }: Text): Found[] {
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

export function findDrawing({ path, data }: Text): Found[] {
  const images = REQUIRED_FILES[path]?.hasDrawing ? data['images'] : [];
  return (Array.isArray(images) ? images : []).flatMap((item, index) =>
    isData(item) && !item['image']
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
export function findShopLinks(text: Text, texts: readonly Text[]): Found[] {
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

export function findExampleLink({ path, lines, collection }: Text): Found[] {
  if (path === SITE || collection.name === 'policies') return [];
  return lines.flatMap((line, index) => {
    const link = /^\s*#\s/.test(line) ? undefined : EXAMPLE_LINK.exec(line)?.[0];
    if (!link) return [];
    return [
      { at: [], line: index + 1, text: `Probna veza: ${link}`, fix: 'Upišite pravu adresu.' },
    ];
  });
}
