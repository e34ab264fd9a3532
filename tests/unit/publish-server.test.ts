// The scripts that send the site to a server, with stand-ins for the server's commands. What is
// called `ssh` here runs on this machine, so the server's part is the real one.
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
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shapeHostSettings } from '../../src/build/hosting/host-settings';
import { emitApache } from '../../src/build/hosting/hosts/apache';
import { emitCaddy } from '../../src/build/hosting/hosts/caddy';
import { emitNginx } from '../../src/build/hosting/hosts/nginx';
import { usualPlace } from '../../src/build/hosting/server-place';
import { planSite } from '../../src/build/hosting/site-plan';

const SCRIPTS = resolve('src/github/publish');
const STAND_INS = {
  ssh: 'shift; exec "$@"',
  // The last word is the target; what does not begin with a dash before it, the sources.
  rsync: `echo "rsync $*" >> "$LOG"
for target; do :; done
target=\${target#*:}; mkdir -p "$target"
for word; do case $word in dist/) cp -R dist/. "$target";; dist|hosting) cp -R "$word" "$target";; esac; done`,
  sudo: 'shift; exec "$@"',
  caddy: 'echo "caddy $*" >> "$LOG"',
  apache2ctl: 'echo "apache2ctl $*" >> "$LOG"',
  nginx: 'echo "nginx $*" >> "$LOG"; [ ! -e "$REFUSES" ]',
  systemctl: 'echo "systemctl $*" >> "$LOG"',
};

const here = shapeHostSettings('https://www.primer.rs', '/mail_cv.php', 'a@primer.rs');
const planOf = (script: string) =>
  planSite(
    here,
    ['images/a.avif', 'og.jpg'],
    ['index.html', 'products.html'].map((file) => ({ file, html: `<script>${script}</script>` })),
  );
const NGINX = emitNginx(planOf('staro'), usualPlace('primer.rs'));

