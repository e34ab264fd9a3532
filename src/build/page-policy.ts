// Writes the Content-Security-Policy of a page into the page itself, so that a host's headers are the same
// for every page and version. Astro's own policy would list the hashes of all pages in each page (2 kB
// that cannot be compressed) and omit those of speculation rules.
import { createHash } from 'node:crypto';
import { inlineCode } from './page-lock.ts';

/** The field of `site.yaml` that may name another origin. */
export interface PolicySite {
  contact_endpoint: string;
}

const CHARSET = '<meta charset="utf-8">';

/**
 * The page with its policy before any script. Of the inline scripts and styles in the page, the policy allows
 * those of `ownCode` alone, and of others' origins `origins`. @throws for a page without `<meta charset="utf-8">`.
 */
export function writePolicy(
  html: string,
  site: PolicySite,
  ownCode: ReadonlySet<string>,
  origins: readonly string[] = [],
): string {
  if (!html.includes(CHARSET))
    throw new Error(`A page has no ${CHARSET} for its policy to follow.`);
  const policy = composePolicy(html, site, ownCode, origins);
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return html.replace(CHARSET, CHARSET + meta);
}

/** Forbids everything but the project's own code in the page, the relay, and these origins of others. */
function composePolicy(
  html: string,
  site: PolicySite,
  ownCode: ReadonlySet<string>,
  origins: readonly string[],
): string {
  const relay = site.contact_endpoint.startsWith('/')
    ? []
    : [new URL(site.contact_endpoint).origin];
  const code = inlineCode(html);
  const scripts = code.scripts.filter((text) => ownCode.has(text));
  const styles = code.styles.filter((text) => ownCode.has(text));
  const drawn = styles.some((text) => text.includes('data:image/')) ? ['data:'] : [];
  const directives: [name: string, sources: string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...origins, ...scripts.map(hashOf)]],
    ['style-src', styles.map(hashOf)],
    ['img-src', ["'self'", ...drawn, ...origins]],
    ['connect-src', ["'self'", ...relay, ...origins]],
    ['form-action', ["'self'", ...relay]],
    ['manifest-src', ["'self'"]],
    ['base-uri', ["'none'"]],
  ];
  return directives
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => [name, ...new Set(list)].join(' '))
    .join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
