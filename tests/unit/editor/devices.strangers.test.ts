// The promises of `devices.test.ts`, on days that nobody has seen before.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BareRepository } from '../../support/bare-repository.ts';
import { counts, DEVICES, days, interleavings, live } from '../../support/editor-days.ts';

/** New days are begun for so long. */
const LONGEST_MS = 40_000;

let repository: BareRepository;
beforeAll(() => {
  repository = new BareRepository();
});
afterAll(() => {
  repository.delete();
  console.log('Devices of editors:', { ...counts, interleavings: interleavings.size });
});

test.each(DEVICES)('$who, for long', { timeout: 1_200_000 }, async ({ login, devices }) => {
  // A day that has begun is lived to its end: the next one needs the same repository.
  const end = Date.now() + LONGEST_MS;
  const property = fc.asyncProperty(days(devices), async (acts) => {
    if (Date.now() > end) return;
    expect(await live(repository, acts, login, devices)).toEqual([]);
  });
  await fc.assert(property, { numRuns: 400, endOnFailure: true });
});
