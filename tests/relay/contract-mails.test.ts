// The mail of an accepted message: the visitor's words, once, to the owner alone.
import { describe, expect, it } from 'vitest';
import { eventually } from '../support/processes.ts';
import { HOME, runHome } from './support/homes/home.ts';
import { countMails, readMailbox, writtenIn } from './support/mailbox.ts';
import { FIELDS, multipart, openSocket, type Part, post, request } from './support/raw-http.ts';

const ID = 'a1b2c3d4-e5f6-4a7b-8c9d-0e1f2a3b4c5d';
const PARTS = Object.entries(FIELDS);
const PAGE = { Accept: 'text/html' };
type Headers = Record<string, string | null>;

/** Posts to a new relay and reads the one mail that it delivers. */
async function deliver(fields: Record<string, string> | readonly Part[], headers: Headers = {}) {
  const relay = await runHome();
  const answer = await post(relay.port, fields, headers);
  expect(answer.status, answer.body).toBe(202);
  await eventually('the mail is in the folder', () => countMails(relay.mailFolder) === 1);
  const [mail] = await readMailbox(relay.mailFolder);
  if (!mail) throw new Error('No mail.');
  return { mail, written: writtenIn(mail), answer };
}

describe('an accepted message', () => {
  it('is answered with 202 and arrives as it was written', async () => {
    const { mail, written, answer } = await deliver({ ...FIELDS, id: ID });
    expect(JSON.parse(answer.body)).toEqual({ status: 'accepted', id: ID, repeat: false });
    const { to: _, ...fields } = FIELDS;
    expect(written).toEqual(fields);
    expect(mail.text).toBe(
      'Dobar dan,\nšta mi preporučujete?\n\nIme: Ana Marić\nTelefon: +381 60 123 45 67\nE-mail: ana@primer.rs\n',
    );
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([FIELDS.email]);
    expect(mail.subject).toBe('Ana Marić piše');
    // From the owner's mailbox to itself, as spam filters expect of a contact form.
    expect(mail.from).toEqual({ name: 'Poruka sa sajta', address: 'konsultant@localhost' });
  });

  it('names the product in its subject, and begins with the visitor’s own words', async () => {
    const message = `Tema: Stik dezodorans „Aloe“, 92 g\n\nDobar dan.`;
    const { mail } = await deliver({ ...FIELDS, message });
    expect(mail.subject).toBe('Ana Marić: Stik dezodorans „Aloe“, 92 g');
    expect(mail.text?.startsWith(message)).toBe(true);
  });

  it('shows a visitor without scripts a Serbian page with a policy of its own', async () => {
    const { body, head } = (await deliver(FIELDS, PAGE)).answer;
    for (const part of [
      '<html lang="sr-Latn">',
      'Poruka je uspešno poslata',
      '"/products">Nazad na',
    ])
      expect(body).toContain(part);
    expect(head).toMatch(/content-security-policy: default-src 'none'/i);
    expect(head).toMatch(/cache-control: no-store/i);
  });

  it('leads back to the site, whose address may end with a slash', async () => {
    const { port } = await runHome({ SITE_URL: 'https://www.primer.rs/' });
    expect((await post(port, FIELDS, PAGE)).body).toContain('"https://www.primer.rs/products"');
  });

  it.each([
    ['', 'Javiću Vam se telefonom ili e-mailom.</p>'],
    ['Odgovaram do <sutra>', 'ili e-mailom. Odgovaram do &lt;sutra&gt;.</p>'],
  ])('says how soon the owner answers, when the settings say so: „%s“', async (words, said) => {
    const { port } = await runHome({ CONTACT_REPLY_TIME: words });
    expect((await post(port, FIELDS, PAGE)).body).toContain(said);
  });

  it.each([
    [
      'Cyrillic letters, a line of 9,000, single dots and From lines',
      `${'Ђ'.repeat(700)}\n${'a'.repeat(9000)}\n.\n..\nFrom mene\n=20\n .`,
    ],
    ['the letters of windows-1250', Buffer.from('9af0e8e69e', 'hex'), /^šđčćž$/],
    ['overlong bytes', Buffer.from('c0afe080af', 'hex'), /^ŔŻŕ€Ż$/],
    ['half a pair', Buffer.from('eda0bdedb880', 'hex'), /^í.˝í¸€$/],
  ] as [string, string | Buffer, RegExp?][])('keeps %s', async (_, message, wanted) => {
    const { written } = await deliver([...PARTS.slice(0, 3), ['message', message]]);
    if (wanted) expect(written.message).toMatch(wanted);
    else expect(written.message).toBe(message);
  });

  it('consists of the first text of each field, and other fields are ignored', async () => {
    const more = ['name', '__proto__', 'constructor', ...Array<string>(600).fill('mnogo')];
    const { written } = await deliver([...PARTS, ...more.map((name): Part => [name, 'x'])]);
    expect(written.name).toBe(FIELDS.name);
  });
});

