import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OTHER_NOUNS, sayChange } from '../../src/github/proposal/change-words';
import { readChangedFiles } from '../../src/github/proposal/changed-files';
import { compareValues } from '../../src/github/proposal/changed-values';
import { findChanges } from '../../src/github/proposal/changes';
import { collectionNamed } from '../../src/model/collections';

const PRODUCTS = 'src/content/products';
const PATH = `${PRODUCTS}/gel.mdx`;

const product = (id: number, name: string, image: string) => `---
id: ${id}
name: ${name}
kind: napici
image: ./${image}.jpg
alt: Boca na stolu
link: https://prodavnica.example.com/korpa/${image}
---

## Opis proizvoda

Napitak od aloe vere.

## Sastav

Voda i gel.

## Efekti proizvoda

- Prijatan ukus
- Bez šećera

## Način upotrebe

Pijte 3 puta dnevno.
`;
const gel = product(1, 'Aloe vera gel', 'gel');

/** Changes of one text file, in short. */
function changesOf(path: string, before: string | undefined, after: string | undefined) {
  return findChanges({ texts: [{ path, before, after }], pictures: [] }).map(
    ({ status, noun, name, details }) =>
      `${status} ${noun[0]} ${name}: ${details.map(({ title }) => title).join(', ')}`,
  );
}

/** The source with this change made for certain. */
function edit(source: string, from: string | RegExp, to: string) {
  const edited = source.replace(from, to);
  expect(edited).not.toBe(source);
  return edited;
}

describe('a changed text', () => {
  it('is told by the product’s name and by what an editor calls its parts', () => {
    const edited = edit(edit(gel, /^link: .*$/m, 'link: https://a.example/b'), 'Voda', 'So');
    expect(changesOf(PATH, gel, edited)).toEqual([
      'changed proizvod Aloe vera gel: veza ka prodavnici, odeljak „Sastav“',
    ]);
  });

  it.each([
    ['image', /^image: .*$/m, 'image: ./drugi.jpg', 'slika'],
    ['alt', /^alt: .*$/m, 'alt: Tuba', 'opis slike'],
    ['an effect', '- Bez šećera\n', '', 'odeljak „Efekti proizvoda“'],
    ['the use', '3 puta', '2 puta', 'odeljak „Način upotrebe“'],
    ['an unknown field', 'id: 1\n', 'id: 1\nnesto: 1\n', 'polje „nesto“'],
  ])('names %s', (_, from, to, title) => {
    expect(changesOf(PATH, gel, edit(gel, from, to))).toEqual([
      `changed proizvod Aloe vera gel: ${title}`,
    ]);
  });

  it('tells that a product is new, gone, a draft or waiting for its day', () => {
    expect(changesOf(PATH, undefined, gel)).toEqual(['added proizvod Aloe vera gel: ']);
    expect(changesOf(PATH, gel, undefined)).toEqual(['removed proizvod Aloe vera gel: ']);
    expect(changesOf(PATH, gel, gel.replace('id: 1\n', 'id: 1\ndraft: true\n'))[0]).toContain(
      'nacrt, još se ne prikazuje na sajtu',
    );
    const waiting = gel.replace('id: 1\n', 'id: 1\npublish_from: 2026-12-01\n');
    expect(changesOf(PATH, undefined, waiting)).toEqual([
      'added proizvod Aloe vera gel: prikazuje se od 1.\u00a0decembra 2026',
    ]);
  });

  it.each([
    ['site.yaml', 'phone: "1"\n', '1', '2', 'fajl sa podacima o sajtu Podaci o sajtu: telefon'],
    [
      'testimonials/testimonials.yaml',
      '- id: 1\n  name: Ana\n  text: Lepo.\n- id: 2\n  name: Iva\n  text: Brzo.\n',
      'Brzo',
      'Sporo',
      'utisak Iva: utisak',
    ],
    [
      'products/kinds.yaml',
      '- id: napici\n  title: Napici\n  notice: Nije lek.\n',
      'lek.',
      'lek!',
      'grupa proizvoda Napici: napomena',
    ],
    [
      'about/o-meni.md',
      '---\ntitle: O meni\n---\n\nTekst.\n',
      'Tekst',
      'Priča',
      'blok na početnoj stranici O meni: tekst',
    ],
    [
      'pages/contact.mdx',
      '---\nheading: Kontakt\ntitle: Pišite\n---\n',
      'Pišite',
      'Pozovite',
      'stranica Kontakt: naslov za pretraživače',
    ],
    [
      'policies/cookie-policy.mdx',
      '---\ntitle: Kolačići\napplies_from: 2026-11-20\n---\n',
      '2026',
      '2027',
      'politika Kolačići: važi od',
    ],
    [
      'featured/napici.md',
      '---\nname: Napici\nproduct: 1\n---\n',
      ': 1',
      ': 2',
      'izdvojeni proizvod Napici: vodi ka proizvodu',
    ],
  ])('knows %s too', (file, before, from, to, change) => {
    expect(changesOf(`src/content/${file}`, before, edit(before, from, to))).toEqual([
      `changed ${change}`,
    ]);
  });

  it('does not lose a product whose number another one has, nor a file that cannot be read', () => {
    const texts = [
      { path: PATH, before: undefined, after: gel },
      {
        path: `${PRODUCTS}/drugi.mdx`,
        before: undefined,
        after: gel.replace('Aloe vera gel', 'Drugi'),
      },
      { path: 'src/content/products/kinds.yaml', before: '- id: a\n', after: '- id: "a\n' },
    ];
    expect(findChanges({ texts, pictures: [] }).map(({ noun, name }) => [noun[0], name])).toEqual([
      ['proizvod', 'Aloe vera gel'],
      ['proizvod', 'Drugi'],
      ['fajl koji ne može da se pročita', 'kinds.yaml'],
    ]);
  });

  it('says so when a visitor would see no difference', () => {
    expect(changesOf(PATH, gel, edit(gel, '---\nid', '---\n# Napomena\nid'))).toEqual([
      'changed fajl, ali ne i ono što posetilac vidi gel.mdx: ',
    ]);
  });
});

