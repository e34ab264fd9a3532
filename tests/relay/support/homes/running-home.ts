import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import type { LogEvent } from '../../../../src/relay/log.ts';
import { eventually } from '../running-relay';

/** A relay that runs, whatever home it has. */
export interface RunningHome {
  port: number;
  /** Where `/health` tells all. */
  healthPort: number;
  /** Holds the spool; another relay may go on with it. */
  folder: string;
  mailFolder: string;
  log: LogEvent[];
  /** As a machine does that loses its power. */
  kill: () => Promise<void>;
  close: () => Promise<void>;
}

/** Settings over those of the tests. Resolves once it listens. */
export type StartHome = (env?: Record<string, string>) => Promise<RunningHome>;

/** A process whose lines of JSON are its log; it is gone after the test. */
export function startProcess(
  program: string,
  options: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd?: string,
) {
  const log: LogEvent[] = [];
  let output = '';
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'pipe'], env, cwd });
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  let line = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    const lines = (line + text).split('\n');
    line = lines.pop() ?? '';
    for (const whole of lines) if (whole.startsWith('{')) log.push(JSON.parse(whole));
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await ended;
  };
  onTestFinished(end('SIGKILL'));
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    pid: child.pid ?? 0,
    log,
    /** Resolves with the exit code, or the signal. */
    ended,
    output: () => output,
    kill: end('SIGKILL'),
    close: end('SIGTERM'),
    /** Resolves once somebody listens at the port; rejects with the process's words when it ends. */
    async untilItListens(port: number): Promise<void> {
      const look = async () => {
        if (!isAlive()) throw new Error(`It ended:\n${output}`);
        return await listens(port);
      };
      await eventually(`something listens at ${port}`, look, 60);
    },
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
