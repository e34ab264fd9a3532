// Sentences that the law, or fairness, requires on the site and that are easily lost when a text is shortened.
import { KINDS, SITE } from '../../model/collections.ts';
import { shownText } from '../../model/fields.ts';
import { nameOf } from '../../model/paths.ts';
import type { Content } from '../content.ts';
import { type Finding, question, warning } from '../finding.ts';
import { findMistypedLabel, reportMistypedLabel } from '../product-headings.ts';
import type { CheckedProduct } from '../read-product.ts';
import { lastLine, type Text } from '../read-text.ts';

interface Duty {
  /** Name of the file that must contain `words`. */
  file: string;
  words: RegExp;
  what: string;
  /** A text that meets the duty, and a similar one that does not. */
  example: string;
  counterExample: string;
}

export const DUTIES: readonly Duty[] = [
  {
    file: 'business-cooperation.mdx',
    words: /zarada[^.]*ni(je|su) zagarantovan/i,
    what: 'da zarada nije zagarantovana',
    example: 'Zarada zavisi od prodaje i nije zagarantovana.',
    counterExample: 'Zarada zavisi od prodaje.',
  },
  {
    file: 'cooperation.yaml',
    words: /^- question: .*(košta|cena|ulo[gž])/im,
    what: 'koliko košta početak saradnje',
    example: '- question: Koliko košta početak?',
    counterExample: '- question: Kako počinjemo?',
  },
  {
    file: 'cooperation.yaml',
    words: /^- question: .*(odust|izla[sz]|raskid)/im,
    what: 'kako se od saradnje odustaje',
    example: '- question: Kako mogu da odustanem?',
    counterExample: '- question: Kako počinjemo?',
  },
  {
    file: 'privacy-policy.mdx',
    words: /Poverenik/,
    what: 'da posetilac može da se pritužuje Povereniku',
    example: 'Možete da podnesete pritužbu Povereniku.',
    counterExample: 'Možete da mi pišete.',
  },
];

interface Allergen {
  name: string;
  /** Ingredients on a label that contain the allergen. */
  words: RegExp;
  /** An ingredient that contains the allergen, and one that only sounds like it. */
  example: string;
  counterExample: string;
}

/** Allergens by the name that the paragraph „Alergeni“ uses. */
export const ALLERGENS: readonly Allergen[] = [
  {
    name: 'soja',
    words: /(?<!\p{L})soj(?:[aeiou]|in)|lecitin(?! suncokreta)/iu,
    example: 'izolat sojinog proteina',
    counterExample: 'lecitin suncokreta',
  },
  {
    name: 'riba',
    words: /(?<!\p{L})rib(?:[aeiu]|lj)|losos|haring|sardin/iu,
    example: 'riblje ulje',
    counterExample: 'ribonukleinska kiselina',
  },
  {
    name: 'mekušci',
    words: /mekuš|lignj|školjk/iu,
    example: 'ulje lignje',
    counterExample: 'meka kapsula',
  },
  {
    name: 'rakovi',
    words: /(?<!\p{L})rakov|škamp|ljuskar|hitozan/iu,
    example: 'ekstrakt škampa',
    counterExample: 'orakova kora',
  },
  {
    name: 'mleko',
    words: /(?<!\p{L})mle[kč]|laktoz|surutk|kazein/iu,
    example: 'proteini surutke',
    counterExample: 'mlevena kora',
  },
  {
    name: 'gluten',
    words: /gluten|pšeni|ječam|ječm|(?<!\p{L})raži?(?!\p{L})|ovsen/iu,
    example: 'pšenični skrob',
    counterExample: 'glutaminska kiselina',
  },
  {
    name: 'jaja',
    words: /(?<!\p{L})jaj(?:[aeiu]|č)/iu,
    example: 'belance jaja',
    counterExample: 'sastojci koji prijaju koži',
  },
  {
    name: 'orašasti plodovi',
    words: /orašast|badem|lešnik|orah|indijsk\p{L} or|pistać/iu,
    example: 'ulje badema',
    counterExample: 'muškatni cvet',
  },
  {
    name: 'kikiriki',
    words: /kikirik/iu,
    example: 'ulje kikirikija',
    counterExample: 'ulje suncokreta',
  },
  {
    name: 'susam',
    words: /susam/iu,
    example: 'ulje susama',
    counterExample: 'ulje suncokreta',
  },
  {
    name: 'pčelinji proizvod',
    words: /pčelinj|propolis|matičn\p{L} mleč/iu,
    example: 'propolis',
    counterExample: 'matičnjak',
  },
];

