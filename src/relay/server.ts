// The relay as a process: on a server of one's own (`npm run relay`), and on a rented space, where
// cPanel's Passenger starts it with the first request and ends it when it has been quiet for long.
import { chmodSync, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FolderInUse } from './folder-shelf.ts';
import { writeLog } from './log.ts';
import { LAST_ANSWER, type Relay, startRelay } from './service.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

/** Beside the relay on a rented space, and the sign that this is one. */
const SETTINGS = join(import.meta.dirname, 'relej.env');
/** An older process may still finish its last mail. */
const PATIENCE = LAST_ANSWER + 5000;
const NEXT_TRY = 60_000;

// Only this process's user may read the messages' files.
process.umask(0o077);
run().catch(async (error) => {
  console.error(explain(error));
  // For a minute the address itself says what is to be mended; then systemd or Passenger starts anew.
  if (error instanceof SettingsError) await answerAll(error.message);
  process.exit(1);
});

async function run(): Promise<void> {
  const { node } = process.versions;
  // The lock of the folder is `node:sqlite`.
  if (node.localeCompare('22.13', 'en', { numeric: true }) < 0)
    throw new SettingsError([
      `Program za poruke traži Node 22.13 ili noviji, a ovde je ${node}. Instalirajte Node 24; u cPanelu ga izaberite pod „Setup Node.js App“, sačuvajte i pritisnite „Restart“.`,
    ]);
  const relay = await startWhenFree(readSettings(readEnvironment()), Date.now() + PATIENCE);
  const stop = async () => {
    await relay.close();
    writeLog({ event: 'stopped' });
    process.exit(0);
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  // Passenger's word for it. When nobody listens, it ends the process in the middle of a mail.
  process.on('message', (word) => {
    if (word === 'shutdown') stop();
  });
}

/** What the panel sets wins over the file; both over what a rented space needs anyway. */
function readEnvironment(): NodeJS.ProcessEnv {
  if (!existsSync(SETTINGS)) return process.env;
  // An upload gives everybody on the machine the right to read it, and it holds the password.
  chmodSync(SETTINGS, 0o600);
  process.loadEnvFile(SETTINGS);
  return { MAIL_DATA: join(homedir(), 'relej-poruke'), TRUST_PROXY_HOPS: '1', ...process.env };
}

/** A folder that another process still holds is waited for. */
async function startWhenFree(settings: Settings, until: number): Promise<Relay> {
  for (;;) {
    try {
      return await startRelay(settings, writeLog);
    } catch (error) {
      if (!(error instanceof FolderInUse) || Date.now() >= until) throw error;
      await setTimeout(250);
    }
  }
}

function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof FolderInUse) return error.message;
  const { code, message } = Object(error);
  if (code === 'EADDRINUSE')
    return 'PORT: na tom portu već radi drugi program. Upišite drugi broj.';
  if (code === 'EACCES') return 'MAIL_DATA: nema dozvole za pisanje u folder sa porukama.';
  if (['EROFS', 'ENOSPC', 'EIO'].includes(code))
    return 'MAIL_DATA: na disk se ne može pisati (pun je, pokvaren ili samo za čitanje).';
  return `Program za poruke nije pokrenut: ${message ?? error}`;
}

/** 503 for a minute: visitors' devices keep their messages meanwhile. */
async function answerAll(text: string): Promise<void> {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  createServer((_, response) => {
    response.writeHead(503, { ...headers, 'Retry-After': '300' }).end(`${text}\n`);
  })
    .on('error', () => {})
    .listen(Number(process.env['PORT']) || 8787, process.env['HOST'] || '127.0.0.1');
  await setTimeout(NEXT_TRY);
}
