// The words that a visitor reads of a text, without any sign of Markdown: for the rules that judge language, which report
// by line.
import { splitField } from './links.ts';
import { type Node, wordsOf } from './node.ts';

/** A paragraph, a heading, or a cell of a table. */
export interface Prose {
  /** Line n of the words is line n of the block in the file: rules count on it. */
  words: string;
  /** Line of the first word, from 1. */
  line: number;
  isHeading: boolean;
}

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);

/**
 * The blocks of a tree in their order. One with a `<` or `{` that MDX would run is left out, since nobody knows where
 * its words begin; the check reports the sign.
 */
export function proseOf(tree: Node | undefined): Prose[] {
  if (!tree) return [];
  if (!BLOCKS.has(tree.type)) return (tree.children ?? []).flatMap(proseOf);
  if (holdsSignOfCode(tree)) return [];
  const words = wordsOf(asShown(tree));
  return [{ words, line: tree.position.start.line, isHeading: tree.type === 'heading' }];
}

const holdsSignOfCode = ({ type, children = [] }: Node): boolean =>
  type === 'codeSign' || type === 'componentTag' || children.some(holdsSignOfCode);

/** Stands for what the site fills in, such as a name. No letter: no rule takes it for a word, or for a missing one. */
const FILLED_IN = '·';

/** The node with other words for what is not shown as it is typed. */
function asShown(node: Node): Node {
  const { type, children, value = '', position } = node;
  const textOf = (words: string) => ({ type: 'text', value: words, position });
  // A comment, or what the check refuses: nothing is seen, but its lines count.
  if (type === 'html' || type === 'inlineCode') return textOf(value.replace(/[^\n]/g, ' '));
  if (!children) return node;
  if (type === 'component' && children.length === 0) return textOf(FILLED_IN);
  return { ...node, children: apart(children).map(asShown) };
}

/**
 * With a space between two components side by side, of which a visitor sees one:
 * `<PorukeCuva ko="server">…</PorukeCuva><PorukeCuva ko="cloudflare">…</PorukeCuva>`.
 */
function apart(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node, index) => {
    const isBeside = node.type === 'component' && nodes[index - 1]?.type === 'component';
    return isBeside ? [{ type: 'text', value: ' ', position: node.position }, node] : node;
  });
}

/** The words of a field, whose links are shown by their texts. */
export const wordsOfField = (value: string) =>
  splitField(value)
    .map(({ text }) => text)
    .join('');
