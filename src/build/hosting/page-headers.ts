import type { Headers } from './response-rules.ts';
import type { PlannedPage } from './site-plan.ts';

/** What most pages carry, and for each page what it carries beside or instead of that. */
export function splitPageHeaders(pages: readonly PlannedPage[]): {
  usual: Headers;
  own: { page: PlannedPage; headers: Headers }[];
} {
  const usual: Record<string, string> = {};
  for (const name of new Set(pages.flatMap(({ headers }) => Object.keys(headers)))) {
    const values = pages.map(({ headers }) => headers[name]).filter((value) => value !== undefined);
    const shared = values.find(
      (value) => values.filter((other) => other === value).length > pages.length / 2,
    );
    if (shared !== undefined) usual[name] = shared;
  }
  const own = pages.map((page) => ({
    page,
    headers: Object.fromEntries(
      Object.entries(page.headers).filter(([name, value]) => usual[name] !== value),
    ),
  }));
  return { usual, own: own.filter(({ headers }) => Object.keys(headers).length > 0) };
}
