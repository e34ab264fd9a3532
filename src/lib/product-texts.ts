import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '../model/common-fields';
import { COSMETICS } from '../model/cosmetics';
import { formatDate } from '../model/dates';
import { marksOf, type Reason } from '../model/marks';
import { allergensIn, ingredientsIn, oneLine } from '../model/plain-text';
import { typeset } from '../model/typeset';
import { capitalize, count } from '../model/word-forms';
import type { Product } from './products';

/** Small words at every product; its headings and buttons are in `src/content/headings.yaml`. */
export const PRODUCT_TEXTS = {
  more: 'Saznaj više',
  for_whom: 'Za koga',
  lasts: 'Koliko traje',
  allergens: 'Alergeni',
  checked: 'Upoređeno sa deklaracijom',
  composition: 'Sastav',
  answers: 'pitanja i odgovori',
  send: 'Podelite ovaj proizvod',
  share: 'Podelite:',
  all: 'Svi proizvodi',
  propose: 'Predloži izmenu',
  edit: 'Otvori u uređivaču',
};

/** Small words in the list of products. */
export const PRODUCT_LIST_TEXTS = {
  index: 'Spisak proizvoda po grupama',
  search: 'Nađite proizvod po nazivu ili sastavu',
  example: 'Pretražite: zubna pasta, cink…',
  examples_label: 'Primeri:',
  /** Examples for the search; a tap on one searches for it. */
  examples: ['poklon', 'za decu', 'bez fluora', 'bez šećera'],
  found: 'Nađeno proizvoda:',
  put_away: 'Prvo sklonimo ono što nije za Vas zbog:',
  put_away_note:
    'Izbor ostaje na Vašem ekranu. Ono što nije sklonjeno nije preporuka: važi deklaracija.',
  put_away_count: (names: readonly string[]) =>
    names.length > 3
      ? `Sklonjeno: ${count(names.length, 'proizvod', 'proizvoda', 'proizvoda')}.`
      : `Sklonjeno: ${names.join(', ')}.`,
  ask_doctor: 'Pre upotrebe pitajte lekara.',
  unknown_allergens: 'prove\u00adrite dekla\u00adraciju',
  all: (number: number) => `Svi proizvodi (${number})`,
};

const TITLE_ENDINGS = [': sastav i upotreba', ': sastav', ''];
/** Endings of a description; the longest that still fits is added. */
const DESCRIPTION_ENDINGS = [
  'Sastav, alergeni, efekti, način upotrebe i kome proizvod nije namenjen, ' +
    'pre nego što ga poručite u internet prodavnici.',
  'Sastav, alergeni, efekti, način upotrebe i kome proizvod nije namenjen, pre nego što ga poručite.',
  'Sastav, alergeni, efekti, način upotrebe i kome proizvod nije namenjen.',
  'Sastav, alergeni, efekti i način upotrebe.',
  'Sastav, alergeni i upotreba.',
];
const SENTENCES = new Intl.Segmenter('sr-Latn-RS', { granularity: 'sentence' });

/** The details that decide a purchase, as far as they are known, in their order above the shop's link. */
export function detailsOf({ data }: Pick<Product, 'data'>): { term: string; words: string }[] {
  const { for_whom, lasts, scructure, checked_against_label: checked } = data;
  return [
    { term: PRODUCT_TEXTS.for_whom, words: for_whom },
    { term: PRODUCT_TEXTS.lasts, words: lasts },
    { term: PRODUCT_TEXTS.allergens, words: allergensIn(scructure) },
    { term: PRODUCT_TEXTS.checked, words: checked && `${formatDate(checked)}.` },
  ].flatMap(({ term, words }) => (words ? { term, words: typeset(words) } : []));
}

/** A caution at a product, shown when the visitor has ticked one of these reasons. */
export interface Caution {
  reasons: readonly Reason[];
  text: string;
  isExcluded: boolean;
}

