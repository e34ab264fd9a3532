// The links of a text: of Markdown by its tree, and of a field, which has nothing of Markdown but links.
import { type Node, visit, wordsOf } from './node.ts';

export interface Link {
  line: number;
  /** The words of the link, or the description of the picture. */
  label: string;
  /** The address, without the escapes of Markdown. */
  target: string;
  isPicture: boolean;
}

/** All links and pictures of a tree. A link by reference has no address of its own: it is refused. */
export function linksOfTree(tree: Node | undefined): Link[] {
  const links: Link[] = [];
  visit(tree, (node) => {
    const isPicture = node.type === 'image';
    if (!isPicture && node.type !== 'link') return;
    const { line } = node.position.start;
    links.push({ line, label: wordsOf(node), target: node.url ?? '', isPicture });
  });
  return links;
}

export interface FieldPart {
  text: string;
  /** The address, of a link; a part without it is text. */
  target?: string;
}

const LINK_OR_TEXT = /\[([^[\]]+)\]\(([^()\s]+)\)|\[?[^[]+|\[/g;

/** A field in its parts: „[tekst veze](/contact)“ is a link, as in Markdown. */
export function splitField(value: string): FieldPart[] {
  return [...value.matchAll(LINK_OR_TEXT)].map(([text, label, target = '']) =>
    label === undefined ? { text } : { text: label, target },
  );
}
