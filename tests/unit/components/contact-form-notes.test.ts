import { describe, expect, test } from 'vitest';
import { findErrors, noteBelow } from '../../../src/components/contact/form-notes.ts';

const FULL = { name: 'Ana', phoneNumber: '064', email: 'ana@primer.rs', message: 'Zdravo' };
const TRIED = { ...FULL, email: 'đina@gmail.com', phoneNumber: 'abc' };

describe('a try to send', () => {
  test.each([
    ['sends what is whole', FULL, {}, []],
    ['asks about what is doubtful', TRIED, {}, ['phoneNumber', 'email']],
    ['sends it when it is tried again unchanged', TRIED, TRIED, []],
    ['asks about another doubtful text', { ...TRIED, email: 'đina@gmail' }, TRIED, ['email']],
    [
      'refuses each time what is no address',
      { ...FULL, email: 'ana' },
      { ...FULL, email: 'ana' },
      ['email'],
    ],
    ['refuses each time what is missing', { ...FULL, name: '' }, { ...FULL, name: '' }, ['name']],
  ] as const)('%s', (_, texts, tried, wrong) => {
    expect(Object.keys(findErrors(texts, tried))).toEqual(wrong);
  });
});

const ODD = 'đina@gmail.com';
const LAST_TRY = { texts: { email: ODD }, errors: { email: 'Greška' } };
const TOO_LONG = 'Predugačko: skratite za 1 znak (najviše 320).';

test.each<[what: string, text: string, isFocused: boolean, words: string | RegExp, kind: string]>([
  ['an error while its field is unchanged', ODD, true, 'Greška', 'error, read with the field'],
  ['nothing at a text that looks right', 'ana@primer.rs', false, '', 'hint'],
  ['nothing at an odd text that is being typed', 'đina@gm', true, '', 'hint'],
  ['a hint at an odd text that was left', 'đina@gm', false, /^Proverite/, 'hint'],
  ['nothing at an empty field that was left', '', false, '', 'hint'],
  ['an error at a text that is too long', 'a'.repeat(321), true, TOO_LONG, 'error, announced'],
])('The note says %s', (_, text, isFocused, words, kind) => {
  const note = noteBelow('email', text, { lastTry: LAST_TRY, isFocused });
  expect(note.words).toMatch(words);
  if (words === '') expect(note.words).toBe('');
  const announced = note.isAnnounced ? 'announced' : 'read with the field';
  expect(note.isError ? `error, ${announced}` : 'hint').toBe(kind);
});
