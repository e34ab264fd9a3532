// `node tests/bench/bench-relay.ts`: messages a second that the relay accepts, and how soon it says so.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';

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
      const { accepted, refused, latencies } = await measure(clients, SECONDS);
      const cells = [clients, Math.round(accepted / SECONDS), ...latencies, refused];
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
async function measure(clients: number, seconds: number) {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  let refused = 0;
  const visit = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      if (await post()) times.push(performance.now() - start);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, visit));
  times.sort((a, b) => a - b);
  const latencies = [0.5, 0.99].map((part) =>
    Math.round(times[Math.floor(times.length * part)] ?? 0),
  );
  return { accepted: times.length, refused, latencies };
}

/** As the page sends it. Each message is another one: the relay knows a repeated one by its `id`. */
async function post(): Promise<boolean> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...MESSAGE, id: crypto.randomUUID() })) {
    body.set(name, value);
  }
  const headers = { origin: 'http://localhost:4321', accept: 'application/json' };
  try {
    const url = `http://127.0.0.1:${PORT}/mail_cv.php`;
    const answer = await fetch(url, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
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
