import { capitalize } from '../model/word-forms';

/** Small words at every product; its headings and buttons are in `src/content/headings.yaml`. */
export const PRODUCT_TEXTS = {
  more: 'Saznaj više',
  allergens: 'Alergeni:',
  send: 'Podelite ovaj proizvod',
  share: 'Podelite:',
  all: 'Svi proizvodi',
  propose: 'Predloži izmenu',
  edit: 'Otvori u uređivaču',
};

/** Of the list of products. */
export const PRODUCT_LIST_TEXTS = {
  index: 'Spisak proizvoda po grupama',
  search: 'Nađite proizvod po nazivu ili nameni',
  example: 'Nađite: sapun, bez fluora…',
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

/** Title of a product's page: its name, with as much more as search engines show. */
export function productTitle(name: string, most: number): string {
  const ending = ENDINGS.find((text) => name.length + text.length <= most);
  return ending === undefined ? cut(name, most) : name + ending;
}

/**
 * Description of a product's page for search engines, out of its first sentences: a claim that is cut
 * off would be another one.
 */
export function productDescription(text: string, facts: string | undefined, most: number): string {
  const known = facts ? `${capitalize(facts)}. ${text}` : text;
  let whole = '';
  for (const { segment } of SENTENCES.segment(known)) {
    if (`${whole}${segment}`.trimEnd().length > most) break;
    whole += segment;
  }
  if (whole === '' && known !== '') return cut(known, most);
  const more = MORE.map((words) => `${whole.trimEnd()} ${words}`.trim());
  return more.find((words) => words.length <= most) ?? whole.trimEnd();
}

/** The text in at most so many characters, cut between words. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\s,;:–-]*\s\S*$/, '')}…`;
}
