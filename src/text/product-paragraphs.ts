// The paragraphs of a product's sections, by the bold labels that begin them: „**Alergeni:** soja“, „**Važno:** …“.
import { linksOfTree } from './links.ts';
import { labelOf, type Node, visit, wordsOf } from './node.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { proseOf } from './prose.ts';

/** A section is drawn as Markdown by itself. */
const readSection = (markdown: string) =>
  parseMarkdown(markdown, { isMdx: false, hasIndentedCode: true, components: [] });

export const linksIn = (section: string) => linksOfTree(readSection(section));

/** Plain text on one line. */
export function oneLine(markdown: string): string {
  return oneLineOf(readSection(markdown));
}

const oneLineOf = (node: Node) => squeeze(proseOf(node).map(({ words }) => words));

const squeeze = (words: readonly string[]) => words.join(' ').replace(/\s+/g, ' ').trim();

interface Part {
  node: Node;
  /** Its Markdown. */
  source: string;
  /** The bold words that begin it, without a colon; '' where there are none. */
  label: string;
}

/** The paragraphs and lists of a section. */
export function partsOf(markdown: string): Part[] {
  return (readSection(markdown).children ?? []).map((node) => {
    const { start, end } = node.position;
    const label = labelOf(node);
    return {
      node,
      source: markdown.slice(start.offset, end.offset),
      label: label ? withoutColon(label) : '',
    };
  });
}

const withoutColon = (label: Node) => wordsOf(label).trim().replace(/:$/, '');

/** Plain text behind the label. */
const wordsBehindLabel = ({ node: { children: [, ...rest] = [] } }: Part) =>
  squeeze([
    rest
      .map(wordsOf)
      .join('')
      .replace(/^:?\s*/, ''),
  ]);

const isOfAllergens = ({ label }: Part) => /^Alergen[a-z]*$/.test(label);

export interface Composition {
  /** Markdown without the paragraphs about allergens, which pages show above the button. */
  source: string;
  /** The same as plain text. */
  ingredients: string;
  /**
   * The words behind „**Alergeni:**“. Undefined when no paragraph begins with „Alergeni“; allergens are never guessed
   * from the ingredients.
   */
  allergens: string | undefined;
}

export function readComposition(markdown: string): Composition {
  const parts = partsOf(markdown);
  const others = parts.filter((part) => !isOfAllergens(part));
  const allergens = parts.filter(isOfAllergens).map(wordsBehindLabel);
  return {
    source: others.map(({ source }) => source).join('\n\n'),
    ingredients: squeeze(others.map(({ node }) => oneLineOf(node))),
    allergens:
      allergens.length > 0
        ? allergens.map((words) => words.replace(/\.$/, '')).join('; ')
        : undefined,
  };
}

export const withoutAllergens = (composition: string) => readComposition(composition).source;
export const allergensIn = (composition: string) => readComposition(composition).allergens;
export const ingredientsIn = (composition: string) => readComposition(composition).ingredients;

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
