import { describe, expect, it } from 'vitest';
import { MESSAGE_FIELDS, MESSAGE_LIMITS } from '../../src/model/contact-message';
import { doubtWords, errorsIn, lengthWords } from '../../src/model/contact-words';

describe('what a field says about its length', () => {
  it('is nothing until nine tenths are full', () => {
    for (const field of MESSAGE_FIELDS) {
      const limit = MESSAGE_LIMITS[field];
      expect(lengthWords(field, 0)).toBe('');
      expect(lengthWords(field, limit * 0.9 - 1)).toBe('');
      expect(lengthWords(field, limit * 0.9)).toMatch(/^Možete da upišete još \d/);
    }
  });

  it.each([
    [9000, 'Možete da upišete još 1.000 znakova.'],
    [9979, 'Možete da upišete još 21 znak.'],
    [9988, 'Možete da upišete još 12 znakova.'],
    [9998, 'Možete da upišete još 2 znaka.'],
    [9999, 'Možete da upišete još 1 znak.'],
    [10_000, 'Nema mesta za više znakova.'],
    [10_001, 'Predugačko: skratite za 1 znak (najviše 10.000).'],
    [10_003, 'Predugačko: skratite za 3 znaka (najviše 10.000).'],
    [10_011, 'Predugačko: skratite za 11 znakova (najviše 10.000).'],
    [21_250, 'Predugačko: skratite za 11.250 znakova (najviše 10.000).'],
  ])('is right Serbian for %i signs', (length, words) => {
    expect(lengthWords('message', length)).toBe(words);
  });
});

describe('a doubt about a text', () => {
  it('is told where the visitor could not be answered', () => {
    for (const email of [
      'mira',
      'mira@',
      'mira@kuća',
      'mira(at)gmail.com',
      'mira@gmail.',
      'mira p@gmail.com',
      'đina@gmail.com',
    ])
      expect(doubtWords('email', email), email).toContain('ime@gmail.com');
    expect(doubtWords('phoneNumber', 'abc')).toContain('cifru');
    for (const [field, text] of [
      ['email', ''],
      ['email', 'mira@kuća.srb'],
      ['phoneNumber', ''],
      ['phoneNumber', 'lok. 3'],
      ['name', 'mira'],
      ['message', 'bez cifre'],
    ] as const) {
      expect(doubtWords(field, text)).toBe('');
    }
  });
});

describe('the errors of a form', () => {
  it('name each field that is empty or too long', () => {
    const message = { name: '', phoneNumber: 'a'.repeat(101), email: 'a', message: 'a' };
    expect(errorsIn({ ok: false, message, missing: ['name'], tooLong: ['phoneNumber'] })).toEqual([
      ['name', 'Upišite svoje ime.'],
      ['phoneNumber', 'Predugačko: skratite za 1 znak (najviše 100).'],
    ]);
  });
});
