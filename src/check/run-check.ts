// The check as it runs in Node: on the disk, with the parser that Astro itself uses.
import { mdxToMdast } from 'satteri';
import { checkContent, type Result } from './check-content.ts';
import { readContent } from './read-content.ts';
import type { MdxParser } from './rules/mdx-syntax.ts';

/** Checks everything in `src/content/` below this folder. */
export async function runCheck(root: string): Promise<Result> {
  return checkContent(await readContent(root), { now: new Date(), parseMdx });
}

export const parseMdx: MdxParser = (source) => mdxToMdast(source) as ReturnType<MdxParser>;
