// What search engines show of a product's page.
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '../model/schema/common-fields.ts';
import { splitIntoSentences } from '../model/serbian/sentences.ts';
import { capitalize } from '../model/serbian/word-forms.ts';
import { SEARCH_TEXTS } from './product-texts.ts';

export function productTitle(name: string): string {
  const titles = [...SEARCH_TEXTS.titleEndings, ''].map((ending) => name + ending);
  return (
    titles.find(({ length }) => length <= MAX_TITLE_LENGTH) ?? truncate(name, MAX_TITLE_LENGTH)
  );
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
  const more = SEARCH_TEXTS.descriptionEndings.map((words) =>
    `${sentences.trimEnd()} ${words}`.trim(),
  );
  return more.find((words) => words.length <= MAX_DESCRIPTION_LENGTH) ?? sentences.trimEnd();
}

function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max).replace(/[\s,;:–-]*\s\S*$/, '')}…`;
}
