// The tree of a text: mdast, as the rules of the check see it.

/** A node of mdast, with the properties that are used. */
export interface Node {
  type: string;
  value?: string;
  /** Of a component. */
  name?: string;
  depth?: number;
  url?: string;
  alt?: string | null;
  ordered?: boolean | null;
  start?: number | null;
  /** Of a list or its item: an empty line stands in it. */
  spread?: boolean | null;
  checked?: boolean | null;
  /** Of a component, by their names. */
  attributes?: Readonly<Record<string, string>>;
  children?: readonly Node[];
  position: { start: Point; end: Point };
}

/** Lines and columns from 1, offsets from 0. */
interface Point {
  line: number;
  column: number;
  offset: number;
}

export function visit(node: Node | undefined, callback: (node: Node) => void): void {
  if (!node) return;
  callback(node);
  for (const child of node.children ?? []) visit(child, callback);
}

/** The bold words that begin a paragraph, such as „**Važno:**“. */
export function labelOf({ type, children: [first] = [] }: Node): Node | undefined {
  return type === 'paragraph' && first?.type === 'strong' ? first : undefined;
}

/** The words of a node and of all that it holds, one behind the other; each line of its text is a line of the words. */
export function wordsOf({ type, value, alt, children = [] }: Node): string {
  if (type === 'break') return '\n';
  return value ?? alt ?? children.map(wordsOf).join('');
}