interface Danger {
  /** The ingredient in the composition. */
  ingredient: RegExp;
  /** The ingredient in the accusative, for the finding. */
  name: string;
  /** The warning in „Način upotrebe“. */
  words: RegExp;
  what: string;
  /** A warning that is enough, and a similar one that is not. */
  example: string;
  counterExample: string;
}

/** Ingredients that are sold only with a warning, or that some people must avoid. */
export const DANGERS: readonly Danger[] = [
  {
    ingredient: /gvožđ/i,
    name: 'gvožđe',
    words: /domašaja/i,
    what: 'da se čuva van domašaja dece',
    example: 'Sadrži gvožđe: obavezno čuvajte van domašaja dece.',
    counterExample: 'Sadrži gvožđe.',
  },
  {
    ingredient: /fruktoz/i,
    name: 'fruktozu',
    words: /dijabet/i,
    what: 'da uz dijabetes pre upotrebe treba pitati lekara',
    example: 'Ako imate dijabetes, pre upotrebe pitajte lekara.',
    counterExample: 'Pre upotrebe pitajte lekara.',
  },
  {
    ingredient: /arginin/i,
    name: 'L-arginin',
    words: /pritis/i,
    what: 'da uz nizak pritisak i lekove za pritisak pre upotrebe treba pitati lekara',
    example: 'Ako imate nizak krvni pritisak, pre upotrebe pitajte lekara.',
    counterExample: 'Pre upotrebe pitajte lekara.',
  },
];

/** A question and not a warning: the launch must wait until the sentence is back. */
const ask = (path: string, line: number, what: string) =>
  question(path, line, `Ovde više ne piše ${what}.`, 'Vratite tu rečenicu iz ranije verzije.');

export function checkRequiredWords(text: Text, content: Content): Finding[] {
  const { path, lines, collection, product } = text;
  const source = text.body.trim() || lines.join('\n');
  const findings = DUTIES.filter(
    ({ file, words }) => file === nameOf(path) && !words.test(source),
  ).map(({ what }) => ask(path, lastLine(lines), what));
  if (path === KINDS) findings.push(...checkNotices(text));
  if (path === SITE) findings.push(...checkSale(text));
  if (product && !text.isDraft)
    findings.push(
      ...checkUsage(text, product),
      ...checkDangers(text, product),
      ...checkAllergens(text, product),
    );
  if (collection.name === 'policies') findings.push(...checkParts(text, content));
  return findings;
}

/** The fields shown below every link to the shop. A consultant who gets no commission says so by „ne“. */
function checkSale({ path, data, lineOf }: Text): Finding[] {
  const isLost = (key: string) => !shownText(String(data[key] ?? ''));
  return [
    { key: 'shop_operator', what: 'ko je prodavac', isLost: isLost('shop_operator') },
    {
      key: 'buyer_rights',
      what: 'šta kupac može kada se predomisli',
      isLost: isLost('buyer_rights'),
    },
    { key: 'commission', what: 'da li od prodaje nešto dobijate', isLost: !data['commission'] },
  ]
    .filter((one) => one.isLost)
    .map(({ key, what }) => ({ ...ask(path, lineOf([key]) ?? 1, what), at: [key] }));
}

/** The notice of a group of foods or supplements. */
function checkNotices({ path, entries, lineOf }: Text): Finding[] {
  return entries
    .filter(({ data: { notice } }) => /\blek/.test(String(notice)) && !/domašaja/.test(`${notice}`))
    .map(({ at }) => ask(path, lineOf([...at, 'notice']) ?? 1, 'da se čuva van domašaja dece'));
}

