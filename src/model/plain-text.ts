// What a product's Markdown says, without the signs of Markdown.
import { toPlain } from './markdown-escape.ts';

/** „**Alergeni:**“ or „__Alergeni:__“, the two ways in which Markdown is bold. */
const ALLERGENS = /^(\*\*|__)Alergen[a-z]*:?\1:?\s*/;

/** The text of some paragraphs on one line. */
export function oneLine(markdown: string): string {
  return toPlain(markdown)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The composition without its paragraph about allergens, which the page shows elsewhere. */
export function withoutAllergens(composition: string): string {
  const paragraphs = composition.split(/\n\s*\n/);
  return paragraphs.filter((text) => !ALLERGENS.test(text.trim())).join('\n\n');
}

/**
 * The words behind „**Alergeni:**“ in the section „Sastav“, so that they are written once.
 * Undefined when no paragraph begins so; nothing is ever read out of the composition itself.
 */
export function allergensIn(composition: string): string | undefined {
  const paragraph = composition.split(/\n\s*\n/).find((text) => ALLERGENS.test(text.trim()));
  return paragraph && oneLine(paragraph.trim().replace(ALLERGENS, '')).replace(/\.$/, '');
}

/** What stands above that paragraph: what the product is made of. */
export function ingredientsIn(composition: string): string {
  return oneLine(withoutAllergens(composition));
}
