// The rules of the outbox, on a simulated device without a browser.
import { describe, expect, it, vi } from 'vitest';
import {
  createOutbox,
  type MessageStore,
  type OutboxParts,
} from '../../../src/browser/outbox/create-outbox.ts';
import type { PendingMessage } from '../../../src/browser/outbox/message-state.ts';
import type { SendResult, Verdict } from '../../../src/browser/outbox/send-message.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 86_400 * SECOND;
const START = Date.parse('2026-11-20T12:00:00Z');
const ENTRIES: PendingMessage['fields'] = [['message', 'Zdravo']];

/** `at`: the clock of who answers. */
const says = (verdict: Verdict, pause = 0, at = Number.NaN): SendResult => ({ verdict, pause, at });

/** Lets everything happen that does not wait for a timer. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A device with a disk, a clock, and the locks and the channel that its tabs share. */
class Device {
  readonly disk = new Map<string, PendingMessage>();
  /** `full`: the device stores nothing new; `forbidden`: the device cannot even be read. */
  state: 'free' | 'full' | 'forbidden' = 'free';
  time = START;
  /** The relay’s answers to the next tries; the last one repeats. */
  answers: (SendResult | Promise<SendResult>)[] = [says('accepted')];
  /** Every try: when it was, in ms since the start, and under which id. */
  readonly tries: { at: number; id: string | undefined }[] = [];
  #timers: { due: number; work: () => void }[] = [];
  #tabs = new Set<(ids: string[]) => void>();
  #lastLock: Promise<unknown> = Promise.resolve();

