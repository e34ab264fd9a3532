// `npm start`: runs the site and a relay that needs no mail account. Both end together.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readValidSiteFields } from '../check/site-file.ts';
import { shownText } from '../model/fields.ts';
import { startRelay } from '../relay/node-relay.ts';
import { readRelaySettings } from '../relay/settings.ts';

const running = await findRunning();
if (running) {
  console.log(`Sajt već radi u drugom prozoru: ${running}. Tamo ga zaustavlja Ctrl+C.`);
  process.exit();
}
const relay = await startLocalRelay().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  console.error('Sajt radi i dalje, ali poruke sa stranice Kontakt nikome ne stižu.');
});
const astro = fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')));
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
if (relay) process.env['RELAY_URL'] = `http://127.0.0.1:${relay.port}`;
const options = ['dev', '--force', ...process.argv.slice(2)];
const site = spawn(process.execPath, [astro, ...options], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => site.kill(signal));
}
site.on('exit', async (code) => {
  await relay?.close();
  process.exit(code ?? 0);
});

/** Address of this project's site if it runs already. Astro's file with the address outlives a crash. */
async function findRunning(): Promise<string | undefined> {
  try {
    const { pid, url } = JSON.parse(readFileSync('.astro/dev.json', 'utf8'));
    process.kill(pid, 0); // Throws when that process is gone.
    await fetch(url);
    return url.replace(/\/$/, '');
  } catch {
    return undefined;
  }
}

async function startLocalRelay() {
  const { phone, email, reply_time } = readValidSiteFields('.');
  const settings = readRelaySettings({
    MAIL_LOCAL: '1',
    PORT: '0', // Any free port: the site's server passes the messages on.
    CONTACT_PHONE: phone,
    CONTACT_EMAIL: email,
    CONTACT_REPLY_TIME: shownText(reply_time),
    ...process.env,
  });
  const inbox = relative('.', settings.mailFolder);
  const started = await startRelay(settings, ({ event, error }) => {
    if (event === 'delivered' && !settings.smtp) console.log(`Poruka je stigla u ${inbox}`);
    if (event === 'not delivered') console.warn(`Poruka čeka na slanje: ${error}`);
  });
  const where = settings.smtp ? `na ${settings.to}` : `u folder ${inbox}, kao .eml fajlovi`;
  console.log(`Poruke sa stranice Kontakt stižu ${where}.`);
  return started;
}
