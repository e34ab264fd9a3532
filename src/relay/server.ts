// The relay as a process on a server (`npm run relay`).
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { FolderInUse } from './folders.ts';
import { writeLog } from './log.ts';
import { LAST_ANSWER_MS, type RunningRelay, startRelay } from './node-relay.ts';
import { namesOfGone, readRelaySettings, type Settings, SettingsError } from './settings.ts';

/** How long a previous process may take to deliver its last mail and release the folder. Milliseconds. */
const FOLDER_TIMEOUT_MS = LAST_ANSWER_MS + 5000;
/** How long wrong settings are shown before the process ends and is started anew. */
const SHOW_ERROR_MS = 60_000;

// Files of messages may be read by this process's user alone.
process.umask(0o077);
run().catch(async (error) => {
  console.error(explain(error));
  if (error instanceof SettingsError) await showError(error.message);
  process.exit(1);
});

async function run(): Promise<void> {
  const { node } = process.versions;
  // 22.13 is the first version with `node:sqlite`, which locks the folder of messages.
  if (node.localeCompare('22.13', 'en', { numeric: true }) < 0)
    throw new SettingsError([
      `Program za poruke traži Node 22.13 ili noviji, a ovde je ${node}. Instalirajte Node 24.`,
    ]);
  const gone = namesOfGone(process.env);
  if (gone) console.warn(gone);
  const relay = await startWhenFree(readRelaySettings(process.env), Date.now() + FOLDER_TIMEOUT_MS);
  const stop = async () => {
    await relay.close();
    writeLog({ event: 'stopped' });
    process.exit(0);
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

/** Waits for a folder that another process holds, until this time (milliseconds since 1970). */
async function startWhenFree(settings: Settings, until: number): Promise<RunningRelay> {
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

/** Answers every request with 503 and what is wrong; visitors' devices keep their messages meanwhile. */
async function showError(text: string): Promise<void> {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  createServer((_, response) => {
    response.writeHead(503, { ...headers, 'Retry-After': '300' }).end(`${text}\n`);
  })
    .on('error', () => {})
    .listen(Number(process.env['PORT']) || 8787, process.env['HOST'] || '127.0.0.1');
  await setTimeout(SHOW_ERROR_MS);
}
