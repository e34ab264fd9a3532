// Amounts that are mistyped or improbable.

import { joinParts, type PatternRule } from './pattern-rule.ts';

const FROM_10 = '[1-9]\\d+';
const FROM_40 = '(?:[4-9]\\d|\\d{3,})';

const COMPARE = 'Uporedite sa deklaracijom.';
const UNUSUALLY_LARGE = 'Količina je neobično velika: „$0“.';

export const AMOUNTS: readonly PatternRule[] = [
  {
    name: 'milligrams of a drink',
    found: ['po 40 mg u 240 ml', 'u 240 mg vode', 'Pijte 30–40 mg'],
    notFound: ['12 mg u 2 tablete', '40 ml u 240 ml'],
    pattern:
      /(?<!\d)\d+ mg (?:u \d+ m?l(?!\p{L})|vode|tečnosti|mleka|soka|gela)|pijte (?:\d+[–-])?\d+ mg/iu,
    text: 'Piće se meri u mililitrima, a ovde su miligrami: „$0“.',
    fix: COMPARE,
  },
  {
    name: '10 decilitres, or more',
    found: ['u 240 dl vode', 'po 10 dl'],
    notFound: ['po 9 dl', '2,5 dl'],
    pattern: new RegExp(`(?<![\\d,.])${FROM_10} ?dl(?!\\p{L})`, 'iu'),
    text: UNUSUALLY_LARGE,
    fix: 'Uporedite sa deklaracijom: možda su mililitri (ml).',
  },
  {
    name: 'less than 30 ml of what something is dissolved in',
    found: ['u 24 ml tečnosti', '5 ml vode'],
    notFound: ['u 240 ml tečnosti', '30 ml vode', '15–24 ml vode', '24 ml gela'],
    pattern: /(?<![\d,.–-])[12]?\d ml (?:tečnosti|vode|mleka)/iu,
    text: 'Količina je neobično mala: „$0“.',
    fix: COMPARE,
  },
  {
    name: '10 grams in a tablet, or more',
    found: ['oko 93 g u 2 tablete', '10 g u jednoj kapsuli'],
    notFound: ['93 mg u 2 tablete', '9 g u 2 tablete'],
    pattern: new RegExp(`(?<![\\d,.])${FROM_10} g u (?:\\d+|jednoj|dve) (?:tablet|kapsul)`, 'iu'),
    text: UNUSUALLY_LARGE,
    fix: 'Uporedite sa deklaracijom: možda su miligrami (mg).',
  },
  {
    name: 'a unit that is written otherwise',
    found: ['142 gr', '330ML', '1 L', '2 posto', '5 KG'],
    notFound: ['142 g', 'vitamin D3 mg', '2%'],
    pattern: joinParts(
      'u',
      '(?<![\\p{L}\\d])\\d+(?:,\\d+)? ?',
      '(?:gr\\.?|ML|Ml|MG|Mg|KG|Kg|L|posto)(?![\\p{L}\\d])',
    ),
    text: 'Jedinica nije napisana kao na ostatku sajta: „$0“.',
    fix: 'Pišu se ovako: g, kg, mg, l, ml i %',
  },
  {
    name: 'a temperature without its degree',
    found: ['do 25 C', 'ispod 7C'],
    notFound: ['do 25 °C', 'vitamin C'],
    pattern: /(?:do|ispod|iznad|na) \d{1,2} ?C(?![\p{L}\d])/u,
    text: 'U temperaturi nedostaje znak °: „$0“.',
    fix: 'Napišite, na primer: 25 °C',
  },
  {
    name: 'milligrams of what is measured in micrograms',
    found: [
      'U 4 tablete ima 10 mg vitamina D.',
      '800 mg vitamina A',
      '2,5 mg vitamina B12',
      '75 mg vitamin K',
      '50 mg biotina',
      '200 mg folne kiseline',
      '55 mg selena',
      '150 mg joda',
      '40 mg hroma',
    ],
    notFound: ['10 µg vitamina D', '80 mg vitamina C', '0,8 mg vitamina A', '12 mg dnevno'],
    pattern: joinParts(
      'iu',
      '(?<![\\d,])[1-9]\\d*(?:,\\d+)? mg ', // vitamin A may be 0,8 mg
      '(?:vitamina? (?:A|B12|D|K)|biotina|folne|selena|joda|hroma)(?![\\p{L}\\d])',
    ),
    text: 'Ovo se meri u mikrogramima, a u tekstu su miligrami: „$0“.',
    fix: 'Uporedite sa deklaracijom; mikrogram se piše ovako: µg',
  },
  {
    name: '10 times a day, or more',
    found: ['Pijte 10 puta dnevno'],
    notFound: ['9 puta dnevno', '30 puta po 1 l'],
    pattern: new RegExp(`(?<![\\d,.–-])${FROM_10} puta dnevno`, 'iu'),
    text: UNUSUALLY_LARGE,
    fix: COMPARE,
  },
  {
    name: '10 litres, or more',
    found: ['Rastvorite u 10 l vode.', '330 l'],
    notFound: ['Rastvorite u 9 l vode.', '3,6 l', '240 ml', '12 listova'],
    pattern: new RegExp(`(?<![\\d,.])${FROM_10} l(?![\\p{L}/])`, 'u'),
    text: UNUSUALLY_LARGE,
    fix: 'Uporedite sa deklaracijom: možda su mililitri (ml).',
  },
  {
    name: 'storage in a heat of 40 °C, or more',
    found: ['**Čuvanje:** na tamnom mestu, do 40 °C.', '**Čuvanje:** do 250 °C.'],
    notFound: ['**Čuvanje:** na tamnom mestu, do 39 °C.'],
    pattern: joinParts('u', `Čuvanje:.*(?<!\\d)(${FROM_40} ?°C)`),
    text: 'Temperatura u pasusu „Čuvanje“ je neobično visoka: „$1“.',
    fix: COMPARE,
  },
  {
    name: 'a decimal point',
    found: ['facts: 92.1 g', '1.5 kg', '0.33 l', '2.5 ml', '1.4 mg', '2.5 µg', 'L-arginin 51.5%'],
    notFound: ['92,1 g', '1.300 g', 'Od 12.11. traje 2 g'],
    pattern: joinParts(
      'u',
      '(?<![\\d.])\\d+\\.\\d{1,2} ?', // with three digits it is the point of thousands
      '(?:g|kg|l|ml|mg|µg|%)(?![\\p{L}\\d])',
    ),
    text: 'U broju „$0“ stoji tačka.',
    fix: 'Decimale odvojite zarezom, na primer: 92,1 g',
  },
  {
    name: 'more than 100 percent',
    found: ['Gel aloe vere 997%.', 'Gel 100,5%'],
    notFound: [
      'Vitamin C: 150% preporučenog unosa.',
      'Cink: 150% PU',
      'Cink: 200% dnevnih potreba',
      '100%',
    ],
    pattern: joinParts(
      '',
      '(?<![\\d,.])(?!100 ?%)\\d{3,}(?:,\\d+)? ?%',
      '(?! *(?:preporu|PU|NRV|RI|RDA|dnevn))', // the recommended daily intake may be exceeded
    ),
    text: 'Procenat je veći od 100: „$0“.',
    fix: 'Uporedite ga sa deklaracijom.',
  },
];
