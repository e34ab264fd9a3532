// The promises of `devices.test.ts`, on days that nobody has seen before.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BareRepository } from '../../support/bare-repository.ts';
import { counts, DEVICES, days, live } from '../../support/editor-days.ts';

let repository: BareRepository;
beforeAll(() => {
  repository = new BareRepository();
});
afterAll(() => {
  repository.delete();
  console.log('Devices of editors:', JSON.stringify(counts));
});

test.each(DEVICES)('$who, for long', { timeout: 1_200_000 }, async ({ login, devices }) => {
  const property = fc.asyncProperty(days(devices), async (acts) => {
    expect(await live(repository, acts, login, devices)).toEqual([]);
  });
  await fc.assert(property, { numRuns: 400, endOnFailure: true, interruptAfterTimeLimit: 120_000 });
});
