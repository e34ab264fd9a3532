// `npm run relay`: the relay alone, for production.
import { endWith, serve } from './node-process.ts';
import { readSettings } from './settings.ts';
import { runCommand } from './spool-command.ts';

// Messages are nobody else's business on this machine.
process.umask(0o077);
run(...process.argv.slice(2)).catch(endWith);

async function run(command?: string, ...given: string[]): Promise<void> {
  if (command === undefined) await serve(readSettings(process.env));
  else await runCommand(command, given, process.env);
}
