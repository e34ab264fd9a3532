// `node tests/bench/bench-relay.ts [FILE OF THE RELAY]`: messages a second that the relay accepts, how
// soon it says so, and how long a visitor waits while one address sends the costliest bodies it can.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const SECONDS = 4;
const PORT = 8796;
const ROOMY = { RATE_BURST: '1000000', RATE_PER_MINUTE: '1000000', MAIL_MAX: '10000000' };
const MESSAGE = {
  name: 'Jovana Đorđević',
  phoneNumber: '+381 60 000 00 00',
  email: 'jovana@primer.rs',
  message: 'Dobar dan, zanima me cena i da li šaljete u Čačak. '.repeat(20),
};

const part = (name: number) => `--g\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`;
const count = (many: number, one: (at: number) => string) =>
  Array.from({ length: many }, (_, at) => one(at)).join('');
const FORM = 'application/x-www-form-urlencoded';
const ATTACKS: Record<string, [type: string, body: string]> = {
  '32,000 fields': [FORM, count(32_000, () => '&a')],
  '1,200 parts': ['multipart/form-data; boundary=g', `${count(1200, part)}--g--\r\n`],
  '60 long fields': [FORM, count(60, (at) => `&p${at}=${'%3C'.repeat(350)}`)],
};

// Beside the sources and not in the system's temporary folder, which may be memory.
mkdirSync('var', { recursive: true });
console.log('                     clients  accepts/s   p50 ms   p99 ms  refused  attacks/s');
for (const [title, perHour] of Object.entries({ accepting: '1', 'and delivering': '100000000' })) {
  const stop = await startRelay({ ...ROOMY, MAIL_PER_HOUR: perHour });
  await measure('warm-up', 16);
  for (const clients of [1, 16, 64, 256]) await measure(title, clients);
  await stop();
}
const stop = await startRelay({ TRUST_PROXY_HOPS: '1' });
for (const [title, attack] of Object.entries(ATTACKS)) await measure(title, 1, attack);
await stop();

async function startRelay(env: Record<string, string>): Promise<() => Promise<void>> {
  const folder = mkdtempSync('var/bench-');
  const [file = 'src/relay/server.ts'] = process.argv.slice(2);
  const options = ['--max-old-space-size=64', '--max-semi-space-size=4', file];
  const all = { ...process.env, MAIL_LOCAL: '1', MAIL_DATA: folder, PORT: String(PORT), ...env };
  const relay = spawn(process.execPath, options, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: all,
  });
  await once(relay.stdout, 'data'); // It says when it listens.
  relay.stdout.resume();
  return async () => {
    const ended = once(relay, 'exit');
    relay.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  };
}

/** So many visitors, each posting one message after another; beside them 32 attackers, if any. */
async function measure(title: string, clients: number, attack?: [string, string]): Promise<void> {
  const end = performance.now() + SECONDS * 1000;
  const times: number[] = [];
  const counts = { refused: 0, attacks: 0 };
  const visit = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      // Each message is another one: the relay knows a repeated one by its `id`.
      const body = new URLSearchParams({ ...MESSAGE, id: crypto.randomUUID() }).toString();
      const from = `198.51.100.${times.length % 256}`;
      if ((await post(FORM, body, from)) === 202) times.push(performance.now() - start);
      else counts.refused += 1;
      if (attack) await setTimeout(50);
    }
  };
  const harm = async ([type, body]: [string, string]) => {
    while (performance.now() < end) counts.attacks += Number((await post(type, body)) > 0);
  };
  const attackers = attack ? Array.from({ length: 32 }, () => harm(attack)) : [];
  await Promise.all([...Array.from({ length: clients }, visit), ...attackers]);
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const perSecond = [times.length, counts.attacks].map((many) => Math.round(many / SECONDS));
  const cells = [clients, perSecond[0], at(0.5), at(0.99), counts.refused, perSecond[1]];
  console.log(title.padEnd(20), ...cells.map((cell) => String(cell).padStart(8)));
}

/** The status of the answer; 0 when there is none. */
async function post(type: string, body: string, from = '192.0.2.1'): Promise<number> {
  const headers = {
    origin: 'http://localhost:4321',
    accept: 'application/json',
    'content-type': type,
    'x-forwarded-for': from,
  };
  try {
    const url = `http://127.0.0.1:${PORT}/mail_cv.php`;
    const answer = await fetch(url, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
