// The links and pictures of a text: from the tree where there is one, else from the text itself.
import { type Node, visit } from './markdown.ts';
import { oncePerText } from './once-per-text.ts';

export interface Link {
  line: number;
  /** The words of the link, or the description of the picture. */
  label: string;
  /** The address, without the escapes of Markdown. */
  target: string;
  isPicture: boolean;
  /** Offsets in the text: from the bracket to behind the address. */
  start: number;
  end: number;
}

/** The links and pictures below the data of a text. */
export const linksOf = oncePerText(({ tree, body }) =>
  tree ? linksOfTree(tree) : linksInText(body),
);

/** All links and pictures of a tree. A link by reference has no address of its own: `allowed-parts.ts` refuses it. */
function linksOfTree(tree: Node): Link[] {
  const links: Link[] = [];
  visit(tree, (node) => {
    const isPicture = node.type === 'image';
    if (!isPicture && node.type !== 'link') return;
    const { start, end } = node.position;
    const label = isPicture ? (node.alt ?? '') : wordsOf(node);
    const target = node.url ?? '';
    const place = { line: start.line, start: start.offset, end: end.offset };
    links.push({ ...place, label, target, isPicture });
  });
  return links;
}

function wordsOf({ value, alt, children = [] }: Node): string {
  return value ?? alt ?? children.map(wordsOf).join('');
}

/** „(/contact)“, „(<moja slika.jpg>)“, „(https://primer.rs/a_(b) "Naslov")“ behind the words of a link. */
const ADDRESS = String.raw`\( ?(?:<([^<>\n]*)>|([^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)?))(?:\s[^()\n]*)?\)`;
/** What begins or ends a link; a backslash takes the sign behind it along. */
const BRACKETS = new RegExp(String.raw`\\[^\n]|\n|\[|\](${ADDRESS})?`, 'g');

/**
 * The links and pictures of a text that has no tree: of a field, and in the browser of /admin. Each bracket is looked
 * at once, however many of them are open.
 */
export function linksInText(source: string): Link[] {
  const links: Link[] = [];
  const open: number[] = [];
  let line = 1;
  for (const { 0: sign, 1: address, 2: angled, 3: bare = '', index } of source.matchAll(BRACKETS)) {
    if (sign === '\n') line += 1;
    if (sign === '[') open.push(index);
    if (!sign.startsWith(']')) continue;
    const start = open.pop();
    if (start === undefined || address === undefined) continue;
    const isPicture = source[start - 1] === '!';
    const label = source.slice(start + 1, index);
    const target = angled ?? bare;
    links.push({ line, label, target, isPicture, start, end: index + sign.length });
  }
  return links;
}
