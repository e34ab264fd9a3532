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

const SCRIPTS = resolve('src/github/publish');
const STAND_INS = {
  ssh: 'shift; exec "$@"',
  // The last word is the target; what does not begin with a dash before it, the sources.
  rsync: `echo "rsync $*" >> "$LOG"
for target; do :; done
target=\${target#*:}; mkdir -p "$target"
for word; do case $word in dist/) cp -R dist/. "$target";; dist|hosting) cp -R "$word" "$target";; esac; done`,
  sudo: 'shift; exec "$@"',
  nginx: 'echo "nginx $*" >> "$LOG"; [ ! -e "$REFUSES" ]',
  systemctl: 'echo "systemctl $*" >> "$LOG"',
};

let folder: string;
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
  writeFileSync(join(folder, 'hosting/nginx.conf'), '');
  for (const [name, script] of Object.entries(STAND_INS)) {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, 'bin', name), 0o755);
  }
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
}

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
