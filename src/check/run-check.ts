import { checkContent, type Result } from './check-content.ts';
import type { Files } from './content.ts';
import { parse, readFiles } from './read-files.ts';

/**
 * Checks everything in `src/content/` below `root`, for the host that a publication goes to; of a proposal, `before`
 * is what it begins at.
 */
export async function runCheck(root: string, before?: Files): Promise<Result> {
  const publishTo = process.env['PUBLISH_TO'] ?? '';
  return checkContent(await readFiles(root), new Date(), parse, {
    publishTo,
    published: before?.texts,
  });
}
