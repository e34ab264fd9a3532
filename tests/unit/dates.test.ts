import { describe, expect, it } from 'vitest';
import { consentExpiry, formatDate } from '../../src/model/dates';

describe('a date on the page', () => {
  it('is in the genitive, and does not break between the day and the month', () => {
    expect(formatDate(new Date('2026-11-20'))).toBe('20.\u00a0novembra 2026');
    expect(formatDate(new Date('2027-05-01'))).toBe('1.\u00a0maja 2027');
  });

  it.each([
    ['01', 'januara'],
    ['02', 'februara'],
    ['03', 'marta'],
    ['04', 'aprila'],
    ['05', 'maja'],
    ['06', 'juna'],
    ['07', 'jula'],
    ['08', 'avgusta'],
    ['09', 'septembra'],
    ['10', 'oktobra'],
    ['11', 'novembra'],
    ['12', 'decembra'],
  ])('names the month %s: %s', (month, name) => {
    expect(formatDate(new Date(`2027-${month}-09`))).toBe(`9.\u00a0${name} 2027`);
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
