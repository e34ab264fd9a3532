// Whatever an editor types in /admin, Astro can read the file, and the text is read back as it was typed.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { mdxToMdast } from 'satteri';
import { describe, expect, test } from 'vitest';
import { collectionNamed } from '../../../src/model/collections.ts';
import type { Data } from '../../../src/model/data.ts';
import { readData, writeData } from '../../../src/model/file/entries.ts';
import { splitText } from '../../../src/model/file/text.ts';
import { yamlData } from '../../../src/model/file/yaml.ts';

/** Signs with a meaning in Markdown, MDX or YAML, mixed with ordinary and random ones. */
const SIGNS =
  '{ } < > \\ ` ``` ~~~ # ## --- === - * + 1. ** _ [ ] ( ) ! | & &#105; : "  \' , ? % @ $ = ~ / {/* */} <br> <b </ import export true null 1e3 0x1F 1_0 +1 .5 : č ß 漢 😀 \u00a0 \u200b';
const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...SIGNS.split(' '), '## Sastav', 'reč', 'import x') },
  { weight: 3, arbitrary: fc.constantFrom(' ', '  ', '    ', '\n', '\n\n', '\t') },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 4 }) },
);
const text = fc
  .array(piece, { minLength: 1, maxLength: 12 })
  .map((pieces) => pieces.join('').trim())
  .filter(Boolean);
const oneLine = text.map((typed) => typed.replaceAll('\n', ' '));

/** Number of texts in a run; `TEXTS=5000` tries more. */
const numRuns = Number(process.env['TEXTS'] ?? 100);

function write(name: 'products' | 'pages' | 'questions', path: string, change: Data) {
  const collection = collectionNamed(name);
  const source = readFileSync(`src/content/${path}`, 'utf8');
  const data = { ...readData(collection, source), ...change };
  const written = writeData(collection, data, source);
  expect(readData(collection, written)).toEqual(data);
  expect(writeData(collection, data, written)).toBe(written);
  return written;
}

/** The headings as Astro's parser finds them; none of the text may be code. */
function headingsOf(source: string) {
  const tree = mdxToMdast(splitText(source).body) as { children: { type: string }[] };
  expect(tree.children.some(({ type }) => type === 'mdxjsEsm')).toBe(false);
  return tree.children.filter(({ type }) => type === 'heading');
}

describe('what an editor types is read back as typed', () => {
  test('in a product: its sections, its effects, its data', () => {
    fc.assert(
      fc.property(text, text, text, oneLine, (description, way_of_use, advice, name) => {
        const product_effects = ['Prvi', description, name];
        const change = { description, way_of_use, advice, name, product_effects };
        const written = write('products', 'products/zubni-gel.mdx', change);
        expect(headingsOf(written)).toHaveLength(4);
        expect(yamlData(splitText(written).yaml)).toMatchObject({ advice, name });
      }),
      { numRuns },
    );
  });

  test('in the text of a page', () => {
    fc.assert(
      fc.property(text, (body) => {
        headingsOf(write('pages', 'pages/contact.mdx', { body }));
      }),
      { numRuns },
    );
  });

  test('in a list', () => {
    fc.assert(
      fc.property(oneLine, text, (question, answer) => {
        const items = [{ question, answer }];
        const written = write('questions', 'questions.yaml', { items });
        expect(yamlData(written)).toEqual(items);
      }),
      { numRuns },
    );
  });
});
