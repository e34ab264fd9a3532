// The relay on a rented web space: cPanel's Passenger starts it with the first request, lets it
// listen where it wants it, and ends it when it has been quiet for long.
import { chmodSync, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { homedir } from 'node:os';
import { join, sep } from 'node:path';
import { endWith, serve } from '../node-process.ts';
import { readSettings, SettingsError } from '../settings.ts';

const SETTINGS = 'relej.env';
/** An older process may still finish its last mail. */
const LOCK_PATIENCE = 20_000;
const NEXT_TRY = 60_000;

process.umask(0o077);
run().catch(endWith);

async function run(): Promise<void> {
  try {
    const settings = readSettings(readEnvironment(import.meta.dirname));
    if (settings.dataFolder.split(sep).includes('public_html'))
      throw new SettingsError([
        'MAIL_DATA: folder sa porukama ne sme da bude u public_html, gde ga svako može otvoriti.',
      ]);
    await serve(settings, LOCK_PATIENCE);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    // Whoever opens the address reads what is to be mended; then a request starts us anew.
    console.error(error.message);
    answerAll(error.message);
    setTimeout(() => process.exit(1), NEXT_TRY);
  }
}

/** What the panel sets wins over the file; both over what a rented space needs anyway. */
function readEnvironment(folder: string): NodeJS.ProcessEnv {
  const file = join(folder, SETTINGS);
  if (existsSync(file)) {
    // An upload gives everybody on the machine the right to read it, and it holds the password.
    chmodSync(file, 0o600);
    process.loadEnvFile(file);
  }
  return { MAIL_DATA: join(homedir(), 'relej-poruke'), TRUST_PROXY_HOPS: '1', ...process.env };
}

/** 503: visitors' devices keep their messages meanwhile. */
function answerAll(text: string): void {
  createServer((_, response) => {
    response.writeHead(503, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '300',
    });
    response.end(`${text}\n`);
  }).listen(Number(process.env['PORT'] ?? 8787), '127.0.0.1');
}
