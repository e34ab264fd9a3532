// The site's own words: what „Dodaj u reči sajta“ writes, and what the check knows from then on.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContentFile } from '../../../../src/check/read-text.ts';
import { loadDictionary } from '../../../../src/check/spelling/dictionary.ts';
import { checkSource } from '../../../../src/editor/check/check-source.ts';
import { readSource, writeDraft } from '../../../../src/editor/drafts/draft.ts';
import { addOwnWord, OWN_WORDS, withOwnWords } from '../../../../src/editor/form/own-words.ts';
import { readTexts } from '../../../../src/editor/texts/site-text.ts';

const GEL = 'src/content/products/zubni-gel.mdx';
const GEL_TEXT = readFileSync(GEL, 'utf8').replace('## Sastav', 'Ima taurina.\n\n## Sastav');
const BASE = readFileSync(OWN_WORDS, 'utf8');
const DRAFT = {
  path: OWN_WORDS,
  base: BASE,
  data: readSource(OWN_WORDS, BASE),
  pictures: {},
  at: 0,
};
const TEXTS = readTexts({ texts: new Map([[OWN_WORDS, BASE]]) });
const DICTIONARY = await loadDictionary(readFileSync('src/check/spelling/serbian-words.bin'));

test('is one line more, however often the button is tapped', () => {
  const once = addOwnWord(DRAFT, 'taurin');
  expect([once, addOwnWord(once, 'taurin')].map(writeDraft)).toEqual([
    `${BASE}- word: taurin\n`,
    `${BASE}- word: taurin\n`,
  ]);
});

test('the check knows the word in all its cases as soon as it is added', () => {
  const unknown = (draft = DRAFT) => {
    const texts = withOwnWords(TEXTS, draft).flatMap(
      ({ path, source }) => readContentFile(path, source).text ?? [],
    );
    return checkSource(GEL, GEL_TEXT, texts, { dictionary: DICTIONARY }).flatMap(
      ({ unknownWord = [] }) => unknownWord,
    );
  };
  expect(unknown()).toContain('taurina');
  expect(unknown(addOwnWord(DRAFT, 'taurin'))).not.toContain('taurina');
});
