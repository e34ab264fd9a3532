import { describe, expect, it } from 'vitest';
import { error, note, question, sortFindings, warning } from '../../../src/check/finding';
import {
  formatAnnotations,
  formatCount,
  formatFindings,
  formatPlaces,
} from '../../../src/check/report';
import { checkWith, edit } from './support/changed-site';

const FILE = 'src/content/products/x.mdx';

describe('the report in a terminal', () => {
  it('gives each finding two lines, the first of them clickable, the gravest first', () => {
    const found = [question(FILE, 2, 'Proverite.'), error(FILE, 5, 'Nedostaje.', 'Dodajte ga.')];
    expect(formatFindings(found)).toBe(
      `GREŠKA ${FILE}:5 Nedostaje.\n  → Dodajte ga.\nPITANJE ${FILE}:2 Proverite.`,
    );
  });

  it('is sorted by file and line, and says nothing twice', () => {
    const findings = [
      note('b', 1, 'n'),
      error('b', 1, 'e'),
      ...[10, 9, 9].map((line) => error('a', line, 'e')),
    ];
    const said = sortFindings(findings).map(({ file, line, text }) => `${file}${line}${text}`);
    expect(said).toEqual(['a9e', 'a10e', 'b1e', 'b1n']);
  });

  it('ends with the sum, or with good news', () => {
    const some = [error(FILE, 1, 'a'), error(FILE, 2, 'b'), warning(FILE, 1, 'c')];
    expect(formatCount(some)).toBe('Provera sadržaja: 2 greške, 1 upozorenje.');
    const mentioned = 'Provera sadržaja: 1 napomena. Sajt može da se napravi.';
    expect(formatCount([note(FILE, 1, 'd')])).toBe(mentioned);
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
});

describe('the launch list', () => {
  it('says once what holds for several places', () => {
    const found = [
      warning(FILE, 1, 'Uporedite.', 'Upišite dan.'),
      warning(FILE, 5, 'Nije popunjeno: mesto'),
      warning('y', 1, 'Uporedite.', 'Upišite dan.'),
      warning('y', 2, 'Proverite.', 'Upišite dan.'),
    ];
    expect(formatPlaces(found)).toBe(
      `${FILE}:1 Uporedite.\ny:1\ny:2 Proverite.\n  → Upišite dan.\n${FILE}:5 Nije popunjeno: mesto`,
    );
  });

  const unfilledWith = (changes: Record<string, string>) =>
    checkWith(changes).unfilled.map(({ file, line, text }) => `${file}:${line} ${text}`);
  const ALL = unfilledWith({});
  const about = (text: string, list = ALL) => list.filter((line) => line.includes(text));

  it('names each placeholder of site.yaml, and what she need not tell', () => {
    expect(about('src/content/site.yaml').map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'Nije upisano: ime i prezime',
      'Nije upisano: adresa',
      'Nije upisano: matični broj',
      'Nije upisano: PIB',
      'Nije upisano: telefon',
      'Nije upisano: e-mail adresa',
      'Nije upisano: adresa prodavnice',
      'Nije upisano: mesto',
      'Nije upisano: kada se javljate na telefon',
      'Nije upisano: za koliko odgovarate na poruke',
      'Nije popunjeno: firma i adresa internet prodavnice',
      'Nije popunjeno: ko, na primer: prodavnica; rečenicu iza ostavite samo ako je cena ista i bez njega',
      'Nije upisano: adresa ovog sajta',
    ]);
  });

  it.each([
    ['Probna veza', 20],
    ['Uporedite sastav, doze, alergene i izjave sa deklaracijom', 20],
    ['Za alergene se kupac upućuje na deklaraciju', 14],
    ['Priča je predlog', 1],
    ['KONTAKTIRAJTE NAS', 1],
    ['Umesto fotografije savetnice stoji crtež', 2],
    ['Proverite da li se zaista ovako poručuje', 1],
    ['src/content/cooperation/cooperation.yaml', 11],
    ['možda nije dozvoljena', 2],
  ])('asks: %s (%i times)', (text, times) => {
    expect(about(text)).toHaveLength(times);
  });

  // biome-ignore format: one case a line
  it.each([
    ['what she does not tell', 'site.yaml', 'hours: ""', 'hours: ne', 1],
    ['a link to the shop', 'products/aloe-gel.mdx', 'prodavnica.example.com', 'prodavnica.rs', 1],
    ['the day on which a label was compared', 'products/aloe-gel.mdx', 'id: 1\n', 'id: 1\nchecked_against_label: 2026-11-20\n', 1],
    ['allergens that are named', 'products/aloe-gel.mdx', '** proverite deklaraciju', '** nisu navedeni', 1],
    ['the words advised where the label names none', 'products/aloe-gel.mdx', '** proverite deklaraciju', '** nisu istaknuti na pakovanju', 1],
    ['a photo', 'pages/home.mdx', './portret.svg', './pocetna.jpg', 1],
    ['the day on which a page was checked, its drawing with it', 'pages/home.mdx', 'heading:', 'checked: 2026-11-20\nheading:', 2],
    ['an answer', 'cooperation/cooperation.yaml', /Početak košta .*"/, 'Početak je besplatan."', 2],
    ['the numbers of somebody who is not registered', 'site.yaml', '"00000000"', 'ne', 1],
    ['a commission that she does not get', 'site.yaml', /commission: .*/, 'commission: ne', 1],
  ])('is shorter by %s', (_, file, from, to, less) => {
    expect(unfilledWith({ [file]: edit(file, from, to) })).toHaveLength(ALL.length - less);
  });

  // biome-ignore format: one case a line
  it.each([
    ['no word of what the beginning of working together costs', 'cooperation/cooperation.yaml', 'Koliko košta početak i šta', 'Šta', 'Ovde više ne piše koliko košta početak saradnje'],
    ['no word of the way out of working together', 'cooperation/cooperation.yaml', 'Kako se od saradnje odustaje i šta', 'Šta', 'Ovde više ne piše kako se od saradnje odustaje'],
    ['no warning about earnings', 'pages/business-cooperation.mdx', /\n> Zarada.*/, '', 'Ovde više ne piše da zarada nije zagarantovana'],
    ['no seller', 'site.yaml', /shop_operator: .*/, 'shop_operator: ne', 'Nije upisano: firma i adresa internet prodavnice'],
    ['no rights of the buyer', 'site.yaml', /buyer_rights: .*/, 'buyer_rights: ne', 'Nije upisano: šta kupac može'],
    ['no word of what she earns', 'site.yaml', /\ncommission: .*/, '', 'Nije upisano: šta dobijate od prodaje'],
    ['a mark', 'about/o-meni.md', 'Na', '[[POPUNITI: godina diplome]] Na', 'Nije popunjeno: godina diplome'],
    ['half a mark', 'about/o-meni.md', 'Na', '[POPUNITI: godina] Na', 'Nije popunjeno: POPUNITI: godina]'],
  ])('has %s that was left', (_, file, from, to, said) => {
    expect(about(said, unfilledWith({ [file]: edit(file, from, to) }))).toHaveLength(1);
  });
});
