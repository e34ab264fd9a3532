import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readSiteFile } from '../../../src/check/site-file.ts';
import { otherHostOf } from '../../../src/model/page/other-host.ts';

export const DIST = 'dist';
/** Where the built site says that it is. */
export const ORIGIN = new URL(readSiteFile('.').site_url);
export const SECRET = 'secret-of-the-server';
/** What must never be served, put beside the site's own files. */
const HIDDEN = ['.env', '.git/config', 'images/.hidden', '.well-known/.hidden'];

export interface BuiltSite {
  /** Holds `dist`, a copy of the build that any user of the machine may read. */
  folder: string;
  settings: { origin: string; host: string; otherHost: string };
  remove: () => void;
}

/** A copy of the build to be served. */
export function copyBuiltSite(): BuiltSite {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  chmodSync(folder, 0o755); // Apache reads it as another user
  cpSync(DIST, join(folder, 'dist'), { recursive: true, preserveTimestamps: true });
  for (const path of HIDDEN.map((name) => join(folder, 'dist', name))) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, SECRET);
  }
  writeFileSync(join(folder, 'outside.txt'), SECRET);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const { origin, host } = ORIGIN;
  return { folder, settings: { origin, host, otherHost: otherHostOf(host) }, remove };
}

/** Files of the build below a folder of it, by path: `images/a.avif`. */
export function findFiles(pattern: string): string[] {
  const files = globSync(pattern, { cwd: DIST }).sort();
  if (files.length === 0) throw new Error(`Nothing like ${pattern} in ${DIST}: npm run build`);
  return files;
}

/** The address of a page by its file: `/products` for `products.html`, `/` for `index.html`. */
export function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}
