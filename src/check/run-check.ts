import { checkSite, type Result } from './check-site.ts';
import { parse, readFiles } from './read-files.ts';

/** Checks everything in `src/content/` below `root`; the site's pages may lie elsewhere, in `code`. */
export async function runCheck(root: string, code = root): Promise<Result> {
  return checkSite(await readFiles(root, code), new Date(), parse);
}
