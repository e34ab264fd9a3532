// What a proposal would spoil on the site is named before it is accepted, wherever it stands.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadDictionary } from '../../../../src/check/spelling/dictionary.ts';
import { findNewMistakes, type NewMistake } from '../../../../src/editor/check/new-mistakes.ts';
import { contentOf, withProposal } from '../../../../src/editor/proposal/check-proposal.ts';
import type { ProposalTexts } from '../../../../src/editor/repository/store.ts';

const PRODUCTS = 'src/content/products';
const GEL = `${PRODUCTS}/gel.mdx`;
const DRINK = `${PRODUCTS}/napitak.mdx`;
const CARD = 'src/content/featured/kartica.md';

const product = (id: number, name: string) => `---
id: ${id}
name: ${name}
kind: nega
image: ./${id}.jpg
alt: ${name}
---

## Opis proizvoda

${name} u boci.

## Sastav

Aloe vera.

## Efekti proizvoda

- Vlaži kožu

## Način upotrebe

Naneti na kožu.
`;

/** Much is missing in these texts, and is no matter of a proposal that leaves it as it is. */
const SITE = {
  texts: new Map([
    [GEL, product(1, 'Gel za lice')],
    [DRINK, product(2, 'Napitak')],
    [CARD, '---\norder: 1\nname: Gel\nproduct: 1\n---\n'],
    ['src/content/about/biljka.md', '---\norder: 1\ntitle: Biljka\n---\n\n[Gel](/products#1)\n'],
    ['src/content/README.md', 'Uputstvo.\n'],
  ]),
  files: new Map([1, 2].map((id) => [`${PRODUCTS}/${id}.jpg`, 'version'])),
};

const change = (path: string, after: string, before = SITE.texts.get(path) ?? '') => ({
  path,
  before,
  after,
});

const gravest = (found: readonly NewMistake[]) =>
  found.filter(({ severity }) => severity !== 'warning');

const DELETED = [
  [
    'Blokovi na početnoj – Biljka',
    'Veza „Gel“ vodi na proizvod koji ne postoji: /products#1',
    'Upišite broj postojećeg proizvoda, na primer: /products#1',
  ],
  ['Izdvojeni proizvodi – Gel', 'Proizvod broj 1 ne postoji.', 'Izaberite drugi.'],
  [
    'Proizvodi – Gel za lice',
    'Proizvod „Gel za lice“ je obrisan, pa njegova adresa (/products/gel), koju ljudi već imaju, više ne bi radila, kao ni kartice i veze ka broju 1.',
    'Umesto toga proizvod možete da sklonite sa sajta.',
  ],
];

