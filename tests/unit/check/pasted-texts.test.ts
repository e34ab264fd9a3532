// What comes along when a text is pasted or a file is copied.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkHtml } from '../../../src/check/rules/html';
import { checkMarkdownTraps } from '../../../src/check/rules/markdown-traps';
import { problemsWith } from './support/checked-content';

const TEXT = 'src/content/about/o-meni.md';
const say = (findings: { line: number; text: string; fix?: string | undefined }[]) =>
  findings.map(({ line, text, fix }) => `${line} ${text} → ${fix}`);

describe('HTML in a text', () => {
  it.each([
    [
      'a paragraph of Word, over several lines',
      '<p class=MsoNormal\nstyle="margin:0"><b>Ime</b>&nbsp;mi je <o:p>Ana</o:p>.</p>\n\nDalje.',
      '1 Oznaka <p> je kod iz drugog programa. → Ostavite samo tekst: Ime mi je Ana.',
    ],
    [
      'a script',
      'Tekst.\n\n<script>alert(1)</script>',
      '3 Oznaka <script> je programski kod i ne sme da stoji u tekstu. → Obrišite sve od <script> do kraja tog koda.',
    ],
    [
      'a frame',
      '<iframe src="https://primer.rs"></iframe>',
      '1 Oznaka <iframe> je programski kod i ne sme da stoji u tekstu. → Obrišite sve od <iframe> do kraja tog koda.',
    ],
    [
      'an action behind a word',
      'Ovo je <b onclick="x()">važno</b>.',
      '1 Oznaka <b> je kod iz drugog programa. → Ostavite samo tekst: Ovo je važno.',
    ],
    [
      'a line break',
      'Prvi<br>drugi',
      '1 Oznaka <br> je kod iz drugog programa. → Ostavite samo tekst: Prvi drugi',
    ],
  ])('%s is told with the text alone', (_, body, said) => {
    expect(say(checkHtml(TEXT, body))).toEqual([said]);
  });

  it.each([
    'Pišite na <ana@primer.rs> ili <https://primer.rs>.',
    'Manje od < 5, a 3 <5',
    '`<b>`',
    '<!-- proveriti -->',
  ])('„%s“ is none', (body) => {
    expect(checkHtml(TEXT, body)).toEqual([]);
  });
});

describe('Markdown that was not meant', () => {
  it.each([
    [
      'Važno\n---',
      '2 Red „---“ pretvara tekst iznad sebe u naslov. → Obrišite ga ili ispred njega ostavite prazan red.',
    ],
    ['Važno\n===', '2 Red „===“ pretvara tekst iznad sebe u naslov. → Obrišite ga.'],
    ['\n=======\n', '2 Red „=======“ vidi se na sajtu onako kako je napisan. → Obrišite ga.'],
    [
      'Blago[^1] je.',
      '1 Fusnota [^1] dobija na sajtu engleski naslov. → Napišite napomenu u zagradi, u istoj rečenici.',
    ],
    [
      '** Alergeni: ** nema',
      '1 Uz zvezdice oko „Alergeni:“ ima razmaka, pa se zvezdice vide na sajtu. → Napišite ovako: **Alergeni:**',
    ],
  ])('„%s“ is told', (body, said) => {
    expect(say(checkMarkdownTraps(TEXT, body))).toEqual([said]);
  });

  it.each([
    'Prvi deo.\n\n---\n\nDrugi deo.',
    '- stavka\n---',
    '| a |\n| --- |\n| b |',
    '**Alergeni:** nema, **ne** sadrži',
    'cena \\[^1\\] i 2 \\*\\* 3',
    '`[^1]`',
  ])('„%s“ is well', (body) => {
    expect(checkMarkdownTraps(TEXT, body)).toEqual([]);
  });
});

describe('a copy of a product', () => {
  const source = readFileSync('src/content/products/zubni-gel.mdx', 'utf8');

  it.each(['zubni-gel - Copy', 'Kopija zubni-gel', 'zubni-gel (1)'])(
    'named „%s“ is blamed for the number, and not its original',
    (name) => {
      const said = problemsWith({ [`products/${name}.mdx`]: source });
      expect(said.filter((line) => line.startsWith('GREŠKA'))).toEqual([
        `GREŠKA products/${name}.mdx:2 Broj proizvoda 14 već postoji u fajlu zubni-gel.mdx. → Ako je ovo nov proizvod, upišite prvi slobodan broj: id: 21`,
      ]);
    },
  );

  it('is asked about the link and the name that were left in it', () => {
    const said = problemsWith({ 'products/zubni-gel-2.mdx': source.replace('id: 14', 'id: 21') });
    expect(said).toEqual([
      'UPOZORENJE products/zubni-gel-2.mdx:3 Isti naziv proizvoda već stoji u fajlu zubni-gel.mdx. → Ako je ovo drugi proizvod, upišite njegov naziv.',
      expect.stringContaining('Ista veza ka prodavnici već stoji u fajlu zubni-gel.mdx.'),
    ]);
  });
});
