// Programs that a test starts, the ports they listen at, and waiting for what they do.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** A port of this machine that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Shorter than the outer limit of a test, which would not say what was awaited. */
const MOST_WAITED_S = 600;

/** Waits until something is so; says what was awaited when it never comes. */
export async function eventually(
  what: string,
  check: () => boolean | Promise<boolean>,
): Promise<void> {
  const end = Date.now() + MOST_WAITED_S * 1000;
  while (Date.now() < end) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Waited ${MOST_WAITED_S} s in vain: ${what}`);
}

/** Starts a program and keeps what it prints. The caller ends it. */
export function startProcess(
  program: string,
  options: readonly string[],
  { env = process.env, cwd }: { env?: NodeJS.ProcessEnv; cwd?: string | undefined } = {},
) {
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'pipe'], env, cwd });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  // Programs that it has started itself may live a little longer, with its output in their hands.
  const gone = once(child, 'exit');
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await gone;
  };
  return {
    pid: child.pid ?? 0,
    /** Resolves with the exit code, or the signal, once all of its words are there. */
    ended: ended as Promise<number | NodeJS.Signals>,
    output: () => output,
    kill: end('SIGKILL'),
    close: end('SIGTERM'),
    /** Resolves once somebody listens at the port; rejects with the program's words when it ends. */
    async untilItListens(port: number): Promise<void> {
      const look = () => {
        if (child.exitCode === null && child.signalCode === null) return isListening(port);
        throw new Error(`It ended:\n${output}`);
      };
      await eventually(`something listens at ${port}`, look);
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(Boolean(socket.destroy())));
    socket.on('error', () => resolve(false));
  });
}
