// An opened product: it is dangerous to keep it warmer or longer than every other text of the site says.
import type { Content } from '../content.ts';
import { type Finding, warning } from '../finding.ts';
import type { Text } from '../read-text.ts';

interface Limit {
  pattern: RegExp;
  unit: string;
}

const LIMITS: readonly Limit[] = [
  { pattern: /otv[ao]r[^.]{0,60}? ispod (\d+) ?°C/giu, unit: '°C' },
  { pattern: /otv[ao]r[^.]{0,80}? naj(?:duže|više) (\d+) dana/giu, unit: 'dana' },
];

/** How many other texts must say less. */
const LEAST_OTHERS = 2;

interface Found {
  typed: string;
  value: number;
  line: number;
}

export function checkStorage(text: Text, { texts }: Content): Finding[] {
  return LIMITS.flatMap(({ pattern, unit }) => {
    const own = findAll(text, pattern);
    if (own.length === 0) return [];
    const others = texts.filter((one) => one !== text).flatMap((one) => findAll(one, pattern));
    const most = Math.max(...others.map(({ value }) => value));
    return own
      .filter(({ value }) => others.length >= LEAST_OTHERS && value > most)
      .map(({ typed, value, line }) => {
        const message = `„${typed}“ je više nego u svim drugim tekstovima: tamo je najviše ${most} ${unit}, a ovde ${value}.`;
        return warning(text.path, line, message, 'Uporedite sa deklaracijom.');
      });
  });
}

const findAll = ({ lines }: Text, pattern: RegExp): Found[] =>
  lines.flatMap((row, index) =>
    [...row.matchAll(pattern)].map(([typed, number]) => ({
      typed,
      value: Number(number),
      line: index + 1,
    })),
  );
