import { onTestFinished } from 'vitest';
import type { LogEvent } from '../../../../src/relay/log.ts';
import { startProcess } from '../../../support/processes.ts';

/** A relay that runs, whatever home it has. */
export interface RunningHome {
  port: number;
  /** Where `/health` tells all. */
  healthPort: number;
  /** Holds the spool; another relay may go on with it. */
  folder: string;
  mailFolder: string;
  log: () => LogEvent[];
  /** As a machine does that loses its power. */
  kill: () => Promise<void>;
  close: () => Promise<void>;
}

/** Settings over those of the tests. Resolves once it listens. */
export type StartHome = (env?: Record<string, string>) => Promise<RunningHome>;

/** A process whose lines of JSON are its log; it is gone after the test. */
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
