// The promises of `devices.test.ts`, on days that nobody has seen before.
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { DEVICES, days } from '../../support/editor-days.ts';
import { counts, live } from '../../support/editor-days-live.ts';
import { siteForEachTest } from '../../support/editor-devices.ts';

/** New days are begun for so long. */
const LONGEST_MS = 40_000;

const here = siteForEachTest();
afterAll(() => console.log('Devices of editors:', counts));

test.each(DEVICES)('$who, for long', async ({ login, devices }) => {
  // A day that has begun is lived to its end: the next one needs the same repository.
  const end = Date.now() + LONGEST_MS;
  const property = fc.asyncProperty(days(devices), async (acts) => {
    if (Date.now() > end) return;
    expect(await live(here.repository, acts, login, devices)).toEqual([]);
  });
  await fc.assert(property, { numRuns: 400, endOnFailure: true });
});
