// The paragraphs of a product's sections, by the bold labels that begin them: „**Alergeni:** soja“, „**Važno:** …“.
import { linksOfTree } from './links.ts';
import { type Node, visit, wordsOf } from './node.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { proseOf } from './prose.ts';

/** A section is drawn as Markdown by itself. */
const readSection = (markdown: string) =>
  parseMarkdown(markdown, { isMdx: false, hasIndentedCode: true, components: [] });

export const linksIn = (section: string) => linksOfTree(readSection(section));

/** Plain text on one line. */
export function oneLine(markdown: string): string {
  const words = proseOf(readSection(markdown)).map((one) => one.words);
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

interface Part {
  /** Its Markdown. */
  source: string;
  /** The bold words that begin it, without a colon; '' where there are none. */
  label: string;
  /** Plain text behind the label. */
  words: string;
}

/** The paragraphs and lists of a section. */
export function partsOf(markdown: string): Part[] {
  return (readSection(markdown).children ?? []).map((node) => {
    const source = markdown.slice(node.position.start.offset, node.position.end.offset);
    const [first, ...rest] = node.children ?? [];
    if (node.type !== 'paragraph' || first?.type !== 'strong')
      return { source, label: '', words: wordsOf(node) };
    const words = rest
      .map(wordsOf)
      .join('')
      .replace(/^:?\s*/, '');
    return { source, label: withoutColon(first), words };
  });
}

const withoutColon = (label: Node) => wordsOf(label).trim().replace(/:$/, '');

const isOfAllergens = ({ label }: Part) => /^Alergen[a-z]*$/.test(label);

/** The composition without its paragraphs about allergens, which pages show above the button. */
export function withoutAllergens(composition: string): string {
  const others = partsOf(composition).filter((part) => !isOfAllergens(part));
  return others.map(({ source }) => source).join('\n\n');
}

/**
 * The allergens: the words behind „**Alergeni:**“ in the section „Sastav“. Undefined when no paragraph begins with
 * „Alergeni“; allergens are never guessed from the ingredients.
 */
export function allergensIn(composition: string): string | undefined {
  const parts = partsOf(composition).filter(isOfAllergens);
  if (parts.length === 0) return;
  return parts.map(({ words }) => words.replace(/\s+/g, ' ').replace(/\.$/, '')).join('; ');
}

/** Whether these words about allergens send the reader to the label: „proverite deklaraciju“. */
export function pointToLabel(allergens: string): boolean {
  return allergens.includes('deklaracij');
}

/** Index of the line that begins with „**Važno:**“; the length of the text when there is none. */
export function startOfWarnings(wayOfUse: string): number {
  const starts: number[] = [];
  visit(readSection(wayOfUse), (node) => {
    const { column, offset } = node.position.start;
    if (node.type === 'strong' && column === 1 && withoutColon(node) === 'Važno')
      starts.push(offset);
  });
  return starts[0] ?? wayOfUse.length;
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
