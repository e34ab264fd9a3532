// The script that sends the site, with stand-ins for the programs it calls. What is called `ssh` here
// runs on this machine, so the server's part is the real one.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPT = resolve('src/github/publish.sh');
const STAND_INS = {
  ssh: 'echo "ssh $*" >> "$LOG"; while [ "$1" != server ]; do shift; done; shift; exec "$@"',
  // The last word is the target, and what stands before it the sources.
  rsync: `echo "rsync $*" >> "$LOG"
for target; do :; done
target=\${target#*:}; mkdir -p "$target"
for word; do case $word in dist/) cp -R dist/. "$target";; dist|hosting) cp -R "$word" "$target";; esac; done`,
  npx: 'echo "npx $*" >> "$LOG"',
  curl: 'echo "curl $*" >> "$LOG"; [ ! -e "$REFUSES" ] && echo \'{"id":"1","deploy_ssl_url":"https://1--primer.netlify.app"}\'',
};
const SERVER = { SSH_SERVER: 'server' };

let folder: string;
const log = () => readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
const releases = () => readdirSync(join(folder, 'server/releases')).sort();
const shown = () => readlinkSync(join(folder, 'server/current'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'objava-'));
  for (const name of ['bin', 'dist', 'hosting', 'server/releases', 'web', 'tmp']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, 'log'), '');
  writeFileSync(join(folder, 'dist/index.html'), 'novo');
  writeFileSync(join(folder, 'dist/_headers'), '');
  for (const [name, script] of Object.entries(STAND_INS)) {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, 'bin', name), 0o755);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

