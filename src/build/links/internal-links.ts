import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePercent } from '../../model/decode-percent.ts';
import type { HostSettings } from '../hosting/host-settings.ts';
import { listFiles, pageAddress, readPages } from '../hosting/site-files.ts';
import { readFileLinks } from './file-links.ts';
import type { Link } from './link.ts';
import { readPageLinks } from './page-links.ts';

export interface LinkReport {
  /** How many addresses of the site itself were looked up. */
  looked: number;
  /** What leads nowhere, each as a Serbian sentence. */
  problems: string[];
  /** Addresses of other sites, each with the files that name it. */
  external: Map<string, string[]>;
}

/** Holds every address in the build's folder against what the folder holds. */
export function checkInternalLinks(folder: string, settings: HostSettings): LinkReport {
  const files = listFiles(folder).filter((file) => !file.startsWith('admin/'));
  const pages = new Map(
    readPages(folder, files).map(({ file, html }) => {
      const address = pageAddress(file) ?? `/${file}`;
      return [address, readPageLinks(address, html)];
    }),
  );
  const others = files
    .filter((file) => /\.(css|js|xml|webmanifest|txt)$/.test(file))
    .flatMap((file) => readFileLinks(file, readFileSync(join(folder, file), 'utf8')));
  const links = [...[...pages.values()].flatMap((page) => page.links), ...others];
  const known = new Set(listFiles(folder).map((file) => `/${file}`));

  const report: LinkReport = { looked: 0, problems: [], external: new Map() };
  for (const link of links) {
    const url = URL.canParse(link.written, settings.origin + link.from)
      ? new URL(link.written, settings.origin + link.from)
      : undefined;
    if (url && /^(data|mailto|tel|viber|whatsapp|blob):$/.test(url.protocol)) continue;
    if (url && url.origin !== settings.origin) {
      report.external.set(url.href, [...(report.external.get(url.href) ?? []), link.from]);
      continue;
    }
    report.looked++;
    const problem = url ? findProblem(link, url) : 'to nije ispravna adresa';
    if (problem) report.problems.push(`${link.from}: „${link.written}“ – ${problem}.`);
  }
  report.problems = [...new Set(report.problems)];
  return report;

  function findProblem({ kind }: Link, { pathname, hash }: URL): string | undefined {
    if ('path' in settings.relay && pathname === settings.relay.path) return undefined;
    const [path, place] = [pathname, hash.slice(1)].map(decodePercent);
    if (path === undefined || place === undefined) return 'to nije ispravna adresa';
    const page = pages.get(path);
    if (!page) {
      if (known.has(path) && !path.endsWith('.html')) return undefined;
      const near = [path.replace(/\.html$/, ''), path.replace(/\/$/, ''), `${path}/`];
      const right = near.find((address) => pages.has(address) || known.has(`${address}index.html`));
      if (right === path) return undefined;
      return right ? `stranica ima adresu „${right}“` : 'na sajtu nema te stranice ni tog fajla';
    }
    // A question about a product: the contact page knows every product by its number.
    const [, product] = /^\/contact#proizvod-(\d+)$/.exec(path + hash) ?? [];
    if (product && pages.get('/products')?.places.has(product)) return undefined;
    if (kind === 'data' || place === '' || place === 'top' || page.places.has(place))
      return undefined;
    return `na stranici „${path}“ nema mesta „${place}“`;
  }
}
