// Whatever is typed into a form: the form says what the build says, in the same words and at the same line.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkText } from '../../../src/check/check-content.ts';
import { readContentFile } from '../../../src/check/read-text.ts';
import { collectionOf } from '../../../src/model/collections.ts';
import { type Data, required } from '../../../src/model/data.ts';
import { ITEMS, readData, writeData } from '../../../src/model/file/entries.ts';
import { markdown } from '../../support/random-markdown.ts';
import { checkWith, REAL, say, textOf } from './changed-site.ts';

const OTHERS = REAL.texts.flatMap(({ path, bytes }) => readContentFile(path, bytes).text ?? []);

const FILE_NAMES = [...REAL.texts, ...REAL.pictures].map(({ path }) => path);

/** What the form of the file changes. */
const FIELDS: Readonly<Record<string, (typed: string, before: Data) => Data>> = {
  'pages/about-me.mdx': (body) => ({ body }),
  'policies/cookie-policy.mdx': (body) => ({ body }),
  'about/o-meni.md': (body) => ({ body }),
  'featured/zubni-gel.md': (body) => ({ body }),
  'products/aloe-gel.mdx': (description, { way_of_use }) => ({
    description,
    way_of_use: `${description}\n\n${way_of_use}`,
  }),
  'products/zubni-gel.mdx': (typed, { product_effects }) => ({
    scructure: typed,
    product_effects: [...[product_effects].flat(), typed],
    facts: typed.replaceAll('\n', ' '),
  }),
  'questions.yaml': (answer, before) => ({
    [ITEMS]: [...[before[ITEMS]].flat(), { question: 'Kako se čuva?', answer }],
  }),
};

export function describeSameFindings(numRuns: number): void {
  it.each(Object.keys(FIELDS))('%s: the form and the build say the same', (file) => {
    const path = `src/content/${file}`;
    const collection = required(collectionOf(path), path);
    const before = readData(collection, textOf(file));
    fc.assert(
      fc.property(markdown, (typed) => {
        const text = writeData(collection, FIELDS[file]?.(typed, before) ?? {}, textOf(file));
        const inForm = say(
          checkText({ path, text }, OTHERS, { dictionary: REAL.dictionary, fileNames: FILE_NAMES }),
          path,
        );
        const inBuild = say(checkWith({ [file]: text }).findings, path);
        // What the text is asked today already is in the form only, which shows a text and not a change.
        expect(inForm).toEqual(expect.arrayContaining(inBuild));
        const isError = (line: string) => line.startsWith('error');
        expect(inForm.filter(isError), JSON.stringify(typed)).toEqual(inBuild.filter(isError));
      }),
      { numRuns },
    );
  });
}
