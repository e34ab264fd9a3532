import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'astro';
import { LinkChecker, LinkState } from 'linkinator';
import { expect, test } from 'vitest';
import { DIST, ORIGIN } from './support/built-site.ts';

/** Addresses without a link, from the map of the site and its manifest. */
const LISTED = /<loc>([^<]+)<\/loc>|"(?:src|start_url)":"([^"]+)"/g;
/** An iPhone requests the last one without a link. */
const NO_PAGE_LEADS_TO = ['/404', '/offline', '/apple-touch-icon.png'];

test('every link, anchor, picture and file that the built site names exists', async () => {
  const { broken, count } = await checkLinks();
  expect(broken).toEqual([]);
  // Every page, with the pictures and the places on it.
  expect(count).toBeGreaterThan(200);
});

/** One sentence for each address in this site that leads nowhere, with the page that names it. */
async function checkLinks(): Promise<{ broken: string[]; count: number }> {
  const server = await preview({ root: '.', logLevel: 'silent', server: { port: 0 } });
  const here = `http://localhost:${server.port}`;
  const listed = globSync('{sitemap-*.xml,*.webmanifest}', { cwd: DIST })
    .flatMap((file) => [...readFileSync(join(DIST, file), 'utf8').matchAll(LISTED)])
    .map(([, page, icon = '/']) => page ?? icon);
  const paths = [...NO_PAGE_LEADS_TO, ...listed].map((path) => new URL(path, here).pathname);
  try {
    const { links } = await new LinkChecker().check({
      path: [...new Set(paths)].map((path) => here + path),
      recurse: true,
      checkCss: true,
      checkFragments: true,
      // The site as it is here, and not as it is on the web; other sites' addresses are left out.
      urlRewriteExpressions: [{ pattern: new RegExp(`^${ORIGIN.origin}`), replacement: here }],
      linksToSkip: async (link) => ![here, ORIGIN.origin].some((site) => link.startsWith(site)),
    });
    const broken = links
      .filter(({ state, url }) => state === LinkState.BROKEN && url !== `${here}/404`)
      .map(({ url, status, parent = 'a list' }) =>
        `${url} (${status}) on ${parent}`.replaceAll(here, ''),
      );
    return { broken, count: links.length };
  } finally {
    await server.stop();
  }
}
