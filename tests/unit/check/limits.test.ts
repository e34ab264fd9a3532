// Rules with a number of their own: silent just before it, and heard from it on. The limits of patterns are in
// `pattern-rules.test.ts`, those of fields in `schema.test.ts`.
import { expect, it } from 'vitest';
import { checkWith, edit, say } from './changed-site.ts';

const GEL = 'products/aloe-gel.mdx';

interface Limit {
  what: string;
  /** What of the text of a product is replaced, and by what. */
  from: string | RegExp;
  to: (value: string) => string;
  silent: string;
  heard: string;
  said: string;
}

/** „10 tableta“ in one place of a product and another number in the next one. */
const counted = (noun: string, least: number): Limit => ({
  what: `two numbers of „${noun}“ in one product`,
  from: /(facts: .*)([\s\S]*?)Ukus je/,
  to: (count) => `facts: ${count} ${noun}$2U njemu je ${Number(count) + 20} ${noun}. Ukus je`,
  silent: String(least - 1),
  heard: String(least),
  said: 'Broj nije isti na dva mesta',
});

const before = (to: (value: string) => string) => ({
  from: 'Ukus je',
  to: (value: string) => `${to(value)}Ukus je`,
});

const LIMITS: Limit[] = [
  counted('vitamina', 5),
  counted('minerala', 5),
  counted('ekstrakata', 5),
  counted('proizvoda', 5),
  counted('porcija', 5),
  counted('tableta', 10),
  counted('kapsula', 10),
  counted('kesica', 10),
  {
    what: 'a line twice, from 30 letters on',
    ...before((line) => `${line}\n\n${line}\n\n`),
    silent: `${'a'.repeat(28)}.`,
    heard: `${'a'.repeat(29)}.`,
    said: 'Takav red već stoji iznad',
  },
  {
    what: 'half a sentence, from 40 letters on',
    ...before((line) => `${line}\n\n`),
    silent: 'a'.repeat(39),
    heard: 'a'.repeat(40),
    said: 'Pasus se završava usred rečenice',
  },
  {
    what: 'a phone number that differs from 011 3608 440 in two digits, and not in three',
    ...before((digits) => `Zovite 011 3608 ${digits}. `),
    silent: '551',
    heard: '451',
    said: 'je skoro isti kao',
  },
];

it.each(LIMITS)('$what', ({ from, to, silent, heard, said }) => {
  const about = (value: string) =>
    say(checkWith({ [GEL]: edit(GEL, from, to(value)) }).findings).filter((line) =>
      line.includes(said),
    );
  expect(about(silent)).toEqual([]);
  expect(about(heard)).toHaveLength(1);
});
