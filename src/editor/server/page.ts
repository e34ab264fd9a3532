// The page /admin: the editor or, until a repository is set, the instructions to set one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readValidSiteFields } from '../../check/site-file.ts';
import { jsonForScript } from '../../model/page/escape-html.ts';
import type { Settings } from '../settings.ts';

const NOTHING_ELSE = "default-src 'none'; base-uri 'none'; form-action 'none'";

/** The policy of the editor: WebAssembly opens pictures of an iPhone, a frame shows the site's own page. */
const EDITOR_POLICY =
  `${NOTHING_ELSE}; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob:; ` +
  "font-src 'self'; connect-src 'self' https://api.github.com; worker-src 'self'; frame-src 'self'";
/** The instructions have no script, and their few styles stand in the page. */
const SETUP_POLICY = `${NOTHING_ELSE}; style-src 'unsafe-inline'; img-src 'self'`;

/** The settings of the editor, from `site.yaml`, which may change under `npm start`. */
export function readSettings(isLocal: boolean): Settings {
  const { repository = '', branch = 'main', ...site } = readValidSiteFields('.');
  return { ...site, repository, branch, isLocal };
}

export function renderEditor(folder: string, settings: Settings): string {
  const data = [holdJson('settings', settings), holdJson('files', listCode(folder))].join('');
  return render(join(folder, 'index.html'), EDITOR_POLICY, data);
}

const holdJson = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${jsonForScript(value)}</script>`;

/**
 * The files without which the editor does not work where there is no connection, for its service worker. The words of
 * the dictionary and what opens pictures of an iPhone are 1.6 MB, and only for who needs them.
 */
const listCode = (folder: string) =>
  readdirSync(join(folder, 'assets'))
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => `/admin/assets/${name}`);

export function renderSetup(): string {
  return render('src/editor/server/setup.html', SETUP_POLICY);
}

function render(file: string, policy: string, more = ''): string {
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}">${more}`;
  return readFileSync(file, 'utf8').replace('<!-- head -->', () => head);
}
