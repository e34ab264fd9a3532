// The answer to each kind of request; after each of them the next visitor is served.
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { eventually } from '../support/processes.ts';
import { runHome } from './support/homes/home.ts';
import { countMails, readMailbox } from './support/mailbox.ts';
import {
  BOUNDARY,
  exchange,
  FIELDS,
  multipart,
  openSocket,
  type Part,
  parseAnswer,
  post,
  request,
} from './support/raw-http.ts';
import { ORIGIN } from './support/running-relay.ts';

/** Sends as a browser does, which reads the answer once it has sent everything. */
async function sendSlowly(port: number, bytes: Buffer): Promise<{ status: number }> {
  const socket = await openSocket(port);
  const failed = once(socket, 'close').then(() => Promise.reject(new Error('It was cut off.')));
  failed.catch(() => {});
  for (let at = 0; at < bytes.length; at += 262_144) {
    const sent = new Promise<void>((resolve, reject) =>
      socket.write(bytes.subarray(at, at + 262_144), (error) =>
        error ? reject(error) : resolve(),
      ),
    );
    await Promise.race([sent, failed]);
  }
  const [answer] = await Promise.race([once(socket, 'data'), failed]);
  socket.destroy();
  return { status: parseAnswer(String(answer))?.status ?? 0 };
}

const FORM = multipart(FIELDS);
const PARTS = Object.entries(FIELDS);
const PAGE = { Accept: 'text/html' };
const ID = 'a1b2c3d4-e5f6-4a7b-8c9d-0e1f2a3b4c5d';
const FILE: Part = ['message', 'x', '; filename="a.txt"\r\nContent-Type: text/plain'];

