// `npm start`: runs the site and a relay that needs no mail account, in one process, until it is stopped.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { readValidSiteFields } from '../check/site-file.ts';
import { shownText } from '../model/schema/fields.ts';
import { startRelay } from '../relay/node-relay.ts';
import { readRelaySettings } from '../relay/settings.ts';

/** Says where this project's site runs. It outlives a crash. */
const RUNNING = 'var/running-site.json';
/** How long a site that runs may take to answer a second `npm start`: it may be busy with its first page. */
const ANSWER_MS = 15_000;

const { values: options } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string' }, open: { type: 'boolean' } },
});
await endIfRunning();
const relay = await startLocalRelay().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  console.error('Sajt radi i dalje, ali poruke sa stranice Kontakt nikome ne stižu.');
});
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
if (relay) process.env['RELAY_URL'] = `http://127.0.0.1:${relay.port}`;
// Astro's command would go into the background in a terminal that announces a coding agent.
const site = await dev({
  force: true,
  server: {
    ...(options.port && { port: Number(options.port) }),
    ...(options.host !== undefined && { host: options.host }),
    ...(options.open && { open: true }),
  },
});
const url = site.resolvedUrls.local[0] ?? `http://localhost:${site.address.port}`;
mkdirSync('var', { recursive: true });
writeFileSync(RUNNING, JSON.stringify({ pid: process.pid, url }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);

async function stop(): Promise<void> {
  rmSync(RUNNING, { force: true });
  await Promise.all([site.stop(), relay?.close()]);
  process.exit();
}

/** Ends this process when the site of this project runs already, or hangs. */
async function endIfRunning(): Promise<void> {
  const running = findRunning();
  if (!running) return;
  const { pid, url } = running;
  try {
    await fetch(new URL('favicon.svg', url), { signal: AbortSignal.timeout(ANSWER_MS) });
  } catch (error) {
    // Nobody listens there: the process is another one that has the same number.
    if (!(error instanceof DOMException)) return;
    console.error(
      `Sajt je već pokrenut, ali ne odgovara. Zaustavite ga pa pokušajte ponovo: kill -9 ${pid}`,
    );
    process.exit(1);
  }
  console.log(
    `Sajt već radi: ${url.replace(/\/$/, '')}. Zaustavlja ga Ctrl+C u onom prozoru, ili: kill ${pid}`,
  );
  process.exit();
}

function findRunning(): { pid: number; url: string } | undefined {
  try {
    const running = JSON.parse(readFileSync(RUNNING, 'utf8'));
    process.kill(running.pid, 0); // Throws when that process is gone.
    return running;
  } catch {
    return undefined;
  }
}

async function startLocalRelay() {
  const { phone, email, reply_time } = readValidSiteFields('.');
  const settings = readRelaySettings({
    MAIL_LOCAL: '1',
    CONTACT_PHONE: phone,
    CONTACT_EMAIL: email,
    CONTACT_REPLY_TIME: shownText(reply_time),
    ...process.env,
    // Any free port will do: the site passes the messages on.
    PORT: '0',
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
