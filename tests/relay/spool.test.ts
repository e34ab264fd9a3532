import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMemoryShelf, createSpool, submission } from './support/spools';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('the spool', () => {
  it.skipIf(process.platform === 'win32')(
    'confirms a message once no power cut can take it',
    async () => {
      const { spool, folder } = createSpool();
      const file = await open(folder);
      const steps: string[] = [];
      const sync = vi.spyOn(Object.getPrototypeOf(file), 'sync').mockImplementation(async () => {
        const names = readdirSync(join(folder, 'waiting'));
        steps.push(names.some((name) => !name.startsWith('.')) ? 'its name' : 'its bytes');
      });
      onTestFinished(() => sync.mockRestore());
      await file.close();
      await spool.store(submission('prva'));
      expect(steps).toEqual(['its bytes', 'its name']);
    },
  );

  it('confirms the same message that comes meanwhile no sooner than the first', async () => {
    const shelf = createMemoryShelf();
    const disk = Promise.withResolvers<void>();
    vi.spyOn(shelf, 'put').mockReturnValue(disk.promise);
    const { spool } = createSpool({ shelf });
    const confirmed: boolean[] = [];
    const both = [1, 2].map(() =>
      spool.store(submission('ista')).then(({ repeat }) => confirmed.push(repeat)),
    );
    await new Promise(setImmediate);
    expect(confirmed).toEqual([]);
    disk.resolve();
    await Promise.all(both);
    expect(confirmed.toSorted()).toEqual([false, true]);
  });

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
    const results = await Promise.allSettled([...bots, ...people]);
    const stored = results.map(({ status }) => status === 'fulfilled');
    expect(stored.slice(0, 15).filter(Boolean)).toHaveLength(8);
    expect(stored.slice(15).filter(Boolean)).toHaveLength(2);
    expect((await spool.store(submission('ja 0'))).repeat, 'a known one, though full').toBe(true);
    expect((await deliverNext())?.message.message).toMatch(/^ja [01]$/);
    expect((await spool.store(submission('ja 9'))).repeat).toBe(false);
  });

  it('forgets a text with its delivery and its id after ninety days, but nothing undelivered', async () => {
    const { spool, folder, clock, deliverNext } = createSpool();
    const first = submission('nezaboravna-reč', { key: 'k'.repeat(16) });
    const sent = await spool.store(first);
    await deliverNext();
    const ids = () => ['waiting', 'sent'].map((room) => readdirSync(join(folder, room)));
    const texts = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
        .join();
    expect(texts()).not.toContain('nezaboravna');
    const waits = await spool.store(submission('čeka'));
    clock.now += 89 * DAY;
    await spool.sweep();
    expect(await spool.store(first)).toEqual({ id: sent.id, repeat: true });
    clock.now += 400 * DAY;
    await spool.sweep();
    expect(ids()).toEqual([[waits.id], []]);
    expect((await spool.next())?.message.message).toBe('čeka');
  });

  it('knows the same text at each of its times, also after a restart', async () => {
    const { spool, clock, deliverNext, folder } = createSpool();
    const ids = new Set<string>();
    for (let i = 0; i < 5; i += 1) {
      ids.add((await spool.store(submission('isti'))).id);
      if (i % 2) await deliverNext();
      expect((await spool.store(submission('isti'))).repeat).toBe(true);
      clock.now += 11 * MINUTE;
    }
    expect(ids.size).toBe(5);
    spool.close();
    const again = createSpool({ folder, now: () => clock.now - 5 * MINUTE });
    expect((await again.spool.store(submission('isti'))).repeat).toBe(true);
  });

  it('is hurt by a damaged file in that one message only, and heals when it comes again', async () => {
    const { spool, folder } = createSpool();
    const first = submission('prva', { key: 'k'.repeat(16) });
    const { id } = await spool.store(first);
    await spool.store(submission('druga'));
    mkdirSync(join(folder, 'waiting', 'folder'));
    spool.close();
    for (const bytes of ['', '\0'.repeat(300), '{"id": "dru', '{}', '[1]', 'null']) {
      writeFileSync(join(folder, 'waiting', id), bytes);
      writeFileSync(join(folder, 'line'), bytes);
      const unreadable: string[] = [];
      const again = createSpool({ folder, onUnreadable: (found) => unreadable.push(found) });
      expect(unreadable.toSorted()).toEqual([id, 'folder'].toSorted());
      expect(again.spool.state()).toMatchObject({ queued: 1, damaged: 2 });
      expect((await again.spool.next())?.message.message).toBe('druga');
      again.spool.close();
    }
    const last = createSpool({ folder });
    expect((await last.spool.store(first)).repeat).toBe(false);
    expect(last.spool.state()).toMatchObject({ queued: 2, damaged: 1 });
  });

  it('may be tidied up by hand while it runs', async () => {
    const { spool, folder } = createSpool();
    const { id } = await spool.store(submission('prva'));
    await spool.store(submission('druga'));
    rmSync(join(folder, 'waiting', id));
    expect((await spool.next())?.message.message).toBe('druga');
    expect(spool.state().queued).toBe(1);
  });

  it.each(['waiting', 'sent'])(
    'loses sight of no message while the folder „%s“ is away, and says that it is',
    async (room) => {
      const { spool, folder, deliverNext } = createSpool();
      await spool.store(submission('prva'));
      await spool.store(submission('druga'));
      const [here, away] = [join(folder, room), join(folder, 'away')];
      renameSync(here, away);
      expect(spool.state()).toMatchObject({ queued: 2, refusal: 'ENOENT' });
      await expect(spool.next()).rejects.toThrow('ENOENT');
      await expect(spool.store(submission('treća'))).rejects.toThrow('ENOENT');
      await spool.sweep();
      expect(spool.state().refusal).toBe('ENOENT');
      renameSync(away, here);
      await spool.sweep();
      expect(spool.state()).toMatchObject({ queued: 2, refusal: null });
      const texts = [await deliverNext(), await deliverNext()].map((mail) => mail?.message.message);
      expect(texts.toSorted()).toEqual(['druga', 'prva']);
    },
  );

  it('sends no second mail when the folder went away in the middle of a delivery', async () => {
    const { spool, folder } = createSpool();
    await spool.store(submission('prva', { key: 'k'.repeat(16) }));
    const mail = await spool.next();
    if (!mail) throw new Error('No mail.');
    const rooms = ['waiting', 'sent'].map((room) => join(folder, room));
    for (const room of rooms) renameSync(room, `${room}-away`);
    await spool.writeOff(mail);
    for (const room of rooms) renameSync(`${room}-away`, room);
    await spool.sweep();
    expect(await spool.next()).toBeUndefined();
    expect(readdirSync(join(folder, 'sent'))).toEqual([mail.id]);
    expect((await spool.store(submission('prva', { key: 'k'.repeat(16) }))).repeat).toBe(true);
  });

  it('delivers what is put back or mended while it runs', async () => {
    const unreadable: string[] = [];
    const { spool, folder, deliverNext } = createSpool({
      onUnreadable: (id) => unreadable.push(id),
    });
    const kept = await spool.store(submission('sklonjena'));
    const broken = await spool.store(submission('oštećena'));
    const path = (id: string) => join(folder, 'waiting', id);
    renameSync(path(kept.id), join(folder, 'away'));
    const whole = readFileSync(path(broken.id));
    writeFileSync(path(broken.id), '');
    expect(await spool.next()).toBeUndefined();
    for (let i = 0; i < 3; i += 1) expect(spool.state()).toMatchObject({ queued: 0, damaged: 1 });
    expect(unreadable, 'told once').toEqual([broken.id]);
    renameSync(join(folder, 'away'), path(kept.id));
    writeFileSync(path(broken.id), whole);
    await spool.sweep();
    expect(spool.state()).toMatchObject({ queued: 2, damaged: 0 });
    expect(await deliverNext()).toBeDefined();
    expect(await deliverNext()).toBeDefined();
  });

  it('knows from its start on that the disk takes nothing', async () => {
    const shelf = createMemoryShelf();
    const put = vi.spyOn(shelf, 'put');
    put.mockRejectedValue(Object.assign(new Error(), { code: 'ENOSPC' }));
    const { spool } = createSpool({ shelf });
    await spool.sweep();
    expect(spool.state().refusal).toBe('ENOSPC');
    put.mockResolvedValue();
    await spool.sweep();
    expect(spool.state().refusal).toBeNull();
  });

  it('counts the hours of a message from the future from the moment the clock is right', async () => {
    const { spool, clock, folder } = createSpool();
    await spool.store(submission('a'));
    clock.now -= 30 * DAY;
    expect(spool.state().oldestSeconds).toBe(0);
    clock.now += 2 * 60 * MINUTE;
    expect(spool.state().oldestSeconds).toBe(7200);
    spool.close();
    const again = createSpool({ folder, now: () => clock.now });
    expect((await again.spool.next())?.received).toBe(clock.now);
  });

  it('does not wait a day because the clock was set back', async () => {
    const { spool, clock } = createSpool();
    const { id } = await spool.store(submission('a'));
    const mail = await spool.next();
    if (!mail) throw new Error('No mail.');
    await spool.postpone(mail, 15_000);
    expect(await spool.next()).toBeUndefined();
    clock.now -= DAY;
    expect((await spool.next())?.id).toBe(id);
  });
});
