// The editor at /admin checks one text, without the disk and the parser, and gets the same findings.
import { expect, it } from 'vitest';
import { checkText } from '../../../src/check/check-content';
import { readContentFile } from '../../../src/check/read-text';
import { checkWith, edit, REAL, say } from './changed-site';

const GEL = 'products/aloe-gel.mdx';
const OTHERS = REAL.texts.flatMap(({ path, bytes }) => readContentFile(path, bytes).text ?? []);

it('one text alone gets the same findings as in the check of all texts', () => {
  const broken = edit(GEL, 'name: Aloe vera gel', 'name: Gel: novo')
    .replace(/image:.*\n/, '')
    .replace('Ukus je', '[kremu](/produkts#1) je dobra. Ukus je')
    .replace('## Način', '## Nacin');
  const said = say(checkText({ path: `src/content/${GEL}`, text: broken }, OTHERS));
  expect(said).toHaveLength(4);
  expect(said).toEqual(say(checkWith({ [GEL]: broken }).findings));
});

it('a file that belongs to no collection is not reported', () => {
  expect(checkText({ path: 'src/content/README.md', text: '<25' }, OTHERS)).toEqual([]);
});

it.each([
  ['an address apart from its link', '[klik][x]\n\n[x]: javascript:x', 'Adresa stoji odvojeno'],
  ['a footnote', 'Gel je blag.[^1]\n\n[^1]: Izvor.', 'Fusnotu „'],
  ['code', 'Tekst `kod` dalje.', 'Tekst između dva znaka `'],
  [
    'a picture of another site',
    '![Boca](https://zlo.example/p.png)',
    'Slika ne može da bude sa dr',
  ],
  ['a script in the place of an address', '[a [b] c](javascript:x)', 'Veza „a [b] c“ ne radi'],
  ['half of an emoji', 'Gel je blag \ud83c', 'Slova č, ć, š, ž, đ nisu'],
  ['boxes to tick', '- [ ] kupiti gel', 'Stavka počinje zagradama'],
])('is refused in the browser as well: %s', (_, typed, said) => {
  const path = 'src/content/pages/about-me.mdx';
  const text = edit('pages/about-me.mdx', 'prijati.\n', `prijati.\n\n${typed}\n`);
  const found = say(checkText({ path, text }, OTHERS)).filter((line) => line.startsWith('error'));
  expect(found).toContainEqual(expect.stringContaining(said));
});
