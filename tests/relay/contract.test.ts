import { describe, expect, it } from 'vitest';
import { HOME, runHome } from './support/homes/home';
import { countMails, readMailbox, writtenIn } from './support/mailbox';
import {
  BOUNDARY,
  exchange,
  FIELDS,
  multipart,
  openSocket,
  type Part,
  post,
  request,
} from './support/raw-http';
import { eventually, ORIGIN } from './support/running-relay';

const ID = 'a1b2c3d4-e5f6-4a7b-8c9d-0e1f2a3b4c5d';

async function deliverOne(fields: Record<string, string> | readonly Part[], headers = {}) {
  const relay = await runHome();
  const answer = await post(relay.port, fields, headers);
  expect(answer.status, answer.body).toBe(202);
  await eventually('the mail is in the folder', () => countMails(relay.mailFolder) === 1);
  const [mail] = await readMailbox(relay.mailFolder);
  if (!mail) throw new Error('No mail.');
  return { mail, written: writtenIn(mail), answer, relay };
}

describe('an accepted message', () => {
  it('is answered with 202 and arrives as it was written', async () => {
    const { mail, written, answer } = await deliverOne({ ...FIELDS, id: ID });
    expect(JSON.parse(answer.body)).toEqual({ status: 'accepted', id: ID, repeat: false });
    expect(answer.head).toMatch(/access-control-allow-origin: http:\/\/localhost:4321/i);
    const { to: _, ...fields } = FIELDS;
    expect(written).toEqual(fields);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([FIELDS.email]);
    expect(mail.subject).toBe('Poruka sa sajta: Ana Marić');
    expect(mail.from?.address).toBe('sajt@localhost');
  });

  it('shows a visitor without scripts a Serbian page with a policy of its own', async () => {
    const { answer } = await deliverOne(FIELDS, { Accept: 'text/html' });
    expect(answer.body).toContain('<html lang="sr-Latn">');
    expect(answer.body).toContain('Poruka je uspešno poslata');
    expect(answer.body).toContain('<a href="/products">Nazad na proizvode</a>');
    expect(answer.head).toMatch(/content-security-policy: default-src 'none'/i);
    expect(answer.head).toMatch(/cache-control: no-store/i);
  });

  it('may come urlencoded, as from a form without enctype', async () => {
    const relay = await runHome();
    const body = Buffer.from(new URLSearchParams(FIELDS).toString());
    const answer = await exchange(
      relay.port,
      request(body, { 'Content-Type': 'application/x-www-form-urlencoded' }),
    );
    expect(answer.status).toBe(202);
  });

  it('may come in chunks, without a declared length', async () => {
    const relay = await runHome();
    const body = multipart(FIELDS);
    const chunk = (bytes: Buffer) =>
      Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
    const chunked = [body.subarray(0, 100), body.subarray(100), Buffer.alloc(0)].map(chunk);
    const head = { 'Content-Length': null, 'Transfer-Encoding': 'chunked' };
    const answer = await exchange(relay.port, request(Buffer.concat(chunked), head));
    expect(answer.status).toBe(202);
  });

  it('tells a browser who may post, before and with the answer', async () => {
    const { port } = await runHome();
    const ask = (Origin: string) =>
      fetch(`http://127.0.0.1:${port}/mail_cv.php`, { method: 'OPTIONS', headers: { Origin } });
    const own = await ask(ORIGIN);
    expect(own.status).toBe(204);
    expect(own.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(own.headers.get('access-control-allow-methods')).toBe('POST');
    expect((await ask('https://primer.com')).headers.has('access-control-allow-origin')).toBe(
      false,
    );
    const { head } = await post(port);
    expect(head).toMatch(/access-control-expose-headers: Retry-After/i);
    expect(head).toMatch(/vary: .*Origin/i);
    expect(head).toMatch(/vary: .*Accept/i);
  });

  it('keeps Cyrillic letters, a line of 9,000, single dots and From lines', async () => {
    const message = `${'Ђ'.repeat(700)}\n${'a'.repeat(9000)}\n.\n..\nFrom mene\n=20\n .`;
    expect((await deliverOne({ ...FIELDS, message })).written.message).toBe(message);
  });
});

describe('a message that tries to steer the mail', () => {
  it.each([
    ['a line break and Bcc in the name', { name: 'Ana\r\nBcc: drugi@primer.rs' }],
    ['a line break in the e-mail address', { email: 'ana@primer.rs\nBcc: drugi@primer.rs' }],
    ['two addresses', { email: 'a@primer.rs, b@primer.rs' }],
    ['a quoted address', { email: '"a@evil.rs x"@primer.rs' }],
    ['a display name', { email: 'Ana <ana@primer.rs>' }],
    ['a group', { email: 'svi: a@primer.rs, b@primer.rs;' }],
    ['an encoded word', { name: '=?utf-8?Q?Ana=0D=0ABcc:_drugi@primer.rs?=' }],
    ['an encoded word in pieces', { name: '=?=?utf-8?Q?x?=' }],
    ['line separators and controls', { name: 'A\u2028n\u2029a\u0085\u0000\u001b[31m\u202eB' }],
    [
      'an attachment from this machine',
      { message: 'path: /etc/passwd', name: '{"path":"/etc/passwd"}' },
    ],
  ])('reaches one recipient and changes no header: %s', async (_, changed) => {
    const { mail, written } = await deliverOne({ ...FIELDS, ...changed });
    expect(mail.attachments).toEqual([]);
    expect(mail.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202e]/u);
    if ('email' in changed) {
      expect(mail.replyTo ?? []).toEqual([]);
      expect(written.email).toBe(changed.email.replace('\n', ' '));
    }
    if ('name' in changed && changed.name.startsWith('=?')) {
      expect(mail.subject).toContain('= ?');
      expect(written.name).toBe(changed.name);
    }
  });

  it.each([
    ['another address', [['to', 'drugi@primer.rs']]],
    ['a list', [['to', 'konsultant@localhost, drugi@primer.rs']]],
    [
      'given twice',
      [
        ['to', 'konsultant@localhost'],
        ['to', 'drugi@primer.rs'],
      ],
    ],
  ] as const)('goes to the recipient of the settings whatever `to` says: %s', async (_, to) => {
    const fields = Object.entries(FIELDS).filter(([name]) => name !== 'to');
    const { mail } = await deliverOne([...fields, ...to]);
    expect(mail.subject).not.toContain('[proverite]');
  });
});

