import {
  copyFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openSpoolStore } from '../../src/relay/spool-file.ts';
import { readRows } from '../../src/relay/spool-salvage.ts';
import { countMails } from './support/mailbox';
import { createRandom } from './support/random-visitors';
import { FIELDS, post } from './support/raw-http';
import { createFolder, eventually, findFreePort, runRelay } from './support/running-relay';
import { createSpool, FIRST, submission } from './support/spools';

const ROWS = 200;
const TRIES = 200;
const FEW = 60;
const SEED = Number(process.env['RELAY_SEED'] ?? Date.now() % 1_000_000);

const unreachable = async () => ({ SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}` });
const askHealth = async (port: number) => {
  const answer = await fetch(`http://127.0.0.1:${port}/health`);
  return { status: answer.status, ...(await answer.json()) };
};

/** A folder with a spool of waiting messages, as a crash leaves it: partly in the log. */
async function fillSpool(rows: number, logged: 'half' | 'all' | 'none'): Promise<string> {
  const folder = createFolder();
  const { spool, db } = createSpool({ folder, max: 10_000 });
  const store = (from: number, to: number) =>
    Promise.all(
      Array.from({ length: to - from }, (_, i) => {
        const long = (from + i) % 20 === 0 ? 9000 : 700;
        return spool.store(
          submission(`poruka ${from + i} ${'ž'.repeat(long)}`, {
            key: `kljuc-${'0'.repeat(10)}${from + i}`,
          }),
        );
      }),
    );
  await store(0, rows / 2);
  if (logged === 'half') db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  await store(rows / 2, rows);
  if (logged === 'none') db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const crashed = createFolder();
  for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(crashed, name));
  return crashed;
}

function copyOf(folder: string): string {
  const copy = createFolder();
  for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(copy, name));
  return copy;
}

describe('a damaged spool', () => {
  it(`gives back at least 95 % of its rows, damaged at random ${TRIES} times (seed ${SEED})`, async () => {
    const random = createRandom(SEED);
    const whole = await fillSpool(ROWS, 'half');
    const original = new Map(readRows(whole).map((row) => [row.id, row.body]));
    expect(original.size).toBe(ROWS);
    let equal = 0;
    let worst = ROWS;
    for (let i = 0; i < TRIES; i += 1) {
      const folder = copyOf(whole);
      for (const name of ['spool.db', 'spool.db-wal']) {
        const bytes = readFileSync(join(folder, name));
        const page = Math.floor(random() * Math.floor(bytes.length / 4096)) * 4096;
        const noise = Buffer.from(
          Array.from({ length: 4096 }, () => (i % 2 ? 0 : Math.floor(random() * 256))),
        );
        // One whole page of the file; of the log a stretch that starts anywhere.
        noise.copy(bytes, name === 'spool.db' ? page : Math.floor(random() * bytes.length));
        writeFileSync(join(folder, name), bytes);
      }
      const found = readRows(folder).filter(({ id, body }) => original.get(id) === body).length;
      equal += found;
      worst = Math.min(worst, found);
    }
    const share = equal / (TRIES * ROWS);
    console.log(
      `${(share * 100).toFixed(2)} % of rows read again, ${worst} of ${ROWS} in the worst try`,
    );
    expect(share).toBeGreaterThanOrEqual(0.95);
  }, 120_000);

  it('is salvaged at the start: what can be read goes out, and the old file stays', async () => {
    const folder = await fillSpool(FEW, 'none');
    const path = join(folder, 'spool.db');
    const bytes = readFileSync(path);
    // The first page: SQLite itself reads nothing of such a file.
    bytes.fill(0x5a, 0, 4096);
    writeFileSync(path, bytes);
    const relay = await runRelay({ MAIL_DATA: folder });
    expect(relay.log.find(({ event }) => event.includes('salvaged'))).toMatchObject({
      rows: FEW,
      waiting: FEW,
    });
    await eventually('all mails', () => countMails(relay.mailFolder) === FEW);
    const health = await askHealth(relay.port);
    expect(health.status).toBe(503);
    expect(health.lastError).toContain('unreadable spool: corrupt-');
    expect(readdirSync(folder).some((name) => name.startsWith('corrupt-'))).toBe(true);
  }, 60_000);

  it.each([
    ['missing', (path: string) => rmSync(path)],
    ['emptied', (path: string) => truncateSync(path)],
    ['cut in half', (path: string) => truncateSync(path, readFileSync(path).length >> 1)],
  ])(
    'beside a whole log loses nothing that stands in the log: %s',
    async (_, harm) => {
      const folder = await fillSpool(FEW, 'all');
      harm(join(folder, 'spool.db'));
      const relay = await runRelay({ MAIL_DATA: folder });
      await eventually('all mails', () => countMails(relay.mailFolder) === FEW);
      if (readdirSync(folder).some((name) => name.startsWith('corrupt-'))) {
        expect((await askHealth(relay.port)).status).toBe(503);
      }
    },
    60_000,
  );

  it('loses nothing behind a damaged byte of its log, where SQLite would read no further', async () => {
    const folder = await fillSpool(FEW, 'half');
    const path = join(folder, 'spool.db-wal');
    const bytes = readFileSync(path);
    bytes[4000] = (bytes[4000] ?? 0) ^ 0xff;
    writeFileSync(path, bytes);
    const relay = await runRelay({ MAIL_DATA: folder });
    await eventually('all but what the byte hit', () => countMails(relay.mailFolder) >= FEW - 5);
  }, 60_000);

  it('is salvaged at the next start when the damage shows only while the relay runs', async () => {
    const first = await runRelay(await unreachable());
    await post(first.port);
    await first.close();
    const store = openSpoolStore(first.folder, () => {});
    store.condemn();
    store.close();
    const second = await runRelay({ MAIL_DATA: first.folder });
    expect(second.log.some(({ event }) => event.includes('salvaged'))).toBe(true);
    await eventually('the mail', () => countMails(second.mailFolder) === 1);
    await second.close();
    const third = await runRelay({ MAIL_DATA: first.folder });
    expect(
      third.log.some(({ event }) => event.includes('salvaged')),
      'only once',
    ).toBe(false);
  });

  it('delivers nothing twice that was sent before', async () => {
    const first = await runRelay();
    for (let i = 0; i < 5; i += 1) await post(first.port, { ...FIELDS, message: `poruka ${i}` });
    await eventually('five mails', () => countMails(first.mailFolder) === 5);
    await first.close();
    const path = join(first.folder, 'spool.db');
    const bytes = readFileSync(path);
    bytes.write('xxxx', 0);
    writeFileSync(path, bytes);
    const second = await runRelay({ MAIL_DATA: first.folder });
    expect(second.log.find(({ event }) => event.includes('salvaged'))).toMatchObject({
      rows: 5,
      waiting: 0,
    });
  });
});

