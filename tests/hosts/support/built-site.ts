import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HostSettings, readHostSettings } from '../../../src/build/hosting/host-settings.ts';
import { listFiles, readPages } from '../../../src/build/hosting/site-files.ts';
import { planSite, type SitePlan } from '../../../src/build/hosting/site-plan.ts';

export const DIST = 'dist';
export const SECRET = 'secret-of-the-server';

/** What must never be served, put beside the site's own files. */
const HIDDEN = ['.env', '.git/config', 'images/.hidden', '.well-known/.hidden'];

export interface BuiltSite {
  /** Holds `dist`, a copy of the build that any user of the machine may read. */
  folder: string;
  settings: HostSettings;
  plan: SitePlan;
  files: string[];
  remove: () => void;
}

/** A copy of the build to be served. Throws when there is no build. */
export function copyBuiltSite(): BuiltSite {
  if (!existsSync(`${DIST}/.htaccess`)) throw new Error('No build in dist/: npm run build');
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  chmodSync(folder, 0o755); // Apache reads it as another user
  const site = join(folder, 'dist');
  cpSync(DIST, site, { recursive: true, preserveTimestamps: true });
  for (const path of HIDDEN) {
    mkdirSync(join(site, path, '..'), { recursive: true });
    writeFileSync(join(site, path), SECRET);
  }
  writeFileSync(join(folder, 'outside.txt'), SECRET);
  const settings = readHostSettings('.');
  const files = listFiles(DIST);
  return {
    folder,
    settings,
    files,
    plan: planSite(settings, files, readPages(DIST, files)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
