// Writes the Content-Security-Policy of a page into the page itself, so that a host's headers are the same
// for every page and version. Astro's own policy would list the hashes of all pages in each page (2 kB
// that cannot be compressed) and omit those of speculation rules.
import { createHash } from 'node:crypto';

/** The fields of `site.yaml` that name other origins. */
export interface PolicySite {
  contact_endpoint: string;
  optional_scripts?: readonly { src: string; connects_to?: readonly string[] }[];
}

const CHARSET = '<meta charset="utf-8">';
const INLINE = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;
/** Scripts that need no hash: a file is allowed by its address, and data for search engines is not run. */
const NEVER_RUN = /\ssrc=|\stype="application\/(ld\+)?json"/;

/** The page with its policy before any script. @throws for a page without `<meta charset="utf-8">`. */
export function writePolicy(html: string, site: PolicySite): string {
  if (!html.includes(CHARSET))
    throw new Error(`A page has no ${CHARSET} for its policy to follow.`);
  const meta = `<meta http-equiv="content-security-policy" content="${composePolicy(html, site)}">`;
  return html.replace(CHARSET, CHARSET + meta);
}

/** Forbids everything but what the page contains and what `site.yaml` names. */
function composePolicy(html: string, site: PolicySite): string {
  const optional = site.optional_scripts ?? [];
  const sources = optional.map(({ src }) => new URL(src).origin);
  const connections = [...sources, ...optional.flatMap(({ connects_to }) => connects_to ?? [])];
  const relay = site.contact_endpoint.startsWith('/')
    ? []
    : [new URL(site.contact_endpoint).origin];
  const directives: [name: string, sources: string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...sources, ...hashesOf('script', html)]],
    ['style-src', hashesOf('style', html)],
    ['img-src', ["'self'", ...(html.includes('data:image/') ? ['data:'] : []), ...connections]],
    ['connect-src', ["'self'", ...relay, ...connections]],
    ['form-action', ["'self'", ...relay]],
    ['manifest-src', ["'self'"]],
    ['base-uri', ["'none'"]],
  ];
  return directives
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => [name, ...new Set(list)].join(' '))
    .join('; ');
}

/** `'sha256-…'` for the text of each inline script or style that a browser would run or apply. */
function hashesOf(tag: 'script' | 'style', html: string): string[] {
  return [...html.matchAll(INLINE)]
    .filter(([, name, attributes = '']) => name === tag && !NEVER_RUN.test(attributes))
    .map(([, , , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