  readonly #store: MessageStore = {
    prepare: () => {},
    put: (message) => this.#ask('free', () => this.disk.set(message.id, message)),
    putIfThere: (message) =>
      this.#ask('free', () => this.disk.has(message.id) && this.disk.set(message.id, message)),
    delete: (id) => this.#ask('full', () => this.disk.delete(id)),
    getAll: () => this.#ask('full', () => [...this.disk.values()]),
  };

  async #ask<Result>(worst: 'free' | 'full', work: () => Result): Promise<Result> {
    if (this.state !== 'free' && this.state !== worst) throw new DOMException('denied');
    return work();
  }

  openTab(change: Partial<OutboxParts> = {}) {
    const askForSync = vi.fn();
    const announce = vi.fn();
    let reportChance = () => {};
    let wouldLose = () => false;
    const outbox = createOutbox({
      store: this.#store,
      send: async (fields) => {
        this.tries.push({ at: this.time - START, id: new Map(fields).get('id') });
        const answer = this.answers.length > 1 ? this.answers.shift() : this.answers[0];
        return answer ?? says('unanswered');
      },
      locks: {
        request: (_, work) => {
          this.#lastLock = this.#lastLock.then(work);
          return this.#lastLock;
        },
      },
      clock: {
        now: () => this.time,
        after: (delay, work) => {
          const timer = { due: this.time + delay, work };
          this.#timers.push(timer);
          return () => {
            this.#timers = this.#timers.filter((other) => other !== timer);
          };
        },
      },
      joinTabs: (listen) => {
        this.#tabs.add(listen);
        return (ids) => {
          for (const tab of this.#tabs) if (tab !== listen) tab(ids);
        };
      },
      askForSync,
      watchPage: (onChance, isLosing) => {
        reportChance = onChance;
        wouldLose = isLosing;
        return announce;
      },
      ...change,
    });
    return {
      outbox,
      askForSync,
      announce,
      /** The connection is back, or the visitor is. */
      reportChance: async () => {
        reportChance();
        await settle();
      },
      wouldLose: () => wouldLose(),
      states: () => outbox.getSnapshot().messages.map(({ state }) => state),
    };
  }

  /** Lets time pass; each timer fires at its time. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    await settle();
    for (;;) {
      const next = this.#timers.toSorted((a, b) => a.due - b.due)[0];
      if (!next || next.due > end) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.time = Math.max(this.time, next.due);
      next.work();
      await settle();
    }
    this.time = end;
  }
}

describe('a message that is sent', () => {
  it('is stored at once, and deleted from the device when the relay has it', async () => {
    const device = new Device();
    const tab = device.openTab();
    const { id, isStored } = tab.outbox.submit(ENTRIES);
    expect(device.tries).toEqual([{ at: 0, id }]);
    expect(device.disk.get(id)?.fields).toEqual([...ENTRIES, ['id', id]]);
    expect(await isStored).toBe(true);
    await settle();
    expect([...device.disk]).toEqual([]);
    expect(tab.outbox.getSnapshot()).toMatchObject({ messages: [], arrived: new Set([id]) });
    expect(tab.askForSync).toHaveBeenCalled();
  });

  it.each<[verdict: Verdict, pause: number, state: string, tries: number[]]>([
    ['accepted', 0, '', [0]],
    ['refused', 0, 'refused', [0]],
    ['unanswered', 0, 'waiting', [0, 2, 6, 14, 30, 62]],
    ['later', 0, 'waiting', [0, 2, 6, 14, 30, 62]],
    ['later', 40 * SECOND, 'waiting', [0, 40, 80]],
    ['unanswered', DAY, 'waiting', [0]],
  ])('is „%s“ (asked to wait %i ms): it is „%s“ and tried after %j s', async (...row) => {
    const [verdict, pause, state, tries] = row;
    const device = new Device();
    device.answers = [says(verdict, pause)];
    const tab = device.openTab();
    const { id } = tab.outbox.submit(ENTRIES);
    await device.pass(100 * SECOND);
    expect(tab.states().join()).toBe(state);
    expect(device.tries).toEqual(tries.map((at) => ({ at: at * SECOND, id })));
  });

  it('is repeated by no other tab while the first try runs', async () => {
    const device = new Device();
    device.answers = [new Promise(() => {})];
    device.openTab().outbox.submit(ENTRIES);
    const other = device.openTab();
    other.outbox.wake();
    await device.pass(15 * SECOND);
    expect(device.tries).toHaveLength(1);
    expect(other.states()).toEqual(['sending']);
    await device.pass(SECOND);
    expect(device.tries).toHaveLength(2);
  });
});

it('a message is tried at its own time, although another one has to wait longer', async () => {
  const device = new Device();
  device.answers = [says('later', 10 * MINUTE), says('later', MINUTE), says('accepted')];
  const tab = device.openTab();
  tab.outbox.submit(ENTRIES);
  await device.pass(0);
  const { id } = tab.outbox.submit(ENTRIES);
  await device.pass(2 * MINUTE);
  expect(device.tries.slice(2)).toEqual([{ at: MINUTE, id }]);
});

describe('a new connection', () => {
  it.each<[verdict: Verdict, after: number, tries: number]>([
    ['unanswered', 30 * SECOND, 2],
    ['unanswered', SECOND, 1],
    ['later', 30 * SECOND, 1],
  ])('after „%s“, %i ms ago: %i tries in all', async (verdict, after, tries) => {
    const device = new Device();
    device.answers = [says(verdict, 5 * MINUTE)];
    const tab = device.openTab();
    tab.outbox.submit(ENTRIES);
    await device.pass(after);
    await tab.reportChance();
    expect(device.tries).toHaveLength(tries);
  });
});

describe('a message that waits for long', () => {
  async function waitingFor(
    ms: number,
    verdict: Verdict = 'unanswered',
    then: Verdict = 'accepted',
  ) {
    const device = new Device();
    device.answers = [says(verdict, DAY)];
    const tab = device.openTab();
    const { id } = tab.outbox.submit(ENTRIES);
    await device.pass(0);
    // The device is off in the meantime.
    device.time += ms;
    device.answers = [says(then)];
    device.tries.length = 0;
    const later = device.openTab();
    later.outbox.wake();
    await settle();
    return { device, later, id };
  }

  it('is sent on any later page', async () => {
    const { device, later } = await waitingFor(6 * DAY);
    expect(device.tries).toHaveLength(1);
    expect(later.announce).toHaveBeenCalledOnce();
  });

  it.each([
    ['sent again', 1],
    ['deleted', 0],
  ])('is %s only by the visitor after a week', async (choice, tries) => {
    const { device, later, id } = await waitingFor(7 * DAY + 1);
    expect(later.states()).toEqual(['old']);
    await later.reportChance();
    expect(device.tries).toHaveLength(0);
    await (choice === 'deleted' ? later.outbox.discard(id) : later.outbox.sendAgain(id));
    expect(device.tries).toHaveLength(tries);
    expect(later.states()).toEqual([]);
    expect(device.disk.size).toBe(0);
  });

  it('is the visitor’s until the visitor puts it away, however often it is refused', async () => {
    const { device, later, id } = await waitingFor(365 * DAY, 'refused', 'refused');
    expect(later.states()).toEqual(['refused']);
    expect(device.tries).toHaveLength(0);
    expect(device.disk.get(id)?.fields).toHaveLength(2);
    await later.outbox.discard(id);
    expect(device.disk.size).toBe(0);
  });

  it('is tried anew after 30 days, for a week by the clock of the answers, and never loses its text', async () => {
    const { device, later, id } = await waitingFor(30 * DAY + 1, 'unanswered', 'unanswered');
    const visit = async (answer: SendResult) => {
      device.answers = [answer];
      device.openTab().outbox.wake();
      await settle();
      await device.pass(10 * MINUTE);
    };
    // Nobody has said what time it is: the device’s clock may be wrong by years.
    for (let day = 0; day < 100; day += 1) {
      await visit(says('unanswered'));
      device.time += DAY;
    }
    expect(device.disk.get(id)?.late).toBe(false);
    const first = device.time;
    await visit(says('later', 0, device.time));
    device.time = first + 6 * DAY;
    const before = device.tries.length;
    await visit(says('later', 0, device.time));
    expect(device.tries.length).toBeGreaterThan(before + 2);
    device.time = first + 7 * DAY + 10 * MINUTE;
    device.tries.length = 0;
    await visit(says('accepted'));
    expect(device.tries).toHaveLength(0);
    expect(device.disk.get(id)?.fields).toHaveLength(2);
    await later.outbox.sendAgain(id);
    expect(device.disk.size).toBe(0);
  });

  it('keeps its text when it was sent while the clock was years behind, and then fails once', async () => {
    const { device, later, id } = await waitingFor(11 * 365 * DAY, 'unanswered', 'later');
    expect(later.states()).toEqual(['waiting']);
    expect(device.disk.get(id)?.fields).toHaveLength(2);
    device.answers = [says('accepted')];
    await device.pass(5 * MINUTE);
    expect(device.disk.size).toBe(0);
  });

  // An empty battery sets a clock back by years; nothing can be sent until it is right again.
  it.each([
    ['was years behind when the message was sent', 11 * 365 * DAY],
    ['is years behind now', -11 * 365 * DAY],
  ])('arrives although the clock %s', async (_, ms) => {
    const { device, later } = await waitingFor(ms);
    expect(device.tries).toHaveLength(1);
    expect(later.states()).toEqual([]);
    expect(device.disk.size).toBe(0);
  });

  it('keeps its text while its last try runs, however the clock jumps meanwhile', async () => {
    const device = new Device();
    let answer = (_: SendResult) => {};
    device.answers = [
      new Promise((resolve) => {
        answer = resolve;
      }),
      says('accepted'),
    ];
    const tab = device.openTab();
    const { id } = tab.outbox.submit(ENTRIES);
    await settle();
    device.time += 365 * DAY;
    answer(says('unanswered'));
    await settle();
    expect(device.disk.get(id)?.fields).toHaveLength(2);
    await device.pass(2 * SECOND);
    expect(device.disk.size).toBe(0);
  });

  it('that was deleted in another tab is not sent again', async () => {
    const { device, later, id } = await waitingFor(8 * DAY);
    device.disk.clear();
    await later.outbox.sendAgain(id);
    expect(device.tries).toHaveLength(0);
    expect(device.disk.size).toBe(0);
  });
});

it('a message that is deleted while it is sent does not come back', async () => {
  const device = new Device();
  let answer = (_: SendResult) => {};
  device.answers = [
    new Promise((resolve) => {
      answer = resolve;
    }),
  ];
  const tab = device.openTab();
  const { id } = tab.outbox.submit(ENTRIES);
  await settle();
  await tab.outbox.discard(id);
  answer(says('unanswered'));
  await device.pass(MINUTE);
  expect(tab.states()).toEqual([]);
  expect(device.disk.size).toBe(0);
  expect(device.tries).toHaveLength(1);
});

describe('two tabs', () => {
  async function twoTabsWithAMessage(change: Partial<OutboxParts> = {}) {
    const device = new Device();
    device.answers = [says('unanswered')];
    const [one, two] = [device.openTab(change), device.openTab(change)];
    const { id } = one.outbox.submit(ENTRIES);
    two.outbox.subscribe(() => {});
    await settle();
    device.time += 3 * SECOND;
    device.answers = [says('accepted')];
    return { device, one, two, id };
  }

  it('send it once', async () => {
    const { device, one, two } = await twoTabsWithAMessage();
    await Promise.all([one.reportChance(), two.reportChance()]);
    expect(device.tries).toHaveLength(2);
  });

  it('both show that the message arrived', async () => {
    const { one, two, id } = await twoTabsWithAMessage();
    expect(two.states()).toEqual(['waiting']);
    await one.reportChance();
    await settle();
    expect(two.outbox.getSnapshot()).toMatchObject({
      messages: [],
      arrived: new Set([id]),
      shown: new Set([id]),
    });
  });

  it.each<[string, OutboxParts['locks']]>([
    ['are unknown', undefined],
    ['are forbidden', { request: () => Promise.reject(new DOMException('', 'SecurityError')) }],
  ])('send it under the same id where locks %s', async (_, locks) => {
    const { device, one, two, id } = await twoTabsWithAMessage({ locks });
    await Promise.all([one.reportChance(), two.reportChance()]);
    expect(new Set(device.tries.map((attempt) => attempt.id))).toEqual(new Set([id]));
    expect(device.tries.length).toBeGreaterThan(1);
    expect(device.disk.size).toBe(0);
  });

  it('need no channel between them', async () => {
    const { device, one } = await twoTabsWithAMessage({ joinTabs: () => undefined });
    await one.reportChance();
    expect(device.disk.size).toBe(0);
  });
});

describe('where the device stores nothing', () => {
  it('a message is sent from memory, and the page asks to stay open until then', async () => {
    const device = new Device();
    device.state = 'forbidden';
    device.answers = [says('unanswered'), says('accepted')];
    const tab = device.openTab();
    const { isStored } = tab.outbox.submit(ENTRIES);
    expect(await isStored).toBe(false);
    await settle();
    expect(tab.states()).toEqual(['waiting']);
    expect(tab.outbox.getSnapshot().hasUnsaved).toBe(true);
    expect(tab.wouldLose()).toBe(true);
    await device.pass(2 * SECOND);
    expect(tab.states()).toEqual([]);
    expect(tab.outbox.getSnapshot().hasUnsaved).toBe(false);
    expect(tab.wouldLose()).toBe(false);
  });

  it('the message is listed once, in its newer version, and stored as soon as the device allows', async () => {
    const device = new Device();
    device.answers = [says('unanswered')];
    const tab = device.openTab();
    const { id } = tab.outbox.submit(ENTRIES);
    await settle();
    device.state = 'full';
    device.time += 8 * DAY;
    await tab.outbox.sendAgain(id);
    device.state = 'free';
    tab.outbox.wake();
    await settle();
    expect(tab.states()).toEqual(['waiting']);
    await device.pass(5 * MINUTE);
    expect(tab.wouldLose()).toBe(false);
    expect(device.disk.get(id)).toMatchObject({
      since: START + 8 * DAY,
      tries: expect.any(Number),
    });
    expect(device.disk.get(id)?.tries).toBeGreaterThan(2);
  });
});

describe('the service worker', () => {
  const WORKER: Partial<OutboxParts> = { watchPage: undefined };

  it.each<[answer: Verdict, isDone: boolean]>([
    ['accepted', true],
    ['refused', true],
    ['unanswered', false],
    ['later', false],
  ])('after „%s“: needs not be woken again is %s', async (answer, isDone) => {
    const device = new Device();
    device.answers = [says('unanswered')];
    device.openTab().outbox.submit(ENTRIES);
    await settle();
    device.time += MINUTE;
    device.answers = [says(answer)];
    expect(await device.openTab(WORKER).outbox.deliver()).toBe(isDone);
    expect(device.tries).toHaveLength(2);
  });

  it('takes a message for a page without its script', async () => {
    const device = new Device();
    device.answers = [says('unanswered')];
    const { outbox, askForSync } = device.openTab(WORKER);
    expect(await outbox.submit(ENTRIES).isStored).toBe(true);
    await settle();
    expect(device.disk.size).toBe(1);
    expect(askForSync).toHaveBeenCalled();
  });
});

describe('a page', () => {
  it('has the browser wake the worker while something waits', async () => {
    const device = new Device();
    const empty = device.openTab();
    empty.outbox.wake();
    await settle();
    expect(empty.askForSync).not.toHaveBeenCalled();
    expect(empty.announce).not.toHaveBeenCalled();

    device.answers = [says('unanswered')];
    device.openTab().outbox.submit(ENTRIES);
    await settle();
    const later = device.openTab();
    later.outbox.wake();
    later.outbox.wake();
    await settle();
    expect(later.askForSync).toHaveBeenCalled();
    expect(later.announce).toHaveBeenCalledOnce();
  });

  it('checks the state of a message as soon as the visitor reads about it', async () => {
    const device = new Device();
    device.answers = [says('unanswered')];
    device.openTab().outbox.submit(ENTRIES);
    await settle();
    device.time += MINUTE;
    device.answers = [says('accepted')];
    device.openTab().outbox.subscribe(() => {});
    await settle();
    expect(device.disk.size).toBe(0);
  });

  it('notifies every subscriber of each change, until the subscriber leaves', async () => {
    const device = new Device();
    const { outbox } = device.openTab();
    const [one, two] = [vi.fn(), vi.fn()];
    outbox.subscribe(one);
    const leave = outbox.subscribe(two);
    await settle();
    const before = outbox.getSnapshot();
    expect(outbox.getSnapshot()).toBe(before);
    expect(two).toHaveBeenCalled();
    leave();
    two.mockClear();
    one.mockClear();
    outbox.submit(ENTRIES);
    await settle();
    expect(one).toHaveBeenCalled();
    expect(two).not.toHaveBeenCalled();
    expect(outbox.getSnapshot()).not.toBe(before);
    // React compares the first drawing with the server's.
    expect(outbox.getServerSnapshot()).toMatchObject({ messages: [], arrived: new Set() });
    expect(before.arrived).toEqual(new Set());
  });

  it('knows the waiting messages about which the visitor has not read', async () => {
    const device = new Device();
    device.answers = [says('unanswered'), says('accepted')];
    const { outbox } = device.openTab();
    const { id } = outbox.submit(ENTRIES);
    await device.pass(2 * SECOND);
    expect(outbox.getSnapshot()).toMatchObject({ arrived: new Set([id]), shown: new Set() });
  });
});

it('a message that an earlier build of the site has stored is sent', async () => {
  const device = new Device();
  const stored = {
    id: '1-22-333-4444-55555',
    fields: [
      ['message', 'Zdravo'] as [string, string],
      ['id', '1-22-333-4444-55555'] as [string, string],
    ],
    since: START - DAY,
    tries: 3,
    refused: false,
    at: START - MINUTE,
    wait: 16 * SECOND,
    eager: true,
  };
  device.disk.set(stored.id, stored);
  device.openTab().outbox.wake();
  await settle();
  expect(device.tries).toEqual([{ at: 0, id: stored.id }]);
  expect(device.disk.size).toBe(0);
});
