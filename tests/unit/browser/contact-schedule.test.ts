import { describe, expect, it } from 'vitest';
import {
  FIRST_PAUSE_MS,
  type PendingMessage,
  pauseAfter,
  pauseLeft,
  stateOf,
  TRY_TIMEOUT_MS,
} from '../../../src/browser/outbox/message-state.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY = 86_400_000;

describe('the pause after a failed try', () => {
  it('doubles from two seconds to five minutes', () => {
    const pauses = Array.from({ length: 10 }, (_, tries) => pauseAfter(tries, 0) / 1000);
    expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    expect(pauseAfter(2000, 0)).toBe(300_000);
  });

  it('is as long as the relay asks, but not shorter than without its wish, nor longer than a day', () => {
    expect(pauseAfter(0, 60_000)).toBe(60_000);
    expect(pauseAfter(5, 1000)).toBe(64_000);
    expect(pauseAfter(0, 365 * DAY)).toBe(DAY);
  });

  it('covers the first try, so that no other tab repeats it', () => {
    expect(FIRST_PAUSE_MS).toBeGreaterThan(TRY_TIMEOUT_MS);
  });
});

it.each<[what: string, eager: boolean, after: number, nudged: boolean, left: number]>([
  ['pauses', true, 0, false, 60_000],
  ['pauses to the end', true, 59_999, false, 1],
  ['is due when its time has passed', true, 60_000, false, 0],
  ['is not tried in a loop when a visit gives hope', true, 1000, true, 1000],
  ['is tried earlier when a visit gives hope', true, 2000, true, 0],
  ['is not tried earlier when the relay itself said when', false, 2000, true, 58_000],
  ['is due at once after the clock was set back one day', true, -DAY, false, 0],
  ['is due then also when the relay said when', false, -DAY, true, 0],
  ['is not due because the clock was corrected by a moment', true, -999, true, 2999],
  ['is due after the clock was set back by more than a moment', true, -1001, true, 0],
])('a message after a failed try %s', (_, eager, after, nudged, left) => {
  expect(pauseLeft({ at: NOW, wait: 60_000, eager }, NOW + after, nudged)).toBe(left);
});

const MESSAGE: PendingMessage = {
  id: 'a',
  fields: [['message', 'Zdravo']],
  since: NOW,
  tries: 1,
  at: NOW,
  wait: 0,
  eager: false,
  refused: false,
};
it.each<[state: string, change: Partial<PendingMessage>, after: number]>([
  ['sending', { tries: 0 }, 0],
  ['waiting', {}, 7 * DAY],
  ['waiting', {}, -DAY],
  ['old', {}, 7 * DAY + 1],
  ['old', {}, 30 * DAY],
  ['waiting', {}, 30 * DAY + 1],
  ['waiting', { late: 0 }, 365 * DAY],
  ['waiting', { late: NOW + 40 * DAY }, 47 * DAY],
  ['old', { late: NOW + 40 * DAY }, 47 * DAY + 1],
  ['refused', { refused: true }, 30 * DAY + 1],
  ['ended', { fields: [] }, 30 * DAY + 1],
  ['ended', { fields: [] }, -DAY],
])('a message is %s: %j after %i ms', (state, change, after) => {
  expect(stateOf({ ...MESSAGE, ...change }, NOW + after)).toBe(state);
});
