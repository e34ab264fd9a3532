// The dictionary, how it is packed, and the words of visitors that stand outside of the texts.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { tellInFile } from '../../../src/check/finding.ts';
import { loadDictionary } from '../../../src/check/spelling/dictionary.ts';
import { judgeWord } from '../../../src/check/spelling/judge-word.ts';
import { knownWordsOf } from '../../../src/check/spelling/known-words.ts';
import { suggestFor } from '../../../src/check/spelling/suggest.ts';
import { wordsOfPassage } from '../../../src/check/spelling/words-in-text.ts';
import { checkWith, edit, REAL } from './changed-site.ts';

const dictionary = await loadDictionary(readFileSync('src/check/spelling/serbian-words.bin'));

describe('the dictionary', () => {
  it.each(['dnevno', 'promešajte', 'mleko', 'đumbirom', 'najsvežijih', 'žvakaće'])(
    'knows „%s“',
    (word) => expect(dictionary.has(word)).toBe(true),
  );

  it.each(['dnveno', 'promesajte', 'mlijeko', 'djumbir', 'nebi', 'zene', 'licno', 'Ana', ''])(
    'does not know „%s“',
    (word) => expect(dictionary.has(word)).toBe(false),
  );

  it('weighs less than 700 kB, which a phone loads once', () => {
    expect(readFileSync('src/check/spelling/serbian-words.bin').length).toBeLessThan(700_000);
  });

  it.each([
    ['an exchange', 'dnveno', { word: 'dnevno', distance: 1 }],
    ['a missing letter', 'obrk', { word: 'obrok', distance: 1 }],
    ['a letter too many', 'obrook', { word: 'obrok', distance: 1 }],
    ['a missing accent', 'casa', { word: 'čaša', distance: 0.8 }],
  ])('finds what was meant behind %s', (_, typed, meant) => {
    expect(dictionary.nearest(typed, 1)).toContainEqual(meant);
  });

  it('is refused where the bytes are those of something else, as a page of an error', async () => {
    await expect(loadDictionary(Buffer.from('<!doctype html>'))).rejects.toThrow();
  });
});

it('the command packs every form of the words, without names, ijekavian ones and lost accents', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  const path = join(folder, 'sr');
  writeFileSync(`${path}.aff`, 'SFX A Y 2\nSFX A a e\nSFX A a u\nPFX B Y 1\nPFX B 0 ne\n');
  writeFileSync(`${path}.dic`, '6\nvoda/A\nlak/B\nmleko\nmlijeko\nzene\nAna/A\n');
  execFileSync(process.execPath, [
    'src/check/spelling/make-words.ts',
    path,
    join(folder, 'words.bin'),
  ]);
  const packed = await loadDictionary(readFileSync(join(folder, 'words.bin')));
  const asked = 'voda vode vodu lak nelak mleko mlijeko zene ana ane vod'.split(' ');
  expect(asked.filter(packed.has)).toEqual(['voda', 'vode', 'vodu', 'lak', 'nelak', 'mleko']);
});

const judge = (words: string, known = knownWordsOf([], dictionary)) =>
  wordsOfPassage(words).flatMap((word) => judgeWord(word, known) ?? []);

describe('a word that is not judged', () => {
  it.each([
    ['a name inside of a sentence', 'Pita Gordana'],
    ['a name that begins a sentence', 'Vesnica pita.'],
    ['an abbreviation', 'EPA i DHA'],
    ['a unit', '5 mcg'],
    ['a Latin name', '(Persea Gratissima)'],
    ['an address', 'ana@primer.rs, primer.rs, https://primer.rs/xyzw'],
    ['a name with a hyphen and digits', 'xyzw-3'],
  ])('%s', (_, words) => expect(judge(words)).toEqual([]));
});

it('of many words that are equally near, three are offered', () => {
  const offered = suggestFor('xosa', knownWordsOf([], dictionary));
  expect(offered).toEqual(['bosa', 'gosa', 'kosa']);
});

it('an own word is known in all its cases, and is offered where it is mistyped', () => {
  const product = 'products/aloe-gel.mdx';
  const say = (words: string) =>
    checkWith({
      [product]: edit(product, 'Čist gel', `Ovde su ${words}. Čist gel`),
      'words.yaml': edit('words.yaml', '- word: aloe\n', '- word: aloe\n- word: ksilitol\n'),
    })
      .findings.map(tellInFile)
      .map(({ severity, fix, unknownWord }) => ({ severity, fix, unknownWord }));
  expect(say('ksilitol, ksilitola i ksilitolom')).toEqual([]);
  expect(say('ksilitol i ksiltolom, a ksilitolom')).toEqual([
    {
      severity: 'warning',
      fix: expect.stringContaining('Da li ste mislili: ksilitolom?'),
      unknownWord: 'ksiltolom',
    },
  ]);
});

/** Words of the code's own sentences that no dictionary has. */
const OWN = ['aloe', 'https', 'cpanel', 'cloudflare'];
const VISITORS_WORDS = [
  'src/lib/contact-texts.ts',
  'src/lib/layout-texts.ts',
  'src/lib/policy-texts.ts',
  'src/lib/product-texts.ts',
  'src/lib/testimonial-texts.ts',
  'src/model/contact/contact-words.ts',
  'src/model/product/marks.ts',
  'src/relay/mail.ts',
  'src/relay/result-texts.ts',
];

/** What is said to the developer is English. */
const isSerbian = (sentence: string) => {
  const words = wordsOfPassage(sentence);
  return words.filter(({ small }) => dictionary.has(small)).length > words.length / 2;
};

/** The Serbian sentences between quotes in a file of code: no patterns, and no single words. */
function sentencesIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) return;
    if (ts.isTemplateExpression(node))
      found.push(
        [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' 1 '),
      );
    else if (ts.isStringLiteralLike(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found
    .filter((text) => /\p{L} +\p{L}/u.test(text) && !/[\\|{}=]/.test(text))
    .filter(isSerbian);
}

it.each(VISITORS_WORDS)('the fixed words of %s are spelled rightly', (file) => {
  const sentences = sentencesIn(file);
  expect(sentences.length).toBeGreaterThan(0);
  const wrong = sentences
    .flatMap((words) => judge(words))
    .filter(({ text }) => !OWN.some((own) => text.includes(`„${own}“`)));
  expect(wrong).toEqual([]);
});

it('a text tells of forty unknown words at most', () => {
  const letters = [...'abcdefghij'];
  const unknown = letters.flatMap((a) => letters.slice(0, 5).map((b) => `${a}${b}xq`));
  // Each in a sentence of known words, so that no sentence is in another language.
  const text = unknown.map((word) => `Dnevno pijte vodu i ${word} posle obroka.`).join('\n\n');
  const page = edit('pages/about-me.mdx', /$/, `\n${text}\n`);
  const told = checkWith({ 'pages/about-me.mdx': page }).findings.filter(({ unknownWord }) =>
    unknown.includes(unknownWord ?? ''),
  );
  expect(told).toHaveLength(40);
});

it('the dictionary comes with the content', () => {
  expect(REAL.dictionary?.has('dnevno')).toBe(true);
});