describe('one unreadable row', () => {
  it('is put aside by itself, shown at once, and stops nobody', async () => {
    const unreadable: string[] = [];
    const { spool, db, deliverNext } = createSpool({ onUnreadable: (id) => unreadable.push(id) });
    const bad = await spool.store(submission('prva'));
    const cut = await spool.store(submission('druga'));
    await spool.store(submission('treća'));
    db.prepare('UPDATE message SET body = substr(body, 1, 20) WHERE id = ?').run(bad.id);
    db.prepare("UPDATE message SET body = '{}' WHERE id = ?").run(cut.id);
    expect((await deliverNext())?.message.message).toBe('treća');
    expect(await spool.next(FIRST)).toBeUndefined();
    expect(spool.state()).toMatchObject({ queued: 0, damaged: 2 });
    expect(unreadable).toEqual([bad.id, cut.id]);
  });

  it('turns health red while others are delivered', async () => {
    const first = await runRelay(await unreachable());
    for (const message of ['prva', 'druga']) await post(first.port, { ...FIELDS, message });
    await first.close();
    const db = new DatabaseSync(join(first.folder, 'spool.db'));
    db.exec("UPDATE message SET body = 'x' WHERE seq = 1");
    db.close();
    const relay = await runRelay({ MAIL_DATA: first.folder });
    await eventually('the other mail', () => countMails(relay.mailFolder) === 1);
    await eventually('red', async () => {
      const { status, lastError } = await askHealth(relay.port);
      return status === 503 && lastError.includes('messages that cannot be read: 1');
    });
    expect(relay.log.some(({ event }) => event.includes('MESSAGE UNREADABLE'))).toBe(true);
  });
});

describe('a spool file that disappears while the relay runs', () => {
  it.each([
    ['deleted', (path: string) => rmSync(path)],
    ['emptied', (path: string) => truncateSync(path)],
    [
      'replaced',
      (path: string) => {
        writeFileSync(`${path}.new`, readFileSync(path));
        renameSync(`${path}.new`, path);
      },
    ],
    ['without its log', (path: string) => rmSync(`${path}-wal`)],
  ])('ends all confirmations and turns health red at once: %s', async (_, harm) => {
    const relay = await runRelay();
    expect((await post(relay.port)).status).toBe(202);
    harm(join(relay.folder, 'spool.db'));
    const answer = await post(relay.port, { ...FIELDS, message: 'posle' });
    expect(answer.status).toBe(503);
    await eventually('red', async () => (await askHealth(relay.port)).status === 503);
    expect((await askHealth(relay.port)).lastError).toContain('deleted, emptied or replaced');
  });
});

