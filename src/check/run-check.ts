import { checkContent, type Result } from './check-content.ts';
import type { Files } from './content.ts';
import { readFiles } from './read-files.ts';

/** Checks everything in `src/content/` below `root`. `publishTo` is the host that a publication goes to. */
export async function runCheck(root: string, publishTo = ''): Promise<Result> {
  return checkFiles(await readFiles(root), publishTo);
}

/** Checks what was read; of a proposal, `before` is what it begins at. */
export function checkFiles(files: Files, publishTo: string, before?: Files): Result {
  return checkContent(files, new Date(), {
    publishTo,
    published: before?.texts,
  });
}
