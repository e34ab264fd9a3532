// Lines with a field of the data, with an item of a list or with nothing, that are shown otherwise than they were meant.
import { joinParts, type PatternRule } from './pattern-rule.ts';

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
    pattern: /^[ \t]*[\u00a0\u2000-\u200a\u202f\u205f\u3000]\s*$/,
    text: 'Ovaj red izgleda prazan, a u njemu je razmak iz drugog programa, pa se pasusi spajaju.',
    fix: 'Obrišite sve iz tog reda.',
    examples: ['\u00a0', '  \u2003 '],
    counterExamples: ['', '  ', '10\u00a0ml'],
  },
  {
    name: 'a description of a picture that describes nothing',
    pattern: new RegExp(
      `^[\\s-]*alt: *["']?(?=[^\\s"'])(${FILE_NAME}|(?:${CAMERA_WORDS})?${CAMERA_NUMBER})["']?$`,
      'i',
    ),
    text: 'Opis slike „$1“ ne kaže šta se na njoj vidi.',
    fix: 'Jednom rečenicom napišite šta se na njoj vidi: šta je to, koje je boje i šta je pored.',
    examples: [
      'alt: IMG_2041',
      'alt: boca.jpg',
      'alt: Snimak ekrana 2026-11-03',
      '- alt: "DSC 0001"',
      'alt: WhatsApp Image 2026-11-12 at 14.03',
    ],
    counterExamples: ['alt: Slika bele boce gela'],
  },
  {
    name: 'quotation marks of a text around a field',
    pattern: joinParts(
      'u',
      '^[\\s-]*(\\w+): *[„“”‟‘’»«]',
      '(?!.*[“”»].*\\p{L})', // not where words follow the closing mark: „Ovo“ i drugo
      '.*[“”’"»«]\\s*$',
    ),
    text: 'Navodnici oko polja „$1“ vide se na sajtu, jer nisu pravi (").',
    fix: 'Obrišite ih.',
    examples: ['name: „Aloe vera gel“', 'name: »Gel«', 'name: ”Gel"'],
    counterExamples: ['title: „Ovo nije za Vas“ i druge rečenice'],
  },
  {
    name: 'the word „iz“ in front of the town',
    pattern: /^town: *["']?iz\s.*/i,
    text: 'Ispred mesta sajt sam piše „iz“.',
    fix: 'Upišite samo mesto u genitivu, na primer: town: Novog Sada',
    examples: ['town: iz Novog Sada'],
    counterExamples: ['town: Novog Sada'],
  },
  {
    name: 'a town that is not in the genitive',
    // The genitive of a town never ends in a consonant.
    pattern: /^town: *["']?([^"']*[bcčćdđfghjklmnprsštvzž])["']?\s*$/iu,
    text: 'Sajt piše „iz $1“.',
    fix: 'Upišite mesto u genitivu, na primer: town: Novog Sada',
    examples: ['town: Novi Sad'],
    counterExamples: ['town: Novog Sada'],
  },
  {
    name: 'the addresses of two networks exchanged',
    pattern: /^facebook_url:.*instagram\.|^instagram_url:.*(facebook|fb)\./,
    text: 'Ova adresa je sa druge mreže: $0',
    fix: 'Proverite da li su veze ka Facebooku i Instagramu zamenile mesta.',
    examples: ['facebook_url: https://www.instagram.com/ana', 'instagram_url: https://fb.com/ana'],
    counterExamples: ['facebook_url: https://www.facebook.com/ana'],
  },
  {
    name: 'a numbered item without its space',
    pattern: /^\d+\.\*\*.*/,
    text: '„$0“ se na sajtu vidi onako kako je napisano.',
    fix: 'Iza broja i tačke stavite razmak: 2. **Tekst**',
    examples: ['2.**Deklaracije.** Čitamo ih zajedno.'],
    counterExamples: ['2. **Deklaracije.** Čitamo ih zajedno.'],
  },
];
