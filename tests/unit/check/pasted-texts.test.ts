// What comes along when a text is pasted or a file is copied.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkHtml } from '../../../src/check/rules/html';
import { checkMarkdownTraps } from '../../../src/check/rules/markdown-traps';
import { problemsWith, replace } from './support/checked-content';

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
    [
      'Ukus je **blag.',
      '1 Podebljani tekst ovde počinje zvezdicama **, a nigde se ne završava. → Dodajte ** na kraj podebljanog teksta ili ih obrišite.',
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
    'Ukus **je\nblag** i pun.',
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

describe('a slip that came from another program', () => {
  const gel = 'products/aloe-gel.mdx';

  it.each([
    [
      'a bold heading',
      '## Sastav',
      '## **Sastav**',
      ':16 Naslov „**Sastav**“ nije tačno napisan. → Napišite tačno: ## Sastav',
    ],
    [
      'a no-break space in a heading',
      '## Sastav',
      '##\u00a0Sastav',
      ':16 Naslov „Sastav“ nije tačno napisan. → Napišite tačno: ## Sastav',
    ],
    [
      'a no-break space behind a field',
      'name: Aloe',
      'name:\u00a0Aloe',
      ':3 Iza dvotačke u polju „name“ je razmak posebne vrste, koji sajt ne prepoznaje. → Napišite red ovako: name: Aloe vera gel',
    ],
    [
      'a link of running text in a field',
      /^link: (.*)/m,
      'link: [kupi]($1)',
      ':7 U polju „link“ stoji samo adresa, bez zagrada. → Napišite red ovako: link: https://prodavnica.example.com/korpa/aloe-gel',
    ],
    [
      'a link to an e-mail address',
      'Ukus je',
      '[Pišite](ana@primer.rs) Ukus je',
      ':14 Ispred e-mail adrese u vezi „Pišite“ nedostaje mailto: → Da li ste mislili: [Pišite](mailto:ana@primer.rs)',
    ],
  ])('%s is told once, with the way out', (_, from, to, said) => {
    expect(problemsWith({ [gel]: replace(from, to) })).toEqual([`GREŠKA ${gel}${said}`]);
  });

  it.each(['http://localhost:4321/contact', 'file:///C:/Slike/a.html'])(
    'a link to her own computer, %s, is told as such',
    (target) => {
      const said = problemsWith({ [gel]: replace('Ukus je', `[Ovde](${target}) Ukus je`) });
      expect(said).toHaveLength(1);
      expect(said[0]).toContain(`vodi na Vaš računar, gde posetilac ne može: ${target}`);
    },
  );

  it('a testimonial without its dash is told once, and no other is to be deleted', () => {
    const file = 'testimonials/testimonials.yaml';
    for (const typed of ['  id: 2', 'id: 2']) {
      expect(problemsWith({ [file]: replace('- id: 2', typed) })).toEqual([
        `GREŠKA ${file}:11 Ispred polja „id“ nedostaje crtica, kojom počinje nova stavka. → Napišite red ovako: - id: 2`,
      ]);
    }
  });

  it('a list of one testimonial without any dash is told, too', () => {
    const one = 'id: 1\nname: Ana\ntext: Lep ukus i brza dostava.\n';
    expect(problemsWith({ 'testimonials/testimonials.yaml': one })).toEqual([
      'GREŠKA testimonials/testimonials.yaml:1 Ovaj fajl je spisak, a ispred prve stavke nema crtice. → Napišite red ovako: - id: 1 (a redove ispod njega uvucite za dva razmaka).',
    ]);
  });

  it('a phone number of the country is answered with the international one', () => {
    const said = problemsWith({ 'site.yaml': replace(/^phone: .*/m, 'phone: 0601234567') });
    expect(said[0]).toContain('Napišite red ovako: phone: "+381 601234567"');
  });

  it('an ending in capitals is told with the right one', () => {
    const said = problemsWith({ [gel]: null, 'products/aloe-gel.MDX': '---\nid: 1\n---\n' });
    expect(said[0]).toContain('ime fajla završava na .MDX. → Preimenujte ga u: aloe-gel.mdx');
  });
});
