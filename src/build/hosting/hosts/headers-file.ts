import type { Headers } from '../response-rules.ts';
import type { SitePlan } from '../site-plan.ts';

type Rule = [path: string, headers: Headers];

const LONGEST_LINE = 2000; // characters
const MOST_RULES = 100;

/**
 * `_headers`, which Cloudflare and Netlify read. One joins the values of all rules that fit an
 * address, the other may replace them; so no header is in two such rules, except the policy: its
 * general part holds beside a page's own as well as without it. Caching is set where it differs
 * from what both do by themselves.
 */
export function emitHeadersFile(plan: SitePlan): string {
  const { everywhere, leastPolicy, files, folders } = plan;
  const rules: Rule[] = [
    ['/*', { ...everywhere, 'Content-Security-Policy': leastPolicy }],
    ...listPageRules(plan),
    ...files.map(({ path, headers }): Rule => [path, headers]),
    ...folders.map(({ path, headers }): Rule => [`${path}*`, headers]),
  ];
  const lines = rules.flatMap(([path, headers]) => [
    path,
    // Cloudflare lets any site read the answers, and takes this line as a wish not to.
    ...(path === '/*' ? ['  ! Access-Control-Allow-Origin'] : []),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** What Cloudflare would leave out of the file without a word; undefined when nothing. */
export function findDroppedHeaders(text: string): string | undefined {
  const lines = text.split('\n');
  const rules = lines.filter((line) => line.startsWith('/')).length;
  if (rules > MOST_RULES) return `it reads ${MOST_RULES} rules, and there are ${rules}`;
  const long = lines.find(({ length }) => length > LONGEST_LINE);
  return long && `it reads ${LONGEST_LINE} characters of a line, and one has ${long.length}`;
}

/**
 * One rule for a page, or for a row of pages in a folder whose names begin with the same letter. The
 * folder's own rule would be shorter, but `/products/*` fits `/products` as well for one of them.
 */
function listPageRules({ pages, files, folders }: SitePlan): Rule[] {
  const visited = pages.flatMap(({ address, headers }) =>
    address === undefined ? [] : [{ address, headers: withoutCaching(headers) }],
  );
  const rows = Map.groupBy(visited, ({ address, headers }) =>
    JSON.stringify([rowOf(address), headers]),
  );
  return [...rows.values()].flatMap((row): Rule[] => {
    const prefix = rowOf(row[0]?.address ?? '');
    const fits = [...visited.map(({ address }) => address), ...[...files, ...folders].map(pathOf)];
    const isRow =
      row.length > 1 && fits.filter((path) => path.startsWith(prefix)).length === row.length;
    if (isRow && row[0]) return [[`${prefix}*`, row[0].headers]];
    return row.map(({ address, headers }) => [address, headers]);
  });
}

/** `/products/z` for `/products/zubni-gel`; a page that is in no folder is a row by itself. */
function rowOf(address: string): string {
  return address.replace(/(?<=\/.+\/.).*$/, '');
}

function pathOf({ path }: { path: string }): string {
  return path;
}

function withoutCaching(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Cache-Control'));
}