it.each<[what: string, change: Record<string, string>, answersTo: number]>([
  ['a line break and Bcc in the name', { name: 'Ana\r\nBcc: drugi@primer.rs' }, 1],
  ['a line break in the e-mail address', { email: 'ana@primer.rs\nBcc: drugi@primer.rs' }, 0],
  ['an address at a long ending', { email: 'ana@primer.consulting' }, 1],
  ['two addresses', { email: 'a@primer.rs, b@primer.rs' }, 0],
  ['a quoted address', { email: '"a@evil.rs x"@primer.rs' }, 0],
  ['an address in Serbian letters', { email: 'ana@пример.срб' }, 1],
  ['an apostrophe in the address', { email: "o'neill@primer.rs" }, 1],
  ['a group', { email: 'svi: a@primer.rs, b@primer.rs;' }, 0],
  ['an encoded word', { name: '=?utf-8?Q?Ana=0D=0ABcc:_drugi@primer.rs?=' }, 1],
  ['an encoded word in pieces', { name: '=?=?utf-8?Q?x?=' }, 1],
  ['line separators and controls', { name: 'A\u2028n\u2029a\u0085\u0000\u001b[31m\u202eB' }, 1],
  [
    'an attachment from this machine',
    { message: 'path: /etc/passwd', name: '{"path":"/etc/passwd"}' },
    1,
  ],
  ['two links', { message: 'http://a.rs http://b.rs' }, 1],
  ['controls in what is asked about', { message: 'Tema: a\u202eb\u2028=?utf-8?Q?x?=\tc' }, 1],
  ['an encoded word in what is asked about', { message: 'Tema: =?utf-8?Q?x?=' }, 1],
  ['another recipient', { to: 'drugi@primer.rs' }, 1],
  ['a list of recipients', { to: 'konsultant@localhost, drugi@primer.rs' }, 1],
])('a message neither steers the mail nor is suspected for %s', async (_, change, answersTo) => {
  const { mail, written } = await deliver({ ...FIELDS, ...change });
  expect(mail.attachments).toEqual([]);
  expect(mail.from?.name).toBe('Poruka sa sajta');
  expect(mail.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202e]|=\?/u);
  expect(mail.replyTo ?? []).toHaveLength(answersTo);
  const hasNote = mail.text?.includes('Napomena: Adresa ne izgleda ispravno');
  expect(hasNote).toBe(answersTo === 0);
  if (change['email']) expect(written.email).toBe(change['email'].replace('\n', ' '));
  if (change['name']?.startsWith('=?')) expect(written.name).toBe(change['name']);
});

const UNSEEN = 'ne vidi se sa koje stranice je poslata';
it.each<[what: string, change: Record<string, string>, headers: Headers, note: string]>([
  [
    'a filled trap',
    { website: 'https://primer.rs' },
    {},
    'popunjeno je skriveno polje (ponekad to uradi sam pregledač)',
  ],
  ['Origin null', {}, { Origin: 'null' }, UNSEEN],
  ['no Origin', {}, { Origin: null }, UNSEEN],
  ['many links', { message: 'http://a.rs http://b.rs http://c.rs' }, {}, 'sadrži mnogo veza'],
])(
  'a suspicious message is delivered, marked where no answer repeats the mark: %s',
  async (_, change, headers, note) => {
    const { mail } = await deliver({ ...FIELDS, ...change }, headers);
    expect(mail.from?.name).toBe('Poruka sa sajta [proverite]');
    expect(mail.subject).toBe('Ana Marić piše');
    // After the separator of a signature, which mail programs leave out of an answer.
    const [, below] = mail.text?.split('\n\n-- \n') ?? [];
    expect(below).toBe(`Proverite ovu poruku: ${note}.\n`);
  },
);

describe('a message sent again', () => {
  it('is one mail when fifty tries with one id come at the same moment', async () => {
    const relay = await runHome();
    const fields = { ...FIELDS, id: ID };
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(relay.port, fields)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 202]);
    expect(answers.every(({ body }) => JSON.parse(body).status === 'accepted')).toBe(true);
    await relay.close();
    expect(countMails(relay.mailFolder)).toBeLessThanOrEqual(1);
    const again = await runHome({ MAIL_DATA: relay.folder });
    expect(JSON.parse((await post(again.port, fields)).body).repeat).toBe(true);
    await eventually('one mail', () => countMails(relay.mailFolder) === 1);
  });

  it('is known by id and text, and an id that looks wrong counts as none', async () => {
    const relay = await runHome();
    const statusOf = async (change: Record<string, string>) =>
      (await post(relay.port, { ...FIELDS, ...change })).status;
    expect(await statusOf({ id: ID })).toBe(202);
    expect(await statusOf({ id: ID, message: 'Drugo.' })).toBe(202);
    expect(await statusOf({ message: 'Treće.' })).toBe(202);
    expect(await statusOf({ message: 'Treće.' })).toBe(200);
    expect(await statusOf({ message: 'Treće.', id: 'kratko' })).toBe(200);
    await eventually('three mails', () => countMails(relay.mailFolder) === 3);
    const ids = (await readMailbox(relay.mailFolder)).map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(3);
  });
});

it.runIf(HOME === 'node')(
  'a request on its way is finished when the relay is told to stop',
  async () => {
    const relay = await runHome();
    // The relay answers „100 Continue“ as soon as it has the head of the request.
    const bytes = request(multipart(FIELDS), { Connection: 'keep-alive', Expect: '100-continue' });
    const socket = await openSocket(relay.port);
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      answer += chunk;
    });
    socket.write(bytes.subarray(0, -40));
    await eventually('the request is on its way', () => answer.startsWith('HTTP/1.1 100'));
    const closed = relay.close();
    socket.write(bytes.subarray(-40));
    await closed;
    await eventually('an answer', () => answer.includes('HTTP/1.1 202'));
    // The message is stored, and delivered now or at the next start.
    await runHome({ MAIL_DATA: relay.folder });
    await eventually('one mail', () => countMails(relay.mailFolder) === 1);
  },
);