const typed = (type: string | null, body = FORM) => request(body, { 'Content-Type': type });
const from = (Origin: string, Host = 'localhost') => request(FORM, { Origin, Host });
const by = (method: string) =>
  Buffer.from(`${method} /mail_cv.php HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
/** A request without a declared length. */
function inChunks(...bodies: Buffer[]): Buffer {
  const chunks = [...bodies, Buffer.alloc(0)].map((body) =>
    Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')]),
  );
  const chunked = { 'Content-Length': null, 'Transfer-Encoding': 'chunked' };
  return request(Buffer.concat(chunks), chunked);
}
/** A form whose body has exactly `size` bytes. */
const ofSize = (size: number) =>
  multipart({ ...FIELDS, other: 'a'.repeat(size - multipart({ ...FIELDS, other: '' }).length) });

const NOT_ALLOWED = /^(?![\s\S]*access-control-allow-origin)/i;
it.each<[what: string, bytes: Buffer, status: number, answer?: RegExp]>([
  ['an ordinary form', request(FORM), 202, /access-control-allow-origin: http:\/\/localhost:4321/i],
  [
    'an urlencoded form',
    typed('application/x-www-form-urlencoded', Buffer.from(`${new URLSearchParams(FIELDS)}`)),
    202,
  ],
  ['a form in chunks', inChunks(FORM.subarray(0, 100), FORM.subarray(100)), 202],
  [
    'the form on the relay’s own page, which is no page of the site',
    from('https://relej.primer.rs', 'relej.primer.rs'),
    202,
  ],
  ['a form of 65,536 bytes', request(ofSize(65_536)), 202],
  ['a form of 65,537 bytes', request(ofSize(65_537)), 413, /connection: close/i],
  [
    'ten megabytes that are only announced',
    request(Buffer.alloc(0), { 'Content-Length': '10000000' }),
    413,
  ],
  ['800 kB in chunks', inChunks(...Array<Buffer>(200).fill(Buffer.alloc(4096, 'a'))), 413],
  [
    'a name of controls beside a long text',
    request(multipart({ ...FIELDS, name: ' \u0000\u2028', message: 'a'.repeat(10_001) })),
    422,
    /\{"status":"invalid","missing":\["name"\],"tooLong":\["message"\]\}$/,
  ],
  [
    'a message that is a file',
    request(multipart([...PARTS.filter(([name]) => name !== 'message'), FILE])),
    422,
  ],
  ['another site', from('https://primer.com'), 403, NOT_ALLOWED],
  ['a look-alike of the site', from('http://localhost:4321.evil'), 403, NOT_ALLOWED],
  ['another port of the site', from('http://localhost:43210'), 403, NOT_ALLOWED],
  ['another scheme of the site', from('https://localhost:4321'), 403, NOT_ALLOWED],
  ['JSON', typed('application/json'), 415],
  ['plain text', typed('text/plain'), 415],
  ['no type', typed(null), 415],
  ['a look-alike type', typed('multipart/form-database; boundary=granica'), 415],
  ['a packed body', request(FORM, { 'Content-Encoding': 'gzip' }), 415],
  ['no boundary', typed('multipart/form-data'), 400],
  ['another boundary', typed('multipart/form-data; boundary=druga'), 400],
  ['a body without its end', request(FORM.subarray(0, -20)), 400],
  ...['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'].map((method): [string, Buffer, number, RegExp] => [
    method,
    by(method),
    405,
    /allow: POST, OPTIONS/i,
  ]),
])('%s is answered, and so is the next visitor', async (_, bytes, status, wanted = /^/) => {
  const { port } = await runHome();
  const answer = await exchange(port, bytes);
  expect(answer.status, answer.body).toBe(status);
  expect(answer.head + answer.body).toMatch(wanted);
  expect((await post(port, { ...FIELDS, message: 'Sledeća.' })).status).toBe(202);
});

/** „Da li šaljete kožu?“ as an old Serbian page posts it. */
const OLD_LETTERS = 'Da li \x9aaljete ko\x9eu?';
const oldForm = Buffer.concat(
  [
    ...PARTS.filter(([name]) => name !== 'message'),
    ['message', Buffer.from(OLD_LETTERS, 'latin1')] as Part,
  ].flatMap(([name, value]) => [
    Buffer.from(`${name}=`),
    Buffer.from(
      [...Buffer.from(value)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
    ),
    Buffer.from('&'),
  ]),
);
const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const oldParts = multipart([
  ...PARTS.filter(([name]) => name !== 'message'),
  ['message', Buffer.from(OLD_LETTERS, 'latin1')],
]);
const fewLetters = { ...FIELDS, name: 'Ana Maric', message: 'Da li šaljete kožu?' };
it.each([
  ['percent codes', typed(URLENCODED, oldForm.subarray(0, -1))],
  ['multipart', typed(MULTIPART, oldParts)],
  ['UTF-8', typed(MULTIPART, multipart(fewLetters))],
  [
    'UTF-8 beside bytes that are no text',
    typed(MULTIPART, multipart([...Object.entries(fewLetters), ['other', Buffer.from([0x9a])]])),
  ],
  ['UTF-8 in percent codes', typed(URLENCODED, Buffer.from(`${new URLSearchParams(fewLetters)}`))],
  [
    'UTF-8 in percent codes, and says so',
    typed(`${URLENCODED}; charset=UTF-8`, Buffer.from(`${new URLSearchParams(fewLetters)}`)),
  ],
  [
    'a charset that it names',
    typed(
      `${URLENCODED}; charset=iso-8859-2`,
      Buffer.from(
        `${new URLSearchParams({ ...fewLetters, message: '' })}`.replace(
          'message=',
          'message=Da+li+%B9aljete+ko%BEu%3F',
        ),
      ),
    ),
  ],
  ['a charset that nobody knows', typed(`${URLENCODED}; charset=x-nema`, oldForm.subarray(0, -1))],
])('a text in %s arrives in its letters', async (_, bytes) => {
  const relay = await runHome();
  expect((await exchange(relay.port, bytes)).status).toBe(202);
  await eventually('the mail', () => countMails(relay.mailFolder) === 1);
  const [mail] = await readMailbox(relay.mailFolder);
  expect(mail?.text).toContain('Da li šaljete kožu?');
});

it('whoever posts ten megabytes gets the answer, and not a broken connection', async () => {
  const { port } = await runHome();
  const large = multipart({ ...FIELDS, message: 'a'.repeat(10_000_000) });
  for (const bytes of [
    request(large),
    inChunks(large),
    request(large, { Origin: 'https://primer.com' }),
  ])
    expect((await sendSlowly(port, bytes)).status).toBeGreaterThanOrEqual(403);
});

it('a request with two lengths is refused', async () => {
  const { port } = await runHome();
  expect((await post(port, FIELDS, { 'Transfer-Encoding': 'chunked' })).status).toBe(400);
  expect((await post(port)).status, 'the next visitor').toBe(202);
});

it('a browser learns which sites may post, before and with the answer', async () => {
  const { port } = await runHome();
  const ask = async (Origin: string) => {
    const options = { method: 'OPTIONS', headers: { Origin } };
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/mail_cv.php`, options);
    const allowed = (name: string) => headers.get(`access-control-allow-${name}`);
    return { status, origin: allowed('origin'), methods: allowed('methods') };
  };
  expect(await ask(ORIGIN)).toEqual({ status: 204, origin: ORIGIN, methods: 'POST' });
  expect((await ask('https://primer.com')).origin).toBeNull();
  const { head } = await post(port);
  expect(head).toMatch(/access-control-expose-headers: Retry-After,Date/i);
  expect(head).toMatch(/vary: .*Origin/i);
});

