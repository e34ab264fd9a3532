// Which message is attempted next. What the order comes to in a flood is in fairness.test.ts.
import { describe, expect, it } from 'vitest';
import { capacityFor, findDue, placeFor, type QueueEntry } from '../../src/relay/queue-policy.ts';

const NOW = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

/** A message that is due, of a network of its own. */
function entry(id: string, change: Partial<QueueEntry> = {}): QueueEntry {
  return { id, received: NOW, flags: [], network: id, place: 0, attempts: 0, due: NOW, ...change };
}

const flagged = { flags: ['links'] } as const;

interface Row {
  title: string;
  /** In no order: the rule alone decides. */
  waiting: QueueEntry[];
  attemptsMade?: number;
  lastFailed?: string;
  next: string | undefined;
}

const ROWS: Row[] = [
  { title: 'none while none waits', waiting: [], next: undefined },
  { title: 'none before it is due', waiting: [entry('a', { due: NOW + 1000 })], next: undefined },
  {
    title: 'one whose time was written before the clock was set back',
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
  { title: 'an unflagged one', waiting: [entry('odd', flagged), entry('plain')], next: 'plain' },
  {
    title: 'a flagged one at every fourth attempt',
    waiting: [entry('plain'), entry('odd', flagged)],
    attemptsMade: 5,
    next: 'odd',
  },
  {
    title: 'a refused one at every fourth attempt',
    waiting: [entry('plain'), entry('refused', { attempts: 3 })],
    attemptsMade: 7,
    next: 'refused',
  },
  {
    title: 'any other before the one that failed last',
    waiting: [entry('failed'), entry('odd', flagged)],
    lastFailed: 'failed',
    next: 'odd',
  },
  {
    title: 'the one that failed last when no other waits',
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

it.each([
  ['the first of its network beside the first of others', 'a', [entry('b')], 0],
  ['the second behind all firsts', 'a', [entry('a'), entry('b')], 1],
  ['the third behind all seconds', 'a', [entry('a'), entry('a', { place: 1 })], 2],
  ['that of a new network beside the lowest place that waits', 'a', [entry('b', { place: 5 })], 5],
  ['those of unknown networks beside each other', null, [entry('b', { network: null })], 0],
  ['flagged ones are counted apart', 'a', [entry('a', flagged)], 0],
])('puts in its place %s', (_, network, all, place) => {
  expect(placeFor(network, false, all)).toBe(place);
});

it.each([
  [[], 100],
  [['links'], 80],
  [['links', 'busy'], 60],
] as const)('accepts with the flags %j until %i of 100 wait', (flags, places) => {
  expect(capacityFor(flags, 100)).toBe(places);
});
