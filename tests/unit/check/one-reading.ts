// The build accepts what the check accepts: Astro's loaders read the same values of a text.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContentFile as readChecked } from '../../../src/check/read-text.ts';
import { collectionNamed } from '../../../src/model/collections.ts';
import { readText, splitText } from '../../../src/model/file/text.ts';
import { yamlData } from '../../../src/model/file/yaml.ts';
import { normaliseData } from '../../../src/model/schema/normalise-data.ts';
import { allergensIn, ingredientsIn } from '../../../src/text/product-paragraphs.ts';
import { checkWith, textOf } from './changed-site.ts';

/** Messages of the parsers for these texts. */
const ENGLISH = /\b(?:expected|unexpected|invalid|parse|token|error|undefined|null|NaN)\b/i;

const GEL = 'products/aloe-gel.mdx';
const { fileSchema: plain } = collectionNamed('products');

/** Values that parsers of YAML 1.1 and 1.2 read differently, or as nothing. */
const ODD = `
0b11  0o17  017  0x1F  1_000  1e3  .5  .inf  -.NaN  12:30  190:20:30  2026-12-01
2026-12-01T10:00:00Z  2026-12-01 10:00:00  2026-13-45  yes  no  on  y  Null  ~  null
TRUE  <<  =  &a gel  *a  !gel boca  !!str 5  !!binary aGk=  "a\\u0041"  'it''s'  [a, b]
{a: b}  |  >-  ? a  - a  @gel  \`gel\`  %gel  gel # boca  #gel  gel: boca  "gel" boca
gel,  ...  ---  \\tgel  gel\\t  __gel__
`
  .trim()
  .split(/ {2}|\n/);
const value = fc.oneof(
  fc.constantFrom(...ODD),
  fc
    .tuple(fc.constantFrom(...ODD), fc.constantFrom(' ', ' · ', '-', ':'), fc.constantFrom(...ODD))
    .map((parts) => parts.join('')),
  fc.string({ unit: fc.constantFrom(...'ab09 .:-#&*!?|>\'"%@`{}[],~=_čŠ\u00a0'), maxLength: 12 }),
);

/** Pieces of a product's text: right and almost right headings, bold words, lists, comments, dashes. */
const PIECES = `
## Opis proizvoda
## Sastav
## Efekti proizvoda
## Način upotrebe
##Sastav
Sastav
# Sastav
## Sastojci
**Alergeni:** soja
__Alergeni:__ soja
Alergeni: soja
**Važno:** Ne gutajte.
__Čuvanje:__ na suvom
- Čisti zube
* Osvežava
+ Neguje
1. Pere
-Bez razmaka
    uvučeno
  - uvučena stavka
Gel &amp; voda
&nbsp;
a < b
{/* beleška */}
{/*
*/}
\\{/* nije */}
{a}
<b>
---
--
***
> navod
Gel aloe vere 99,7%, vitamin C.
_gel_
\`gel\`
| a | b |
`
  .slice(1, -1)
  .split('\n')
  .concat('', '', '', '\u00a0', '\t');

/** Tests that hold for so many random texts each; without a seed these are new ones in every run. */
export function describeOneReading(options: { numRuns: number; seed?: number }): void {
  describe('the check and the build read the same', () => testReading(options));
}

function testReading(options: { numRuns: number; seed?: number }): void {
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
          const read = yamlData(splitText(text).yaml) as Record<string, unknown>;
          const sections = {
            description: '.',
            scructure: '.',
            product_effects: ['.'],
            way_of_use: '.',
          };
          const given = normaliseData({ ...read, ...sections }, plain);
          const { error } = plain.safeParse(given);
          expect(given['draft'] === true ? undefined : error?.message, text).toBeUndefined();
        },
      ),
      options,
    );
  });

  const body = fc
    .array(fc.constantFrom(...PIECES), { maxLength: 14 })
    .map((rows) => rows.join('\n'));

  it('for every text of a product: the same sections, allergens and composition', () => {
    fc.assert(
      fc.property(body, fc.boolean(), (typed, isBehindGood) => {
        const [, front = '', good = ''] =
          /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(textOf(GEL)) ?? [];
        const text = `${front}\n${isBehindGood ? good : ''}${typed}\n`;
        const path = `src/content/${GEL}`;
        const { findings } = checkWith({ [GEL]: text });
        for (const { text: words, fix } of findings)
          expect(`${words} ${fix ?? ''}`).not.toMatch(ENGLISH);
        if (findings.some(({ severity }) => severity === 'error')) return;
        const { data } = readText('product', text);
        const given = normaliseData(data, plain);
        const { error } = plain.safeParse(given);
        expect(error?.message, text).toBeUndefined();
        const seen = readChecked(path, new TextEncoder().encode(text)).text?.product;
        expect(seen?.allergens, text).toBe(allergensIn(String(data['scructure'])));
        expect(seen?.composition, text).toBe(ingredientsIn(String(data['scructure'])));
        expect(seen?.usage, text).toBe(data['way_of_use']);
        // No comment may reach a page.
        expect(JSON.stringify(data), text).not.toContain('beleška');
      }),
      options,
    );
  });
}
