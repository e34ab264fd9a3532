import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { composeHostFiles } from '../../src/build/hosting/host-files.ts';
import { SETTINGS } from '../support/host-settings';
import { buildRelay } from './support/homes/built-relay';
import { startProcess } from './support/homes/running-home';
import { untilItListens } from './support/homes/until-it-listens';
import { countMails } from './support/mailbox';
import { FIELDS, post } from './support/raw-http';
import { createFolder, eventually, findFreePort } from './support/running-relay';

const LOCAL = 'MAIL_LOCAL=1\nMAIL_TO=konsultant@localhost\nMAIL_FROM=sajt@localhost\n';
const SITE = 'SITE_URL=http://localhost:4321\n';

/** A rented space: a home with the relay's folder in it. `settings` is what stands in relej.env. */
async function rent(settings?: string, place = 'relej') {
  const home = createFolder();
  const app = join(home, place);
  mkdirSync(app, { recursive: true });
  copyFileSync(join(await buildRelay('cpanel'), 'app.js'), join(app, 'app.js'));
  if (settings) writeFileSync(join(app, 'relej.env'), settings, { mode: 0o644 });

  /** Passenger gives no settings; here it only gives a port. */
  async function start(env: Record<string, string> = {}, options: string[] = []) {
    const port = await findFreePort();
    const all = { HOME: home, PORT: String(port), ...env };
    return { port, ...startProcess(process.execPath, [...options, 'app.js'], all, app) };
  }

  return { home, app, start };
}

async function readOut(port: number) {
  const answer = await fetch(`http://127.0.0.1:${port}/health`);
  return { status: answer.status, text: await answer.text() };
}

describe('the relay on a rented space', () => {
  it('needs its file and the settings beside it, and keeps messages outside of the web', async () => {
    const { home, app, start } = await rent(LOCAL + SITE);
    const relay = await start();
    await untilItListens(relay.port, relay);
    expect((await post(relay.port, FIELDS)).status).toBe(202);
    await eventually('a mail', () => countMails(join(home, 'relej-poruke/primljeno')) === 1);
    expect(statSync(join(app, 'relej.env')).mode & 0o777, 'nobody else reads the password').toBe(
      0o600,
    );
    await relay.close();
    expect(await relay.ended).toBe(0);
  });

  it('waits for a process that is about to end, and for its messages', async () => {
    const { start } = await rent(LOCAL + SITE);
    const first = await start();
    await untilItListens(first.port, first);
    const second = await start();
    expect((await post(first.port, FIELDS)).status, 'the first one goes on').toBe(202);
    await first.close();
    await untilItListens(second.port, second);
    const again = await post(second.port, FIELDS);
    expect(again.status, 'it knows the message').toBe(200);
  });

  it.each([
    ['no settings', undefined, 'SMTP_URL: nedostaje.'],
    [
      'no site',
      'SMTP_URL=smtps://a:b@primer.rs\nMAIL_TO=a@primer.rs\nMAIL_FROM=b@primer.rs',
      'MAIL_ORIGINS: nedostaje.',
    ],
    ['a folder for everybody', `${LOCAL}${SITE}MAIL_DATA=public_html/poruke\n`, 'public_html'],
  ])('says at its own address what is to be mended: %s', async (_, settings, said) => {
    const { start } = await rent(settings);
    const relay = await start();
    await untilItListens(relay.port, relay);
    const { status, text } = await readOut(relay.port);
    expect({ status, text }).toEqual({ status: 503, text: expect.stringContaining(said) });
  });

  it('says in Serbian that Node is too old, and where to choose another', async () => {
    const { app, start } = await rent(LOCAL + SITE);
    const pretend = "Object.defineProperty(process.versions, 'node', { value: '20.20.2' })";
    writeFileSync(join(app, 'old.cjs'), pretend);
    const relay = await start({}, ['--require', './old.cjs']);
    await untilItListens(relay.port, relay);
    const { status, text } = await readOut(relay.port);
    expect(status).toBe(503);
    expect(text).toContain('traži Node 22.13 ili noviji, a ovde je 20.20.2');
    expect(text).toContain('Setup Node.js App');
  });

  it('is one file of less than 400 kB that imports only what Node itself brings', async () => {
    const folder = await buildRelay('cpanel');
    expect(statSync(join(folder, 'app.js')).size).toBeLessThan(400_000);
    const check = `const { Module } = require('node:module'); const all = new Set();
      const load = Module._load; Module._load = (name, ...rest) => { all.add(name); return load(name, ...rest); };
      process.on('exit', () => console.log(all.size > 10, [...all].filter((n) => !n.startsWith('node:') && !n.endsWith('app.js')).join()));
      setTimeout(() => process.exit(0), 200); require('./app.js')`;
    const env = { HOME: createFolder(), PORT: '0' };
    const { stdout } = spawnSync(process.execPath, ['-e', check], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    expect(stdout.trim(), 'many were seen, none from elsewhere').toBe('true');
  });
});

describe('the settings that the build prepares', () => {
  it('are read by the relay as soon as the mail server stands in them', async () => {
    const files = composeHostFiles(SETTINGS, new Date());
    const { start } = await rent(files['hosting/cpanel/relej.primer.env']);
    const relay = await start();
    await untilItListens(relay.port, relay);
    const { status, text } = await readOut(relay.port);
    expect(status, text).toBe(200);
    const refused = await post(relay.port, FIELDS, {
      Origin: 'https://primer.com',
      Accept: 'text/html',
    });
    expect(refused.body).toContain('+381 60 123 45 67');
  });
});
