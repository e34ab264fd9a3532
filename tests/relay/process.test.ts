// The relay as a process: one file on a server of one's own, the same on a rented space.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { composeHostFiles } from '../../src/build/hosting/host-files.ts';
import { SETTINGS } from '../support/host-settings.ts';
import { buildRelay, MEMORY } from './support/homes/node';
import { startProcess } from './support/homes/running-home';
import { countMails } from './support/mailbox';
import { FIELDS, post } from './support/raw-http';
import { createFolder, eventually, findFreePort, ORIGIN, QUICK } from './support/running-relay';

const FILES = { relay: 'relay.cjs', cpanel: 'app.js' } as const;
type Place = keyof typeof FILES;
const PLACES = Object.keys(FILES) as Place[];
const LOCAL = { MAIL_LOCAL: '1', SITE_URL: ORIGIN };
const linesOf = (settings: Record<string, string>) =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

/** A home with a folder that holds the one file and, on a rented space, `relej.env` beside it. */
async function install(place: Place, settings: Record<string, string> | string = {}) {
  const home = createFolder();
  const folder = join(home, 'relej');
  const file = FILES[place];
  mkdirSync(folder);
  copyFileSync(join(await buildRelay(place), file), join(folder, file));
  const isBeside = place === 'cpanel';
  const text = typeof settings === 'string' ? settings : linesOf(settings);
  if (isBeside && text) writeFileSync(join(folder, 'relej.env'), text, { mode: 0o644 });

  async function start(env: Record<string, string> = {}, options: readonly string[] = MEMORY) {
    const port = await findFreePort();
    const given = !isBeside && typeof settings === 'object' ? settings : {};
    const all = { HOME: home, PORT: String(port), ...given, ...env };
    return { port, ...startProcess(process.execPath, [...options, file], all, folder) };
  }

  return { home, folder, file, start };
}

async function readHealth(port: number) {
  const answer = await fetch(`http://127.0.0.1:${port}/health`);
  return { status: answer.status, text: await answer.text() };
}

