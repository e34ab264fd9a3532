// `node tests/bench/bench-relay.ts`: accepted messages a second, beside a server with one fsync per message.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { type Figures, measure } from './bench-client.ts';

const CLIENTS = [1, 16, 64, 256];
const MS = Number(process.env['BENCH_MS'] ?? 4000);
const WARM_UP_MS = 1500;
const MEMORY_FLAGS = ['--max-old-space-size=64', '--max-semi-space-size=4'];
const ROOMY = { RATE_BURST: '1000000', RATE_PER_MINUTE: '1000000', MAIL_MAX: '10000000' };

// Beside the sources and not in the system's temporary folder, which may be memory.
mkdirSync('var', { recursive: true });
const plain = await run('one fsync per message', 8795, ['tests/bench/bench-plain-server.ts'], {});
const relay = await run('relay', 8796, ['src/relay/server.ts'], { MAIL_PER_HOUR: '1' });
await run('relay, delivering to the folder', 8797, ['src/relay/server.ts'], {
  MAIL_PER_HOUR: '100000000',
});
const ratio = (relay.get(64)?.perSecond ?? 0) / (plain.get(64)?.perSecond ?? 1);
console.log(`\n64 clients: ${ratio.toFixed(2)} × the plain server`);

async function run(title: string, port: number, script: string[], env: Record<string, string>) {
  const folder = mkdtempSync('var/bench-');
  const server = spawn(process.execPath, [...MEMORY_FLAGS, ...script, folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...ROOMY,
      MAIL_LOCAL: '1',
      MAIL_DATA: folder,
      PORT: String(port),
      ...env,
    },
  });
  const figures = new Map<number, Figures>();
  try {
    await waitFor(port);
    await measure(port, 16, WARM_UP_MS);
    console.log(`\n${title}\n  clients  accepts/s   p50 ms   p99 ms  refused`);
    for (const clients of CLIENTS) {
      const measured = await measure(port, clients, MS);
      figures.set(clients, measured);
      const { perSecond, p50, p99, refused } = measured;
      const cells = [clients, perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), refused];
      console.log(cells.map((cell) => String(cell).padStart(9)).join(''));
    }
    console.log(`  peak memory ${peakMemory(server)}`);
  } finally {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  }
  return figures;
}

/** Linux keeps the high-water mark of a process. */
function peakMemory(server: ChildProcess): string {
  try {
    const [, kilobytes] =
      /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
    return `${Math.round(Number(kilobytes) / 1024)} MB`;
  } catch {
    return 'unknown on this system';
  }
}

async function waitFor(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing listens on ${port}.`);
}
