import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLimiter } from '../../src/relay/limiter.ts';
import type { LogEvent } from '../../src/relay/log.ts';
import { createBareRelay } from './support/bare-relay';
import { ORIGIN } from './support/running-relay';
import { createMemoryShelf, createSpool } from './support/spools';
import { strangeText } from './support/strange-text';

const numRuns = Number(process.env['RELAY_FUZZ'] ?? 1500);
const MARK = '<img src=x onerror=alert(1)>';
const { constantFrom } = fc;

/** The usual one most of the time, and else one of the others. */
const mostly = <T>(usual: T, ...others: T[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, constantFrom(...others));
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
const value = fc
  .tuple(fc.boolean(), strangeText(60))
  .map(([marked, text]) => (marked ? MARK : '') + text);
const part = (name: string) => fc.tuple(fc.constant(name), value);
const form = fc.oneof(
  fc.tuple(...NAMES.map(part)),
  fc.array(fc.tuple(constantFrom(...NAMES), value), { maxLength: 20 }),
);
const request = fc.record({
  type: constantFrom(
    'application/x-www-form-urlencoded',
    'APPLICATION/X-WWW-FORM-URLENCODED; charset=windows-1250',
    'multipart/form-data; boundary=g',
    'multipart/form-data; boundary="g"',
    'multipart/form-data; boundary=',
    'multipart/form-data',
    'text/plain',
    '',
  ),
  form,
  size: mostly(0, 70_000),
  cut: mostly(1, 0.1, 0.5, 0.9),
  noise: mostly([], [1, 2, 3, 5, 8]),
  method: mostly('POST', 'GET', 'PUT', 'OPTIONS', 'DELETE'),
  accept: constantFrom('application/json', 'text/html', '*/*'),
  origin: mostly(ORIGIN, 'null', '', 'https://krivi.rs', `${ORIGIN}.evil`),
  encoding: mostly('', 'gzip', 'identity', 'IDENTITY'),
  isLong: fc.boolean(),
  address: fc.oneof(fc.constant('192.0.2.1'), fc.ipV6()),
  path: mostly('', '/x'),
});

function bodyOf(type: string, form: readonly [string, string][]): string {
  if (!type.startsWith('multi')) return String(new URLSearchParams(form.map((row) => [...row])));
  const part = ([name, text]: readonly [string, string]) =>
    `--g\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  return `${form.map(part).join('')}--g--\r\n`;
}

it(`answers ${numRuns} senseless requests without one error or injection`, async () => {
  const { spool, clock, deliverNext } = createSpool({ shelf: createMemoryShelf(), max: 2000 });
  const failures: LogEvent[] = [];
  const relay = createBareRelay({
    store: spool.store,
    admit: createLimiter({ burst: 10, perMinute: 5, now: () => clock.now }),
    log: (event) => {
      if (event.event === 'failed') failures.push(event);
    },
  });
  const statuses = new Set<number>();
  const answer = fc.asyncProperty(
    request,
    async ({ type, form, size, cut, noise, method, ...given }) => {
      const text = bodyOf(type, [...form, ['long', 'a'.repeat(size)]]);
      const body = Buffer.from(text.slice(0, text.length * cut));
      for (const step of noise) if (step * 7 < body.length) body[step * 7] = step * 31;
      const headers = new Headers({ Accept: given.accept });
      if (type) headers.set('Content-Type', type);
      if (given.origin) headers.set('Origin', given.origin);
      if (given.encoding) headers.set('Content-Encoding', given.encoding);
      if (given.isLong) headers.set('Content-Length', String(body.length));
      const answered = await relay.request(
        `http://localhost/mail_cv.php${given.path}`,
        { method, headers, ...(method !== 'GET' && { body: new Uint8Array(body) }) },
        { address: given.address },
      );
      statuses.add(answered.status);
      expect(await answered.text()).not.toContain('<img');
      expect(failures).toEqual([]);
      clock.now += 2000;
      await deliverNext();
    },
  );
  await fc.assert(answer, { numRuns });
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  expect([...statuses]).toEqual(expect.arrayContaining([202, 400, 403, 405, 413, 415, 422, 429]));
}, 1_800_000);
