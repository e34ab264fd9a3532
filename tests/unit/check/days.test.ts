import { describe, expect, it } from 'vitest';
import { guessDay } from '../../../src/model/calendar-day';
import { problemsWith, replace } from './support/checked-content';

const POLICY = 'policies/cookie-policy.mdx';
const typed = (day: string) => problemsWith({ [POLICY]: replace('2026-11-20', day) });

describe('a day that is not in the calendar', () => {
  it.each([
    ['2026-31-12', '2026-12-31'],
    ['2026-13-01', '2026-01-13'],
    ['2026-15-9', '2026-09-15'],
  ])('%s, with day and month swapped, is answered with %s', (day, meant) => {
    expect(typed(day)).toEqual([
      `GREŠKA policies/cookie-policy.mdx:5 Dan ${day} ne postoji u kalendaru. → Napišite red ovako: applies_from: ${meant}`,
    ]);
  });

  it.each(['2026-00-10', '2026-10-00', '2026-02-30', '2026-31-31', '0000-00-00'])(
    '%s is named, and no other day is guessed',
    (day) => {
      expect(typed(day)).toEqual([
        `GREŠKA policies/cookie-policy.mdx:5 Dan ${day} ne postoji u kalendaru. → Upišite tačan datum: godina-mesec-dan, na primer 2026-12-01.`,
      ]);
    },
  );

  it('is found in a list, too', () => {
    const confirmed =
      'confirmed_claims:\n  - text: Ukus\n    reason: Tako piše\n    date: 2026-13-05\n';
    const said = problemsWith({ [POLICY]: replace('applies_from:', `${confirmed}applies_from:`) });
    expect(said).toContain(
      'GREŠKA policies/cookie-policy.mdx:8 Dan 2026-13-05 ne postoji u kalendaru. → Napišite red ovako: date: 2026-05-13',
    );
  });
});

describe('a day written in another way', () => {
  it.each([
    '"2026-12-01"',
    "'2026-12-01'",
    '1. 12. 2026.',
    '01.12.2026',
    '2026.12.01',
    '2026/12/01',
    '2026-12-01.',
    '1. decembar 2026',
    '1. dec 2026.',
    '01-12-2026',
    '20261201',
    '2026-12-01 10:00',
  ])('%s is answered with the line as it should be', (day) => {
    expect(typed(day)).toEqual([
      `GREŠKA policies/cookie-policy.mdx:5 Polje „applies_from“ ima neispravnu vrednost: ${day} → Napišite red ovako: applies_from: 2026-12-01`,
    ]);
  });

  it.each(['sutra', '2026-12', '12/2026', '26-12-01', '32. 12. 2026.', '1. 2026.'])(
    '%s is not guessed at',
    (day) => {
      expect(guessDay(day)).toBeUndefined();
    },
  );
});
