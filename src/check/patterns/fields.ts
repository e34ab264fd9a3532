// Lines with a field of the data, with an item of a list or with nothing, that are shown otherwise than they were meant.
import type { PatternRule } from './pattern-rule.ts';

/** „boca.jpg“ */
const FILE_NAME = '.+\\.(?:jpe?g|png|gif|webp|avif|svg|hei[cf])';

/** How a phone, a chat program or a screen names a picture: „IMG_2041“, „WhatsApp Image 2026-11-12 at 14.03“. */
const CAMERA_WORDS = [
  'whatsapp image',
  'screenshot',
  'snimak ekrana',
  'slika',
  'fotka',
  'fotografija',
  'foto',
  'photo',
  'image',
  'picture',
  'img',
  'dsc',
  'pxl',
].join('|');
const CAMERA_NUMBER = '(?:[\\s\\d_().:-]|wa|at)*';

export const FIELDS: readonly PatternRule[] = [
  {
    name: 'a line that only looks empty',
    found: ['\u00a0', '  \u2003 '],
    notFound: ['', '  ', '10\u00a0ml'],
    pattern: /^[ \t]*[\u00a0\u2000-\u200a\u202f\u205f\u3000]\s*$/,
    text: 'Ovaj red izgleda prazan, a u njemu je razmak iz drugog programa, pa se pasusi spajaju.',
    fix: 'Obrišite sve iz tog reda.',
  },
  {
    name: 'a description of a picture that describes nothing',
    found: [
      'alt: IMG_2041',
      'alt: boca.jpg',
      'alt: Snimak ekrana 2026-11-03',
      '- alt: "DSC 0001"',
      'alt: WhatsApp Image 2026-11-12 at 14.03',
    ],
    notFound: ['alt: Slika bele boce gela'],
    pattern: new RegExp(
      `^[\\s-]*alt: *["']?(?=[^\\s"'])(${FILE_NAME}|(?:${CAMERA_WORDS})?${CAMERA_NUMBER})["']?$`,
      'i',
    ),
    text: 'Opis slike „$1“ ne kaže šta se na njoj vidi.',
    fix: 'Jednom rečenicom napišite šta se na njoj vidi: šta je to, koje je boje i šta je pored.',
  },
  {
    name: 'an hour after 24',
    found: ['hours: "radnim danima od 9 do 71 h"', 'hours: od 9 do 31'],
    notFound: ['hours: "radnim danima od 9 do 17.30 h"', 'hours: od 8 do 24 h'],
    pattern: /^hours: .*?(?<![\d.:])((?:2[5-9]|[3-9]\d)(?:[.:]\d\d)?(?: ?h|\s*časova|(?=["']?$)))/u,
    text: 'Dan nema toliko sati: „$1“.',
    fix: 'Ispravite vreme, na primer: od 9 do 17 h',
  },
  {
    name: 'a numbered item without its space',
    found: ['2.**Deklaracije.** Čitamo ih zajedno.'],
    notFound: ['2. **Deklaracije.** Čitamo ih zajedno.'],
    pattern: /^\d+\.\*\*.*/,
    text: '„$0“ se na sajtu vidi onako kako je napisano.',
    fix: 'Iza broja i tačke stavite razmak: 2. **Tekst**',
  },
];
