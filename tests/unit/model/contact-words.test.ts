import { expect, test } from 'vitest';
import {
  MESSAGE_FIELDS,
  MESSAGE_LIMITS,
  type MessageField,
} from '../../../src/model/contact/contact-message.ts';
import {
  doubtWords,
  errorsIn,
  errorWords,
  lengthWords,
} from '../../../src/model/contact/contact-words.ts';

test.each(MESSAGE_FIELDS)('%s has no message about its length while its text fits', (field) => {
  expect(lengthWords(field, 0)).toBe('');
  expect(lengthWords(field, MESSAGE_LIMITS[field])).toBe('');
  expect(lengthWords(field, MESSAGE_LIMITS[field] + 1)).toMatch(/^Predugačko: skratite za 1 znak /);
});

test.each([
  [10_001, 'Predugačko: skratite za 1 znak (najviše 10.000).'],
  [10_003, 'Predugačko: skratite za 3 znaka (najviše 10.000).'],
  [10_021, 'Predugačko: skratite za 21 znak (najviše 10.000).'],
  [10_011, 'Predugačko: skratite za 11 znakova (najviše 10.000).'],
  [21_250, 'Predugačko: skratite za 11.250 znakova (najviše 10.000).'],
])('A message of %i signs is told in right Serbian', (length, words) => {
  expect(lengthWords('message', length)).toBe(words);
});

test.each<[MessageField, string[], string]>([
  [
    'email',
    [
      'mira',
      'mira@',
      'mira@kuća',
      'mira(at)gmail.com',
      'mira@gmail.',
      'mira p@gmail.com',
      'đina@gmail.com',
    ],
    'ime@gmail.com',
  ],
  ['email', ['mira@gmial.con'], 'možda ste mislili mira@gmail.com?'],
  ['phoneNumber', ['abc'], 'cifru'],
  ['email', ['', 'mira@kuća.srb'], ''],
  ['phoneNumber', ['', 'lok. 3'], ''],
  ['name', ['mira'], ''],
  ['message', ['bez cifre'], ''],
])('A doubt is told where the visitor could not be answered: %s %j', (field, texts, words) => {
  for (const text of texts) {
    expect(doubtWords(field, text), text).toContain(words);
    expect(doubtWords(field, text) === '', text).toBe(words === '');
  }
});

test.each<[MessageField, string[], RegExp]>([
  [
    'email',
    ['mira', 'mira@', '@gmail.com', 'mira(at)gmail.com', 'mira p@gmail.com', 'a@b@c.rs'],
    /ime@gmail\.com/,
  ],
  ['email', ['đina@gmail.com', 'mira@kuća', 'mira@kuća.srb', 'mira@gmail.'], /^$/],
  ['email', [''], /^Upišite/],
  ['phoneNumber', ['abc'], /^$/],
])(
  'What is certainly no address is refused, what is doubtful is not: %s %j',
  (field, texts, words) => {
    for (const text of texts) expect(errorWords(field, text), text).toMatch(words);
  },
);

test('Each field that is empty or too long has an error', () => {
  const message = { name: '', phoneNumber: 'a'.repeat(101), email: 'a@b.rs', message: 'a' };
  expect(errorsIn(message)).toEqual([
    ['name', 'Upišite svoje ime.'],
    ['phoneNumber', 'Predugačko: skratite za 1 znak (najviše 100).'],
  ]);
});