describe('the old and the new value', () => {
  it('stand side by side, with no more of a long text than it takes to see the difference', () => {
    const [change] = findChanges({
      texts: [
        {
          path: PATH,
          before: gel,
          after: edit(edit(gel, '3 puta', '2 puta'), 'id: 1', 'id: 1\ndraft: true'),
        },
      ],
      pictures: [],
    });
    expect(change?.details).toEqual([
      {
        title: 'odeljak „Način upotrebe“',
        before: 'Pijte 3 puta dnevno.',
        after: 'Pijte 2 puta dnevno.',
      },
      { title: 'nacrt', before: '', after: 'da' },
      { title: 'nacrt, još se ne prikazuje na sajtu' },
    ]);
  });

  it('are cut at words', () => {
    const text = 'jedan dva tri četiri pet šest sedam osam devet deset';
    const long = `početak ${text} kraj ${text}`;
    expect(compareValues('tekst', long, long.replace('pet', 'PET'))).toEqual({
      title: 'tekst',
      before: '… jedan dva tri četiri pet šest sedam osam devet …',
      after: '… jedan dva tri četiri PET šest sedam osam devet …',
    });
  });

  it.each([
    [['Blag ukus', 'Bez šećera'], ['Blag ukus'], 'Blag ukus · Bez šećera', 'Blag ukus'],
    [undefined, new Date('2026-12-01'), '', '1. decembra 2026'],
    [[{ image: './a.jpg', alt: 'Tuba' }], [], './a.jpg, Tuba', ''],
    [1, 2, '1', '2'],
    ['jedan dva', 'jedan dva tri', 'jedan dva', 'jedan dva tri'],
  ])('are said in words: %j, %j', (before, after, old, fresh) => {
    expect(compareValues('polje', before, after)).toEqual({
      title: 'polje',
      before: old,
      after: fresh,
    });
  });
});

describe('a proposal in git', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'predlog-'));
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      [
        '-c',
        'user.name=Test',
        '-c',
        'user.email=test@example.com',
        '-c',
        'commit.gpgsign=false',
        ...args,
      ],
      { cwd: folder, stdio: 'pipe' },
    );
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Korak');
  };

  beforeAll(() => {
    git('init', '--quiet', '.');
    mkdirSync(join(folder, PRODUCTS), { recursive: true });
    write(PATH, gel);
    write(`${PRODUCTS}/gel.jpg`, 'slika');
    write(`${PRODUCTS}/caj.mdx`, product(2, 'Biljni čaj', 'caj'));
    write(`${PRODUCTS}/sapun.mdx`, product(3, 'Sapun', 'sapun'));
    commit();
    renameSync(join(folder, PRODUCTS, 'caj.mdx'), join(folder, PRODUCTS, 'biljni-caj.mdx'));
    rmSync(join(folder, PRODUCTS, 'sapun.mdx'));
    write(`${PRODUCTS}/gel.jpg`, 'nova slika');
    write(`${PRODUCTS}/visak.jpg`, 'slika');
    write('Čitaj me.txt', 'tekst');
    commit();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('tells a replaced picture by its product, a renamed file as the same product at another address', () => {
    const files = readChangedFiles('HEAD^1', 'HEAD', folder);
    expect(findChanges(files)).toEqual([
      {
        status: 'changed',
        noun: collectionNamed('products').noun,
        name: 'Biljni čaj',
        details: [
          {
            title: 'adresa stranice (stare veze ka njoj više ne rade)',
            before: '/products/caj',
            after: '/products/biljni-caj',
          },
        ],
      },
      {
        status: 'changed',
        noun: collectionNamed('products').noun,
        name: 'Aloe vera gel',
        details: [{ title: 'slika je zamenjena' }],
      },
      {
        status: 'removed',
        noun: collectionNamed('products').noun,
        name: 'Sapun',
        details: [],
      },
      { status: 'added', noun: OTHER_NOUNS.picture, name: 'visak.jpg', details: [] },
    ]);
    expect(files.others).toEqual(['Čitaj me.txt']);
  });
});

describe('the words for a change', () => {
  it.each([
    [1, 'Izmenjen je 1 proizvod', 'Dodata je 1 stranica'],
    [2, 'Izmenjena su 2 proizvoda', 'Dodate su 2 stranice'],
    [5, 'Izmenjeno je 5 proizvoda', 'Dodato je 5 stranica'],
    [11, 'Izmenjeno je 11 proizvoda', 'Dodato je 11 stranica'],
    [21, 'Izmenjen je 21 proizvod', 'Dodata je 21 stranica'],
    [24, 'Izmenjena su 24 proizvoda', 'Dodate su 24 stranice'],
  ])('agree with %i', (number, products, pages) => {
    expect(sayChange('changed', collectionNamed('products').noun, number)).toBe(products);
    expect(sayChange('added', collectionNamed('pages').noun, number)).toBe(pages);
  });
});
