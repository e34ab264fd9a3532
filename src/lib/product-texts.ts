import { MOST_IN_DESCRIPTION, MOST_IN_TITLE } from '../model/common-fields';
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

/** Of the list of products. */
export const PRODUCT_LIST_TEXTS = {
  index: 'Spisak proizvoda po grupama',
  search: 'Nađite proizvod po nazivu ili sastavu',
  example: 'Pretražite: zubna pasta, cink…',
  examples_label: 'Primeri:',
  /** Of what one may type; a touch types it. */
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

const ENDINGS = [': sastav i upotreba', ': sastav', ''];
/** Behind the sentences that fit whole: the longest that still does. */
const MORE = [
  'Sastav, alergeni, efekti, način upotrebe i kome proizvod nije namenjen, pre nego što ga poručite u internet prodavnici.',
  'Sastav, alergeni, efekti, način upotrebe i kome proizvod nije namenjen, pre nego što ga poručite.',
  'Sastav, alergeni, efekti, način upotrebe i kome proizvod nije namenjen.',
  'Sastav, alergeni, efekti i način upotrebe.',
  'Sastav, alergeni i upotreba.',
];
const SENTENCES = new Intl.Segmenter('sr-Latn-RS', { granularity: 'sentence' });

/** What is known of the product and decides, in the order in which it stands above the shop's link. */
export function factsOf({ data }: Pick<Product, 'data'>): { term: string; words: string }[] {
  const { for_whom, lasts, scructure, checked_against_label: checked } = data;
  return [
    { term: PRODUCT_TEXTS.for_whom, words: for_whom },
    { term: PRODUCT_TEXTS.lasts, words: lasts },
    { term: PRODUCT_TEXTS.allergens, words: allergensIn(scructure) },
    { term: PRODUCT_TEXTS.checked, words: checked && `${formatDate(checked)}.` },
  ].flatMap(({ term, words }) => (words ? { term, words: typeset(words) } : []));
}

/** What is said of a product once the visitor chose one of these reasons. */
export interface Caution {
  reasons: readonly Reason[];
  says: string;
  isExcluded: boolean;
}

/** What the marks of the product say, and that nobody knows its allergens where only the label tells them. */
export function cautionsOf({
  data,
}: {
  data: Pick<Product['data'], 'not_for' | 'scructure'>;
}): Caution[] {
  const marks = marksOf(data.not_for ?? []).map(({ reason, says, isExcluded }) => ({
    reasons: [reason],
    says,
    isExcluded,
  }));
  const allergens = allergensIn(data.scructure);
  const isTold = allergens !== undefined && !/deklaracij/.test(allergens);
  const isMarked = marks.some(
    ({ reasons: [reason] }) => reason && ALLERGEN_REASONS.includes(reason),
  );
  if (isTold || isMarked) return marks;
  const unknown = { reasons: ALLERGEN_REASONS, says: PRODUCT_LIST_TEXTS.unknown_allergens };
  return [...marks, { ...unknown, isExcluded: false }];
}

/** Choices that ask about an allergen: a product whose allergens are not known must not look safe. */
const ALLERGEN_REASONS: readonly Reason[] = ['pcelinji-proizvodi'];

/** Choices for which everything that is eaten or drunk wants a doctor's word. */
export const DOCTOR_REASONS: readonly Reason[] = ['trudnoca', 'lekovi'];

/** As the shelf calls it. */
export function shelfName({ data }: Pick<Product, 'data'>): string {
  return data.short_name ?? data.name;
}

/** The first sentence of its description; undefined when that is more than plain words. */
export function leadOf({ data }: Pick<Product, 'data'>): string | undefined {
  const [first] = SENTENCES.segment(data.description);
  const lead = first?.segment.trim() ?? '';
  return oneLine(lead) === lead ? lead : undefined;
}

/** Title of a product's page: its name, with as much more as search engines show. */
export function productTitle(name: string): string {
  const ending = ENDINGS.find((text) => name.length + text.length <= MOST_IN_TITLE);
  return ending === undefined ? cut(name, MOST_IN_TITLE) : name + ending;
}

/**
 * Description of a product's page for search engines, out of its first sentences: a claim that is cut
 * off would be another one.
 */
export function productDescription(text: string, facts: string | undefined): string {
  const known = facts ? `${capitalize(facts)}. ${text}` : text;
  let whole = '';
  for (const { segment } of SENTENCES.segment(known)) {
    if (`${whole}${segment}`.trimEnd().length > MOST_IN_DESCRIPTION) break;
    whole += segment;
  }
  if (whole === '' && known !== '') return cut(known, MOST_IN_DESCRIPTION);
  const more = MORE.map((words) => `${whole.trimEnd()} ${words}`.trim());
  return more.find((words) => words.length <= MOST_IN_DESCRIPTION) ?? whole.trimEnd();
}

/**
 * What the search reads at the product's place in the list, beside its heading: allergens, but never a
 * warning, which would be found as a use, nor what a vitamin contributes to, found as an illness.
 */
export function searchTexts({ data: { words, scructure, kind, product_effects } }: Product) {
  const does = COSMETICS.test(kind) ? product_effects : [];
  const inside = [ingredientsIn(scructure).replace(ELSEWHERE, ''), ...does].join(', ');
  const allergens = allergensIn(scructure)?.replace(ELSEWHERE, '');
  return { 'data-words': words, 'data-inside': inside, 'data-allergens': allergens };
}

/** What only says where to read on: „ceo spisak je na pakovanju“, „proverite deklaraciju“. */
const ELSEWHERE = /[^.;]*(?:deklaracij|pakovanj)[^.;]*/g;

/** The text in at most so many characters, cut between words. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\s,;:–-]*\s\S*$/, '')}…`;
}
