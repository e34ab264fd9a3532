// What a product's text states twice must agree, and an ending must fit its number: for each file what is
// told, and the edit that it is told about.
import { expect, it } from 'vitest';
import { checkWith, edit } from './changed-site.ts';
import { type Edits, rowsOf } from './rows/mistakes-in-data.ts';

const NUMBERS: Edits = {
  'products/zubni-gel.mdx': {
    'Ovde piše „usne“, a iznad, u podacima, opisu i efektima, toga nema.': [
      'i isperite usta',
      'i isperite usne',
    ],
  },
  'products/arginin.mdx': {
    '51% od 10 g je 5,1 g, a ovde piše „51% (oko 5 mg po kesici)“.': [
      '51% (oko 5 g po kesi',
      '51% (oko 5 mg po kesi',
    ],
  },
  'products/kardio-coq10.mdx': {
    'Masa kesice nije ista na dva mesta: „kesica po 3,5 g“ i „kesici od 35 g“.': [
      'U kesici od 3,5 g',
      'U kesici od 35 g',
    ],
    'Količina nije ista na dva mesta: „90 l aloe vera gela“ i „Tih 90 ml“.': [
      'u 90 ml aloe vera gela ili',
      'u 90 l aloe vera gela ili',
    ],
    'Količina nije ista na dva mesta: „190 ml aloe vera gela“ i „Tih 90 ml“.': [
      'rastvorenu u 90 ml',
      'rastvorenu u 190 ml',
    ],
    'Količina nije ista na dva mesta: „0,9 l aloe vera gela“ i „Tih 90 ml“.': [
      'rastvorenu u 90 ml',
      'rastvorenu u 0,9 l',
    ],
  },
  'products/breskva-napitak.mdx': {
    'Piše „pire od brusnice“, a toga u „Sastavu“ nema.': [
      'njega pire od breskve',
      'njega pire od brusnice',
    ],
    '„otvaranja ispod 7 °C, najduže 60 dana“ je više nego u svim drugim tekstovima: tamo je najviše 30 dana, a ovde 60.':
      ['najduže 30 dana', 'najduže 60 dana'],
    'Dnevna količina nije ista na dva mesta: „90–120 ml dnevno“ i „više od 1.000 ml dnevno“.': [
      'više od 120 ml dnevno',
      'više od 1.000 ml dnevno',
    ],
  },
  'products/stik-dezodorans.mdx': {
    'Ovde piše „usne“, a iznad, u podacima, opisu i efektima, toga nema.': [
      'na čistu i suvu kožu pazuha',
      'na čiste i suve usne',
    ],
  },
  'products/paket-pet-proizvoda.mdx': {
    '„Sprej“ nije u „Sastavu“ ovog paketa.': ['Gel: 3 puta', 'Sprej: 3 puta'],
    'Dnevna količina nije ista kao uz taj proizvod: ovde „2 kesice dnevno“, a tamo „1 kesicu dnevno“.':
      ['1 kesica dnevno u 240 ml', '2 kesice dnevno u 240 ml'],
  },
  'products/aloe-gel.mdx': {
    'Uz 120 ml dnevno za 30 dana ide 4 × 1 l, a ovde piše „mesec dana, uz punu dozu, trebaju Vam tri boce…“.':
      ['trebaju Vam četiri boce', 'trebaju Vam tri boce'],
    'Dnevna količina nije ista na dva mesta: „120 ml dnevno“ i „više od 0,2 l gela dnevno“.': [
      'više od 120 ml gela dnevno',
      'više od 0,2 l gela dnevno',
    ],
  },
  'products/decje-tablete.mdx': {
    'Uzrast nije isti na dva mesta: „od 4 godine“ i „od navršene 2. godine“.': [
      '\nDeca od navršene 4. godine',
      '\nDeca od navršene 2. godine',
    ],
    'Posle propuštenog dana uzima se uobičajena količina, 4, a ovde piše „zaboravite, sledećeg dajte 8“.':
      ['sledećeg dajte 4, kao', 'sledećeg dajte 8, kao'],
    'Broj nije isti na dva mesta: „14 vitamina“ i „Dvanaest vitamina“.': [
      'U njima je 12 vitamina',
      'U njima je 14 vitamina',
    ],
  },
  'buying.yaml': {
    '„Otvoren gel se drži ispod 17 °C“ je više nego u svim drugim tekstovima: tamo je najviše 7 °C, a ovde 17.':
      ['Otvoren gel se drži ispod 7 °C', 'Otvoren gel se drži ispod 17 °C'],
    '120 ml puta 30 dana je 3,6 l, a ovde piše „120 ml dnevno, za 30 dana potrošite 3,6 l, dakle tri boce“.':
      ['dakle četiri boce', 'dakle tri boce'],
    '210 ml puta 30 dana je 6,3 l, a ovde piše „210 ml dnevno, za 30 dana potrošite 3,6 l, dakle četiri boce“.':
      ['Uz punu dozu, 120 ml dnevno', 'Uz punu dozu, 210 ml dnevno'],
    '„Otvoren gel se drži ispod 7 °C i troši za najviše 300 dana“ je više nego u svim drugim tekstovima: tamo je najviše 30 dana, a ovde 300.':
      ['troši za najviše 30 dana', 'troši za najviše 300 dana'],
    '120 ml puta 30 dana je 3,6 l, a ovde piše „120 ml dnevno, za 30 dana potrošite 6,3 l, dakle četiri boce“.':
      ['potrošite 3,6 l', 'potrošite 6,3 l'],
    '1.120 ml puta 30 dana je 33,6 l, a ovde piše „1.120 ml dnevno, za 30 dana potrošite 3,6 l, dakle četiri boce“.':
      ['Uz punu dozu, 120 ml dnevno', 'Uz punu dozu, 1.120 ml dnevno'],
  },
  'products/vanila-proteinski-sejk.mdx': {
    'Masa jedne porcije nije ista na dva mesta: „375 g · 15 porcija“ i „mericu (50 g)“.': [
      '1 mericu (25 g)',
      '1 mericu (50 g)',
    ],
  },
  'products/aloe-sprej.mdx': {
    'Zapremina nije ista na dva mesta: „473 ml“ i „Boca je velika, 437 ml“.': [
      'je velika, 473 ml',
      'je velika, 437 ml',
    ],
  },
  'products/sapun-od-avokada.mdx': {
    'Ovde piše „usnama“, a iznad, u podacima, opisu i efektima, toga nema.': [
      'Napenite sapun na vlažnoj koži',
      'Napenite sapun na suvim usnama',
    ],
  },
  'products/tablete-za-oci.mdx': {
    'Pakovanje od 60 ne traje toliko: 60 dana uz 2 tablete dnevno': [
      'lasts: 30 dana',
      'lasts: 60 dana',
    ],
    'Pakovanje od 60 ne traje toliko: 29 dana uz 2 tablete dnevno': [
      'lasts: 30 dana',
      'lasts: 29 dana',
    ],
  },
  'products/gel-i-arginin.mdx': {
    'Dnevna količina nije ista kao uz taj proizvod: ovde „5 puta po 40 ml“ (200 ml), a tamo „120 ml dnevno“.':
      ['3 puta po 40 ml gela', '5 puta po 40 ml gela'],
    '„otvaranja ispod 17 °C“ je više nego u svim drugim tekstovima: tamo je najviše 7 °C, a ovde 17.':
      ['ispod 7 °C', 'ispod 17 °C'],
  },
  'products/balzam-za-usne.mdx': {
    'Piše „ulje kokosa“, a toga u „Sastavu“ nema.': ['facts: ulje jojobe', 'facts: ulje kokosa'],
  },
};

