// What the check lets through, the build takes: Astro's loaders read the same values out of a text.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asMeant } from '../../../src/model/as-meant';
import { collectionNamed } from '../../../src/model/collections';
import { splitText } from '../../../src/model/text';
import { dataOf } from '../../../src/model/yaml';
import { checkWith, textOf } from './support/changed-site';

const GEL = 'products/aloe-gel.mdx';
const { plain } = collectionNamed('products');

/** Values that readers of YAML 1.1 and 1.2 take for something else, or for nothing. */
const ODD = [
  ...['0b11', '0o17', '017', '0x1F', '1_000', '1e3', '.5', '.inf', '-.NaN', '12:30', '190:20:30'],
  ...['2026-12-01', '2026-12-01T10:00:00Z', '2026-12-01 10:00:00', '2026-13-45', 'yes', 'no', 'on'],
  ...[
    'y',
    'Null',
    '~',
    'null',
    'TRUE',
    '<<',
    '=',
    '&a gel',
    '*a',
    '!gel boca',
    '!!str 5',
    '!!binary aGk=',
  ],
  ...[
    '"a\\u0041"',
    "'it''s'",
    '[a, b]',
    '{a: b}',
    '|',
    '>-',
    '? a',
    '- a',
    '@gel',
    '`gel`',
    '%gel',
  ],
  ...[
    'gel # boca',
    '#gel',
    'gel: boca',
    '"gel" boca',
    'gel,',
    '...',
    '---',
    '\\tgel',
    'gel\\t',
    '__gel__',
  ],
];
const value = fc.oneof(
  fc.constantFrom(...ODD),
  fc
    .tuple(fc.constantFrom(...ODD), fc.constantFrom(' ', ' · ', '-', ':'), fc.constantFrom(...ODD))
    .map((parts) => parts.join('')),
  fc.string({ unit: fc.constantFrom(...'ab09 .:-#&*!?|>\'"%@`{}[],~=_čŠ\u00a0'), maxLength: 12 }),
);

it('for every odd value of a field', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('name', 'facts', 'lasts', 'publish_from', 'order', 'draft'),
      value,
      (key, typed) => {
        const text = textOf(GEL)
          .replace(new RegExp(`^${key}: .*\\n`, 'm'), '')
          .replace('kind:', `${key}: ${typed}\nkind:`);
        const { findings } = checkWith({ [GEL]: text });
        if (findings.some(({ severity }) => severity === 'error')) return;
        const read = dataOf(splitText(text).yaml) as Record<string, unknown>;
        const sections = {
          description: '.',
          scructure: '.',
          product_effects: ['.'],
          way_of_use: '.',
        };
        const given = asMeant({ ...read, ...sections }, plain);
        const { error } = plain.safeParse(given);
        expect(given['draft'] === true ? undefined : error?.message, text).toBeUndefined();
      },
    ),
    { numRuns: Number(process.env['RUNS'] ?? 400), seed: 41 },
  );
});