describe.each(PLACES)('the one file of %s', (place) => {
  it('starts beside nothing else, takes a message, delivers it and stops', async () => {
    const { home, folder, file, start } = await install(place, LOCAL);
    const relay = await start();
    await relay.untilItListens(relay.port);
    expect((await post(relay.port, FIELDS)).status).toBe(202);
    const data = place === 'cpanel' ? join(home, 'relej-poruke') : join(folder, 'var/mail');
    await eventually('one mail', () => countMails(join(data, 'primljeno')) === 1);
    await relay.close();
    expect(await relay.ended).toBe(0);
    expect(relay.log.at(-1)?.event).toBe('stopped');
    expect(readdirSync(data).sort()).toEqual(['line', 'lock', 'primljeno', 'sent', 'waiting']);
    expect(readdirSync(folder).sort()).toEqual(
      place === 'cpanel' ? [file, 'relej.env'] : [file, 'var'],
    );
    if (place === 'cpanel') expect(statSync(join(folder, 'relej.env')).mode & 0o777).toBe(0o600);
  });

  const REAL = {
    SMTP_URL: 'smtps://a:b@primer.rs',
    MAIL_TO: 'a@primer.rs',
    MAIL_FROM: 'b@primer.rs',
  };
  it.each([
    ['no settings', {}, 'SMTP_URL: nedostaje.'],
    ['no site', REAL, 'MAIL_ORIGINS: nedostaje.'],
    ['a folder for everybody', { ...LOCAL, MAIL_DATA: 'public_html/poruke' }, 'public_html'],
  ])('answers 503 with what is to be mended: %s', async (_, settings, said) => {
    const { start } = await install(place, settings);
    const relay = await start();
    await relay.untilItListens(relay.port);
    const { status, text } = await readHealth(relay.port);
    expect({ status, text }).toEqual({ status: 503, text: expect.stringContaining(said) });
    expect(relay.output(), 'the journal has it too').toContain(said);
  });

  it('waits for a process that is about to end, and for its messages', async () => {
    const { start } = await install(place, LOCAL);
    const first = await start();
    await first.untilItListens(first.port);
    const second = await start();
    expect((await post(first.port, FIELDS)).status, 'the first one goes on').toBe(202);
    await first.close();
    await second.untilItListens(second.port);
    expect((await post(second.port, FIELDS)).status, 'it knows the message').toBe(200);
  });

  it('says that Node is too old, and where to get another', async () => {
    const { folder, start } = await install(place, LOCAL);
    const pretend = "Object.defineProperty(process.versions, 'node', { value: '20.20.2' })";
    writeFileSync(join(folder, 'old.cjs'), pretend);
    const relay = await start({}, ['--require', './old.cjs']);
    const said = 'traži Node 22.13 ili noviji, a ovde je 20.20.2';
    await relay.untilItListens(relay.port);
    const { status, text } = await readHealth(relay.port);
    expect({ status, text }).toEqual({ status: 503, text: expect.stringContaining(said) });
    expect(relay.output(), 'the journal has it too').toContain(said);
  });

  it('is less than 400 kB, imports only what Node brings, and carries the licences', async () => {
    const { folder, file } = await install(place);
    expect(statSync(join(folder, file)).size).toBeLessThan(400_000);
    const code = readFileSync(join(folder, file), 'utf8');
    const imported = [...code.matchAll(/\brequire\([`'"]([^`'"]+)[`'"]\)/g)].map((hit) => hit[1]);
    expect(imported.length).toBeGreaterThan(5);
    expect(imported.filter((name) => !/^node:|^http$/.test(name ?? ''))).toEqual([]);
    const licences = readFileSync(join(await buildRelay(place), 'LICENSES.md'), 'utf8');
    for (const name of ['hono', '@hono/node-server', 'nodemailer'])
      expect(licences).toContain(`## ${name} - `);
  });
});

describe('the relay on a server', () => {
  it('is refused on a port that is taken, and on a spool that another one keeps', async () => {
    const { start } = await install('relay', LOCAL);
    const first = await start();
    await first.untilItListens(first.port);
    const sameSpool = await start();
    const samePort = await start({ PORT: String(first.port), MAIL_DATA: createFolder() });
    expect(await samePort.ended).toBe(1);
    expect(samePort.output()).toContain('PORT: na tom portu već radi drugi program.');
    expect(await sameSpool.ended).toBe(1);
    expect(sameSpool.output()).toContain('već koristi drugi program za poruke');
    expect((await post(first.port)).status, 'the first one goes on').toBe(202);
  });

  /** As `docker run --read-only --cap-drop ALL --security-opt no-new-privileges`, as nobody. */
  const CAGE = `mount --make-rprivate / && mount --bind "$MAIL_DATA" "$MAIL_DATA" &&
    mount -o remount,bind,ro / && exec setpriv --reuid=65534 --regid=65534 --clear-groups \
    --bounding-set=-all --inh-caps=-all --no-new-privs "$0" ${MEMORY.join(' ')} relay.cjs`;
  /** Only root can build it. */
  const canCage = spawnSync('unshare', ['--mount', 'true']).status === 0;

  it.skipIf(!canCage)('needs no right but to write in its data folder', async () => {
    const { home, folder } = await install('relay');
    chmodSync(home, 0o755);
    const MAIL_DATA = join(home, 'data');
    mkdirSync(MAIL_DATA);
    chownSync(MAIL_DATA, 65_534, 65_534);
    const port = await findFreePort();
    const env = { ...QUICK, PATH: process.env['PATH'], PORT: String(port), MAIL_DATA };
    const given = ['--mount', 'sh', '-c', CAGE, process.execPath];
    const relay = startProcess('unshare', given, env, folder);
    await relay.untilItListens(port);
    const read = (name: string) => readFileSync(`/proc/${relay.pid}/${name}`, 'utf8');
    expect(read('status')).toMatch(/^CapBnd:\s+0+$/m);
    expect(read('status')).toMatch(/^Uid:\s+65534/m);
    expect(read('mounts')).toMatch(/^\S+ \/ \S+ ro,/m);
    expect((await post(port, FIELDS)).status).toBe(202);
    await eventually('one mail', () => countMails(join(MAIL_DATA, 'primljeno')) === 1);
    await relay.close();
    expect(await relay.ended).toBe(0);
  });

  it('is what the image and the system service start', () => {
    const read = (name: string) => readFileSync(join('src/relay/deploy', name), 'utf8');
    const image = read('Dockerfile');
    expect(image.match(/^COPY .*$/gm)).toEqual(['COPY hosting/relay/relay.cjs ./']);
    expect(image).toMatch(/^CMD \[.*"relay\.cjs"\]$/m);
    expect(read('aloe-relay.service')).toMatch(/^ExecStart=.* \/opt\/aloe-relay\/relay\.cjs$/m);
  });
});

it('takes the settings that the build prepares, as soon as the mail server stands in them', async () => {
  const files = composeHostFiles(SETTINGS, new Date());
  const { folder, start } = await install('cpanel', files['hosting/cpanel/relej.primer.env']);
  expect(existsSync(join(folder, 'relej.env'))).toBe(true);
  const relay = await start();
  await relay.untilItListens(relay.port);
  const { status, text } = await readHealth(relay.port);
  expect(status, text).toBe(200);
  const foreign = { Origin: 'https://primer.com', Accept: 'text/html' };
  expect((await post(relay.port, FIELDS, foreign)).body).toContain('+381 60 123 45 67');
});
