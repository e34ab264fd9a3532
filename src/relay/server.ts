// The relay as a process on a server (`npm run relay`).
import { codeOf, writeLog } from './log.ts';
import { startRelay } from './node-relay.ts';
import { readRelaySettings, SettingsError } from './settings.ts';

// Files of messages may be read by this process's user alone.
process.umask(0o077);
run().catch((error) => {
  console.error(explain(error));
  process.exit(1);
});

async function run(): Promise<void> {
  const relay = await startRelay(readRelaySettings(process.env), writeLog);
  const stop = async () => {
    await relay.close();
    writeLog({ event: 'stopped' });
    process.exit(0);
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

function explain(error: Error): string {
  if (error instanceof SettingsError) return error.message;
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return 'PORT: na tom portu već radi drugi program. Upišite drugi broj.';
  if (code === 'EACCES') return 'MAIL_DATA: nema dozvole za pisanje u folder sa porukama.';
  if (['EROFS', 'ENOSPC', 'EIO'].includes(code))
    return 'MAIL_DATA: na disk se ne može pisati (pun je, pokvaren ili samo za čitanje).';
  return `Program za poruke nije pokrenut: ${error.message}`;
}