const ENDINGS: Edits = {
  'products/aloe-gel.mdx': {
    'Pasus počinje malim slovom: „pijte …“.': ['\nPijte 3 puta', '\npijte 3 puta'],
    'Glagol se ne slaže sa onim o čemu govori: „Vitamin C doprinose“.': [
      'Vitamin C doprinosi smanjen',
      'Vitamin C doprinose smanjen',
    ],
  },
  'products/kardio-coq10.mdx': {
    'Glagol se ne slaže sa onim o čemu govori: „Vitamini C i E doprinosi“.': [
      'Vitamini C i E doprinose zaštiti',
      'Vitamini C i E doprinosi zaštiti',
    ],
  },
  'products/bobicasti-napitak.mdx': {
    'Reč se ne slaže sa brojem: „tri put“.': [
      '30–40 ml tri puta dnevno',
      '30–40 ml tri put dnevno',
    ],
  },
  'products/tablete-za-oci.mdx': {
    'Reč se ne slaže sa brojem: „2 tableta“.': [
      'Uzmite 2 tablete dnevno',
      'Uzmite 2 tableta dnevno',
    ],
  },
  'products/biljni-caj.mdx': {
    'Reč se ne slaže sa glagolom: „Prelijte 1 kesica“.': ['Prelijte 1 kesicu', 'Prelijte 1 kesica'],
    'Reč se ne slaže sa glagolom: „Prelijte 1 kesice“.': [
      'Prelijte 1 kesicu sa',
      'Prelijte 1 kesice sa',
    ],
  },
  'questions.yaml': {
    'Pitanje nema upitnik na kraju.': ['nego što kupim?', 'nego što kupim.'],
  },
  'products/stik-dezodorans.mdx': {
    'Ovaj red nije stavka liste, jer ne počinje jednom crticom i razmakom.': [
      '- Neguje i omekš',
      'Neguje i omekš',
    ],
  },
};

it.each([...rowsOf(NUMBERS), ...rowsOf(ENDINGS)])('%s', (said, file, from, to) => {
  const { findings } = checkWith({ [file]: edit(file, from, to) });
  const told = findings.filter(({ severity }) => severity === 'warning');
  expect(told.map(({ text }) => text)).toContain(said);
});

it.each([
  ['products/aloe-gel.mdx', 'najduže 30 dana', 'najduže 20 dana'],
  ['products/decje-tablete.mdx', 'imaju ukus jagode', 'imaju ukus jagode, od 4 godine i 2 meseca'],
  [
    'products/vanila-proteinski-sejk.mdx',
    'najviše 2 puta',
    'najviše 2 puta, za 24 sata ili 5 sati, 21 dan',
  ],
  [
    'products/breskva-napitak.mdx',
    'Za prvu probu',
    'Za 12 dana, ako je preslatko, uzmite sok jabuke. Za prvu probu',
  ],
  ['products/stik-dezodorans.mdx', 'suvu kožu pazuha', 'suvu kožu pazuha i ruku'],
  ['products/breskva-napitak.mdx', 'više od 120 ml dnevno', 'više od 0,12 l dnevno'],
])('%s: „%s“ → „%s“ is right', (file, from, to) => {
  expect(checkWith({ [file]: edit(file, from, to) }).findings).toEqual([]);
});
