import type { Headers } from '../response-rules.ts';
import type { SitePlan } from '../site-plan.ts';

const LONGEST_LINE = 2000; // characters; Cloudflare Pages drops a longer one
const MOST_RULES = 100;

/**
 * `_headers`, which Cloudflare Pages and Netlify read. One joins the values of all rules that fit an
 * address, the other may replace them; so no header is in two such rules, except the policy: its
 * general part holds beside a page's own as well as without it. Caching is set where it differs
 * from what both do by themselves.
 */
export function emitHeadersFile(plan: SitePlan): string {
  const { everywhere, leastPolicy, pages, files, folders } = plan;
  const rules: [string, Headers][] = [
    // Cloudflare lets any site read the answers, and takes this line as a wish not to.
    ['/*', { ...everywhere, 'Content-Security-Policy': leastPolicy }],
    ...pages.flatMap(({ address, headers }): [string, Headers][] =>
      address === undefined ? [] : [[address, withoutCaching(headers)]],
    ),
    ...files.map(({ path, headers }): [string, Headers] => [path, headers]),
    ...folders.map(({ path, headers }): [string, Headers] => [`${path}*`, headers]),
  ];
  const lines = rules.flatMap(([path, headers]) => [
    path,
    ...(path === '/*' ? ['  ! Access-Control-Allow-Origin'] : []),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  if (rules.length > MOST_RULES || lines.some(({ length }) => length > LONGEST_LINE)) {
    throw new Error('_headers: Cloudflare Pages reads 100 rules and 2000 characters in a line.');
  }
  return `${lines.join('\n')}\n`;
}

function withoutCaching(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Cache-Control'));
}