/** The paragraphs „Čuvanje“ and „Važno“, which each product's text must have. */
function checkUsage({ path, lines }: Text, { usage }: CheckedProduct): Finding[] {
  const missing = ['Čuvanje', 'Važno'].filter((label) => !usage.includes(`**${label}:**`));
  if (usage === '') return [];
  return missing.flatMap((label) => {
    const near = findMistypedLabel(lines, label);
    if (!near) {
      const fix = 'Dodajte taj pasus, sa deklaracije.';
      return [warning(path, lastLine(lines), `Nedostaje pasus **${label}:**`, fix)];
    }
    // `markdown-shape.ts` reports asterisks without their pair.
    const isBold = /^\*\*[^*]+\*\*|^__[^_]+__|^[^*]+$/.test(lines[near.index] ?? '');
    return isBold ? [reportMistypedLabel(path, near.index + 1, near.typed, label)] : [];
  });
}

/** Reports a dangerous ingredient without its warning in „Način upotrebe“. */
function checkDangers({ path, lines }: Text, { composition, usage }: CheckedProduct): Finding[] {
  if (usage === '') return [];
  const line = lineStarting(lines, 'Važno');
  return DANGERS.filter(
    ({ ingredient, words }) => ingredient.test(composition) && !words.test(usage),
  ).map(({ name, what, example }) => {
    const fix = `Uporedite sa deklaracijom i dopišite u pasus **Važno:**, na primer: ${example}`;
    return warning(path, line, `Sastav sadrži ${name}, a ovde ne piše ${what}.`, fix);
  });
}

/** Compares the allergens in the composition and the warnings with those in the paragraph „Alergeni“. */
function checkAllergens({ path, lines }: Text, product: CheckedProduct): Finding[] {
  const { allergens, compositionSource, usage } = product;
  // A paragraph that only refers to the label lists no allergens to compare.
  if (
    allergens === undefined ||
    /^(?:proverite|ima mirisnih|mogući su)[^.]*deklaracij/.test(allergens)
  )
    return [];
  const [warned = ''] = /alerg\p{L}+ na [^.]*/iu.exec(usage) ?? [];
  const named = withoutNegated(`${compositionSource} ${warned}`);
  const unlisted = namesOf(
    ({ words }) => words.test(named) && !words.test(withoutNegated(allergens)),
  );
  const certain = allergens.split(/[.;]/).filter((part) => !part.includes('deklaracij'));
  const unwarned = namesOf(({ words }) => words.test(certain.join()) && !words.test(usage));
  const findings: Finding[] = [];
  if (unlisted !== '') {
    const words = `Među alergenima ne piše ono na šta sastav upućuje: ${unlisted}.`;
    const fix = 'Uporedite sa deklaracijom i dopišite.';
    findings.push(warning(path, lineStarting(lines, 'Alergen'), words, fix));
  }
  // A package of several products warns of all their ingredients in one sentence.
  if (
    unwarned !== '' &&
    usage.includes('Važno') &&
    !/preosetljiv\p{L}* na neki od sastojaka/iu.test(usage)
  ) {
    const words = `U pasusu „Važno“ nema upozorenja na alergen: ${unwarned}.`;
    const fix = 'Ako je obrisano slučajno, vratite ga: Ne koristite u slučaju alergije na …';
    findings.push(warning(path, lineStarting(lines, 'Važno'), words, fix));
  }
  return findings;
}

/** The text without what it denies: „bez glutena“, „ne sadrži soju“. */
const withoutNegated = (text: string) => text.replace(/(bez|ne sadrži) [^.,]*/giu, '');

const namesOf = (isMeant: (allergen: Allergen) => boolean): string =>
  ALLERGENS.filter(isMeant)
    .map(({ name }) => name)
    .join(', ');

/** Number of the line that begins with this word in bold, or 1. */
function lineStarting(lines: readonly string[], word: string): number {
  const index = lines.findIndex((row) => /^(\*\*|__)/.test(row) && row.startsWith(word, 2));
  return Math.max(1, index + 1);
}

/** Reports a component that no policy contains any more. All policies are checked once, with the first. */
function checkParts(text: Text, { texts, isIncomplete }: Content): Finding[] {
  const { path, lines, collection } = text;
  const same = texts.filter((one) => one.collection === collection);
  if (same[0] !== text || isIncomplete) return [];
  const all = same.map(({ body }) => body).join('\n');
  return (collection.components ?? [])
    .filter((name) => !all.includes(`<${name}`))
    .map((name) => {
      const fix = 'Ako je obrisan slučajno, vratite taj red iz ranije verzije.';
      return warning(path, lastLine(lines), `Nijedan tekst više nema deo <${name} />.`, fix);
    });
}
