// `node tests/bench/bench-relay.ts`: messages a second that the relay accepts, and how soon it says so.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import autocannon from 'autocannon';

const CLIENTS = [1, 16, 64, 256];
const SECONDS = 4;
const WARM_UP_SECONDS = 2;
const PORT = 8796;
const MEMORY_FLAGS = ['--max-old-space-size=64', '--max-semi-space-size=4'];
const ROOMY = {
  RATE_BURST: '1000000',
  RATE_PER_MINUTE: '1000000',
  MAIL_MAX: '10000000',
};
const BOUNDARY = 'merenje';
const MESSAGE = {
  name: 'Jovana Đorđević',
  phoneNumber: '+381 60 000 00 00',
  email: 'jovana@primer.rs',
  message: 'Dobar dan, zanima me cena i da li šaljete u Čačak. '.repeat(20),
  to: 'konsultant@localhost',
};

// Beside the sources and not in the system's temporary folder, which may be memory.
mkdirSync('var', { recursive: true });
await run('accepting alone', { MAIL_PER_HOUR: '1' });
await run('delivering to the folder as well', { MAIL_PER_HOUR: '100000000' });

async function run(title: string, env: Record<string, string>): Promise<void> {
  const folder = mkdtempSync('var/bench-');
  const relay = spawn(process.execPath, [...MEMORY_FLAGS, 'src/relay/server.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...ROOMY,
      MAIL_LOCAL: '1',
      MAIL_DATA: folder,
      PORT: String(PORT),
      ...env,
    },
  });
  try {
    await once(relay.stdout, 'data'); // It says when it listens.
    relay.stdout.resume();
    await measure(16, WARM_UP_SECONDS);
    console.log(`\n${title}\n  clients  accepts/s   p50 ms   p99 ms  refused`);
    for (const clients of CLIENTS) {
      const {
        '2xx': accepted,
        non2xx,
        errors,
        duration,
        latency,
      } = await measure(clients, SECONDS);
      const perSecond = (accepted / duration).toFixed(0);
      const cells = [clients, perSecond, latency.p50, latency.p99, non2xx + errors];
      console.log(cells.map((cell) => String(cell).padStart(9)).join(''));
    }
    console.log(`  peak memory ${peakMemory(relay)}`);
  } finally {
    const ended = once(relay, 'exit');
    relay.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  }
}

/** So many visitors, each posting one message after another over a connection of its own. */
function measure(clients: number, seconds: number) {
  return autocannon({
    url: `http://127.0.0.1:${PORT}/mail_cv.php`,
    connections: clients,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        headers: {
          origin: 'http://localhost:4321',
          accept: 'application/json',
          'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        },
        setupRequest: (request) => ({ ...request, body: writeMessage() }),
      },
    ],
  });
}

/** As the page sends it. Each message is another one: the relay knows a repeated one by its `id`. */
function writeMessage(): string {
  const parts = Object.entries({ ...MESSAGE, id: crypto.randomUUID() }).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
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
