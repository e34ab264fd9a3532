import { expect, it } from 'vitest';
import { createRelay } from '../../src/relay/app.ts';
import { createLimiter } from '../../src/relay/limiter.ts';
import type { LogEvent } from '../../src/relay/log.ts';
import { createRandom, randomText } from './support/random-visitors';
import { ORIGIN } from './support/running-relay';
import { createMemoryShelf, createSpool } from './support/spools';

const REQUESTS = Number(process.env['RELAY_FUZZ'] ?? 4000);
const SEED = Number(process.env['RELAY_SEED'] ?? Date.now() % 1_000_000);
const NAMES = [
  'name',
  'phoneNumber',
  'email',
  'message',
  'to',
  'id',
  'website',
  '__proto__',
  '',
  'x',
];
const TYPES = [
  'application/x-www-form-urlencoded',
  'APPLICATION/X-WWW-FORM-URLENCODED; charset=windows-1250',
  'multipart/form-data; boundary=g',
  'multipart/form-data; boundary="g"',
  'multipart/form-data; boundary=',
  'multipart/form-data',
  'text/plain',
  '',
];
const ORIGINS = [ORIGIN, ORIGIN, ORIGIN, 'null', '', 'https://krivi.rs', `${ORIGIN}.evil`];
const MARK = '<img src=x onerror=alert(1)>';

it(`answers ${REQUESTS} senseless requests without one error or injection (seed ${SEED})`, async () => {
  const random = createRandom(SEED);
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
  const { spool, clock, deliverNext } = createSpool({ shelf: createMemoryShelf(), max: 2000 });
  const failures: LogEvent[] = [];
  const relay = createRelay({
    store: spool.store,
    health: () => {
      throw new Error('Nobody asks.');
    },
    admit: createLimiter({ burst: 10, perMinute: 5, now: () => clock.now }),
    origins: new Set([ORIGIN]),
    recipient: 'konsultant@localhost',
    contact: { siteUrl: '', phone: '+381 60 000 00 00', email: '' },
    log: (event) => {
      if (event.event === 'failed') failures.push(event);
    },
  });

  function compose(): { body: Buffer; type: string } {
    const type = pick(TYPES);
    const value = () =>
      (random() < 0.3 ? MARK : '') + randomText(random, random() < 0.02 ? 9000 : 60);
    const count = random() < 0.02 ? 3000 : Math.floor(random() * 9);
    const names = random() < 0.6 ? NAMES : Array.from({ length: count }, () => pick(NAMES));
    let text = type.startsWith('multi')
      ? `${names.map((name) => `--g\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value()}\r\n`).join('')}--g--\r\n`
      : names
          .map(
            (name) => `${encodeURIComponent(name)}=${encodeURIComponent(value().toWellFormed())}`,
          )
          .join('&');
    if (random() < 0.1) text = text.slice(0, Math.floor(random() * text.length));
    const body = Buffer.from(text);
    if (random() < 0.1)
      for (let i = 0; i < 9; i += 1)
        body[Math.floor(random() * body.length)] = Math.floor(random() * 256);
    return { body, type };
  }

  const statuses = new Map<number, number>();
  let early = 0;
  for (let i = 0; i < REQUESTS; i += 1) {
    const { body, type } = compose();
    const method = random() < 0.97 ? 'POST' : pick(['GET', 'PUT', 'OPTIONS', 'DELETE']);
    const headers = new Headers({ Accept: pick(['application/json', 'text/html', '*/*']) });
    if (type) headers.set('Content-Type', type);
    const origin = pick(ORIGINS);
    if (origin) headers.set('Origin', origin);
    if (random() < 0.7) headers.set('Content-Length', String(body.length));
    if (random() < 0.02) headers.set('Content-Encoding', pick(['gzip', 'identity', 'IDENTITY']));
    const address = random() < 0.5 ? '192.0.2.1' : `2001:db8:${(i & 0xffff).toString(16)}::1`;
    const answer = await relay.request(
      `http://localhost/mail_cv.php${random() < 0.01 ? '/x' : ''}`,
      { method, headers, ...(method === 'GET' ? {} : { body: new Uint8Array(body) }) },
      { address },
    );
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const page = await answer.text();
    expect(
      page,
      JSON.stringify({ type, body: body.toString('base64').slice(0, 2000) }),
    ).not.toContain('<img');
    clock.now += 2000;
    if (i % 1000 === 999) {
      while (await deliverNext());
    }
    if (i === Math.floor(REQUESTS / 10)) early = process.memoryUsage().rss;
  }
  const grown = (process.memoryUsage().rss - early) / 1e6;
  const counts = [...statuses].sort().map(([status, count]) => `${status} × ${count}`);
  console.log(`${counts.join(', ')}; memory grew by ${grown.toFixed(0)} MB`);
  expect(failures).toEqual([]);
  expect([...statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
  expect(statuses.get(503) ?? 0).toBe(0);
  for (const status of [202, 400, 403, 405, 415, 422, 429]) {
    expect(statuses.get(status), `${status} happened`).toBeGreaterThan(0);
  }
  expect(grown).toBeLessThan(150);
}, 1_800_000);
