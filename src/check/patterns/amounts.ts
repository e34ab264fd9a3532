// Amounts that are mistyped or improbable.

import { joinParts, type PatternRule } from './pattern-rule.ts';
import { UNITS } from './units.ts';

const PIECES = '(?:tablet|kapsul|kesic)';

/** A number in which the letter O, l or I stands for a digit: „33O“, „l20“. */
const DIGITS_WITH_LETTER = '(?:\\d[\\d.,]*[OolI]|[OolI]\\d)[\\dOolI]*';

const FROM_10 = '[1-9]\\d+';
const FROM_40 = '(?:[4-9]\\d|\\d{3,})';
const FROM_200 = '(?:[2-9]\\d\\d|\\d{4,})';
const FROM_300 = '(?:[3-9]\\d\\d|\\d{4,})';

const COMPARE = 'Uporedite sa deklaracijom.';
const UNUSUALLY_LARGE = 'Količina je neobično velika: „$0“.';

export const AMOUNTS: readonly PatternRule[] = [
  {
    name: 'a letter O, l or I among the digits of an amount',
    pattern: new RegExp(`(?<![\\p{L}\\d])${DIGITS_WITH_LETTER}(?=\\s?${UNITS}(?!\\p{L}))`, 'u'),
    text: 'U količini „$0“ je slovo umesto cifre.',
    fix: 'Napišite je ciframa: nulu i jedinicu, a ne slova O i l.',
    examples: ['Boca od 33O ml.', 'l20 kapi', '5O µg', '1O0 g'],
    counterExamples: ['Boca od 330 ml.', 'vitamin B1 mg'],
  },
  {
    name: 'milligrams as the contents of a bottle or a tube',
    pattern: joinParts(
      'iu',
      '(?<!\\p{L})(?:boc|tub|flaš|tegl)\\p{L}*(?: od)? \\d[\\d.,]* ?mg(?!\\p{L})',
      '|^facts: ["\']?\\d[\\d.,]* ?mg *(?:·|$)', // „473 mg · za lice“
    ),
    text: 'Pakovanje u miligramima je neobično malo: „$0“.',
    fix: 'Uporedite ga sa deklaracijom: možda je ml ili g.',
    examples: ['facts: boca od 330 mg', 'tuba 130 mg', 'facts: 473 mg · za lice i telo'],
    counterExamples: ['facts: boca od 330 ml', 'facts: 500 mg vitamina C · 60 tableta'],
  },
  {
    name: 'milligrams of what is measured in micrograms',
    pattern: joinParts(
      'iu',
      '(?<![\\d,])[1-9]\\d*(?:,\\d+)? mg ', // vitamin A may be 0,8 mg
      '(?:vitamina? (?:A|B12|D|K)|biotina|folne|selena|joda|hroma)(?![\\p{L}\\d])',
    ),
    text: 'Ovo se meri u mikrogramima, a u tekstu su miligrami: „$0“.',
    fix: 'Uporedite sa deklaracijom; mikrogram se piše ovako: µg',
    examples: [
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
    counterExamples: ['10 µg vitamina D', '80 mg vitamina C', '0,8 mg vitamina A', '12 mg dnevno'],
  },
  {
    name: '10 tablets a day, or more',
    pattern: joinParts(
      'u',
      `(?<!\\d)(?:${FROM_10} ${PIECES}\\p{L}* dnevno|`,
      `dnevno po ${FROM_10} ${PIECES})`,
    ),
    text: UNUSUALLY_LARGE,
    fix: COMPARE,
    examples: [
      'Uzimajte 20 tableta dnevno.',
      'Uzimajte dnevno po 10 tableta.',
      'Uzimajte 30 kapsula dnevno.',
      'Pijte 12 kesica dnevno.',
    ],
    counterExamples: ['Uzimajte 9 tableta dnevno.'],
  },
  {
    name: '300 ml a day, or more',
    pattern: new RegExp(`(?<!\\d)(?:${FROM_300} ml dnevno|dnevno po ${FROM_300} ml)`, 'u'),
    text: UNUSUALLY_LARGE,
    fix: COMPARE,
    examples: ['Pijte 400 ml dnevno.', 'Pijte dnevno po 300 ml.', 'Pijte 1000 ml dnevno.'],
    counterExamples: ['Pijte 299 ml dnevno.'],
  },
  {
    name: '10 litres, or more',
    pattern: new RegExp(`(?<![\\d,.])${FROM_10} l(?![\\p{L}/])`, 'u'),
    text: UNUSUALLY_LARGE,
    fix: 'Uporedite sa deklaracijom: možda su mililitri (ml).',
    examples: ['Rastvorite u 10 l vode.', '330 l'],
    counterExamples: ['Rastvorite u 9 l vode.', '3,6 l', '240 ml', '12 listova'],
  },
  {
    name: 'storage in a heat of 40 °C, or more',
    pattern: joinParts('u', `Čuvanje:.*(?<!\\d)(${FROM_40} ?°C)`),
    text: 'Temperatura u pasusu „Čuvanje“ je neobično visoka: „$1“.',
    fix: COMPARE,
    examples: ['**Čuvanje:** na tamnom mestu, do 40 °C.', '**Čuvanje:** do 250 °C.'],
    counterExamples: ['**Čuvanje:** na tamnom mestu, do 39 °C.'],
  },
  {
    name: '200 days after opening, or more',
    pattern: joinParts('u', `otvaranj.*(?<!\\d)(${FROM_200} dana)`),
    text: 'Rok posle otvaranja je neobično dug: „$1“.',
    fix: COMPARE,
    examples: ['Posle otvaranja trošite 200 dana.', 'Posle otvaranja trošite 1000 dana.'],
    counterExamples: ['Posle otvaranja trošite 199 dana.'],
  },
  {
    name: 'a decimal point',
    pattern: joinParts(
      'u',
      '(?<![\\d.])\\d+\\.\\d{1,2} ?', // with three digits it is the point of thousands
      '(?:g|kg|l|ml|mg|µg|%)(?![\\p{L}\\d])',
    ),
    text: 'U broju „$0“ stoji tačka.',
    fix: 'Decimale odvojite zarezom, na primer: 92,1 g',
    examples: [
      'facts: 92.1 g',
      '1.5 kg',
      '0.33 l',
      '2.5 ml',
      '1.4 mg',
      '2.5 µg',
      'L-arginin 51.5%',
    ],
    counterExamples: ['92,1 g', '1.300 g', 'Od 12.11. traje 2 g'],
  },
  {
    name: 'more than 100 percent',
    pattern: joinParts(
      '',
      '(?<![\\d,.])(?!100 ?%)\\d{3,}(?:,\\d+)? ?%',
      '(?! *(?:preporu|PU|NRV|RI|RDA|dnevn))', // the recommended daily intake may be exceeded
    ),
    text: 'Procenat je veći od 100: „$0“.',
    fix: 'Uporedite ga sa deklaracijom.',
    examples: ['Gel aloe vere 997%.', 'Gel 100,5%'],
    counterExamples: [
      'Vitamin C: 150% preporučenog unosa.',
      'Cink: 150% PU',
      'Cink: 200% dnevnih potreba',
      '100%',
    ],
  },
];
