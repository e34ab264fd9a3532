// Devices that write at the same time, lose answers and are killed: nothing that was typed is lost, nothing that was not
// touched changes, nothing is written twice, and nothing locks.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BareRepository } from '../../support/bare-repository.ts';
import { DEVICES, days, live } from '../../support/editor-days.ts';

let repository: BareRepository;
beforeAll(() => {
  repository = new BareRepository();
});
afterAll(() => repository.delete());

test.each(DEVICES)('$who', async ({ login, devices }) => {
  const property = fc.asyncProperty(days(devices), async (acts) => {
    expect(await live(repository, acts, login, devices)).toEqual([]);
  });
  await fc.assert(property, { seed: 60, numRuns: 20 });
});
