// How long an honest visitor waits while one limited address sends the costliest bodies it can.
// `node tests/bench/bench-relay-abuse.ts [file of the relay]`
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';

const PORT = 8798;
const CONNECTIONS = 32;
const VISITS = Number(process.env['BENCH_VISITS'] ?? 150);
const ORIGIN = 'http://localhost:4321';
const URLENCODED = 'application/x-www-form-urlencoded';

const parts = Array.from(
  { length: 1200 },
  (_, i) => `--g\r\nContent-Disposition: form-data; name="${i}"\r\n\r\n\r\n`,
);
const few = Array.from({ length: 60 }, (_, i) => `p${i}=${'%3C'.repeat(350)}`);
const ATTACKS = [
  ['32,000 fields in 64 kB', URLENCODED, '&a'.repeat(32_000)],
  ['1,200 parts', 'multipart/form-data; boundary=g', `${parts.join('')}--g--\r\n`],
  ['60 long fields', URLENCODED, few.join('&')],
] as const;

const [file = 'src/relay/server.ts'] = process.argv.slice(2);
mkdirSync('var', { recursive: true });
const folder = mkdtempSync('var/bench-');
const relay = spawn(
  process.execPath,
  ['--max-old-space-size=64', '--max-semi-space-size=4', file],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      MAIL_LOCAL: '1',
      MAIL_DATA: folder,
      MAIL_ORIGINS: ORIGIN,
      PORT: String(PORT),
      TRUST_PROXY_HOPS: '1',
    },
  },
);
try {
  await waitForRelay();
  console.log('attack                        p50 ms   p99 ms  worst ms  attacks/s  answers');
  await run('none', URLENCODED, '', 0);
  for (const [title, type, body] of ATTACKS) await run(title, type, body, CONNECTIONS);
} finally {
  const ended = once(relay, 'exit');
  relay.kill('SIGKILL');
  await ended;
  rmSync(folder, { recursive: true });
}

async function run(title: string, type: string, body: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let attacks = 0;
  let broken = 0;
  let ended = false;
  const attack = async () => {
    while (!ended) {
      const status = await send(agent, '192.0.2.1', type, body, 'text/html').catch(() => 0);
      if (status > 0) attacks += 1;
      else broken += 1;
    }
  };
  const attackers = Array.from({ length: connections }, attack);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  attacks = 0;
  const began = performance.now();
  const times: number[] = [];
  const answers = new Map<number, number>();
  for (let i = 0; i < VISITS; i += 1) {
    const text = `name=Ana&phoneNumber=1&email=a%40primer.rs&message=${title}+${i}`;
    const start = performance.now();
    const status = await send(undefined, `198.51.100.${i}`, URLENCODED, text, 'application/json');
    times.push(performance.now() - start);
    answers.set(status, (answers.get(status) ?? 0) + 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const perSecond = attacks / ((performance.now() - began) / 1000);
  ended = true;
  await Promise.all(attackers);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(VISITS - 1, Math.floor(VISITS * share))]?.toFixed(0);
  const cells = [at(0.5), at(0.99), at(1), perSecond.toFixed(0)].map((cell) => cell?.padStart(9));
  if (broken > 0) cells.push(`(${broken} broken)`);
  console.log(
    title.padEnd(27),
    ...cells,
    ' ',
    [...answers].map((pair) => pair.join(' × ')).join(', '),
  );
}

function send(
  agent: Agent | undefined,
  address: string,
  type: string,
  body: string,
  accept: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      Origin: ORIGIN,
      Accept: accept,
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(body),
      'X-Forwarded-For': address,
    };
    const options = { port: PORT, path: '/mail_cv.php', method: 'POST', headers, agent };
    const asked = request(options, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

async function waitForRelay(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const up = await fetch(`http://127.0.0.1:${PORT}/health`).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing listens on ${PORT}.`);
}
