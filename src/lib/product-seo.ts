// What search engines show of a product's page.
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '../model/common-fields';
import { splitIntoSentences } from '../model/sentences';
import { capitalize } from '../model/word-forms';

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
  for (const { segment } of splitIntoSentences(known)) {
    if (`${sentences}${segment}`.trimEnd().length > MAX_DESCRIPTION_LENGTH) break;
    sentences += segment;
  }
  if (sentences === '' && known !== '') return truncate(known, MAX_DESCRIPTION_LENGTH);
  const more = DESCRIPTION_ENDINGS.map((words) => `${sentences.trimEnd()} ${words}`.trim());
  return more.find((words) => words.length <= MAX_DESCRIPTION_LENGTH) ?? sentences.trimEnd();
}

/** The text cut between words to at most `max` characters. */
function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max).replace(/[\s,;:–-]*\s\S*$/, '')}…`;
}
