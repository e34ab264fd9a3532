// The relay as a process on a server (`npm run relay`).
import { writeLog } from './log.ts';
import { startRelay } from './node-relay.ts';
import { readRelaySettings } from './settings.ts';

// Files of messages may be read by this process's user alone.
process.umask(0o077);
run().catch((error) => {
  // Wrong settings, a port that is taken, a folder that cannot be written.
  console.error(error.message);
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
