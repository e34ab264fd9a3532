// Plain text from the Markdown of a product's sections.
import { toPlain } from './markdown-escape.ts';

/** „**Alergeni:**“ or „__Alergeni:__“: Markdown writes bold text in two ways. */
const ALLERGENS_LABEL = /^(\*\*|__)Alergen[a-z]*:?\1:?\s*/;

export function oneLine(markdown: string): string {
  return toPlain(markdown)
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\*\*|__/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The composition without its paragraphs about allergens, which pages show above the button. */
export function withoutAllergens(composition: string): string {
  const paragraphs = composition.split(/\n\s*\n/);
  return paragraphs.filter((text) => !ALLERGENS_LABEL.test(text.trim())).join('\n\n');
}

/**
 * The allergens: the words behind „**Alergeni:**“ in the section „Sastav“. Undefined when no paragraph begins with
 * „Alergeni“; allergens are never guessed from the ingredients.
 */
export function allergensIn(composition: string): string | undefined {
  const paragraphs = composition.split(/\n\s*\n/).map((text) => text.trim());
  const ofAllergens = paragraphs.filter((text) => ALLERGENS_LABEL.test(text));
  if (ofAllergens.length === 0) return;
  return ofAllergens
    .map((text) => oneLine(text.replace(ALLERGENS_LABEL, '')).replace(/\.$/, ''))
    .join('; ');
}

/** Whether these words about allergens send the reader to the label: „proverite deklaraciju“. */
export function pointToLabel(allergens: string): boolean {
  return allergens.includes('deklaracij');
}

/** „**Važno:**“ at the beginning of a paragraph. */
const WARNINGS = /^(?:\*\*|__)Važno:/m;

/** Index of the first character of the paragraph „**Važno:**“; the length of the text when it has none. */
export function startOfWarnings(wayOfUse: string): number {
  const found = wayOfUse.search(WARNINGS);
  return found < 0 ? wayOfUse.length : found;
}

/** A way of use cut before the paragraph „**Važno:**“. The warnings are the rest; '' where there are none. */
export function cutAtWarnings(wayOfUse: string): { use: string; warnings: string } {
  const start = startOfWarnings(wayOfUse);
  return { use: wayOfUse.slice(0, start).trim(), warnings: wayOfUse.slice(start) };
}

/** The ingredients: the composition without the paragraph about allergens, as plain text. */
export function ingredientsIn(composition: string): string {
  return oneLine(withoutAllergens(composition));
}
