// The one reader of the text below the data: of the build's check, of /admin, and of the comment on a proposal. What
// Astro draws is compared with it by `tests/unit/text/drawn-texts.strangers.test.ts`.
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { mdxSigns, mdxSignsFromMarkdown, TAG } from './mdx-signs.ts';
import type { Node } from './node.ts';

/** How the texts of a kind are read. */
export interface Dialect {
  isMdx: boolean;
  /** MDX has no indented code; a product is an MDX file of which the sections are drawn as Markdown. */
  hasIndentedCode: boolean;
  /** Names of the components that the text may hold. */
  components: readonly string[];
}

/**
 * The tree of a text. A component is a node `component` with its children; `codeSign` is a sign that MDX would run as
 * code, and `componentTag` a tag whose other half is missing.
 */
export function parseMarkdown(
  source: string,
  { isMdx, hasIndentedCode, components }: Dialect,
): Node {
  const tree = fromMarkdown(source, {
    extensions: [
      gfm(),
      ...(isMdx ? [mdxSigns(components)] : []),
      ...(hasIndentedCode ? [] : [{ disable: { null: ['codeIndented'] } }]),
    ],
    mdastExtensions: [TOKENS_ONLY, ...(isMdx ? [mdxSignsFromMarkdown] : [])],
  });
  if (!hasPositions(tree)) throw new Error('The parser gives no positions.');
  return isMdx ? withComponents(withModules(tree, source)) : tree;
}

/** Without the second search for addresses, whose nodes have no positions: the check refuses what it would find. */
const TOKENS_ONLY = gfmFromMarkdown().map(({ transforms: _, ...extension }) => extension);

/** The parser gives every node its position, which the types of mdast leave open. */
const hasPositions = (tree: { type: string }): tree is Node => 'position' in tree;

/** „import x“ and „export x“ at the beginning of a line begin a program. */
const MODULE = /^(?:import|export)(?![\p{L}\d-])/u;

/** Of a part that MDX would run as a program, one node `codeSign`. */
function withModules(tree: Node, source: string): Node {
  const children = tree.children?.map((node) => {
    const { start, end } = node.position;
    const typed = source.slice(start.offset, end.offset);
    const isModule = start.column === 1 && MODULE.test(typed);
    return isModule ? { type: 'codeSign', value: typed, position: node.position } : node;
  });
  return { ...tree, ...(children && { children }) };
}

/** The tree in which what stands between two tags of a component is inside of it. */
function withComponents(node: Node): Node {
  if (!node.children) return node;
  const levels: { tag?: Node; children: Node[] }[] = [{ children: [] }];
  const top = () => levels.at(-1) as { tag?: Node; children: Node[] };
  for (const child of node.children.map(withComponents)) {
    const { closing, name = '', empty } = readTag(child);
    const { tag } = top();
    if (child.type !== 'componentTag' || (closing && (!tag || readTag(tag).name !== name)))
      top().children.push(child);
    else if (empty) top().children.push(componentOf(child, child, []));
    else if (!closing) levels.push({ tag: child, children: [] });
    else {
      const { children } = levels.pop() as { children: Node[] };
      top().children.push(componentOf(tag as Node, child, children));
    }
  }
  const [first, ...open] = levels;
  const children = [
    ...(first?.children ?? []),
    ...open.flatMap(({ tag, children }) => [...(tag ? [tag] : []), ...children]),
  ];
  return { ...node, children };
}

/** „ko="server"“; anything else that stands in a tag is a name without a value. */
const ATTRIBUTE = /([^\s="]+)(?:="([^"]*)"|=\S+)?/g;

const readTag = ({ value = '' }: Node) => TAG.exec(value)?.groups ?? {};

function componentOf(opening: Node, closing: Node, children: readonly Node[]): Node {
  const { name = '', attributes = '' } = readTag(opening);
  const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, key, value = '']) => [key, value]);
  return {
    type: 'component',
    name,
    attributes: Object.fromEntries(pairs),
    children,
    position: { start: opening.position.start, end: closing.position.end },
  };
}
