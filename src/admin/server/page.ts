// The page /admin: the editor or, until a repository is set, the instructions to set one.
import { readFileSync } from 'node:fs';
import { readValidSiteFields } from '../../check/site-file.ts';
import { readBuildMode } from '../../model/build-mode.ts';
import { jsonForScript } from '../../model/escape-html.ts';
import type { AdminSettings } from '../config.ts';

/**
 * The policy of the page: the CMS shrinks pictures in WebAssembly, adds styles while it runs, and sends
 * requests to no other host than GitHub.
 */
export const ADMIN_CSP =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' blob: data: https://avatars.githubusercontent.com; font-src 'self'; " +
  "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com; " +
  "worker-src 'self' blob:; manifest-src 'self' blob:; frame-src 'self' blob:; " +
  "base-uri 'none'; form-action 'none'";

/** The settings of the editor, from `site.yaml`. */
export function readAdminSettings(isLocal: boolean): AdminSettings {
  const { repository = '', branch = 'main', cms_auth_url: authUrl = '' } = readValidSiteFields('.');
  return { repository, branch, authUrl, isLocal, isLaunch: readBuildMode().isLaunch };
}

/** The page in this file, with its policy and its settings in the head. */
export function renderPage(file: string, settings: AdminSettings): string {
  const head =
    `<meta http-equiv="Content-Security-Policy" content="${ADMIN_CSP}">` +
    `<script type="application/json" id="settings">${jsonForScript(settings)}</script>`;
  return readFileSync(file, 'utf8').replace('<!-- head -->', () => head);
}
