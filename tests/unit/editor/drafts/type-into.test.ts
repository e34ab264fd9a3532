// A question about two versions, „Šta važi?“, stays at its item while the list around it is changed.
import { expect, test } from 'vitest';
import { type Draft, typeInto } from '../../../../src/editor/drafts/draft.ts';

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
  { what: 'its own answer', at: ['items', 1, 'question'], value: 'D?', asked: [] },
];

test.each(CASES)('$what: asked about at $asked', ({ at, value, asked }) => {
  const { conflicts = [] } = typeInto(ASKED, at, value);
  expect(conflicts.map((one) => one.at)).toEqual(
    asked.map((index) => ['items', index, 'question']),
  );
});
