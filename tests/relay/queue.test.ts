import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { MailStore } from '../../src/relay/queue.ts';
import { eventually } from '../support/processes.ts';
import { createFolder } from '../support/temporary-folder.ts';
import { countMails } from './support/mailbox.ts';
import { createMemoryStore, createQueue, submission } from './support/queues.ts';
import { askHealth, runRelay } from './support/running-relay.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The id of a message as every relay has made it. */
function digestOf(key: string, message: object): string {
  const text = `${key}\n${JSON.stringify(message)}`;
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

describe('the queue', () => {
  it.skipIf(process.platform === 'win32')(
    'confirms a message once no power cut can take it',
    async () => {
      const { queue, folder } = createQueue();
      const file = await open(folder);
      const steps: string[] = [];
      const sync = vi.spyOn(Object.getPrototypeOf(file), 'sync').mockImplementation(async () => {
        const names = readdirSync(join(folder, 'waiting'));
        const isNamed = names.some((name) => !name.startsWith('.'));
        steps.push(isNamed ? 'the name in the folder' : 'the bytes of the file');
      });
      onTestFinished(() => sync.mockRestore());
      await file.close();
      await queue.enqueue(submission('prva'));
      expect(steps).toEqual(['the bytes of the file', 'the name in the folder']);
    },
  );

  it.skipIf(process.platform === 'win32')(
    'lets no other user of the machine read a message',
    async () => {
      const { queue, folder } = createQueue({ folder: join(createFolder(), 'new') });
      const { id } = await queue.enqueue(submission('prva'));
      const rightsOf = (path: string) => statSync(join(folder, path)).mode & 0o777;
      expect(rightsOf(join('waiting', id))).toBe(0o600);
      for (const path of ['', 'waiting', 'sent']) expect(rightsOf(path)).toBe(0o700);
    },
  );

  it('confirms a repeated message no sooner than the first one is on the disk', async () => {
    const store = createMemoryStore();
    const disk = Promise.withResolvers<void>();
    vi.spyOn(store, 'write').mockReturnValue(disk.promise);
    const { queue } = createQueue({ store });
    const confirmed: boolean[] = [];
    const both = [1, 2].map(() =>
      queue.enqueue(submission('ista')).then(({ repeat }) => confirmed.push(repeat)),
    );
    await new Promise(setImmediate);
    expect(confirmed).toEqual([]);
    disk.resolve();
    await Promise.all(both);
    expect(confirmed.toSorted()).toEqual([false, true]);
  });

  it('takes the same text without an id as new after an hour, whichever way the clock went', async () => {
    const { queue, clock, deliverNext } = createQueue();
    const isRepeat = async () => (await queue.enqueue(submission('a'))).repeat;
    expect(await isRepeat()).toBe(false);
    clock.now += 59 * MINUTE;
    expect(await isRepeat()).toBe(true);
    await deliverNext();
    expect(await isRepeat()).toBe(true);
    clock.now += MINUTE;
    expect(await isRepeat()).toBe(false);
    clock.now -= DAY;
    expect(await isRepeat()).toBe(false);
  });

  it('gives out what was never refused first, then what is not flagged, then the oldest', async () => {
    const { queue, clock, deliverNext } = createQueue({ store: createMemoryStore() });
    const ids: Record<string, string> = {};
    for (const text of ['odbijena', 'čudna', 'odbijena kasnije', 'stara', 'nova']) {
      const flags = text === 'čudna' ? (['links'] as const) : [];
      ids[text] = (await queue.enqueue(submission(text, { flags }))).id;
      clock.now += MINUTE;
    }
    const refused = [ids['odbijena'] ?? '', ids['odbijena kasnije'] ?? ''];
    const order: (string | undefined)[] = [];
    for (let i = 0; i < 5; i += 1) order.push((await deliverNext(refused))?.message.message);
    expect(order).toEqual(['stara', 'nova', 'čudna', 'odbijena', 'odbijena kasnije']);
  });

  it('forgets a text at its delivery and its id after ninety days, but nothing undelivered', async () => {
    const { queue, folder, clock, deliverNext } = createQueue();
    const first = submission('nezaboravna-reč', { key: 'k'.repeat(16) });
    const sent = await queue.enqueue(first);
    await deliverNext();
    const ids = () => ['waiting', 'sent'].map((name) => readdirSync(join(folder, name)));
    const texts = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
        .join();
    expect(texts()).not.toContain('nezaboravna');
    const waits = await queue.enqueue(submission('čeka'));
    clock.now += 90 * DAY - MINUTE;
    await queue.maintain();
    expect(await queue.enqueue(first)).toEqual({ id: sent.id, repeat: true });
    clock.now += DAY + MINUTE;
    await queue.maintain();
    expect(ids()).toEqual([[waits.id], []]);
    expect((await queue.next([]))?.message.message).toBe('čeka');
  });

  it('goes on forgetting ids after a clock that was years ahead was set right', async () => {
    const { queue, folder, clock, deliverNext } = createQueue();
    clock.now += 3650 * DAY;
    await queue.maintain();
    clock.now -= 3650 * DAY;
    await queue.enqueue(submission('prva'));
    await deliverNext();
    clock.now += 91 * DAY;
    await queue.maintain();
    expect(readdirSync(join(folder, 'sent'))).toEqual([]);
  });

  it('forgets three days of ids at most when the clock jumps ahead for a moment, and all in the end', async () => {
    const { queue, folder, clock, deliverNext } = createQueue();
    for (let day = 0; day < 20; day += 1) {
      await queue.enqueue(submission(`poruka ${day}`));
      await deliverNext();
      clock.now += DAY;
    }
    const left = () => readdirSync(join(folder, 'sent')).length;
    clock.ahead = 100 * DAY;
    await queue.maintain();
    clock.ahead = 0;
    await queue.maintain();
    expect(left()).toBe(17);
    clock.now += 110 * DAY;
    for (let day = 0; day < 7; day += 1) {
      await queue.maintain();
      clock.now += DAY;
    }
    expect(left()).toBe(0);
  });

  it.each([
    ['was hours ahead when the message came', 5, 0],
    ['was years behind', -365 * 24, 0],
    ['is days ahead now', 0, 96],
  ])('counts how long a message waits though the clock %s', async (_, then, later) => {
    const { queue, clock } = createQueue();
    clock.ahead = then * 60 * MINUTE;
    await queue.enqueue(submission('prva'));
    clock.ahead = later * 60 * MINUTE;
    for (const minutes of [0, 5, 55, 1]) {
      clock.now += minutes * MINUTE;
      await queue.maintain();
    }
    expect(queue.status().oldestSeconds).toBe(61 * 60);
  });

  it('counts it so in a relay that has been restarted, too', async () => {
    const { queue, folder, clock } = createQueue();
    clock.ahead = 5 * 60 * MINUTE;
    await queue.enqueue(submission('prva'));
    const again = createQueue({ folder });
    again.clock.now += 61 * MINUTE;
    await again.queue.maintain();
    expect(again.queue.status().oldestSeconds).toBe(61 * 60);
  });

  it('makes room on a full disk from what was delivered while the disk could not be written', async () => {
    const store = createMemoryStore();
    let disk: 'well' | 'read-only' | 'full' = 'well';
    const refuse = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
    const used = () => [...store.list('waiting')].length;
    const queueStore: MailStore = {
      ...store,
      write(name, text) {
        if (disk === 'read-only') return refuse('EROFS');
        // Full until what waits has been removed.
        return disk === 'full' && used() > 0 ? refuse('ENOSPC') : store.write(name, text);
      },
      remove: (name) => (disk === 'read-only' ? refuse('EROFS') : store.remove(name)),
    };
    const { queue, deliverNext } = createQueue({ store: queueStore });
    const first = submission('prva', { key: 'k'.repeat(16) });
    await queue.enqueue(first);
    disk = 'read-only';
    expect((await deliverNext())?.message.message).toBe('prva');
    await queue.maintain();
    expect(queue.status().diskError).toBe('EROFS');
    disk = 'full';
    await queue.maintain();
    expect({ diskError: queue.status().diskError, left: used() }).toEqual({
      diskError: null,
      left: 0,
    });
    expect((await queue.enqueue(first)).repeat).toBe(true);
    expect([...store.list('sent')]).toHaveLength(1);
  });

  it('loses only the one message whose file is damaged, and takes it when the visitor sends it again', async () => {
    const { queue, folder } = createQueue();
    const first = submission('prva', { key: 'k'.repeat(16) });
    const { id } = await queue.enqueue(first);
    await queue.enqueue(submission('druga'));
    mkdirSync(join(folder, 'waiting', 'folder'));
    for (const bytes of ['', '\0'.repeat(300), '{"id": "dru', '{}', '[1]', 'null']) {
      writeFileSync(join(folder, 'waiting', id), bytes);
      const again = createQueue({ folder });
      expect(again.unreadable.toSorted()).toEqual([id, 'folder'].toSorted());
      expect(again.queue.status()).toMatchObject({ queued: 1, damaged: 2 });
      expect((await again.queue.next([]))?.message.message).toBe('druga');
    }
    const last = createQueue({ folder });
    expect((await last.queue.enqueue(first)).repeat).toBe(false);
    expect(last.queue.status()).toMatchObject({ queued: 2, damaged: 1 });
  });

  it('goes on with the files of an older relay', async () => {
    const id = '408e9aa1b386f09ba22cdc4ff6064f9e';
    const message = { name: 'Ana', phoneNumber: '1', email: 'a@primer.rs', message: 'Zdravo' };
    const order = { network: '0123456789abcdef', place: 3, attempts: 2, due: 5 };
    const waiting = { id, flags: ['links'], received: Date.UTC(2025, 11, 31), message };
    const { folder } = createQueue();
    writeFileSync(join(folder, 'waiting', id), JSON.stringify({ ...order, ...waiting }, null, 1));
    const note = JSON.stringify({ received: waiting.received, sent: waiting.received + 1 });
    writeFileSync(join(folder, 'sent', digestOf('isti ključ1', message)), note);
    const { queue: newer } = createQueue({ folder });
    expect(await newer.next([])).toEqual(waiting);
    const again = { key: 'isti ključ1', message, flags: [] };
    expect((await newer.enqueue(again)).repeat, 'delivered by the older relay').toBe(true);
  });

  it.each(['before its attempt', 'at the next maintenance'])(
    'lets a person remove a message by hand while it runs: it is gone %s',
    async (when) => {
      const { queue, folder } = createQueue();
      const { id } = await queue.enqueue(submission('prva'));
      await queue.enqueue(submission('druga'));
      rmSync(join(folder, 'waiting', id));
      if (when === 'before its attempt')
        expect((await queue.next([]))?.message.message).toBe('druga');
      else await queue.maintain();
      expect(queue.status().queued).toBe(1);
    },
  );

  it.each(['waiting', 'sent'])(
    'forgets no message while the folder „%s“ is away, and reports that it is',
    async (name) => {
      const { queue, folder, deliverNext } = createQueue();
      await queue.enqueue(submission('prva'));
      await queue.enqueue(submission('druga'));
      const [here, away] = [join(folder, name), join(folder, 'away')];
      renameSync(here, away);
      await expect(queue.next([])).rejects.toThrow('ENOENT');
      await expect(queue.enqueue(submission('treća'))).rejects.toThrow('ENOENT');
      expect(queue.status()).toMatchObject({ queued: 2, diskError: 'ENOENT' });
      await queue.maintain();
      expect(queue.status()).toMatchObject({ queued: 2, diskError: 'ENOENT' });
      renameSync(away, here);
      await queue.maintain();
      expect(queue.status()).toMatchObject({ queued: 2, diskError: null });
      const texts = [await deliverNext(), await deliverNext()].map((mail) => mail?.message.message);
      expect(texts.toSorted()).toEqual(['druga', 'prva']);
    },
  );

  it('delivers no message twice when the folder went away in the middle of a delivery', async () => {
    const { queue, folder } = createQueue();
    await queue.enqueue(submission('prva', { key: 'k'.repeat(16) }));
    const mail = await queue.next([]);
    if (!mail) throw new Error('No message is due.');
    const folders = ['waiting', 'sent'].map((name) => join(folder, name));
    for (const path of folders) renameSync(path, `${path}-away`);
    await queue.markDelivered(mail.id);
    for (const path of folders) renameSync(`${path}-away`, path);
    await queue.maintain();
    expect(await queue.next([])).toBeUndefined();
    expect(readdirSync(join(folder, 'sent'))).toEqual([mail.id]);
    expect((await queue.enqueue(submission('prva', { key: 'k'.repeat(16) }))).repeat).toBe(true);
  });

  it('delivers no message twice after a crash between its note and its removal', async () => {
    const store = createMemoryStore();
    const { queue } = createQueue({ store });
    await queue.enqueue(submission('prva'));
    const message = await queue.next([]);
    if (!message) throw new Error('No message is due.');
    const removed = Promise.withResolvers<void>();
    const remove = vi.spyOn(store, 'remove').mockReturnValue(removed.promise);
    void queue.markDelivered(message.id);
    await vi.waitFor(() => expect(remove).toHaveBeenCalled());
    const { queue: restarted } = createQueue({ store });
    remove.mockRestore();
    expect(await restarted.next([])).toBeUndefined();
  });

  it('removes at its start what a crash left unfinished', async () => {
    const { folder } = createQueue();
    const unfinished = join(folder, 'waiting', '.0123.tmp');
    writeFileSync(unfinished, 'pola poru');
    createQueue({ folder });
    expect(existsSync(unfinished)).toBe(false);
  });

  it('delivers what is put back or mended while it runs', async () => {
    const { queue, folder, unreadable, deliverNext } = createQueue();
    const kept = await queue.enqueue(submission('sklonjena'));
    const broken = await queue.enqueue(submission('oštećena'));
    const path = (id: string) => join(folder, 'waiting', id);
    renameSync(path(kept.id), join(folder, 'away'));
    const whole = readFileSync(path(broken.id));
    writeFileSync(path(broken.id), '');
    expect(await queue.next([])).toBeUndefined();
    expect(queue.status()).toMatchObject({ queued: 0, damaged: 1 });
    expect(unreadable).toEqual([broken.id]);
    renameSync(join(folder, 'away'), path(kept.id));
    writeFileSync(path(broken.id), whole);
    await queue.maintain();
    expect(queue.status()).toMatchObject({ queued: 2, damaged: 0 });
    expect(await deliverNext()).toBeDefined();
    expect(await deliverNext()).toBeDefined();
  });

  it('is looked after every five minutes by a running relay, which delivers what was put back', async () => {
    // A message of today: an old one would turn the health red, and the relay would mail an alert, too.
    const { queue, folder } = createQueue({ time: Date.now() });
    const { id } = await queue.enqueue(submission('vraćena'));
    const [place, away] = [join(folder, 'waiting', id), join(folder, 'away')];
    renameSync(place, away);
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { mailFolder, port } = await runRelay({ MAIL_DATA: folder });
    expect((await askHealth(port)).queued).toBe(0);
    renameSync(away, place);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    vi.useRealTimers();
    await eventually('the mail', () => countMails(mailFolder) === 1);
  });

  it.each([0, 30_000])(
    'reports from its start on that the disk has no room for a long message: %i bytes',
    async (room) => {
      const store = createMemoryStore();
      const write = vi.spyOn(store, 'write');
      write.mockImplementation(async (_, { length }) => {
        if (length > room) throw Object.assign(new Error(), { code: 'ENOSPC' });
      });
      const { queue } = createQueue({ store });
      await queue.maintain();
      expect(queue.status().diskError).toBe('ENOSPC');
      write.mockResolvedValue();
      await queue.maintain();
      expect(queue.status().diskError).toBeNull();
    },
  );
});
