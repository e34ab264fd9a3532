import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { writeRelay } from '../../src/build/relay-bundle.ts';
import { countMails } from './support/mailbox';
import { FIELDS, post } from './support/raw-http';
import { createFolder, eventually, findFreePort, QUICK } from './support/running-relay';

const BUILT = 'var/relay-bundle-test';

beforeAll(() => writeRelay('relay', BUILT));

/** As `docker run --read-only --cap-drop ALL --security-opt no-new-privileges`, as nobody. */
const CAGE = `mount --make-rprivate / && mount --bind "$MAIL_DATA" "$MAIL_DATA" &&
  mount -o remount,bind,ro / && exec setpriv --reuid=65534 --regid=65534 --clear-groups \
  --bounding-set=-all --inh-caps=-all --no-new-privs "$0" --max-old-space-size=64 relay.cjs`;
/** Only root can build it. */
const canCage = spawnSync('unshare', ['--mount', 'true']).status === 0;

/** A folder that holds the one file and nothing else. */
function copyAlone(): string {
  const folder = createFolder();
  copyFileSync(join(BUILT, 'relay.cjs'), join(folder, 'relay.cjs'));
  return folder;
}

describe('the relay as one file', () => {
  it('starts in an empty folder, takes a message and delivers it', async () => {
    const folder = copyAlone();
    const port = await findFreePort();
    const child = spawn(process.execPath, ['relay.cjs'], {
      cwd: folder,
      env: { ...QUICK, PORT: String(port), MAIL_DATA: 'posta' },
    });
    const output = collect(child);
    const ended = once(child, 'exit');
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await ended;
    });
    await eventually(`it listens`, () => output().includes('"event":"started"'));
    expect((await post(port, { ...FIELDS, id: crypto.randomUUID() })).status).toBe(202);
    await eventually('one mail', () => countMails(join(folder, 'posta/primljeno')) === 1);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(readdirSync(folder).sort()).toEqual(['posta', 'relay.cjs']);
  });

  it.skipIf(!canCage)('needs no right but to write in its data folder', async () => {
    const folder = copyAlone();
    chmodSync(folder, 0o755);
    const MAIL_DATA = join(folder, 'data');
    mkdirSync(MAIL_DATA);
    chownSync(MAIL_DATA, 65_534, 65_534);
    const port = await findFreePort();
    const child = spawn('unshare', ['--mount', 'sh', '-c', CAGE, process.execPath], {
      cwd: folder,
      env: { ...QUICK, PATH: process.env['PATH'], PORT: String(port), MAIL_DATA },
    });
    const output = collect(child);
    const ended = once(child, 'exit');
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await ended;
    });
    await eventually('it listens', () => output().includes('"event":"started"'));
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    expect(status).toMatch(/^CapBnd:\s+0+$/m);
    expect(status).toMatch(/^Uid:\s+65534/m);
    const mounts = readFileSync(`/proc/${child.pid}/mounts`, 'utf8');
    expect(mounts).toMatch(/^\S+ \/ \S+ ro,/m);
    expect((await post(port, { ...FIELDS, id: crypto.randomUUID() })).status).toBe(202);
    await eventually('one mail', () => countMails(join(MAIL_DATA, 'primljeno')) === 1);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('says in Serbian and English that Node is too old, and starts nothing', () => {
    const folder = copyAlone();
    const pretend = "Object.defineProperty(process.versions, 'node', { value: '20.20.2' })";
    writeFileSync(join(folder, 'old.cjs'), pretend);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--require', './old.cjs', 'relay.cjs'],
      { cwd: folder, encoding: 'utf8' },
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('traži Node 22.13 ili noviji, a ovde je 20.20.2');
    expect(stderr).toContain('needs Node 22.13 or newer');
    expect(stderr.trim().split('\n')).toHaveLength(2);
  });

  it('names the setting that is missing instead of collecting mail in silence', () => {
    const { status, stderr } = spawnSync(process.execPath, ['relay.cjs'], {
      cwd: copyAlone(),
      env: {},
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('SMTP_URL: nedostaje.');
  });

  it('imports only what Node itself brings, and carries the licences of the rest', () => {
    const code = readFileSync(join(BUILT, 'relay.cjs'), 'utf8');
    const imported = [...code.matchAll(/\brequire\([`'"]([^`'"]+)[`'"]\)/g)].map(
      ([, name]) => name,
    );
    expect(imported.length).toBeGreaterThan(5);
    expect(imported.filter((name) => !name?.startsWith('node:'))).toEqual([]);
    const licences = readFileSync(join(BUILT, 'LICENSES.md'), 'utf8');
    for (const name of ['hono', '@hono/node-server', 'nodemailer']) {
      expect(licences).toContain(`## ${name} - `);
    }
  });

  it('is what the image and the system service start', () => {
    const read = (name: string) => readFileSync(join('src/relay/deploy', name), 'utf8');
    const image = read('Dockerfile');
    expect(image.match(/^COPY .*$/gm)).toEqual(['COPY hosting/relay/relay.cjs ./']);
    expect(image).toMatch(/^CMD \[.*"relay\.cjs"\]$/m);
    expect(read('aloe-relay.service')).toMatch(/^ExecStart=.* \/opt\/aloe-relay\/relay\.cjs$/m);
  });
});

function collect(child: ChildProcess): () => string {
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  return () => output;
}
