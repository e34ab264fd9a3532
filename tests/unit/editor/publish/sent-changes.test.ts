// What was sent and is on the site leaves by itself, between two visits; what is not, stays until it is put away.
import { expect, test } from 'vitest';
import { SentChanges } from '../../../../src/editor/publish/sent-changes.ts';
import { KeptOnDevice } from '../../../support/editor-devices.ts';

const HOUR_MS = 3_600_000;

test('a change that is on the site is shown for an hour, and one that is not until it is put away', async () => {
  const device = new KeptOnDevice();
  const now = Date.now();
  const sent = (title: string, hours: number, live?: string) => ({
    before: { [title]: '' },
    after: { [title]: title },
    title,
    at: now - hours * HOUR_MS,
    ...(live && { live }),
  });
  for (const one of [
    sent('old and live', 2, 'Na sajtu je ✓'),
    sent('new and live', 0.5, 'Na sajtu je ✓'),
    sent('old and waiting', 30),
  ])
    await device.saveSent(one);
  const changes = new SentChanges(device, () => {});
  await changes.open();
  const titles = () => changes.all.map(({ title }) => title);
  expect(titles()).toEqual(['new and live', 'old and waiting']);
  const waiting = changes.all[1];
  if (waiting) changes.settle(waiting, 'Na sajtu je od 14:32 ✓');
  // It stays as long as the page is open.
  expect(titles()).toEqual(['new and live', 'old and waiting']);
  await changes.open();
  expect(titles()).toEqual(['new and live']);
  expect([...device.sent.values()].map(({ title }) => title)).toEqual(['new and live']);
});
