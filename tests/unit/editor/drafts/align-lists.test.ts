// Two changed versions of a list stand beside it, piece by piece.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alignLists } from '../../../../src/editor/drafts/align-lists.ts';

const align = (base: string, mine: string, theirs: string) =>
  alignLists([...base], [...mine], [...theirs], (item) => item).map((one) =>
    [one.base, one.mine, one.theirs].map((items) => items.join('')),
  );

test.each([
  { base: 'abc', mine: 'abc', theirs: 'abc', pieces: ['abc abc abc'] },
  { base: 'abc', mine: 'aBc', theirs: 'abcd', pieces: ['a a a', 'b B b', 'c c c', '  d'] },
  { base: 'abc', mine: 'aBc', theirs: 'ac', pieces: ['a a a', 'b B ', 'c c c'] },
  { base: 'ab', mine: 'axb', theirs: 'ayb', pieces: ['a a a', ' x y', 'b b b'] },
])('$base, $mine and $theirs', ({ base, mine, theirs, pieces }) => {
  expect(align(base, mine, theirs).map((one) => one.join(' '))).toEqual(pieces);
});

test('no item of any version is lost or moved', () => {
  const list = fc.stringMatching(/^[abcd]{0,7}$/);
  const property = fc.property(list, list, list, (...versions) => {
    const pieces = align(...versions);
    expect(versions.map((_, index) => pieces.map((one) => one[index]).join(''))).toEqual(versions);
  });
  fc.assert(property, { seed: 60, numRuns: 2000 });
});
