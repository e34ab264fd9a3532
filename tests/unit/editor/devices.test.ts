// Devices that write at the same time, lose answers and are killed: nothing that was typed is lost, nothing that was not
// touched changes, nothing is written twice, and nothing locks.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Act, DEVICES, days } from '../../support/editor-days.ts';
import { live } from '../../support/editor-days-live.ts';
import { siteForEachTest } from '../../support/editor-devices.ts';

const here = siteForEachTest();

test.each(DEVICES)('$who', async ({ login, devices }) => {
  const property = fc.asyncProperty(days(devices), async (acts) => {
    expect(await live(here.repository, acts, login, devices)).toEqual([]);
  });
  await fc.assert(property, { seed: 60, numRuns: 8 });
});

test('what one device has given up comes back by the choice of another', async () => {
  const write = (device: number, place: number, text = 1): Act => ({
    do: 'write',
    device,
    text,
    place,
    how: 'word',
  });
  const acts: Act[] = [
    write(0, 22),
    write(2, 2),
    write(1, 22),
    { do: 'publish', who: [{ device: 2, pauses: [], meanwhile: { at: 0, text: 1, place: 2 } }] },
    write(1, 2),
    write(0, 2),
    { do: 'new product', device: 0, text: 0 },
    { do: 'publish', who: [{ device: 0, pauses: [] }] },
    write(0, 0, 0),
  ];
  expect(await live(here.repository, acts, 'savetnica', 3)).toEqual([]);
});
