import { readHistory } from './git-history.ts';
import { findPageSources } from './page-sources.ts';

/**
 * When the text or a picture of each page last changed, by the page's address. A page of which that
 * is not certain is left out: a wrong day is worse for search engines than none.
 */
export function readLastChanges(root: string, now: Date): Map<string, Date> {
  const history = readHistory(root, 'src/content');
  const found = new Map<string, Date>();
  if (!history) return found;
  for (const [address, { has, appeared }] of findPageSources(root, now)) {
    if ([...history.uncommitted].some(has)) continue;
    const dates = [...history.changes].filter(([path]) => has(path)).map(([, date]) => date);
    if (dates.length === 0) continue;
    const latest = Math.max(...[...dates, appeared ?? 0].map(Number));
    found.set(address, new Date(Math.min(latest, now.getTime())));
  }
  return found;
}
