// `npm run relay`: the relay alone, for production.
import type { LogEvent } from './relay-ports.ts';
import { startRelay } from './service.ts';
import { readSettings, SettingsError } from './settings.ts';
import { runCommand } from './spool-command.ts';
import { SpoolProblem, sqliteCode } from './spool-file.ts';

// Messages are nobody else's business on this machine.
process.umask(0o077);
const [command, ...given] = process.argv.slice(2);
const work = command === undefined ? serve() : runCommand(command, given, process.env);
work.catch((error) => {
  console.error(explain(error));
  process.exit(1);
});

async function serve(): Promise<void> {
  const relay = await startRelay(readSettings(process.env), writeLog, healByRestart);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await relay.close();
      writeLog({ event: 'stopped' });
      process.exit(0);
    });
  }
}

/** A start sets a damaged spool aside and salvages it; the system's service starts us again. */
function healByRestart(): void {
  writeLog({ event: 'SPOOL DAMAGED, ending so that the next start heals it' });
  process.exit(1);
}

/** One line of JSON per event; the system's journal keeps them. */
function writeLog(event: LogEvent): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...event })}\n`);
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
