// An opened product: it is dangerous to keep it warmer or longer than every other text of the site says.
import type { Content } from '../content.ts';
import { type Finding, warning } from '../finding.ts';
import { oncePerText } from '../once-per-text.ts';
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
  unit: string;
  line: number;
}

export function checkStorage(text: Text, { texts }: Content): Finding[] {
  return limitsIn(text).flatMap(({ typed, value, unit, line }) => {
    const others = texts
      .filter((one) => one !== text)
      .flatMap((one) => limitsIn(one).filter((limit) => limit.unit === unit));
    const most = Math.max(...others.map((limit) => limit.value));
    if (others.length < LEAST_OTHERS || value <= most) return [];
    const message = `„${typed}“ je više nego u svim drugim tekstovima: tamo je najviše ${most} ${unit}, a ovde ${value}.`;
    return [warning(text.path, line, message, 'Uporedite sa deklaracijom.')];
  });
}

const limitsIn = oncePerText((text): readonly Found[] =>
  LIMITS.flatMap(({ pattern, unit }) =>
    text.lines.flatMap((row, index) =>
      [...row.matchAll(pattern)].map(([typed, number]) => ({
        typed,
        value: Number(number),
        unit,
        line: index + 1,
      })),
    ),
  ),
);
