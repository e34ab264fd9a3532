// The script that publishes the site, with stand-ins for the programs that it calls. The stand-in for `ssh`
// runs the commands on this machine, so the part for the server is really run.
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createFolder } from '../../support/temporary-folder.ts';

const SCRIPT = resolve('src/github/publish.sh');
const STAND_INS = {
  ssh: 'echo "ssh $*" >> "$LOG"; while [ "$1" != server ]; do shift; done; shift; exec "$@"',
  // The last argument of rsync is the target, the ones before it are the sources.
  rsync: `echo "rsync $*" >> "$LOG"
for target; do :; done
target=\${target#*:}; mkdir -p "$target"
for word; do case $word in dist/) cp -R dist/. "$target";; dist|hosting) cp -R "$word" "$target";; esac; done`,
  npx: 'echo "npx $*" >> "$LOG"',
  wrangler: 'echo "wrangler $*" >> "$LOG"',
  curl: 'echo "curl $*" >> "$LOG"; [ ! -e "$REFUSES" ] && echo \'{"id":"1","deploy_ssl_url":"https://1--primer.netlify.app"}\'',
};
const SERVER = { SSH_SERVER: 'server' };
const KEY = { GITHUB_ACTIONS: 'true', SSH_KEY: 'prvi red\r\ndrugi red' };
const NETLIFY = { NETLIFY_SITE: 'broj', NETLIFY_TOKEN: 'zeton' };

let folder: string;
const inside = (path: string) => join(folder, path);
const read = (path: string) => fs.readFileSync(inside(path), 'utf8');
const list = (path: string) => fs.readdirSync(inside(path)).sort();
const log = () => read('log').trim().split('\n');

function write(path: string, text: string): void {
  fs.mkdirSync(join(inside(path), '..'), { recursive: true });
  fs.writeFileSync(inside(path), text, { mode: 0o755 });
}

beforeEach(() => {
  folder = createFolder();
  for (const name of ['hosting', 'web', 'tmp']) {
    fs.mkdirSync(inside(name), { recursive: true });
  }
  write('log', '');
  write('dist/index.html', 'novo');
  write('dist/_headers', '');
  for (const [name, script] of Object.entries(STAND_INS))
    write(`bin/${name}`, `#!/bin/sh\n${script}\n`);
});

function publish(words: readonly string[], settings: Record<string, string> = {}) {
  const env = {
    PATH: `${inside('bin')}:${process.env['PATH']}`,
    TMPDIR: inside('tmp'),
    LOG: inside('log'),
    REFUSES: inside('refuses'),
    ...settings,
  };
  const options = { cwd: folder, encoding: 'utf8', env } as const;
  const { status, stdout, stderr } = spawnSync('sh', [SCRIPT, ...words], options);
  return { status, output: stdout + stderr };
}

it.each<[string, Record<string, string>, string]>([
  ['cloudflare', {}, 'Upišite CLOUDFLARE_ACCOUNT_ID.'],
  ['cloudflare', { CLOUDFLARE_ACCOUNT_ID: 'a' }, 'Upišite CLOUDFLARE_API_TOKEN.'],
  ['caddy', {}, 'Upišite SSH_SERVER.'],
  ['caddy', { ...SERVER, GITHUB_ACTIONS: 'true' }, 'Upišite SSH_KEY.'],
  ['cpanel', { ...SERVER, ...KEY }, 'Upišite SSH_KNOWN_HOSTS.'],
  ['nginx', {}, 'PUBLISH_TO je „nginx“, a treba da bude jedno od: caddy cloudflare cpanel.'],
])('what is not set is named before anything is sent: %s, %j', (host, settings, sentence) => {
  const { status, output } = publish([host], settings);
  expect({ status, log: log() }).toEqual({ status: 1, log: [''] });
  expect(output).toContain(`::error title=Sajt nije poslat::${sentence}`);
});

const HOSTS = ['caddy', 'cpanel'];

it.each(HOSTS)(
  'a server gets the site, hidden files and all, and keeps no page that is gone (%s)',
  (host) => {
    const send = () => publish([host], { ...SERVER, SSH_FOLDER: inside('web/dist') }).status;
    expect([send(), list('web/dist'), send()]).toEqual([0, ['_headers', 'index.html'], 0]);
    expect(log().join()).toContain('--delete-delay');
    // The configuration of the server, which a rented web space does not use.
    expect(fs.existsSync(inside('web/hosting'))).toBe(host !== 'cpanel');
  },
);

it.each(HOSTS)('%s gets nothing in a folder whose other files would be deleted', (host) => {
  write('web/index.php', '');
  const { status, output } = publish([host], { ...SERVER, SSH_FOLDER: inside('web') });
  expect({ status, output }).toMatchObject({
    status: 1,
    output: expect.stringContaining('nije ovaj sajt'),
  });
  expect(log().join()).not.toContain('rsync');
});

it('ssh accepts a server with the known fingerprint only, and its key is readable for nobody else', () => {
  const known = { SSH_KNOWN_HOSTS: 'primer.rs ssh-ed25519 AAAA', SSH_PORT: '2222' };
  const settings = { ...SERVER, ...KEY, ...known, SSH_FOLDER: inside('web/dist') };
  expect(publish(['caddy'], settings).status).toBe(0);
  const place = `tmp/${list('tmp')[0]}`;
  for (const call of log()) {
    expect(call).toContain('-p 2222 ');
    expect(call).toContain(`-i ${inside(place)}/key `);
    expect(call).toContain(
      `StrictHostKeyChecking=yes -o UserKnownHostsFile=${inside(place)}/known`,
    );
  }
  expect(read(`${place}/key`)).toBe('prvi red\ndrugi red\n');
  expect(fs.statSync(inside(`${place}/key`)).mode & 0o077).toBe(0);
});

it('Netlify gets a preview as a draft, and names its address', () => {
  const output = 'https://1--primer.netlify.app\n';
  expect(publish(['preview', 'dist'], NETLIFY)).toEqual({ status: 0, output });
  expect(log()[0]).toMatch(
    /--header Authorization: Bearer zeton .*--header Content-Type: application\/zip/,
  );
  expect(log()[0]).toMatch(
    /https:\/\/api\.netlify\.com\/api\/v1\/sites\/broj\/deploys\?draft=true$/,
  );
});

it('the step fails when Netlify refuses the preview', () => {
  write('refuses', '');
  const { status, output } = publish(['preview', 'dist'], NETLIFY);
  expect({ status, output }).toEqual({
    status: 1,
    output: expect.stringContaining('Netlify nije primio pregled.'),
  });
});

it.each([
  [
    {},
    /^npx --yes --ignore-scripts wrangler@\d+\.\d+\.\d+ deploy --config hosting\/cloudflare\/wrangler\.jsonc$/,
  ],
  [{ WRANGLER: 'wrangler' }, /^wrangler deploy --config hosting\/cloudflare\/wrangler\.jsonc$/],
])(
  'Cloudflare gets the site and the form by an exact wrangler, or the installed one: %j',
  (settings, call) => {
    const keys = { CLOUDFLARE_ACCOUNT_ID: 'a', CLOUDFLARE_API_TOKEN: 'b' };
    expect(publish(['cloudflare'], { ...keys, ...settings }).status).toBe(0);
    expect(log()[0]).toMatch(call);
  },
);
