// A question about two versions, „Šta važi?“, stays at its item until it is answered.
import { expect, test } from 'vitest';
import { type Draft, decide, typeInto } from '../../../../src/editor/drafts/draft.ts';
import type { Conflict } from '../../../../src/editor/drafts/merge.ts';

const [FIRST, SECOND, THIRD] = [{ question: 'A?' }, { question: 'B?' }, { question: 'C?' }];

const ASKED: Draft = {
  path: 'src/content/questions.yaml',
  base: '',
  data: { items: [FIRST, SECOND] },
  pictures: {},
  at: 0,
  conflicts: [
    { at: ['items', 1, 'question'], there: ['items', 1, 'question'], mine: 'B?', theirs: 'D?' },
  ],
};

const CASES = [
  { what: 'an item before it', at: ['items'], value: [THIRD, FIRST, SECOND], asked: [2] },
  { what: 'the other order', at: ['items'], value: [SECOND, FIRST], asked: [0] },
  { what: 'an item behind it', at: ['items'], value: [FIRST, SECOND, THIRD], asked: [1] },
  { what: 'its item deleted', at: ['items'], value: [FIRST], asked: [] },
  { what: 'another item', at: ['items', 0, 'question'], value: 'E?', asked: [1] },
  { what: 'its own field', at: ['items', 1, 'question'], value: 'B2?', asked: [1], mine: 'B2?' },
];

test.each(CASES)('after $what: asked about at $asked', ({ at, value, asked, mine = 'B?' }) => {
  const { conflicts = [] } = typeInto(ASKED, at, value);
  expect(conflicts.map((one) => ({ at: one.at, mine: one.mine, theirs: one.theirs }))).toEqual(
    asked.map((index) => ({ at: ['items', index, 'question'], mine, theirs: 'D?' })),
  );
});

test('an answer is the value, and asked no more', () => {
  const [conflict] = ASKED.conflicts ?? [];
  const { conflicts, data } = decide(ASKED, conflict as Conflict, 'D?');
  expect({ conflicts, data }).toEqual({
    conflicts: undefined,
    data: { items: [FIRST, { question: 'D?' }] },
  });
});
