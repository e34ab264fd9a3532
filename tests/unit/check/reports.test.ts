import { describe, expect, it } from 'vitest';
import { error, type Finding, note, sortFindings, warning } from '../../../src/check/finding';
import { formatAnnotations, formatSummary } from '../../../src/check/github-report';
import { formatCount, formatFindings, formatUnfilled } from '../../../src/check/text-report';
import { count } from '../../../src/model/plural';
import { replace, unfilledWith } from './support/checked-content';

const FILE = 'src/content/products/x.mdx';

describe('the report in a terminal', () => {
  it('gives each finding two lines, the first of them clickable', () => {
    const finding = error(FILE, 5, 'Nedostaje polje „link“ (veza ka prodavnici).', 'Dodajte ga.');
    expect(formatFindings([finding])).toBe(
      `GREŠKA ${FILE}:5 Nedostaje polje „link“ (veza ka prodavnici).\n  → Dodajte ga.`,
    );
  });

  it('sorts by file, line and gravity, and says nothing twice', () => {
    const findings = [
      note('b', 1, 'n'),
      error('b', 1, 'e'),
      error('a', 10, 'e'),
      error('a', 9, 'e'),
      error('a', 9, 'e'),
    ];
    expect(sortFindings(findings).map(({ file, line, text }) => `${file}${line}${text}`)).toEqual([
      'a9e',
      'a10e',
      'b1e',
      'b1n',
    ]);
  });

  it.each([
    [1, '1 greška'],
    [2, '2 greške'],
    [4, '4 greške'],
    [5, '5 grešaka'],
    [11, '11 grešaka'],
    [12, '12 grešaka'],
    [21, '21 greška'],
    [22, '22 greške'],
    [111, '111 grešaka'],
    [121, '121 greška'],
  ])('counts %i the Serbian way', (number, words) => {
    expect(count(number, 'greška', 'greške', 'grešaka')).toBe(words);
  });

  it('ends with the sum, or with good news', () => {
    const some = [error(FILE, 1, 'a'), error(FILE, 2, 'b'), warning(FILE, 1, 'c')];
    expect(formatCount(some)).toBe('Provera sadržaja: 2 greške, 1 upozorenje.');
    expect(formatCount([note(FILE, 1, 'd')])).toBe(
      'Provera sadržaja: 1 napomena. Sajt može da se napravi.',
    );
    expect(formatCount([])).toBe('Provera sadržaja: sve je u redu.');
  });
});

describe('the report on GitHub', () => {
  it('puts each finding on its line, with what its commands need escaped', () => {
    const finding = error('src/content/a,b:c.mdx', 3, 'Sok je 100% čist:\nda, jeste', 'Ispravite.');
    expect(formatAnnotations([finding])).toBe(
      '::error file=src/content/a%2Cb%3Ac.mdx,line=3,title=Greška u sadržaju::Sok je 100%25 čist:%0Ada, jeste%0A→ Ispravite.',
    );
  });

  it('names the other two grades as GitHub does', () => {
    const text = formatAnnotations([warning(FILE, 1, 'a'), note(FILE, 2, 'b')]);
    expect(text.split('\n')).toEqual([
      `::warning file=${FILE},line=1,title=Upozorenje::a`,
      `::notice file=${FILE},line=2,title=Napomena::b`,
    ]);
  });

  it('keeps to ten of each grade, which is all that GitHub shows', () => {
    const many = Array.from({ length: 12 }, (_, index) => index + 1).flatMap((line) => [
      error(FILE, line, 'a'),
      warning(FILE, line, 'b'),
      note(FILE, line, 'c'),
    ]);
    const lines = formatAnnotations(many).split('\n');
    for (const command of ['error', 'warning', 'notice']) {
      expect(lines.filter((line) => line.startsWith(`::${command} `))).toHaveLength(10);
    }
  });

  it('has all of them in a table, with nothing in it read as a table or as HTML', () => {
    const finding = error(FILE, 7, 'Oznaka <br> | čita se', '\\<25');
    expect(formatSummary([finding], [])).toBe(
      [
        '## Provera sadržaja',
        '',
        '1 greška.',
        '',
        '| | Gde | Šta | Kako da ispravite |',
        '| --- | --- | --- | --- |',
        '| GREŠKA | src/content/products/x.mdx:7 | Oznaka \\<br\\> \\| čita se | \\\\\\<25 |',
        '',
      ].join('\n'),
    );
  });

  it('stays below the largest summary that GitHub takes, and says how many are left out', () => {
    const many: Finding[] = Array.from({ length: 9000 }, (_, index) =>
      error(FILE, index + 1, 'Ž'.repeat(100)),
    );
    const summary = formatSummary(many, many);
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
    expect(summary).toMatch(/… i još \d+;/);
    expect(summary).toContain(formatUnfilled(many));
  });
});

