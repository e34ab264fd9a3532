import { onTestFinished } from 'vitest';
import type { LogEvent } from '../../../../src/relay/log.ts';
import { startProcess } from '../../../support/processes.ts';

/** A running relay, the same for the tests in every home. */
export interface RunningHome {
  port: number;
  /** Holds the queue; a relay that is started with it as `MAIL_DATA` goes on with the messages. */
  folder: string;
  mailFolder: string;
  log: () => LogEvent[];
  /** Ends it at once, as a power cut does. */
  kill: () => Promise<void>;
  close: () => Promise<void>;
}

/** Starts a relay with these settings over the tests' own. Resolves once it listens. */
export type StartHome = (env?: Record<string, string>) => Promise<RunningHome>;

/** Starts a process that logs lines of JSON, and kills it after the test. */
export function startHome(
  program: string,
  options: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd?: string,
) {
  const running = startProcess(program, options, { env, cwd });
  onTestFinished(running.kill);
  const readLog = (): LogEvent[] =>
    (running.output().match(/^\{.*\}(?=\n)/gm) ?? []).map((line) => JSON.parse(line));
  return { ...running, log: readLog };
}
