import { checkSite, type Result } from './check-site.ts';
import { parse, readFiles } from './read-files.ts';

/** Checks everything in `src/content/` below `root`. */
export async function runCheck(root: string): Promise<Result> {
  return checkSite(await readFiles(root), new Date(), parse);
}