describe('a suspicious message', () => {
  it.each([
    ['a filled trap', { website: 'https://primer.rs' }, {}],
    ['Origin null', {}, { Origin: 'null' }],
    ['no Origin', {}, { Origin: null }],
    ['many links', { message: 'http://a.rs http://b.rs http://c.rs' }, {}],
  ])('is delivered with a tag: %s', async (_, changed, headers) => {
    const { mail } = await deliverOne({ ...FIELDS, ...changed }, headers);
    expect(mail.subject).toBe('[proverite] Poruka sa sajta: Ana Marić');
  });
});

describe('a message sent again', () => {
  it('is one mail when fifty tries with one id come at the same moment', async () => {
    const relay = await runHome();
    const fields = { ...FIELDS, id: ID };
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(relay.port, fields)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(49);
    expect(answers.every(({ body }) => JSON.parse(body).status === 'accepted')).toBe(true);
    await relay.close();
    expect(countMails(relay.mailFolder)).toBeLessThanOrEqual(1);
    const again = await runHome({ MAIL_DATA: relay.folder });
    expect(JSON.parse((await post(again.port, fields)).body).repeat).toBe(true);
    await eventually('one mail', () => countMails(relay.mailFolder) === 1);
  });

  it('is a second mail when the same id carries another text', async () => {
    const relay = await runHome();
    expect((await post(relay.port, { ...FIELDS, id: ID })).status).toBe(202);
    expect((await post(relay.port, { ...FIELDS, id: ID, message: 'Drugo.' })).status).toBe(202);
    await eventually('two mails', () => countMails(relay.mailFolder) === 2);
    const ids = (await readMailbox(relay.mailFolder)).map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(2);
  });

  it('is the same message without an id, and an id that looks wrong counts as none', async () => {
    const relay = await runHome();
    expect((await post(relay.port)).status).toBe(202);
    expect((await post(relay.port)).status).toBe(200);
    expect((await post(relay.port, { ...FIELDS, id: 'kratko' })).status).toBe(200);
  });
});