/** The cautions of the product's marks, and one more when its text does not list the allergens. */
export function cautionsOf({
  data,
}: {
  data: Pick<Product['data'], 'not_for' | 'scructure'>;
}): Caution[] {
  const marks = marksOf(data.not_for ?? []).map(({ reason, caution, isExcluded }) => ({
    reasons: [reason],
    text: caution,
    isExcluded,
  }));
  const allergens = allergensIn(data.scructure);
  const isKnown = allergens !== undefined && !/deklaracij/.test(allergens);
  const isMarked = marks.some(
    ({ reasons: [reason] }) => reason && ALLERGEN_REASONS.includes(reason),
  );
  if (isKnown || isMarked) return marks;
  const unknown = { reasons: ALLERGEN_REASONS, text: PRODUCT_LIST_TEXTS.unknown_allergens };
  return [...marks, { ...unknown, isExcluded: false }];
}

/** Reasons about an allergen: a product whose allergens are not known must not look safe for them. */
const ALLERGEN_REASONS: readonly Reason[] = ['pcelinji-proizvodi'];

/** Reasons for which a visitor should ask a doctor about everything that is eaten or drunk. */
export const DOCTOR_REASONS: readonly Reason[] = ['trudnoca', 'lekovi'];

/** The product's name on the shelf. */
export function shelfName({
  data,
}: {
  data: Pick<Product['data'], 'name' | 'short_name'>;
}): string {
  return data.short_name ?? data.name;
}

/** Names, as on the shelf, of the products that are not for a visitor with this reason. */
export function namesExcludedBy(
  reason: Reason,
  products: readonly {
    data: Pick<Product['data'], 'name' | 'short_name' | 'not_for' | 'scructure'>;
  }[],
): string[] {
  return products
    .filter((product) =>
      cautionsOf(product).some(({ reasons, isExcluded }) => isExcluded && reasons.includes(reason)),
    )
    .map(shelfName);
}

/** The first sentence of the product's description; undefined when the sentence contains Markdown. */
export function leadOf({ data }: Pick<Product, 'data'>): string | undefined {
  const [first] = SENTENCES.segment(data.description);
  const lead = first?.segment.trim() ?? '';
  return oneLine(lead) === lead ? lead : undefined;
}

/** Title of a product's page: its name and the longest ending that search engines show in full. */
export function productTitle(name: string): string {
  const ending = TITLE_ENDINGS.find((text) => name.length + text.length <= MAX_TITLE_LENGTH);
  return ending === undefined ? truncate(name, MAX_TITLE_LENGTH) : name + ending;
}

/**
 * Description of a product's page for search engines, from whole sentences of its text: a claim that is cut off could
 * claim something else.
 */
export function productDescription(text: string, facts: string | undefined): string {
  const known = facts ? `${capitalize(facts)}. ${text}` : text;
  let sentences = '';
  for (const { segment } of SENTENCES.segment(known)) {
    if (`${sentences}${segment}`.trimEnd().length > MAX_DESCRIPTION_LENGTH) break;
    sentences += segment;
  }
  if (sentences === '' && known !== '') return truncate(known, MAX_DESCRIPTION_LENGTH);
  const more = DESCRIPTION_ENDINGS.map((words) => `${sentences.trimEnd()} ${words}`.trim());
  return more.find((words) => words.length <= MAX_DESCRIPTION_LENGTH) ?? sentences.trimEnd();
}

/**
 * Attributes that the search on the page reads, beside the product's heading. They contain the allergens, but no
 * warnings, which the search would show as uses, and no effects of vitamins, which it would show as help for an
 * illness.
 */
export function searchTexts({ data: { words, scructure, kind, product_effects } }: Product) {
  const does = COSMETICS.test(kind) ? product_effects : [];
  const inside = [ingredientsIn(scructure).replace(POINTS_TO_PACKAGE, ''), ...does].join(', ');
  const allergens = allergensIn(scructure)?.replace(POINTS_TO_PACKAGE, '');
  return { 'data-words': words, 'data-inside': inside, 'data-allergens': allergens };
}

/** A sentence that only points to the package: „ceo spisak je na pakovanju“, „proverite deklaraciju“. */
const POINTS_TO_PACKAGE = /[^.;]*(?:deklaracij|pakovanj)[^.;]*/g;

/** The text cut between words to at most `max` characters. */
function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max).replace(/[\s,;:–-]*\s\S*$/, '')}…`;
}
