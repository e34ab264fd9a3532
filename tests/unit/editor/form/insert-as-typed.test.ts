// What a button does with a text is put into the field as the one change that it is.
import { expect, test } from 'vitest';
import { changedPart } from '../../../../src/editor/form/insert-as-typed.ts';

test.each([
  ['Blaga nana.', '**Blaga nana.**', [0, 11], '**Blaga nana.**'],
  ['Ukus nane', 'Ukus **nane**', [5, 9], '**nane**'],
  ['- jedan\n- dva', 'jedan\ndva', [0, 10], 'jedan\n'],
  ['aa', 'aaa', [2, 2], 'a'],
  ['isto', 'isto', [4, 4], ''],
])('%j to %j', (before, after, range, text) => {
  expect(changedPart(before, after)).toEqual({ range, text });
});
