// Two places of one product that do not agree: edits of each file, with all their findings.
import type { Edits } from './mistakes-in-data.ts';

const CHILDREN = 'products/decje-tablete.mdx';
const OMEGA = 'products/kapsule-arkticko-more.mdx';
const SPRAY = 'products/aloe-sprej.mdx';
const MINERALS = 'products/mineralne-tablete.mdx';
const PEACH = 'products/breskva-napitak.mdx';

const COMPARE = '→ Uporedite oba sa deklaracijom i ispravite ono što nije tačno.';

export const MISTAKES_IN_PRODUCTS: Edits = {
  [CHILDREN]: {
    'two ages above the text': [
      'od 4 godine',
      'od 3 godine',
      'warning @ Uzrast nije isti na dva mesta: „od navršene 4. godine“ i „od 3 godine“. → Uporedite oba sa deklaracijom i ispravite ono što nije tačno.',
    ],
  },
  [OMEGA]: {
    'an age that a warning tells otherwise': [
      'deci do 6 godina',
      'deci do 8 godina',
      'warning @ Uzrast nije isti na dva mesta: „od 6 godina“ i „Ne preporučuju se trudnicama, dojiljama i deci do 8 godina“.',
    ],
  },
  'products/dodatak-za-zene.mdx': {
    'pregnant women above the text, whom a warning leaves to a doctor': [
      /for_whom: .*/,
      'for_whom: sve odrasle žene, pa i trudnice i dojilje',
      `warning @ Polje „for_whom“ („Za koga“) kaže „sve odrasle žene, pa i trudnice i dojilje“, a u „Načinu upotrebe“ piše: trudnice i dojilje samo po savetu lekara. ${COMPARE}`,
    ],
  },
  'products/aloe-gel.mdx': {
    'three glasses that are more than a day may have': [
      'po 40 ml u 240',
      'po 60 ml u 240',
      'warning @ Dnevna količina nije ista na dva mesta: „120 ml dnevno“ i „3 puta dnevno po 60 ml“ (180 ml). → Uporedite oba sa deklaracijom i ispravite ono što nije tačno.',
    ],
    'glasses that are less than the bottle is counted with': [
      'po 40 ml u 240',
      'po 30 ml u 240',
      'warning @ Dnevna količina nije ista na dva mesta: „120 ml dnevno“ i „3 puta dnevno po 30 ml“ (90 ml).',
    ],
    'a bottle that lasts ten days too long': [
      'oko 8 dana',
      'oko 18 dana',
      'warning @ Pakovanje od 1 l ne traje toliko: oko 18 dana (boca od 1 l), uz 120 ml dnevno → Proverite broj u polju „facts“ („Kratka činjenica“), dnevnu količinu i koliko traje: 1000 : 120 = 8,3.',
    ],
  },
  [PEACH]: {
    'a warning that allows less than the dose': [
      'više od 120 ml',
      'više od 90 ml',
      'warning @ Dnevna količina nije ista na dva mesta: „90–120 ml dnevno“ i „više od 90 ml dnevno“.',
    ],
    'no sugar, which the composition names': [
      'Osnova je',
      'Napitak je bez šećera. Osnova je',
      'warning @ Piše „bez šećera“, a u „Sastavu“ je fruktoza.',
    ],
  },
  'products/vanila-proteinski-sejk.mdx': {
    'portions that last too long for the larger of two doses': [
      '8 do 15 dana',
      '8 do 25 dana',
      'warning @ Pakovanje od 15 ne traje toliko: 8 do 25 dana, uz 1 ili 2 porcije dnevno',
    ],
  },
  [MINERALS]: {
    'a number of minerals in digits and in words': [
      '11 minerala',
      '12 minerala',
      'warning @+5 Broj nije isti na dva mesta: „12 minerala“ i „Jedanaest minerala“.',
    ],
  },
  [SPRAY]: {
    'a number of extracts in two sections': [
      'jedanaest biljnih',
      'dvanaest biljnih',
      'warning @+4 Broj nije isti na dva mesta: „dvanaest biljnih ekstrakata“ i „11 biljnih ekstrakata“.',
    ],
  },
  'products/balzam-za-usne.mdx': {
    'a balm for vegans with the wax of bees': [
      'Pakovanje je',
      'Balzam je veganski, a pakovanje je',
      'warning @ Piše „veganski“, a u „Sastavu“ je pčelinji vosak.',
    ],
    'shares that are together more than the whole': [
      '20,4% i',
      '82,4% i',
      'warning @ Procenti u „Sastavu“ daju zajedno 110%, a ne mogu da daju više od 100%. → Uporedite ih sa deklaracijom.',
    ],
  },
};