describe('a refused message', () => {
  it('names what is missing and what is too long', async () => {
    const relay = await runHome();
    const fields = { ...FIELDS, name: ' \u0000\u2028', message: 'a'.repeat(10_001) };
    const answer = await post(relay.port, fields);
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.body)).toEqual({
      status: 'invalid',
      missing: ['name'],
      tooLong: ['message'],
    });
  });

  it('comes back in the form, escaped and with every letter', async () => {
    const relay = await runHome();
    const message = '\n</textarea><script>alert(1)</script>&amp;\n"Ana"';
    const fields = { ...FIELDS, name: '', email: '"><img src=x>', message };
    const { status, body } = await post(relay.port, fields, { Accept: 'text/html' });
    expect(status).toBe(422);
    expect(body).not.toMatch(/<script|<img/);
    expect(body).toContain('Upišite svoje ime.');
    expect(body).toContain('value="&quot;&gt;&lt;img src=x&gt;"');
    expect(body).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;');
    expect(body).toContain('tel:+381600000000');
  });

  it('is thanked for on a page that says how soon she answers, once she has said so', async () => {
    const silent = await runHome();
    const telling = await runHome({ CONTACT_REPLY_TIME: 'Odgovaram do <sutra>' });
    const thanks = async ({ port }: { port: number }) =>
      (await post(port, FIELDS, { Accept: 'text/html' })).body;
    expect(await thanks(silent)).toContain('Javiću Vam se telefonom ili e-mailom.</p>');
    expect(await thanks(telling)).toContain('ili e-mailom. Odgovaram do &lt;sutra&gt;.</p>');
  });

  it('can be sent again from the relay’s own page, though that is no page of the site', async () => {
    const relay = await runHome();
    const own = { Host: 'relej.primer.rs', Origin: 'https://relej.primer.rs' };
    expect((await post(relay.port, FIELDS, own)).status).toBe(202);
  });

  it.each([
    ['another site', 'https://primer.com'],
    ['a look-alike', 'http://localhost:4321.evil'],
    ['another port', 'http://localhost:43210'],
    ['another scheme', 'https://localhost:4321'],
  ])('is one whose Origin is foreign: %s', async (_, origin) => {
    const relay = await runHome();
    const { status, head } = await post(relay.port, FIELDS, { Origin: origin });
    expect(status).toBe(403);
    expect(head).not.toMatch(/access-control-allow-origin/i);
  });

  it.each([
    ['JSON', { 'Content-Type': 'application/json' }, 415],
    ['plain text', { 'Content-Type': 'text/plain' }, 415],
    ['no type', { 'Content-Type': null }, 415],
    ['a look-alike type', { 'Content-Type': 'multipart/form-database; boundary=granica' }, 415],
    ['a packed body', { 'Content-Encoding': 'gzip' }, 415],
    ['no boundary', { 'Content-Type': 'multipart/form-data' }, 400],
    ['another boundary', { 'Content-Type': 'multipart/form-data; boundary=druga' }, 400],
  ])('is one that is no form: %s', async (_, headers, status) => {
    const relay = await runHome();
    expect((await post(relay.port, FIELDS, headers)).status).toBe(status);
    expect((await post(relay.port)).status, 'the next visitor').toBe(202);
  });

  it('is one that gives its length twice', async () => {
    const relay = await runHome();
    const answer = post(relay.port, FIELDS, { 'Transfer-Encoding': 'chunked' });
    // Cloudflare's runtime hangs up; on the web its own servers stand before it.
    if (HOME === 'workerd') await expect(answer).rejects.toThrow('hung up');
    else expect((await answer).status).toBe(400);
    expect((await post(relay.port)).status, 'the next visitor').toBe(202);
  });

  it('is one whose body was cut before its end', async () => {
    const relay = await runHome();
    const body = multipart(FIELDS).subarray(0, -20);
    expect((await exchange(relay.port, request(body))).status).toBe(400);
  });

  it('is one of more than 65,536 bytes, declared or not', async () => {
    const relay = await runHome();
    const fill = (size: number) => {
      const rest = multipart({ ...FIELDS, other: '' }).length;
      return multipart({ ...FIELDS, other: 'a'.repeat(size - rest) });
    };
    expect((await exchange(relay.port, request(fill(65_536)))).status).toBe(202);
    const over = await exchange(relay.port, request(fill(65_537)));
    expect(over.status).toBe(413);
    expect(over.head).toMatch(/connection: close/i);
    // Passenger asks the relay only when the whole body is there.
    if (HOME === 'passenger') return;
    // Ten megabytes are refused by their number: they need not arrive.
    const declared = request(Buffer.alloc(0), { 'Content-Length': '10000000' });
    expect((await exchange(relay.port, declared)).status).toBe(413);
    const chunk = Buffer.concat([
      Buffer.from('1000\r\n'),
      Buffer.alloc(4096, 'a'),
      Buffer.from('\r\n'),
    ]);
    const chunked = request(Buffer.concat(Array<Buffer>(200).fill(chunk)), {
      'Content-Length': null,
      'Transfer-Encoding': 'chunked',
    });
    expect((await exchange(relay.port, chunked)).status).toBe(413);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('is one that comes by %s', async (method) => {
    const relay = await runHome();
    const answer = await exchange(
      relay.port,
      `${method} /mail_cv.php HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.status).toBe(405);
    expect(answer.head).toMatch(/allow: POST, OPTIONS/i);
  });
});

describe('a strange form', () => {
  it('is read by its first text of each name, files and foreign names ignored', async () => {
    const relay = await runHome();
    const file = '; filename="a.txt"\r\nContent-Type: text/plain';
    const asFile: Part[] = [...Object.entries({ ...FIELDS, message: '' }), ['message', 'x', file]];
    expect(
      (
        await post(
          relay.port,
          asFile.filter(([, value]) => value !== ''),
        )
      ).status,
    ).toBe(422);
    const { written } = await deliverOne([
      ...Object.entries(FIELDS),
      ['name', 'Druga'],
      ['__proto__', 'x'],
      ['constructor', 'x'],
      ...Array.from({ length: 600 }, (): Part => ['mnogo', 'x']),
    ]);
    expect(written.name).toBe(FIELDS.name);
  });

  it('arrives although its bytes are not UTF-8', async () => {
    for (const bytes of ['9a f0 e8 e6 9e', 'c0 af e0 80 af', 'ed a0 bd ed b8 80']) {
      const message = Buffer.from(bytes.replaceAll(' ', ''), 'hex');
      const fields: Part[] = [...Object.entries(FIELDS).slice(0, 3), ['message', message]];
      const { written } = await deliverOne(fields);
      expect(written.message).toMatch(/^\ufffd/);
    }
  });
});

describe('a connection that breaks', () => {
  // Apache itself gives up a request whose sender is gone, before the relay hears of it.
  it.skipIf(HOME === 'passenger')(
    'loses nothing once the whole body was sent, and stores nothing of half a body',
    async () => {
      const relay = await runHome();
      for (let i = 0; i < 20; i += 1) {
        const bytes = request(multipart({ ...FIELDS, message: `cela ${i}` }));
        const socket = await openSocket(relay.port);
        socket.on('error', () => {});
        socket.write(bytes, () => (i % 2 ? socket.resetAndDestroy() : socket.end()));
        const half = await openSocket(relay.port);
        half.on('error', () => {});
        half.write(bytes.subarray(0, -50), () => half.resetAndDestroy());
      }
      await eventually('all whole ones are there', () => countMails(relay.mailFolder) === 20);
      expect((await post(relay.port, { ...FIELDS, message: 'još jedna' })).status).toBe(202);
      await eventually('and one more', () => countMails(relay.mailFolder) === 21);
    },
  );
});

describe.runIf(HOME === 'node')('a request on its way', () => {
  it('is finished when the relay is told to stop', async () => {
    const relay = await runHome();
    const bytes = request(multipart(FIELDS), { Connection: 'keep-alive' });
    const socket = await openSocket(relay.port);
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      answer += chunk;
    });
    socket.write(bytes.subarray(0, -40));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const closed = relay.close();
    socket.write(bytes.subarray(-40));
    await closed;
    await eventually('an answer', () => answer.startsWith('HTTP/1.1 202'));
    // Stored, and delivered now or at the next start.
    await runHome({ MAIL_DATA: relay.folder });
    await eventually('one mail', () => countMails(relay.mailFolder) === 1);
  });
});

describe('the log', () => {
  it('holds nothing about a person', async () => {
    const relay = await runHome();
    const secret = {
      name: 'Imena',
      phoneNumber: '0641234567',
      email: 'tajna@primer.rs',
      message: 'Bolest',
    };
    await post(relay.port, { ...secret, to: 'krivi@primer.rs', id: ID });
    await post(relay.port, { ...secret, name: '' });
    await post(relay.port, secret, { Origin: 'https://krivi.rs' });
    await post(relay.port, secret, { 'Content-Type': 'text/plain' });
    await eventually('delivered', () => relay.log.some(({ event }) => event === 'delivered'));
    const log = JSON.stringify(relay.log.filter(({ event }) => event !== 'started'));
    expect(log).toContain('accepted');
    expect(log).not.toMatch(
      new RegExp([...Object.values(secret), 'krivi', '127.0.0.1', ID, BOUNDARY].join('|')),
    );
  });
});
