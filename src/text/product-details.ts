// How the page of a product divides the product's texts; the site draws them so, and the preview in /admin.
import type { z } from 'zod';
import type { products } from '../model/collections/products.ts';
import type { SectionKey } from '../model/file/product-text.ts';
import { formatDate } from '../model/serbian/dates.ts';
import { splitIntoSentences } from '../model/serbian/sentences.ts';
import { typeset } from '../model/serbian/typeset.ts';
import { inSentence } from '../model/serbian/word-forms.ts';
import { allergensIn, cutAtWarnings, oneLine, withoutAllergens } from './product-paragraphs.ts';

/** The fields of a product, without its picture, which the site and the check have each in their own form. */
export type ProductData = Omit<z.output<ReturnType<typeof products.schema>>, 'image'>;
export type SectionTexts = Pick<ProductData, SectionKey>;

/** The details that decide a purchase, as far as they are known, in their order above the shop's link. */
export function detailsOf({ data }: { data: ProductData }): { term: string; words: string }[] {
  const { for_whom, lasts, scructure, checked_against_label: checked } = data;
  return [
    { term: 'Za koga', words: for_whom },
    { term: 'Koliko traje', words: lasts },
    { term: 'Alergeni', words: allergensIn(scructure) },
    { term: 'Upoređeno sa deklaracijom', words: checked && `${formatDate(checked)}.` },
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

/** Markdown of the sections without the allergens, which stand above the button; the effects are one list. */
export function shownSections(data: SectionTexts): Record<SectionKey, string> {
  return {
    description: data.description,
    scructure: withoutAllergens(data.scructure),
    product_effects: data.product_effects
      .map((effect) => `- ${effect.replaceAll('\n', '\n  ')}`)
      .join('\n'),
    way_of_use: data.way_of_use,
  };
}

/**
 * Markdown of the sections on a product's own page, which shows two parts of them separately: `lead`, the first
 * sentence of the description, as plain text, and `warnings`.
 */
export function pageSections(data: SectionTexts) {
  const lead = leadOf(data.description);
  const { use, warnings } = cutAtWarnings(data.way_of_use);
  const description = data.description.slice(lead?.length ?? 0);
  return { ...shownSections({ ...data, description, way_of_use: use }), lead, warnings };
}
