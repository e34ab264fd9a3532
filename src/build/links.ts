// `node src/build/links.ts`: where every address in the finished site leads, other sites' ones too;
// `--own` leaves those out.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'astro';
import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import { readSiteFile } from '../check/site-file.ts';

const LISTED = /<loc>([^<]+)<\/loc>|"(?:src|start_url)":"([^"]+)"/g;
const NO_PAGE_LEADS_TO = ['/404', '/offline'];

/**
 * One sentence for each address in the site below this folder that leads nowhere, with the page that
 * names it. `own` leaves the addresses of other sites out.
 */
export async function findBrokenLinks(outDir: string, { own = true } = {}): Promise<string[]> {
  const server = await preview({ root: '.', outDir, logLevel: 'silent', server: { port: 0 } });
  const here = `http://localhost:${server.port}`;
  const { origin } = new URL(readSiteFile('.').site_url);
  // No link leads to what the map of the site and its manifest list.
  const listed = globSync('{sitemap-*.xml,*.webmanifest}', { cwd: outDir })
    .flatMap((file) => [...readFileSync(join(outDir, file), 'utf8').matchAll(LISTED)])
    .map(([, page, icon = '/']) => page ?? icon);
  const addresses = [...NO_PAGE_LEADS_TO, ...listed].map((path) => new URL(path, here));
  try {
    const { links } = await new LinkChecker().check({
      path: [...new Set(addresses.map(({ pathname }) => here + pathname))],
      recurse: true,
      checkCss: true,
      checkFragments: true,
      // The site as it is here, and not as it is on the web.
      urlRewriteExpressions: [{ pattern: new RegExp(`^${origin}`), replacement: here }],
      linksToSkip: async (link) => own && ![here, origin].some((site) => link.startsWith(site)),
    });
    const tell = ({ url, status, parent }: LinkResult) => {
      const page = parent ? parent.replace(here, '') : 'popisu sajta';
      const answer = status ? `odgovor ${status}` : 'bez odgovora';
      return `${url.replace(here, '')} (${answer}) – na ${page}`;
    };
    const broken = links.filter(({ state }) => state === LinkState.BROKEN);
    return broken.filter(({ url }) => url !== `${here}/404`).map(tell);
  } finally {
    await server.stop();
  }
}

if (import.meta.main) {
  const broken = await findBrokenLinks('dist', { own: process.argv.includes('--own') });
  for (const link of broken) console.log(link);
  console.log(broken.length > 0 ? `Ne vodi nikuda: ${broken.length}.` : 'Svaka veza vodi nekuda.');
  process.exitCode = broken.length > 0 ? 1 : 0;
}
