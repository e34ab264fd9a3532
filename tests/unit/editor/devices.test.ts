// Devices that write at the same time, lose answers and are killed: nothing that was typed is lost, nothing that was not
// touched changes, nothing is written twice, and nothing locks.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEVICES, days } from '../../support/editor-days.ts';
import { live } from '../../support/editor-days-live.ts';
import { siteForEachTest } from '../../support/editor-devices.ts';

const here = siteForEachTest();

test.each(DEVICES)('$who', async ({ login, devices }) => {
  const property = fc.asyncProperty(days(devices), async (acts) => {
    expect(await live(here.repository, acts, login, devices)).toEqual([]);
  });
  await fc.assert(property, { seed: 60, numRuns: 8 });
});
