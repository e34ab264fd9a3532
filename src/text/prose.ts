// The words that a visitor reads of a text, by its tree and without any sign of Markdown.
import { splitField } from './links.ts';
import { type Node, wordsOf } from './node.ts';

/** A paragraph, a heading, or a cell of a table. */
export interface Prose {
  /** As many lines as the source has. */
  words: string;
  /** Line of the first word, from 1. */
  line: number;
  isHeading: boolean;
}

const HOLDS_WORDS = new Set(['paragraph', 'heading', 'tableCell']);

/** Without what holds a sign that MDX would run as code: nobody knows where its words begin. */
export function proseOf(tree: Node | undefined): Prose[] {
  if (!tree) return [];
  if (!HOLDS_WORDS.has(tree.type)) return (tree.children ?? []).flatMap(proseOf);
  if (holdsCode(tree)) return [];
  const words = wordsOf(asShown(tree));
  return [{ words, line: tree.position.start.line, isHeading: tree.type === 'heading' }];
}

const holdsCode = ({ type, children = [] }: Node): boolean =>
  type === 'codeSign' || type === 'componentTag' || children.some(holdsCode);

/** What the site fills in, such as a name: one sign that is no letter. */
const FILLED_IN = '·';

/**
 * The node with words in place of what has none. Comments are HTML; any other HTML, and text between backticks, is
 * refused. Of two components side by side visitors see one.
 */
function asShown(node: Node, previous?: Node): Node {
  const { type, children, position } = node;
  if (type === 'html' || type === 'inlineCode') return { type: 'text', value: ' ', position };
  if (type === 'component' && children?.length === 0)
    return { type: 'text', value: FILLED_IN, position };
  if (!children) return node;
  const shown = children.map((child, index) => asShown(child, children[index - 1]));
  const isApart = type === 'component' && previous?.type === 'component';
  const space = { type: 'text', value: ' ', position };
  return { ...node, children: isApart ? [space, ...shown] : shown };
}

/** The words of a field, whose links are shown by their texts. */
export const wordsOfField = (value: string) =>
  splitField(value)
    .map(({ text }) => text)
    .join('');
