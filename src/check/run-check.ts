import { checkSite, type Result } from './check-site.ts';
import { parse, readFiles } from './read-files.ts';

/** Checks everything in `src/content/` below `root`, for the host that a publication goes to. */
export async function runCheck(root: string): Promise<Result> {
  return checkSite(await readFiles(root), new Date(), parse, process.env['PUBLISH_TO'] ?? '');
}
