// The tree of a text as Astro's own parser reads it, to compare with the reader of the check.
import { markdownToMdast, mdxToMdast } from 'satteri';

export interface AstroNode {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  children?: readonly AstroNode[];
}

/** @throws in English where the text is no MDX. */
export const astroTree = (source: string, isMdx: boolean): AstroNode =>
  (isMdx ? mdxToMdast(source) : markdownToMdast(source)) as AstroNode;

export function visitAstro(node: AstroNode, callback: (node: AstroNode) => void): void {
  callback(node);
  for (const child of node.children ?? []) visitAstro(child, callback);
}
