// The editor at /admin has one text at hand, no disk and no parser; it gets the same words.
import { expect, it } from 'vitest';
import { checkText } from '../../../src/check/check-content';
import { readContentFile } from '../../../src/check/read-text';
import { checkWith, edit, REAL, say } from './support/changed-site';

const GEL = 'products/aloe-gel.mdx';
const OTHERS = REAL.texts.flatMap(({ path, bytes }) => readContentFile(path, bytes).text ?? []);

it('one text alone gets the same words as in the check of them all', () => {
  const broken = edit(GEL, 'name: Aloe vera gel', 'name: Gel: novo')
    .replace(/image:.*\n/, '')
    .replace('Ukus je', '[kremu](/produkts#1) je dobra. Ukus je')
    .replace('## Način', '## Nacin');
  const said = say(checkText({ path: `src/content/${GEL}`, text: broken }, OTHERS));
  expect(said).toHaveLength(4);
  expect(said).toEqual(say(checkWith({ [GEL]: broken }).findings));
});

it.each(REAL.texts.map(({ path }) => path))('%s has no error there either', (path) => {
  const text = new TextDecoder().decode(REAL.texts.find((one) => one.path === path)?.bytes);
  const found = checkText({ path, text }, OTHERS);
  expect(say(found).filter((line) => line.startsWith('error'))).toEqual([]);
});

it('a text of no known kind is left in peace', () => {
  expect(checkText({ path: 'src/content/README.md', text: '<25' }, OTHERS)).toEqual([]);
});
