import { describe, expect, it } from 'vitest';
import { consentExpiry, formatDate } from '../../../src/model/serbian/dates.ts';

describe('a date on the page', () => {
  it('is in the genitive, and does not break between the day and the month', () => {
    expect(formatDate(new Date('2026-11-20'))).toBe('20.\u00a0novembra 2026');
    expect(formatDate(new Date('2027-05-01'))).toBe('1.\u00a0maja 2027');
  });

  it('names each month as the language does, in the genitive', () => {
    const nominative = new Intl.DateTimeFormat('sr-Latn-RS', { month: 'long', timeZone: 'UTC' });
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(Date.UTC(2027, month, 9));
      const beginning = nominative.format(date).slice(0, 3);
      expect(formatDate(date)).toMatch(
        new RegExp(`^9\\.\u00a0${beginning}\\p{Ll}{0,6}a 2027$`, 'u'),
      );
    }
  });
});

describe('a consent cookie', () => {
  it('expires 365 days after the day of reading', () => {
    expect(consentExpiry(new Date(2026, 10, 20, 23, 59))).toEqual(new Date('2027-11-20'));
  });

  it('expires a calendar day earlier across a leap day', () => {
    expect(consentExpiry(new Date(2027, 10, 20))).toEqual(new Date('2028-11-19'));
  });
});
