// The rules of the queue, row by row: which message is attempted next, in which place a new one stands, how many may
// wait.
import { describe, expect, it } from 'vitest';
import { capacityFor, findDue, placeFor, type QueueEntry } from '../../src/relay/queue-policy.ts';

const NOW = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

/** A message that is due; its network has the same name as the message, unless the row says another. */
function entry(id: string, change: Partial<QueueEntry> = {}): QueueEntry {
  return { id, received: NOW, flags: [], network: id, place: 0, attempts: 0, due: NOW, ...change };
}

const flagged = { flags: ['links'] } as const;

interface Row {
  title: string;
  /** Tried in this order and in the opposite one: the result does not depend on it. */
  waiting: QueueEntry[];
  /** Of all messages together. */
  attemptsMade?: number;
  /** The message of the latest attempt, if that has failed. */
  lastFailed?: string;
  next: string | undefined;
}

const ROWS: Row[] = [
  { title: 'none while none waits', waiting: [], next: undefined },
  { title: 'none before it is due', waiting: [entry('a', { due: NOW + 1000 })], next: undefined },
  {
    title: 'one that is due later than any pause lasts: the clock was set back',
    waiting: [entry('a', { due: NOW + 2 * HOUR })],
    next: 'a',
  },
  {
    title: 'the older of two',
    waiting: [entry('new'), entry('old', { received: NOW - 1000 })],
    next: 'old',
  },
  {
    title: 'the lower place before the older',
    waiting: [entry('old', { received: NOW - 1000, place: 1 }), entry('new')],
    next: 'new',
  },
  {
    title: 'fewer attempts before the lower place',
    waiting: [entry('refused', { attempts: 1 }), entry('new', { place: 9 })],
    next: 'new',
  },
  {
    title: 'an unflagged one before a flagged one',
    waiting: [entry('odd', flagged), entry('plain')],
    next: 'plain',
  },
  {
    title: 'a flagged one after 1, 5, 9 … attempts',
    waiting: [entry('plain'), entry('odd', flagged)],
    attemptsMade: 5,
    next: 'odd',
  },
  {
    title: 'no flagged one after 6 attempts',
    waiting: [entry('plain'), entry('odd', flagged)],
    attemptsMade: 6,
    next: 'plain',
  },
  {
    title: 'a refused one after 3, 7, 11 … attempts',
    waiting: [entry('plain'), entry('refused', { attempts: 3 })],
    attemptsMade: 7,
    next: 'refused',
  },
  {
    title: 'no refused one after 8 attempts',
    waiting: [entry('plain'), entry('refused', { attempts: 3 })],
    attemptsMade: 8,
    next: 'plain',
  },
  {
    title: 'any other, even a flagged one, before the one whose attempt has just failed',
    waiting: [entry('failed'), entry('odd', flagged)],
    lastFailed: 'failed',
    next: 'odd',
  },
  {
    title: 'the one whose attempt has just failed when no other waits',
    waiting: [entry('failed')],
    lastFailed: 'failed',
    next: 'failed',
  },
];

describe('the next message is', () => {
  it.each(ROWS)('$title', ({ waiting, attemptsMade = 0, lastFailed = null, next }) => {
    for (const order of [waiting, waiting.toReversed()]) {
      expect(findDue(order, attemptsMade, lastFailed, NOW)?.id).toBe(next);
    }
  });
});

// The row says which network a new, unflagged message is of, and what waits.
describe('a new message', () => {
  it.each([
    ['that is the first of its network stands beside the firsts of others', 'a', [entry('b')], 0],
    ['of a network that has one stands behind all firsts', 'a', [entry('a'), entry('b')], 1],
    [
      'of a network that has two, behind all seconds',
      'a',
      [entry('a'), entry('a', { place: 1 })],
      2,
    ],
    [
      'of a new network stands beside the lowest place that waits',
      'a',
      [entry('b', { place: 5 }), entry('c', { place: 7 })],
      5,
    ],
    [
      'of a new network does not pass those that wait because a refused one keeps a low place',
      'a',
      [entry('b', { attempts: 1 }), entry('c', { place: 5 })],
      5,
    ],
    ['of an unknown network stands beside the others', null, [entry('b', { network: null })], 0],
    ['does not stand behind a flagged one of its network', 'a', [entry('a', flagged)], 0],
  ])('%s', (_, network, waiting, place) => {
    expect(placeFor(network, false, waiting)).toBe(place);
  });

  it.each([
    [[], 100],
    [['links'], 80],
    [['links', 'busy'], 60],
  ] as const)(
    'with the flags %j is accepted while fewer than %i of 100 wait',
    (flags, capacity) => {
      expect(capacityFor(flags, 100)).toBe(capacity);
    },
  );
});
