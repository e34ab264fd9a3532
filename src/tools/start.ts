// `npm start`: the site and, beside it, a relay that needs no account. Both end together.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readSiteFile } from '../check/site-file.ts';
import { shownText } from '../model/fields.ts';
import { startRelay } from '../relay/service.ts';
import { readSettings } from '../relay/settings.ts';
import { claimStart } from './only-start.ts';

const { port } = parseArgs({ options: { port: { type: 'string' } }, strict: false }).values;
const SITE_PORT = Number(port ?? 4321);
const ASTRO = fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')));

if (!(await claimStart(process.cwd()))) {
  console.log(`Sajt već radi u drugom prozoru${runningAddress()}. Tamo ga zaustavlja Ctrl+C.`);
  process.exit();
}
const relay = await startLocalRelay();
const site = startSite(relay?.port);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => site.kill(signal));
}
site.on('exit', async (code) => {
  await relay?.close();
  process.exit(code ?? 0);
});

async function startLocalRelay() {
  try {
    const { phone, email, reply_time } = readSite();
    const settings = readSettings({
      MAIL_LOCAL: '1',
      PORT: '0', // Any free one: the site's server passes the messages on.
      MAIL_ORIGINS: localOrigins(),
      CONTACT_PHONE: phone,
      CONTACT_EMAIL: email,
      CONTACT_REPLY_TIME: shownText(reply_time),
      ...process.env,
    });
    const started = await startRelay(settings, ({ event, error }) => {
      if (event === 'delivered' && !settings.smtp) console.log(`Poruka je stigla u ${inbox}`);
      if (event === 'not delivered') console.warn(`Poruka čeka na slanje: ${error}`);
    });
    const inbox = relative('.', settings.mailFolder);
    const where = settings.smtp ? `na ${settings.to}` : `u folder ${inbox}, kao .eml fajlovi`;
    console.log(`Poruke sa stranice Kontakt stižu ${where}.`);
    return started;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('Sajt radi i dalje, ali poruke sa stranice Kontakt nikome ne stižu.');
    return undefined;
  }
}

/** While `site.yaml` is broken, which the site itself tells, nobody's phone stands in an answer. */
function readSite() {
  try {
    return readSiteFile('.');
  } catch {
    return {};
  }
}

function startSite(relayPort: number | undefined): ChildProcess {
  const given = process.argv.slice(2);
  const args = [ASTRO, 'dev', ...(port ? [] : ['--port', String(SITE_PORT)]), ...given];
  const env = relayPort ? { RELAY_URL: `http://127.0.0.1:${relayPort}` } : {};
  return spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
}

/** Astro takes the next port when its own is busy. */
function localOrigins(): string {
  const ports = Array.from({ length: 10 }, (_, index) => SITE_PORT + index);
  const hosts = ['localhost', '127.0.0.1'];
  return ports.flatMap((port) => hosts.map((host) => `http://${host}:${port}`)).join(',');
}

/** „: http://localhost:4321“, from the file in which Astro notes it; empty before it has. */
function runningAddress(): string {
  try {
    return `: ${JSON.parse(readFileSync('.astro/dev.json', 'utf8')).url.replace(/\/$/, '')}`;
  } catch {
    return '';
  }
}
