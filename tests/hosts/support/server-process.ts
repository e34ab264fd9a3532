import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, connect, createServer } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** A port of this machine that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a server and waits until it is ready. Throws with its own words when it ends instead. */
export async function startServer(
  [program = '', ...options]: readonly string[],
  isReady: () => Promise<boolean>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<() => Promise<void>> {
  const child = spawn(program, options, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  // A test that breaks off must not leave a server behind.
  process.on('exit', () => child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${program} ended:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return () => stop(child);
}

/** Does anything listen at the port of this machine? */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() && true));
    socket.on('error', () => resolve(false));
  });
}

/** Is the host's certificate there, too? Caddy listens a little before it has read it. */
export function isSecured(port: number, servername: string): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, servername, rejectUnauthorized: false };
    const socket = connectTls(options, () => resolve(socket.destroy() && true));
    socket.on('error', () => resolve(false));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
