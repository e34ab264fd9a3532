import { describe, expect, it } from 'vitest';
import { stateOf } from '../../src/browser/outbox/message-state';
import {
  FIRST_REST,
  isOld,
  readRetryAfter,
  restAfter,
  restLeft,
  TIMEOUT,
} from '../../src/browser/outbox/schedule';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY = 86_400_000;

describe('the rest after a failed try', () => {
  it('doubles from two seconds to five minutes', () => {
    const rests = Array.from({ length: 10 }, (_, tries) => restAfter(tries) / 1000);
    expect(rests).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    expect(restAfter(2000)).toBe(300_000);
  });

  it('is as long as the relay asks, but never shorter than its own, nor longer than a day', () => {
    expect(restAfter(0, 60_000)).toBe(60_000);
    expect(restAfter(5, 1000)).toBe(64_000);
    expect(restAfter(0, 365 * DAY)).toBe(DAY);
  });

  it('covers the first try, so that no other tab repeats it', () => {
    expect(FIRST_REST).toBeGreaterThan(TIMEOUT);
  });
});

describe('a resting message', () => {
  const resting = { at: NOW, wait: 60_000, eager: true };

  it('is due when its time has passed', () => {
    expect(restLeft(resting, NOW)).toBe(60_000);
    expect(restLeft(resting, NOW + 59_999)).toBe(1);
    expect(restLeft(resting, NOW + 60_000)).toBe(0);
  });

  it('is tried earlier when a connection or a visit gives hope, but not in a loop', () => {
    expect(restLeft(resting, NOW + 1000, true)).toBe(1000);
    expect(restLeft(resting, NOW + 2000, true)).toBe(0);
  });

  it('is not tried earlier when the relay itself said when', () => {
    expect(restLeft({ ...resting, eager: false }, NOW + 2000, true)).toBe(58_000);
  });

  it('is due at once after the clock was set back one day', () => {
    expect(restLeft(resting, NOW - DAY)).toBe(0);
    expect(restLeft({ ...resting, eager: false }, NOW - DAY, true)).toBe(0);
  });
});

describe('an old message', () => {
  it('is one of more than seven days, whatever the clock does', () => {
    expect(isOld(NOW, NOW + 7 * DAY)).toBe(false);
    expect(isOld(NOW, NOW + 7 * DAY + 1)).toBe(true);
    expect(isOld(NOW, NOW - DAY)).toBe(false);
  });
});

describe('the state of a message', () => {
  const message = {
    id: 'a',
    fields: [],
    since: NOW,
    tries: 1,
    at: NOW,
    wait: 0,
    eager: false,
    refused: false,
  };

  it('goes from sending to waiting, after a week to old and after thirty days to ended', () => {
    expect(stateOf({ ...message, tries: 0 }, NOW)).toBe('sending');
    expect(stateOf(message, NOW + 7 * DAY)).toBe('waiting');
    expect(stateOf(message, NOW + 7 * DAY + 1)).toBe('old');
    expect(stateOf(message, NOW + 30 * DAY)).toBe('old');
    expect(stateOf(message, NOW + 30 * DAY + 1)).toBe('ended');
  });

  it('is refused for as long as the text is here, and no longer', () => {
    const refused = { ...message, refused: true };
    expect(stateOf(refused, NOW + 30 * DAY)).toBe('refused');
    expect(stateOf(refused, NOW + 30 * DAY + 1)).toBe('ended');
  });
});

describe('Retry-After', () => {
  it('is read as seconds or as a date', () => {
    expect(readRetryAfter('120', NOW)).toBe(120_000);
    expect(readRetryAfter('Fri, 20 Nov 2026 12:00:30 GMT', NOW)).toBe(30_000);
  });

  it('asks for nothing when it is absent, past or not readable', () => {
    for (const header of [null, '', '0', '-5', 'uskoro', 'Fri, 20 Nov 2026 11:00:00 GMT']) {
      expect(readRetryAfter(header, NOW)).toBe(0);
    }
  });
});
