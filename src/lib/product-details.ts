import { formatDate } from '../model/dates';
import { splitIntoSentences } from '../model/sentences';
import { typeset } from '../model/typeset';
import { inSentence } from '../model/word-forms';
import { allergensIn, oneLine } from '../text/product-paragraphs';
import { PRODUCT_TEXTS } from './product-texts';
import type { Product } from './products';

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

/** The line below a product's name: its short facts, and what the law calls it. */
export function whatItIs(...parts: (string | undefined)[]): string {
  return typeset(
    parts
      .filter((words) => words !== undefined)
      .map(inSentence)
      .join(' · '),
  );
}

/** The first sentence of a description; undefined when the sentence contains Markdown. */
export function leadOf(description: string): string | undefined {
  const [first] = splitIntoSentences(description);
  const lead = first?.segment.trim() ?? '';
  return oneLine(lead) === lead ? lead : undefined;
}
