import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'astro';
import { LinkChecker, LinkState } from 'linkinator';
import { afterAll, expect, test } from 'vitest';
import { DIST, ORIGIN } from './support/built-site.ts';

/** What no link leads to: it stands in the map of the site and in its manifest. */
const LISTED = /<loc>([^<]+)<\/loc>|"(?:src|start_url)":"([^"]+)"/g;
const NO_PAGE_LEADS_TO = ['/404', '/offline'];

const copy = mkdtempSync(join(tmpdir(), 'links-'));
afterAll(() => rmSync(copy, { recursive: true }));

// biome-ignore format: one case a line
const FAULTS: readonly (readonly [file: string, fault: string, told: string])[] = [
  ['about-me.html', '<a href="/nema-stranice">x</a>', '/nema-stranice (404) on /about-me'],
  ['about-me.html', '<a href="/products/">x</a>', '/products/ (404) on /about-me'],
  ['about-me.html', '<a href="/products#9999">x</a>', '/products#9999 (200) on /about-me'],
  ['products/zubni-gel.html', '<a href="/products/nema">x</a>', '/products/nema (404) on /products/zubni-gel'],
  ['contact.html', '<img srcset="/nema-1.avif 1x, /nema-2.avif 2x">', '/nema-2.avif (404) on /contact'],
  ['contact.html', '<style>p{background:url("/nema.svg")}</style>', '/nema.svg (404) on /contact'],
  ['contact.html', '<script src="/nema.js"></script>', '/nema.js (404) on /contact'],
  ['404.html', '<a href="/nema-iz-404">x</a>', '/nema-iz-404 (404) on /404'],
];

test('every link, place, picture and file that the built site names is there', async () => {
  expect(await findBrokenLinks(DIST)).toEqual([]);
});

test('each that is not is told with the page that names it', async () => {
  cpSync(DIST, copy, { recursive: true });
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(copy, file), change(readFileSync(join(copy, file), 'utf8')));
  for (const [file, fault] of FAULTS) {
    edit(file, (html) => html.replace(/<body[^>]*>/, (body) => body + fault));
  }
  edit('about-me.html', (html) => html.replace('/about-me.jpg', '/nema.jpg'));
  edit('manifest.webmanifest', (text) => text.replace('icon-192', 'nema-ikone'));
  edit('sitemap-0.xml', (text) => text.replace(/\/cookie-policy</, '/nema-u-mapi<'));
  const broken = await findBrokenLinks(copy);
  for (const [, , told] of FAULTS) expect(broken).toContain(told);
  expect(broken).toContain('/nema.jpg (404) on /about-me');
  expect(broken).toContain('/nema-ikone.png (404) on a list');
  expect(broken).toContain('/nema-u-mapi (404) on a list');
});

/** One sentence for each address in this site that leads nowhere, with the page that names it. */
async function findBrokenLinks(outDir: string): Promise<string[]> {
  const server = await preview({ root: '.', outDir, logLevel: 'silent', server: { port: 0 } });
  const here = `http://localhost:${server.port}`;
  const listed = globSync('{sitemap-*.xml,*.webmanifest}', { cwd: outDir })
    .flatMap((file) => [...readFileSync(join(outDir, file), 'utf8').matchAll(LISTED)])
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
    return links
      .filter(({ state, url }) => state === LinkState.BROKEN && url !== `${here}/404`)
      .map(({ url, status, parent = 'a list' }) =>
        `${url} (${status}) on ${parent}`.replaceAll(here, ''),
      );
  } finally {
    await server.stop();
  }
}