describe('the launch list', () => {
  it('names each placeholder of site.yaml, each drawing and each example link', () => {
    const said = unfilledWith({});
    expect(said.filter((line) => line.startsWith('src/content/site.yaml'))).toEqual([
      'src/content/site.yaml:5 Probni podatak u polju „name“: Ime Prezime',
      'src/content/site.yaml:6 Probni podatak u polju „address“: Ulica i broj, 00000 Mesto',
      'src/content/site.yaml:7 Probni podatak u polju „registration_number“: 00000000',
      'src/content/site.yaml:8 Probni podatak u polju „tax_number“: 000000000',
      'src/content/site.yaml:11 Probni podatak u polju „phone“: +381 60 000 00 00',
      'src/content/site.yaml:12 Probni podatak u polju „email“: ime.prezime@example.com',
      'src/content/site.yaml:19 Probni podatak u polju „shop_url“: https://prodavnica.example.com/pretraga',
      'src/content/site.yaml:36 Probni podatak u polju „site_url“: https://www.example.com',
      'src/content/site.yaml:50 Nije upisano: mesto',
      'src/content/site.yaml:51 Nije upisano: kada se javljate na telefon',
      'src/content/site.yaml:52 Nije upisano: za koliko odgovarate na poruke',
    ]);
    expect(said.filter((line) => line.includes('Probna veza'))).toHaveLength(21);
    // A sample is not on the real site, so nobody has to take it out first.
    expect(said.filter((line) => line.includes('testimonials'))).toEqual([]);
  });

  it('asks the owner what only she can know, until a day stands beside it', () => {
    const label = (line: string) => line.includes('Uporedite sastav, doze, alergene i izjave');
    const about = (text: string) => unfilledWith({}).filter((line) => line.includes(text));
    expect(unfilledWith({}).filter(label)).toHaveLength(20);
    expect(about('Priča je predlog')).toHaveLength(1);
    expect(about('KONTAKTIRAJTE NAS')).toHaveLength(1);
    expect(about('Umesto fotografije savetnice stoji crtež')).toHaveLength(2);
    expect(about('Proverite da li se zaista ovako poručuje')).toHaveLength(1);
    expect(about('Nema odgovora na pitanje')).toHaveLength(4);
    expect(about('možda nije dozvoljena')).toHaveLength(2);

    const dated = unfilledWith({
      'products/aloe-gel.mdx': replace('id: 1\n', 'id: 1\nchecked_against_label: 2026-11-22\n'),
      'pages/about-me.mdx': replace('heading:', 'checked: 2026-11-22\nheading:'),
      'pages/home.mdx': replace('heading:', 'checked: 2026-11-22\nheading:'),
    });
    // The day on the home page answers for its drawing and for the way of ordering.
    expect(dated).toHaveLength(unfilledWith({}).length - 4);
  });

  it('asks of working together until each question has an answer, or is left to a talk', () => {
    const said = unfilledWith({
      'cooperation/cooperation.yaml': (source) =>
        source
          .replace('answer: ""', 'answer: Početak ne košta ništa.')
          .replace('answer: ""', 'in_person: true'),
    }).filter((line) => line.includes('Nema odgovora na pitanje'));
    expect(said).toEqual([
      'src/content/cooperation/cooperation.yaml:14 Nema odgovora na pitanje: Postoji li mesečni minimum ili obaveza kupovine?',
      'src/content/cooperation/cooperation.yaml:18 Nema odgovora na pitanje: Kako se od saradnje odustaje i šta se radi sa kupljenom robom?',
    ]);
  });

  it('looks beside the content, too: who is asked to look at a proposal, where the editor is', () => {
    const elsewhere = unfilledWith({}).filter((line) => !line.startsWith('src/content/'));
    expect(elsewhere).toEqual([
      '.github/CODEOWNERS:7 Nije popunjeno: ime osobe umesto @ime-programera',
      '.github/CODEOWNERS:8 Nije popunjeno: ime osobe umesto @ime-savetnice',
      'CONTRIBUTING.md:19 Probna veza: https://www.example.com/admin',
    ]);
  });

  it('asks no more for a name in CODEOWNERS once one is there', () => {
    const text =
      '# Umesto @ime-programera upišite ime.\n*  @petar\n# /src/content/  @ime-savetnice\n';
    const said = unfilledWith({}, { outside: [{ path: '.github/CODEOWNERS', text }] });
    expect(said.filter((line) => line.startsWith('.github'))).toEqual([
      '.github/CODEOWNERS:3 Nije popunjeno: ime osobe umesto @ime-savetnice',
    ]);
  });

  it('names a mark that was left to fill in', () => {
    const said = unfilledWith({
      'about/o-meni.md': replace('Po struci', '[[POPUNITI: godina diplome]] Po struci'),
    });
    expect(said).toContain('src/content/about/o-meni.md:8 Nije popunjeno: godina diplome');
  });

  it('is shorter by what has been filled in', () => {
    const said = unfilledWith({
      'site.yaml': replace('+381 60 000 00 00', '+381 60 123 45 67'),
      'products/aloe-gel.mdx': replace('prodavnica.example.com', 'prodavnica.rs'),
      'pages/home.mdx': replace('./portret.svg', './pocetna.jpg'),
    });
    expect(said).toHaveLength(unfilledWith({}).length - 3);
  });

  it('asks once for what she need not tell', () => {
    const said = unfilledWith({
      'site.yaml': (text) =>
        text.replace('town: ""', 'town: Novog Sada').replace('hours: ""', 'hours: ne'),
    });
    expect(said.filter((line) => line.includes('Nije upisano'))).toEqual([
      'src/content/site.yaml:52 Nije upisano: za koliko odgovarate na poruke',
    ]);
  });
});
