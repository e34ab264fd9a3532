// What a relay that is a process of its own does beside relaying: its log, its end, its last words.
import { setTimeout } from 'node:timers/promises';
import type { LogEvent } from './relay-ports.ts';
import { type Relay, startRelay } from './service.ts';
import { type Settings, SettingsError } from './settings.ts';
import { SpoolLocked, SpoolProblem, sqliteCode } from './spool-file.ts';

const RETRY = 250;

/** Runs until a signal ends it. A spool that another process still holds is waited for. */
export async function serve(settings: Settings, patienceMs = 0): Promise<void> {
  const relay = await startWhenFree(settings, Date.now() + patienceMs);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await relay.close();
      writeLog({ event: 'stopped' });
      process.exit(0);
    });
  }
}

async function startWhenFree(settings: Settings, until: number): Promise<Relay> {
  for (;;) {
    try {
      return await startRelay(settings, writeLog, healByRestart);
    } catch (error) {
      if (!(error instanceof SpoolLocked) || Date.now() >= until) throw error;
      await setTimeout(RETRY);
    }
  }
}

/** A start sets a damaged spool aside and salvages it; whoever started us starts us again. */
function healByRestart(): void {
  writeLog({ event: 'SPOOL DAMAGED, ending so that the next start heals it' });
  process.exit(1);
}

/** One line of JSON per event; the system's journal keeps them. */
function writeLog(event: LogEvent): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...event })}\n`);
}

/** Ends the process with a sentence for the person who started it. */
export function endWith(error: unknown): never {
  console.error(explain(error));
  process.exit(1);
}

function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof SpoolProblem) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return 'PORT: na tom portu već radi drugi program. Upišite drugi broj.';
  if (code === 'EACCES') return 'MAIL_DATA: nema dozvole za pisanje u folder sa porukama.';
  if (code === 'EROFS' || sqliteCode(error) === 8 || sqliteCode(error) === 10)
    return 'MAIL_DATA: na disk se ne može pisati (pun je, pokvaren ili samo za čitanje).';
  return `Prijemnik poruka nije pokrenut: ${error instanceof Error ? error.message : error}`;
}
