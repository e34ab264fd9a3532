// What is typed is on the device from its first letter on, whatever other windows of the browser do.
import { expect, test } from 'vitest';
import { type Draft, readSource } from '../../../../src/editor/drafts/draft.ts';
import { KeptDrafts } from '../../../../src/editor/drafts/kept-drafts.ts';
import { conflictWords } from '../../../../src/editor/form/conflict-words.ts';
import { KeptOnDevice } from '../../../support/editor-devices.ts';
import { draftOf, GEL, readContent, SITE } from '../../../support/editor-snapshot.ts';

const gel = readContent(GEL);
const site = readContent(SITE);

async function openWindow(device: KeptOnDevice): Promise<KeptDrafts> {
  const window = new KeptDrafts(device, () => {});
  await window.open();
  device.listen((path) => window.takeOther(path));
  return window;
}

test('two windows of one browser keep and show what is typed in both', async () => {
  const device = new KeptOnDevice();
  const [one, other] = [await openWindow(device), await openWindow(device)];
  one.change(draftOf(SITE, site, { tagline: 'Geslo jedno' }));
  other.change({ ...draftOf(SITE, site, { name: 'Ime drugo' }), at: 2 });
  const both = { tagline: 'Geslo jedno', name: 'Ime drugo' };
  await expect.poll(() => one.all.get(SITE)?.data).toMatchObject(both);
  await expect.poll(() => other.all.get(SITE)?.data).toMatchObject(both);
  const again = await openWindow(device);
  expect(again.all.get(SITE)?.data).toMatchObject(both);
});

test('what two windows of one browser type into one field is asked about in the words of both', async () => {
  const device = new KeptOnDevice();
  const [one, other] = [await openWindow(device), await openWindow(device)];
  one.change(draftOf(SITE, site, { tagline: 'Geslo jedno' }));
  other.change({ ...draftOf(SITE, site, { tagline: 'Geslo drugo' }), at: 2 });
  for (const window of [one, other]) {
    await expect.poll(() => window.all.get(SITE)?.conflicts?.length).toBe(1);
    const draft = window.all.get(SITE) as Draft;
    expect(draft.conflicts?.map((asked) => conflictWords(draft, asked))).toEqual([
      {
        elsewhere: 'u drugom prozoru',
        mine: 'Upisano u jednom prozoru',
        theirs: 'Upisano u drugom prozoru',
      },
    ]);
  }
});

test('says that the device is full, and when it is over', async () => {
  const device = new KeptOnDevice();
  const window = await openWindow(device);
  const said: string[] = [];
  for (const isFull of [true, false]) {
    device.isFull = isFull;
    window.change({ ...draftOf(SITE, site, { tagline: `Geslo ${isFull}` }), at: 1 + said.length });
    await window.kept();
    said.push(window.problem);
  }
  expect(said).toEqual([expect.stringContaining('nema više mesta'), '']);
});

test('says when a device keeps nothing at all', async () => {
  const device = new KeptOnDevice();
  device.loadDrafts = () => Promise.reject(new Error('No storage'));
  expect((await openWindow(device)).problem).toContain('ne čuva ono što upisujete');
});

test('a line that is begun stays while it is typed, and is no change once the form is left', async () => {
  const window = await openWindow(new KeptOnDevice());
  const { description } = readSource(GEL, gel);
  const begun = draftOf(GEL, gel, { description: `${description}\n\n` });
  window.change(begun);
  expect([...window.all.values()]).toEqual([begun]);
  window.leave(GEL);
  expect([...window.all.values()]).toEqual([]);
});