describe('a spool of an earlier relay', () => {
  const common = `received INTEGER NOT NULL, flags TEXT NOT NULL, flagged INTEGER NOT NULL, body TEXT,
    attempts INTEGER NOT NULL DEFAULT 0, due INTEGER NOT NULL, sent INTEGER`;
  const indexes = `CREATE INDEX message_queue ON message (flagged, seq) WHERE sent IS NULL;
    CREATE INDEX message_sent ON message (sent) WHERE sent IS NOT NULL;
    CREATE TABLE probe (filling BLOB) STRICT;`;
  const body = JSON.stringify({
    name: 'Ana',
    phoneNumber: '1',
    email: 'a@primer.rs',
    message: 'stara',
  });
  const time = Date.now() - 1000;

  it.each([
    [
      'the first schema',
      `CREATE TABLE message (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, key TEXT, digest TEXT NOT NULL, ${common}) STRICT;
      CREATE INDEX message_digest ON message (digest, key); ${indexes}
      INSERT INTO message VALUES (7, '${'a'.repeat(32)}', NULL, 'd', ${time}, '', 0, '${body}', 2, ${time}, NULL);
      INSERT INTO message VALUES (8, '${'b'.repeat(32)}', 'k', 'e', ${time}, '', 0, NULL, 1, ${time}, ${time});`,
    ],
    [
      'the second schema',
      `CREATE TABLE message (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, digest TEXT, ${common}) STRICT;
      CREATE INDEX message_digest ON message (digest) WHERE digest IS NOT NULL; ${indexes}
      INSERT INTO message VALUES (7, '${'a'.repeat(32)}', 'd', ${time}, '', 0, '${body}', 2, ${time}, NULL);
      INSERT INTO message VALUES (8, '${'b'.repeat(32)}', NULL, ${time}, '', 0, NULL, 1, ${time}, ${time});`,
    ],
    [
      'the third schema',
      `CREATE TABLE message (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, digest TEXT, ${common},
        network TEXT, turn INTEGER NOT NULL DEFAULT 0, damaged INTEGER NOT NULL DEFAULT 0) STRICT;
      CREATE INDEX message_digest ON message (digest) WHERE digest IS NOT NULL;
      CREATE INDEX message_sent ON message (sent) WHERE sent IS NOT NULL;
      CREATE INDEX message_queue ON message (flagged, attempts, turn, seq) WHERE sent IS NULL AND damaged = 0;
      CREATE TABLE line (one INTEGER PRIMARY KEY, turn INTEGER NOT NULL DEFAULT 0,
        failures INTEGER NOT NULL DEFAULT 0, doubts INTEGER NOT NULL DEFAULT 0,
        until INTEGER NOT NULL DEFAULT 0, error TEXT, failed TEXT,
        paid INTEGER NOT NULL DEFAULT 0, noticed INTEGER NOT NULL DEFAULT 0) STRICT;
      INSERT INTO line (one) VALUES (1);
      CREATE TABLE probe (filling BLOB) STRICT;
      INSERT INTO message VALUES (7, '${'a'.repeat(32)}', 'd', ${time}, '', 0, '${body}', 2, ${time}, NULL, 'm', 5, 0);
      INSERT INTO message VALUES (8, '${'b'.repeat(32)}', NULL, ${time}, '', 0, NULL, 1, ${time}, ${time}, NULL, 0, 0);`,
    ],
  ])('is brought up to date with every row: %s', async (_, schema) => {
    const folder = createFolder();
    const path = join(folder, 'spool.db');
    const old = new DatabaseSync(path);
    old.exec(`PRAGMA journal_mode = WAL; ${schema}`);
    old.close();
    expect(
      readRows(folder).map(({ id, body, sent }) => [id, body, sent]),
      'read without SQLite',
    ).toEqual([
      ['a'.repeat(32), body, null],
      ['b'.repeat(32), null, time],
    ]);
    const relay = await runRelay({ MAIL_DATA: folder });
    await eventually('the old message', () => countMails(relay.mailFolder) === 1);
    expect((await post(relay.port)).status).toBe(202);
    await eventually('and a new one', () => countMails(relay.mailFolder) === 2);
    await relay.close();
    const db = new DatabaseSync(path);
    expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 4 });
    expect(
      db.prepare('SELECT seq, digest, attempts FROM message ORDER BY seq LIMIT 2').all(),
    ).toEqual([
      { seq: 7, digest: 'd', attempts: 3 },
      { seq: 8, digest: null, attempts: 1 },
    ]);
    db.close();
    await runRelay({ MAIL_DATA: folder });
  });

  it('or of a newer one is left untouched, with a sentence', async () => {
    const folder = createFolder();
    const db = new DatabaseSync(join(folder, 'spool.db'));
    db.exec('PRAGMA user_version = 99; CREATE TABLE message (novo TEXT)');
    db.close();
    await expect(runRelay({ MAIL_DATA: folder })).rejects.toThrow(
      'je napisao noviji prijemnik poruka',
    );
  });
});
