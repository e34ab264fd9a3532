import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countMails } from './support/mailbox';
import { FIELDS, post } from './support/raw-http';
import { createFolder, eventually, runRelay, spawnRelay } from './support/running-relay';
import { createSpool, FIRST, submission } from './support/spools';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('the spool', () => {
  it('takes the same text without an id as new after ten minutes', async () => {
    const { spool, clock } = createSpool();
    expect((await spool.store(submission('a'))).repeat).toBe(false);
    clock.now += 9 * MINUTE;
    expect((await spool.store(submission('a'))).repeat).toBe(true);
    clock.now += 2 * MINUTE;
    expect((await spool.store(submission('a'))).repeat).toBe(false);
  });

  it('keeps a fifth of its room for messages nobody suspects', async () => {
    const { spool, deliverNext } = createSpool({ max: 10 });
    const bots = Array.from({ length: 15 }, (_, i) =>
      spool.store(submission(`bot ${i}`, { flags: ['trap'] })),
    );
    const people = Array.from({ length: 5 }, (_, i) => spool.store(submission(`ja ${i}`)));
    const count = async (all: Promise<unknown>[]) =>
      (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length;
    expect(await count(bots)).toBe(8);
    expect(await count(people)).toBe(2);
    expect((await spool.store(submission('ja 0'))).repeat, 'a known one, though full').toBe(true);
    expect((await deliverNext())?.message.message).toBe('ja 0');
    expect((await spool.store(submission('ja 9'))).repeat).toBe(false);
  });

  it('forgets texts after a week and rows after ninety days, but nothing undelivered', async () => {
    const { spool, db, clock, deliverNext } = createSpool();
    const sent = await spool.store(submission('poslata', { key: 'k'.repeat(16) }));
    await deliverNext();
    await spool.store(submission('čeka'));
    const rows = () => db.prepare('SELECT body FROM message ORDER BY seq').all();
    clock.now += 6 * DAY;
    await spool.sweep();
    expect(rows().map(({ body }) => body !== null)).toEqual([true, true]);
    clock.now += 2 * DAY;
    await spool.sweep();
    expect(rows().map(({ body }) => body !== null)).toEqual([false, true]);
    const again = submission('poslata', { key: 'k'.repeat(16) });
    expect(await spool.store(again)).toEqual({ id: sent.id, repeat: true });
    clock.now += 400 * DAY;
    await spool.sweep();
    expect(rows()).toHaveLength(1);
    expect((await spool.next(FIRST))?.message.message).toBe('čeka');
  });

  it('leaves no swept text in its files', async () => {
    const folder = createFolder();
    const { spool, clock, deliverNext } = createSpool({ folder });
    await spool.store(submission('nezaboravna-reč'));
    await deliverNext();
    clock.now += 8 * DAY;
    await spool.sweep();
    const { readFileSync } = await import('node:fs');
    for (const name of readdirSync(folder)) {
      expect(readFileSync(join(folder, name)).includes('nezaboravna'), name).toBe(false);
    }
  });

  it('remembers that somebody was told while a mail was on its way', async () => {
    const { spool, clock } = createSpool();
    await spool.store(submission('prva'));
    const line = spool.line();
    const mail = await spool.next(line);
    await spool.noteNotice();
    if (mail) await spool.settle(mail, { sent: true }, { ...line, turn: 1 });
    expect(spool.line()).toMatchObject({ turn: 1, noticed: clock.now });
  });

  it('does not wait a day because the clock was set back', async () => {
    const { spool, clock } = createSpool();
    const { id } = await spool.store(submission('a'));
    const mail = await spool.next(FIRST);
    if (!mail) throw new Error('No mail.');
    await spool.settle(mail, { sent: false, again: 15_000 }, spool.line());
    expect(await spool.next(FIRST)).toBeUndefined();
    clock.now -= DAY;
    expect((await spool.next(FIRST))?.id).toBe(id);
  });

  it('says no to all of a full disk, keeps what it has, and recovers', async () => {
    const { spool, db } = createSpool({ max: 100_000 });
    await spool.store(submission('pre'));
    const pages = Number(db.prepare('PRAGMA page_count').get()?.['page_count']);
    db.exec(`PRAGMA max_page_count = ${pages + 20}`);
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, async (_, i) => {
        // Several turns of the event loop: those before the last page still fit.
        await new Promise((resolve) => setTimeout(resolve, i));
        return spool.store(submission(`${i}${'a'.repeat(9000)}`));
      }),
    );
    const stored = results.filter(({ status }) => status === 'fulfilled').length;
    expect(stored).toBeGreaterThan(0);
    expect(stored).toBeLessThan(100);
    expect(spool.state()).toMatchObject({ queued: stored + 1, writable: false });
    db.exec('PRAGMA max_page_count = 1000000');
    expect(spool.state().writable).toBe(true);
    await spool.store(submission('posle'));
    expect(db.prepare('SELECT COUNT(*) AS n FROM message').get()).toEqual({ n: stored + 2 });
  });
});

describe('a relay at its start', () => {
  it('is refused on a spool that another one uses, and the first one goes on', async () => {
    const MAIL_DATA = createFolder();
    const first = await spawnRelay({ MAIL_DATA });
    const second = await spawnRelay({ MAIL_DATA });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('već koristi drugi prijemnik poruka');
    expect((await post(first.port)).status).toBe(202);
  });

  it.each([
    ['garbage', Buffer.from('ovo nije baza '.repeat(1000))],
    ['a torn file', Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(8176, 7)])],
  ])('sets an unreadable spool aside, says so, and works: %s', async (_, bytes) => {
    const folder = createFolder();
    writeFileSync(join(folder, 'spool.db'), bytes);
    const relay = await runRelay({ MAIL_DATA: folder });
    const aside = readdirSync(folder).find((name) => name.startsWith('corrupt-'));
    expect(readdirSync(join(folder, aside ?? 'nema'))).toContain('spool.db');
    expect(relay.log.some(({ event }) => event.includes('SPOOL UNREADABLE'))).toBe(true);
    const health = await fetch(`http://127.0.0.1:${relay.port}/health`);
    expect(health.status).toBe(503);
    expect((await health.json()).lastError).toContain('unreadable spool');
    expect((await post(relay.port)).status).toBe(202);
    await eventually('the mail', () => countMails(relay.mailFolder) === 1);
  });

  it('delivers what an earlier one accepted but had no time for', async () => {
    const first = await runRelay({ MAIL_PER_HOUR: '1' });
    for (let i = 0; i < 10; i += 1) await post(first.port, { ...FIELDS, message: `poruka ${i}` });
    await first.close();
    expect(countMails(first.mailFolder)).toBe(1);
    await runRelay({ MAIL_DATA: first.folder });
    await eventually('ten mails', () => countMails(first.mailFolder) === 10);
  });
});