it('a visitor without scripts gets the refused form again, escaped and complete', async () => {
  const { port } = await runHome();
  const message = '\n</textarea><script>alert(1)</script>&amp;\n"Ana"';
  const long = '1'.repeat(101);
  const id = '"><img src=y>';
  const fields = { ...FIELDS, name: '', phoneNumber: long, email: '"><img src=x>', message, id };
  const { status, body, head } = await post(port, fields, PAGE);
  expect(status).toBe(422);
  // With no origin the corrected form would be flagged.
  expect(head).toMatch(/referrer-policy: strict-origin-when-cross-origin/i);
  expect(body).not.toMatch(/<script|<img/);
  expect(body).toContain('Upišite svoje ime.');
  expect(body).toContain('Predugačko: skratite za 1 znak (najviše 100).');
  expect(body).toContain('value="&quot;&gt;&lt;img src=x&gt;"');
  expect(body).toContain('name="id" value="&quot;&gt;&lt;img src=y&gt;"');
  expect(body).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;');
  expect(body).toContain('tel:+381600000000');
});

it('a connection that breaks loses no complete message and leaves no incomplete one', async () => {
  const relay = await runHome();
  for (let i = 0; i < 20; i += 1) {
    const bytes = request(multipart({ ...FIELDS, message: `cela ${i}` }));
    const [whole, half] = [await openSocket(relay.port), await openSocket(relay.port)];
    for (const socket of [whole, half]) socket.on('error', () => {});
    whole.write(bytes, () => (i % 2 ? whole.resetAndDestroy() : whole.end()));
    half.write(bytes.subarray(0, -50), () => half.resetAndDestroy());
  }
  await eventually(
    'all complete messages are delivered',
    () => countMails(relay.mailFolder) === 20,
  );
  expect((await post(relay.port, { ...FIELDS, message: 'još jedna' })).status).toBe(202);
  await eventually('one more is delivered', () => countMails(relay.mailFolder) === 21);
});

it('the log has nothing about a visitor', async () => {
  const relay = await runHome();
  const secret = { name: 'Imena', phoneNumber: '0641234567', email: 'tajna@primer.rs' };
  const fields = { ...secret, message: 'Bolest' };
  await post(relay.port, { ...fields, to: 'krivi@primer.rs', id: ID });
  await post(relay.port, { ...fields, name: '' });
  await post(relay.port, fields, { Origin: 'https://krivi.rs' });
  await post(relay.port, fields, { 'Content-Type': 'text/plain' });
  await eventually('delivered', () => relay.log().some(({ event }) => event === 'delivered'));
  const log = JSON.stringify(relay.log().filter(({ event }) => event !== 'started'));
  expect(log).toContain('accepted');
  for (const word of [...Object.values(fields), 'krivi', '127.0.0.1', ID, BOUNDARY])
    expect(log).not.toContain(word);
});
