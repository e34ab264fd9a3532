import { checkContent, type Result } from './check-content.ts';
import type { Files } from './content.ts';
import { parse, readFiles } from './read-files.ts';

/** Checks everything in `src/content/` below `root`. */
export async function runCheck(root: string): Promise<Result> {
  return checkForHost(await readFiles(root));
}

/** Checks what was read, for the host that a publication goes to; of a proposal, `before` is what it begins at. */
export function checkForHost(files: Files, before?: Files): Result {
  const publishTo = process.env['PUBLISH_TO'] ?? '';
  return checkContent(files, new Date(), parse, {
    publishTo,
    published: before?.texts,
  });
}