function publish(words: readonly string[], settings: Record<string, string> = {}) {
  const env = {
    PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
    TMPDIR: join(folder, 'tmp'),
    SITE_HOME: join(folder, 'server'),
    LOG: join(folder, 'log'),
    REFUSES: join(folder, 'refuses'),
    ...settings,
  };
  const { status, stdout, stderr } = spawnSync('sh', [SCRIPT, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  return { status, said: stdout + stderr };
}

function addRelease(name: string): void {
  mkdirSync(join(folder, 'server/releases', name, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'server/releases', name, 'dist/index.html'), name);
}

describe('what has not been set', () => {
  // biome-ignore format: one case a line
  it.each<[string, Record<string, string>, string]>([
    ['cloudflare', {}, 'Upišite CLOUDFLARE_ACCOUNT_ID.'],
    ['cloudflare', { CLOUDFLARE_ACCOUNT_ID: 'a' }, 'Upišite CLOUDFLARE_API_TOKEN.'],
    ['netlify', {}, 'Upišite NETLIFY_SITE.'],
    ['netlify', { NETLIFY_SITE: 'a' }, 'Upišite NETLIFY_TOKEN.'],
    ['nginx', {}, 'Upišite SSH_SERVER.'],
    ['nginx', { SSH_SERVER: 'server', GITHUB_ACTIONS: 'true' }, 'Upišite SSH_KEY.'],
    ['cpanel', { SSH_SERVER: 'server', GITHUB_ACTIONS: 'true', SSH_KEY: 'a' }, 'Upišite SSH_KNOWN_HOSTS.'],
    ['ngnix', {}, 'PUBLISH_TO je „ngnix“, a treba da bude cloudflare, netlify, github, nginx, caddy, apache ili cpanel.'],
  ])('is named before anything is sent: %s, %j', (host, settings, sentence) => {
    const { status, said } = publish([host], settings);
    expect(status).toBe(1);
    expect(said).toContain(`::error title=Sajt nije poslat::${sentence}`);
    expect(log()).toEqual(['']);
  });
});

// The server's part speaks the Linux of a server.
describe.skipIf(process.platform !== 'linux')('a server of one’s own', () => {
  it.each(['nginx', 'caddy', 'apache'])('gets a version of its own, and shows it (%s)', (host) => {
    const { status, said } = publish([host], SERVER);
    expect(said).toMatch(/^Prikazuje se verzija \d{8}-\d{6}\.\n$/);
    expect(status).toBe(0);
    expect(shown()).toBe(`releases/${releases()[0]}`);
    expect(readFileSync(join(folder, 'server/current/dist/index.html'), 'utf8')).toBe('novo');
    expect(existsSync(join(folder, 'server/current/hosting'))).toBe(true);
  });

  it('goes back to an older version without sending anything', () => {
    addRelease('20260101-000000');
    publish(['nginx'], SERVER);
    expect(publish(['nginx', '20260101-000000'], SERVER).status).toBe(0);
    expect(shown()).toBe('releases/20260101-000000');
    expect(log().filter((line) => line.startsWith('rsync'))).toHaveLength(1);
  });

  it('shows nothing that has not arrived whole', () => {
    mkdirSync(join(folder, 'server/releases/20260101-000000'));
    const { status, said } = publish(['nginx', '20260101-000000'], SERVER);
    expect(status).toBe(1);
    expect(said).toContain('Nema cele verzije 20260101-000000');
    expect(existsSync(join(folder, 'server/current'))).toBe(false);
  });

  it('keeps ten versions, and the one that is shown', () => {
    const names = Array.from({ length: 14 }, (_, day) => `202601${day + 10}-000000`);
    for (const name of names) addRelease(name);
    publish(['nginx', '20260110-000000'], SERVER);
    expect(releases()).toEqual(['20260110-000000', ...names.slice(4)]);
  });

  it('is reached only when it shows the known fingerprint, with a key that nobody else can read', () => {
    const keys = {
      SSH_KEY: 'prvi red\r\ndrugi red',
      SSH_KNOWN_HOSTS: 'primer.rs ssh-ed25519 AAAA',
      SSH_PORT: '2222',
      GITHUB_ACTIONS: 'true',
    };
    expect(publish(['nginx'], { ...SERVER, ...keys }).status).toBe(0);
    const [place = ''] = readdirSync(join(folder, 'tmp'));
    const key = join(folder, 'tmp', place, 'key');
    for (const call of log()) {
      for (const option of [
        '-p 2222 ',
        `-i ${key} `,
        'StrictHostKeyChecking=yes',
        `UserKnownHostsFile=${folder}/tmp/${place}/known`,
      ])
        expect(call).toContain(option);
    }
    expect(readFileSync(key, 'utf8')).toBe('prvi red\ndrugi red\n');
    expect(statSync(key).mode & 0o077).toBe(0);
  });
});

describe('a rented web space', () => {
  const web = () => join(folder, 'web');
  const send = () => publish(['cpanel'], { ...SERVER, SSH_FOLDER: web() });

  it('gets the site, hidden files and all, and again', () => {
    expect(send().status).toBe(0);
    expect(readdirSync(web()).sort()).toEqual(['_headers', 'index.html']);
    expect(send().status).toBe(0);
  });

  it('is left alone when something else lies there, because it would be deleted', () => {
    writeFileSync(join(web(), 'index.php'), 'tuđe');
    const { status, said } = send();
    expect(status).toBe(1);
    expect(said).toContain('nije ovaj sajt');
    expect(log().filter((line) => line.startsWith('rsync'))).toEqual([]);
  });
});

describe('Netlify', () => {
  const settings = { NETLIFY_SITE: 'broj', NETLIFY_TOKEN: 'zeton' };

  it.each([
    ['the site', ['netlify'], '/sites/broj/deploys'],
    [
      'a preview, which never takes the site’s place',
      ['preview', 'dist'],
      '/sites/broj/deploys?draft=true',
    ],
  ])('gets %s, and names its address', (_, words, path) => {
    expect(publish(words, settings)).toEqual({
      status: 0,
      said: 'https://1--primer.netlify.app\n',
    });
    expect(log()[0]).toMatch(
      /--header Authorization: Bearer zeton .*--header Content-Type: application\/zip/,
    );
    expect(log()[0]?.endsWith(`https://api.netlify.com/api/v1${path}`)).toBe(true);
  });

  it('that refuses the site ends the step', () => {
    writeFileSync(join(folder, 'refuses'), '');
    const { status, said } = publish(['netlify'], settings);
    expect(status).toBe(1);
    expect(said).toContain('Netlify nije primio sajt.');
  });
});

it('Cloudflare gets site and form by a program of an exact version', () => {
  const { status } = publish(['cloudflare'], {
    CLOUDFLARE_ACCOUNT_ID: 'a',
    CLOUDFLARE_API_TOKEN: 'b',
  });
  expect(status).toBe(0);
  expect(log()[0]).toMatch(
    /^npx --yes wrangler@\d+\.\d+\.\d+ deploy --config hosting\/cloudflare\/wrangler\.jsonc$/,
  );
});
