// Two changes of one text are joined: what only one of them changed is taken, and only what both changed is asked about.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSame } from '../../../../src/editor/drafts/is-same.ts';
import { merge, mergeLines } from '../../../../src/editor/drafts/merge.ts';

const person = (name: string, text: string) => ({ name, text });
const LONG = 'Prvi.\n\nDrugi.\n\nTreći.';

test.each([
  {
    what: 'different fields',
    base: { a: '1', b: '1' },
    mine: { a: '2', b: '1' },
    theirs: { a: '1', b: '2' },
    value: { a: '2', b: '2' },
  },
  {
    what: 'a field that came and one that went',
    base: { a: '1' },
    mine: { a: '1', b: '2' },
    theirs: {},
    value: { a: undefined, b: '2' },
  },
  {
    what: 'an item added at the end by each',
    base: ['a'],
    mine: ['a', 'b'],
    theirs: ['a', 'c'],
    value: ['a', 'c', 'b'],
  },
  {
    what: 'the same item added by each',
    base: ['a'],
    mine: ['a', 'b'],
    theirs: ['a', 'b'],
    value: ['a', 'b'],
  },
  {
    what: 'an item changed, and one added after it',
    base: ['a', 'b'],
    mine: ['a', 'B'],
    theirs: ['a', 'b', 'c'],
    value: ['a', 'B', 'c'],
  },
  {
    what: 'items moved, and another one changed',
    base: ['a', 'b', 'c', 'd'],
    mine: ['b', 'a', 'c', 'd'],
    theirs: ['a', 'b', 'c', 'D'],
    value: ['b', 'a', 'c', 'D'],
  },
  {
    what: 'two fields of one item',
    base: [person('Ana', 'x')],
    mine: [person('Ana', 'y')],
    theirs: [person('Ana M.', 'x')],
    value: [person('Ana M.', 'y')],
  },
  {
    what: 'two paragraphs',
    base: LONG,
    mine: LONG.replace('Prvi', '1'),
    theirs: LONG.replace('Treći', '3'),
    value: '1.\n\nDrugi.\n\n3.',
  },
  {
    what: 'a paragraph, and one added at the end',
    base: LONG,
    mine: LONG.replace('Treći', '3'),
    theirs: `${LONG}\n\nČetvrti.`,
    value: 'Prvi.\n\nDrugi.\n\n3.\n\nČetvrti.',
  },
])('$what', ({ base, mine, theirs, value }) => {
  expect(merge(base, mine, theirs)).toEqual({ value, conflicts: [] });
});

test.each([
  {
    what: 'one field',
    base: { a: '1' },
    mine: { a: '2' },
    theirs: { a: '3' },
    at: ['a'],
    there: ['a'],
  },
  {
    what: 'one paragraph',
    base: { a: LONG },
    mine: { a: LONG.replace('Drugi', '2') },
    theirs: { a: LONG.replace('Drugi', 'II') },
    at: ['a'],
    there: ['a'],
  },
  {
    what: 'one field of an item that has moved down',
    base: [person('Ana', 'x')],
    mine: [person('Iva', 'z'), person('Ana', 'y')],
    theirs: [person('Ana', 'w')],
    at: [],
    there: [],
  },
  {
    what: 'an item moved and changed',
    base: [person('Ana', 'x'), person('Iva', 'y')],
    mine: [person('Iva', 'y'), person('Ana', 'x')],
    theirs: [person('Ana', 'z'), person('Iva', 'y')],
    at: [],
    there: [],
  },
])('asks about $what', ({ base, mine, theirs, at, there }) => {
  const { value, conflicts } = merge(base, mine, theirs);
  expect(conflicts.map((one) => [one.at, one.there])).toEqual([[at, there]]);
  expect(value).toEqual(mine);
});

const leaf = fc.oneof(
  fc.constantFrom('', 'a', 'b', 'a\n\nb', 'a\n\nb\n\nc'),
  fc.boolean(),
  fc.nat(3),
);
const item = fc.oneof(leaf, fc.record({ name: fc.constantFrom('Ana', 'Iva'), text: leaf }));
const data = fc.dictionary(
  fc.constantFrom('a', 'b', 'c'),
  fc.oneof(leaf, fc.array(item, { maxLength: 4 }), fc.record({ x: leaf, y: leaf })),
);
const SEED = { seed: 60, numRuns: 3000 };

test('what only one has changed is theirs, whatever it is', () => {
  const property = fc.property(data, data, (base, changed) => {
    expect(merge(base, changed, base)).toEqual({ value: changed, conflicts: [] });
    expect(isSame(merge(base, base, changed).value, changed)).toBe(true);
    expect(merge(base, changed, changed)).toEqual({ value: changed, conflicts: [] });
  });
  fc.assert(property, SEED);
});

test('both see the same conflicts, and without one the same text but for the order of what both added', () => {
  const property = fc.property(data, data, data, (base, mine, theirs) => {
    const [one, other] = [merge(base, mine, theirs), merge(base, theirs, mine)];
    expect(one.conflicts.length).toBe(other.conflicts.length);
    if (one.conflicts.length > 0) return;
    const words = (value: unknown) =>
      [...JSON.stringify(value).matchAll(/\w+/g)].map(([word]) => word).sort();
    expect(words(clean(one.value))).toEqual(words(clean(other.value)));
  });
  fc.assert(property, SEED);
});

/** Without what is empty, which is the same as nothing. */
const clean = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, one) => (isSame(one, undefined) ? undefined : one)) ?? 'null',
  );

test.each([
  {
    what: 'other lines of one paragraph are joined',
    mine: 'name: Gel\nfacts: 130 g\n---\n',
    theirs: 'name Gel\nfacts: 125 g\n---\n',
    joined: 'name: Gel\nfacts: 125 g\n---\n',
  },
  {
    what: 'the same line is asked about',
    mine: 'name: Gel\nfacts: 130 g\n---\n',
    theirs: 'name: Gelić\nfacts: 130 g\n---\n',
    joined: undefined,
  },
])('of a file that is edited as it stands, $what', ({ mine, theirs, joined }) => {
  const { value, conflicts } = mergeLines('name Gel\nfacts: 130 g\n---\n', mine, theirs);
  expect(conflicts.length > 0 ? undefined : value).toBe(joined);
});
