// The page /admin: which of the two it is, what it may load, what it knows about the site.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSiteFile } from '../../check/site-file.ts';
import { type AdminSettings, writeSettings } from '../cms-settings.ts';

/** What the page may load and run. `src/admin/README.md` says how a host sends it as a header. */
export const ADMIN_CSP = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'", // Images are made smaller in WebAssembly,
  "style-src 'self' 'unsafe-inline'", // and the CMS writes its styles as it goes.
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
  "worker-src 'self' blob:",
  "manifest-src 'self' blob:",
  "frame-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The settings as `site.yaml` under this project folder has them. */
export function readAdminSettings(root: string, isLocal: boolean): AdminSettings {
  const site = readSiteFile(root);
  return {
    repository: site.repository ?? '',
    branch: site.branch ?? 'main',
    authUrl: site.cms_auth_url ?? '',
    isLocal,
  };
}

/** True when there is somewhere to save to; otherwise the page says what to set. */
export function canSave({ isLocal, repository }: AdminSettings): boolean {
  return isLocal || repository !== '';
}

/** The editor's page, from the bundle's `index.html`. */
export function renderEditor(bundle: string, settings: AdminSettings): string {
  return fillHead(readFileSync(resolve(bundle, 'index.html'), 'utf8'), writeSettings(settings));
}

/** The page that says what to set before there can be an editor. It loads nothing. */
export function renderSetup(): string {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const page = readFileSync('src/admin/setup.html', 'utf8').replace('/* tokens */', () => tokens);
  return fillHead(page, '');
}

function fillHead(page: string, settings: string): string {
  const csp = `<meta http-equiv="Content-Security-Policy" content="${ADMIN_CSP}">`;
  return page.replace('<!-- csp and settings -->', () => csp + settings);
}
