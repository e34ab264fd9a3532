// Which texts the editor opens with: the newest, or those that the device has kept.
import { expect, test } from 'vitest';
import { openTexts } from '../../../../src/editor/offline/open-texts.ts';
import { Problem } from '../../../../src/editor/repository/problem.ts';
import type { KeptSnapshot, Snapshot, Store } from '../../../../src/editor/repository/store.ts';

const newest: Snapshot = { head: 'new', files: new Map(), texts: new Map() };
const KEPT: KeptSnapshot = { snapshot: { ...newest, head: 'kept' }, at: 1 };
const ENDLESS_MS = 2 ** 31 - 1;

const storeOf = (read: Store['read'], kept?: KeptSnapshot): Store => ({
  mayPublish: true,
  name: '',
  read,
  kept: async () => kept,
  write: async () => ({}),
  picture: async () => new Blob(),
});
const failing = (reason: 'offline' | 'signed-out') => async () => {
  throw new Problem(reason, reason);
};
const inAMoment = () => new Promise<Snapshot>((resolve) => setTimeout(resolve, 1, newest));

test.each([
  { there: 'the newest texts', read: async () => newest, kept: KEPT, opens: 'new' },
  { there: 'no connection', read: failing('offline'), kept: KEPT, opens: 'kept', keptAt: 1 },
  {
    there: 'no answer in time',
    read: () => new Promise<Snapshot>(() => {}),
    patience: 0,
    kept: KEPT,
    opens: 'kept',
    keptAt: 1,
  },
  { there: 'a late answer and nothing kept', read: inAMoment, patience: 0, opens: 'new' },
])('with $there it opens with the $opens ones', async (row) => {
  const { read, kept, patience = ENDLESS_MS, opens, keptAt } = row;
  const opened = await openTexts(storeOf(read, kept), patience);
  expect([opened.first.head, opened.keptAt]).toEqual([opens, keptAt]);
});

test.each([
  { what: 'a sign-in that has ended', reason: 'signed-out' as const, kept: KEPT },
  { what: 'no connection, and nothing kept,', reason: 'offline' as const },
])('$what is said', async ({ reason, kept }) => {
  await expect(openTexts(storeOf(failing(reason), kept), ENDLESS_MS)).rejects.toThrow(reason);
});
