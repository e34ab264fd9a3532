import { checkContent, type Result } from './check-content.ts';
import { parse, readFiles } from './read-files.ts';

/** Checks everything in `src/content/` below `root`, for the host that a publication goes to. */
export async function runCheck(root: string): Promise<Result> {
  return checkContent(await readFiles(root), new Date(), parse, process.env['PUBLISH_TO'] ?? '');
}