test.each<[string, Partial<ProposalTexts>, string[][]]>([
  ['another word', { texts: [change(GEL, product(1, 'Gel za lice i telo'))] }, []],
  ['a product that is deleted', { texts: [change(GEL, '')] }, DELETED],
  [
    'a new product with the number of another',
    { texts: [change(`${PRODUCTS}/losion.mdx`, product(2, 'Losion'))] },
    [
      [
        'Proizvodi – Losion',
        'Polje „Broj proizvoda“ je isto u tekstovima „Napitak“ i „Losion“: 2',
        'Ovo je nov tekst, pa mu treba nov broj. Upišite: 3',
      ],
    ],
  ],
  [
    'a product in a file with another name',
    { texts: [change(GEL, ''), change(`${PRODUCTS}/gel-za-lice.mdx`, product(1, 'Gel za lice'))] },
    [
      [
        'Proizvodi – Gel za lice',
        'Tekst je sačuvan pod novim imenom, pa njegova adresa (/products/gel), koju ljudi već imaju, više ne bi radila.',
        'Odbijte predlog, a naziv koji se vidi na sajtu promenite u polju „Naziv“.',
      ],
    ],
  ],
  [
    'a picture that is deleted',
    { pictures: [{ path: `${PRODUCTS}/2.jpg`, before: 'version', version: null }] },
    [
      [
        'Proizvodi – Napitak',
        `Slika „./2.jpg“ ne postoji u folderu ${PRODUCTS}.`,
        'Upišite: ./1.jpg',
      ],
    ],
  ],
  [
    'a new product with its picture',
    {
      texts: [change(`${PRODUCTS}/losion.mdx`, product(3, 'Losion'))],
      pictures: [{ path: `${PRODUCTS}/3.jpg`, before: null, version: 'version' }],
    },
    [],
  ],
  [
    'a text that the site would not show',
    { texts: [change('src/content/losion.md', 'Losion.')] },
    [
      [
        'losion.md',
        'Ovaj tekst se ne vidi na sajtu: nije u pravom folderu ili mu je ime pogrešno.',
        'Ako je to nov proizvod, otvorite predlog u uređivaču: tamo dobija svoje mesto.',
      ],
    ],
  ],
  [
    'a price in a text',
    { texts: [change(GEL, product(1, 'Gel za lice').replace('u boci', 'za 990 din'))] },
    [
      [
        'Proizvodi – Gel za lice',
        'U proizvodu stoji cena: „Gel za lice za 990 din.“.',
        'Cena stoji u prodavnici; obrišite je.',
      ],
    ],
  ],
  [
    'another word in a text that has mistakes already',
    { texts: [change(CARD, '---\norder: 1\nname: Gel za lice\nproduct: 1\n---\n')] },
    [],
  ],
])('%s', (_, { texts = [], pictures = [] }, expected) => {
  const found = gravest(findNewMistakes(contentOf(SITE), withProposal(SITE, { texts, pictures })));
  expect(found.map(({ title, text, fix }) => [title, text, fix])).toEqual(expected);
});

test('a deleted warning is said to be missing on the site afterwards, not to hold the product back', () => {
  const warned = `${product(1, 'Gel za lice')}\n**Važno:** Ne gutajte.\n`;
  const site = { ...SITE, texts: new Map([...SITE.texts, [GEL, warned]]) };
  const texts = [change(GEL, product(1, 'Gel za lice'), warned)];
  const found = gravest(
    findNewMistakes(contentOf(site), withProposal(site, { texts, pictures: [] })),
  );
  expect(found.map(({ text, consequence }) => [text, consequence])).toEqual([
    ['Obrisan je pasus „Važno“.', 'Na sajtu će proizvod biti bez toga.'],
  ]);
});

test('a slip is told in a text that is changed, and not in another that has it', () => {
  const slip = (id: number, name: string) =>
    product(id, name).replace('Naneti na kožu.', 'Naneti na kožu,dva puta.');
  const site = { ...SITE, texts: new Map([...SITE.texts, [DRINK, slip(2, 'Napitak')]]) };
  const texts = [change(GEL, slip(1, 'Gel za lice'))];
  const found = findNewMistakes(contentOf(site), withProposal(site, { texts, pictures: [] }));
  expect(found.map(({ file, severity, text }) => [file, severity, text])).toEqual([
    [GEL, 'warning', expect.stringContaining('kožu,dva')],
    [GEL, 'warning', 'Ovde više ne piše: „Naneti na kožu.“'],
  ]);
});

test('a misspelt word is told once the words are known, in a text that is changed alone', async () => {
  const words = await loadDictionary(readFileSync('src/check/spelling/serbian-words.bin'));
  const slip = (id: number, name: string, word: string) =>
    product(id, name).replace('u boci', `u boci, ${word}`);
  const site = {
    ...SITE,
    texts: new Map([
      ...SITE.texts,
      [GEL, slip(1, 'Gel za lice', 'dnveno')],
      [DRINK, slip(2, 'Napitak', 'strucii')],
    ]),
  };
  const texts = [
    change(GEL, slip(1, 'Gel za lice', 'dnveno, ovdje'), slip(1, 'Gel za lice', 'dnveno')),
  ];
  const [before, after] = [contentOf(site), withProposal(site, { texts, pictures: [] })];
  const told = (dictionary?: typeof words) =>
    findNewMistakes(before, after, dictionary).map(({ text }) => text);
  expect(told()).toEqual([]);
  expect(told(words)).toEqual(['Reč „ovdje“ nije ekavska, a ceo sajt je na srpskom, ekavicom.']);
});
