// What the site has in the place of a value that is typed: the form marks what differs from it.
import { expect, test } from 'vitest';
import { valueBefore } from '../../../../src/editor/drafts/value-before.ts';

const person = (id: number, name: string) => ({ id, name });

test.each([
  ['a field', { name: 'Gel' }, { name: 'Krema' }, ['name'], 'Gel'],
  ['a field that is new', {}, { name: 'Krema' }, ['name'], undefined],
  ['an item that was edited', { all: ['a', 'b'] }, { all: ['a', 'B'] }, ['all', 1], 'b'],
  ['an item that was moved', { all: ['a', 'b', 'c'] }, { all: ['c', 'a', 'b'] }, ['all', 0], 'c'],
  ['one behind a new one', { all: ['a', 'b'] }, { all: ['x', 'a', 'B'] }, ['all', 2], 'b'],
  ['one behind a deleted one', { all: ['a', 'b', 'c'] }, { all: ['b', 'C'] }, ['all', 1], 'c'],
  ['an item that is new', { all: ['a', 'b'] }, { all: ['a', 'b', 'x'] }, ['all', 2], undefined],
  ['an item of a list that is new', {}, { all: ['x'] }, ['all', 0], undefined],
  [
    'a record that was edited and moved, by its number',
    { all: [person(1, 'Ana'), person(2, 'Eva')] },
    { all: [person(2, 'Eva P.'), person(1, 'Ana')] },
    ['all', 0, 'name'],
    'Eva',
  ],
  [
    'a record without a number, behind a deleted one',
    { all: [{ name: 'Ana', text: 'x' }, { name: 'Eva', text: 'y' }, { name: 'Mia' }] },
    {
      all: [
        { name: 'Eva', text: 'y' },
        { name: 'Mia', text: 'z' },
      ],
    },
    ['all', 1, 'name'],
    'Mia',
  ],
] as const)('%s', (_, before, now, at, value) => {
  expect(valueBefore(before, now, at)).toEqual(value);
});
