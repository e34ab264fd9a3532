// What a product's Markdown says, without the signs of Markdown.
import { toPlain } from './markdown-escape.ts';

const ALLERGENS = /^\*\*Alergen[a-z]*:?\*\*:?\s*/;

/** The text of some paragraphs on one line. */
export function oneLine(markdown: string): string {
  return toPlain(markdown)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The words behind „**Alergeni:**“ in the section „Sastav“, so that they are written once.
 * Undefined when no paragraph begins so; nothing is ever read out of the composition itself.
 */
export function allergensIn(composition: string): string | undefined {
  const paragraph = paragraphsOf(composition).find((text) => ALLERGENS.test(text));
  return paragraph && oneLine(paragraph.replace(ALLERGENS, '')).replace(/\.$/, '');
}

/** The rest of „Sastav“: what the product is made of, without warnings and open questions. */
export function ingredientsIn(composition: string): string {
  const known = composition.replace(/\[\[.*?\]\]/gs, '');
  return oneLine(
    paragraphsOf(known)
      .filter((text) => !ALLERGENS.test(text))
      .join(' '),
  );
}

function paragraphsOf(markdown: string): string[] {
  return markdown.split(/\n\s*\n/).map((text) => text.trim());
}