let folder: string;
const installed = () => join(folder, 'etc/nginx/sites-available/aloe-savetnica.conf');
const log = () => readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
const releases = () => readdirSync(join(folder, 'server/releases')).sort();
const shown = () => readlinkSync(join(folder, 'server/current'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'objava-'));
  for (const name of ['bin', 'dist', 'hosting', 'server/releases', 'web']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, 'log'), '');
  writeFileSync(join(folder, 'dist/index.html'), 'novo');
  writeFileSync(join(folder, 'dist/_headers'), '');
  writeFileSync(join(folder, 'hosting/nginx.conf'), NGINX);
  mkdirSync(join(folder, 'etc/nginx/sites-available'), { recursive: true });
  writeFileSync(installed(), NGINX);
  for (const [name, script] of Object.entries(STAND_INS)) {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, 'bin', name), 0o755);
  }
  // Root's own part, with its files in this folder.
  const root = readFileSync(join(SCRIPTS, 'aloe-config.sh'), 'utf8');
  writeFileSync(join(folder, 'bin/aloe-config'), root.replaceAll('=/etc/', `=${folder}/etc/`));
  chmodSync(join(folder, 'bin/aloe-config'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(script: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync('sh', [join(SCRIPTS, script), ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
      SITE_HOME: join(folder, 'server'),
      LOG: join(folder, 'log'),
      REFUSES: join(folder, 'refuses'),
    },
  });
  return { status, output: stdout + stderr };
}

function addRelease(name: string): void {
  for (const part of ['dist', 'hosting']) {
    mkdirSync(join(folder, 'server/releases', name, part), { recursive: true });
  }
  writeFileSync(join(folder, 'server/releases', name, 'hosting/nginx.conf'), NGINX);
}

/** What root's part says of this file for the server, beside the installed one. */
function offer(kind: string, path: string, old: string, offered: string) {
  const file = join(folder, 'etc', path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, old);
  const { status, stderr } = spawnSync('sh', [join(folder, 'bin/aloe-config'), kind], {
    input: offered,
    encoding: 'utf8',
    env: { PATH: `${join(folder, 'bin')}:${process.env['PATH']}`, LOG: join(folder, 'log') },
  });
  return { status, stderr, isTaken: readFileSync(file, 'utf8') === offered };
}

describe.skipIf(process.platform !== 'linux')('what a release brings to root', () => {
  const place = usualPlace('primer.rs');
  const servers = [
    ['nginx', 'nginx/sites-available/aloe-savetnica.conf', emitNginx],
    ['caddy', 'caddy/Caddyfile', emitCaddy],
    ['apache', 'apache2/sites-available/aloe-savetnica.conf', emitApache],
  ] as const;

  it.each(servers)(
    'is taken by %s when only pages and their headers differ',
    (kind, path, emit) => {
      const more = planSite(
        here,
        ['images/a.avif', 'scripts/a.js'],
        [
          { file: 'index.html', html: '<script>novo</script>' },
          { file: 'nova-strana.html', html: '<style>novo</style>' },
          { file: 'products/krema-za-lice-sa-alojom-i-propolisom.html', html: '<style>i</style>' },
        ],
      );
      const answer = offer(kind, path, emit(planOf('staro'), place), emit(more, place));
      expect(answer).toEqual({ status: 0, stderr: '', isTaken: true });
    },
  );

  it.each([
    ['a module', 'nginx', 'load_module /tmp/a.so;'],
    ['a folder of the machine', 'nginx', 'location /x { alias /root; }'],
    ['a value that closes its line', 'nginx', '    /x "a"; } include /tmp/evil; map $uri $y { "";'],
    ['a value with a variable', 'nginx', '    /x "$http_cookie";'],
    ['another file', 'nginx', '    include "/tmp/evil";'],
    ['a folder of the machine', 'caddy', '\troot * /'],
    ['a variable of root', 'caddy', '\theader /x X-A "{env.SMTP_PASSWORD}"'],
    ['a program', 'apache', 'CustomLog "|/tmp/evil" common'],
  ])('is refused with %s (%s)', (_, kind, line) => {
    const [, path = '', emit = emitNginx] = servers.find(([name]) => name === kind) ?? [];
    const old = emit(planOf('staro'), place);
    const answer = offer(kind, path, old, `${old}${line}\n`);
    expect(answer).toMatchObject({ status: 1, isTaken: false });
    expect(answer.stderr).toContain('Pravila servera su se promenila.');
  });
});

// The server's part speaks the Linux of a server.
describe.skipIf(process.platform !== 'linux')('a server of one’s own', () => {
  it('gets site and configuration together, and shows them once it has accepted them', () => {
    const { status, output } = run('to-server.sh', 'objava@primer', 'nginx');
    expect(output).toMatch(/^Prikazuje se verzija \d{8}-\d{6}\.\n$/);
    expect(status).toBe(0);
    expect(shown()).toBe(`releases/${releases()[0]}`);
    expect(readFileSync(join(folder, 'server/current/dist/index.html'), 'utf8')).toBe('novo');
    expect(existsSync(join(folder, 'server/current/hosting/nginx.conf'))).toBe(true);
    expect(log().slice(1)).toEqual(['nginx -t', 'systemctl reload nginx']);
  });

  it('goes on showing the old version when it refuses the new configuration', () => {
    addRelease('20260101-000000');
    expect(run('to-server.sh', 'objava@primer', 'nginx', '20260101-000000').status).toBe(0);
    writeFileSync(join(folder, 'refuses'), '');
    const { status, output } = run('to-server.sh', 'objava@primer', 'nginx');
    expect(status).toBe(1);
    expect(output).toContain('Ostaje releases/20260101-000000.');
    expect(shown()).toBe('releases/20260101-000000');
    expect(log().filter((line) => line.startsWith('systemctl'))).toHaveLength(1);
  });

  it('goes back to an older version without sending anything', () => {
    addRelease('20260101-000000');
    run('to-server.sh', 'objava@primer', 'nginx');
    const { status } = run('to-server.sh', 'objava@primer', 'nginx', '20260101-000000');
    expect(status).toBe(0);
    expect(shown()).toBe('releases/20260101-000000');
    expect(log().filter((line) => line.startsWith('rsync'))).toHaveLength(1);
  });

  it('shows nothing that has not arrived whole', () => {
    mkdirSync(join(folder, 'server/releases/20260101-000000/dist'), { recursive: true });
    const { status, output } = run('to-server.sh', 'objava@primer', 'nginx', '20260101-000000');
    expect(status).toBe(1);
    expect(output).toContain('Nema cele verzije 20260101-000000');
    expect(existsSync(join(folder, 'server/current'))).toBe(false);
  });

  it('keeps ten versions, and the one that is shown', () => {
    const names = Array.from({ length: 14 }, (_, day) => `202601${String(day + 10)}-000000`);
    for (const name of names) addRelease(name);
    run('to-server.sh', 'objava@primer', 'nginx', '20260110-000000');
    expect(releases()).toEqual(['20260110-000000', ...names.slice(4)]);
  });
});

describe('a rented web space', () => {
  const web = () => join(folder, 'web');

  it('gets the site, hidden files and all', () => {
    expect(run('to-shared.sh', 'ana@primer', web()).status).toBe(0);
    expect(readdirSync(web()).sort()).toEqual(['_headers', 'index.html']);
    expect(run('to-shared.sh', 'ana@primer', web()).status).toBe(0);
  });

  it('is left alone when something else lies there, because it would be deleted', () => {
    writeFileSync(join(web(), 'index.php'), 'tuđe');
    const { status, output } = run('to-shared.sh', 'ana@primer', web());
    expect(status).toBe(1);
    expect(output).toContain('nije ovaj sajt');
    expect(log()).toEqual(['']);
  });
});

describe('a setting that nobody has made', () => {
  it('ends the step with its name, before anything is sent', () => {
    const { status, output } = run('need.sh', 'PATH', 'SSH_KEY', 'SSH_SERVER');
    expect(status).toBe(1);
    expect(output.match(/Upišite \w+/g)).toEqual(['Upišite SSH_KEY', 'Upišite SSH_SERVER']);
    expect(run('need.sh', 'PATH').status).toBe(0);
  });
});
