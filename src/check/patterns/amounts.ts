// Amounts that are mistyped or improbable.

import { joinParts, type PatternRule } from './pattern-rule.ts';

const FROM_10 = '[1-9]\\d+';
const FROM_40 = '(?:[4-9]\\d|\\d{3,})';

const COMPARE = 'Uporedite sa deklaracijom.';
const UNUSUALLY_LARGE = 'Količina je neobično velika: „$0“.';

export const AMOUNTS: readonly PatternRule[] = [
  {
    name: 'milligrams of a drink',
    pattern:
      /(?<!\d)\d+ mg (?:u \d+ m?l(?!\p{L})|vode|tečnosti|mleka|soka|gela)|pijte (?:\d+[–-])?\d+ mg/iu,
    text: 'Piće se meri u mililitrima, a ovde su miligrami: „$0“.',
    fix: COMPARE,
  },
  {
    name: '10 decilitres, or more',
    pattern: new RegExp(`(?<![\\d,.])${FROM_10} ?dl(?!\\p{L})`, 'iu'),
    text: UNUSUALLY_LARGE,
    fix: 'Uporedite sa deklaracijom: možda su mililitri (ml).',
  },
  {
    name: 'less than 30 ml of what something is dissolved in',
    pattern: /(?<![\d,.–-])[12]?\d ml (?:tečnosti|vode|mleka)/iu,
    text: 'Količina je neobično mala: „$0“.',
    fix: COMPARE,
  },
  {
    name: '10 grams in a tablet, or more',
    pattern: new RegExp(`(?<![\\d,.])${FROM_10} g u (?:\\d+|jednoj|dve) (?:tablet|kapsul)`, 'iu'),
    text: UNUSUALLY_LARGE,
    fix: 'Uporedite sa deklaracijom: možda su miligrami (mg).',
  },
  {
    name: 'a unit that is written otherwise',
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
    pattern: /(?:do|ispod|iznad|na) \d{1,2} ?C(?![\p{L}\d])/u,
    text: 'U temperaturi nedostaje znak °: „$0“.',
    fix: 'Napišite, na primer: 25 °C',
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
  },
  {
    name: '10 times a day, or more',
    pattern: new RegExp(`(?<![\\d,.–-])${FROM_10} puta dnevno`, 'iu'),
    text: UNUSUALLY_LARGE,
    fix: COMPARE,
  },
  {
    name: '10 litres, or more',
    pattern: new RegExp(`(?<![\\d,.])${FROM_10} l(?![\\p{L}/])`, 'u'),
    text: UNUSUALLY_LARGE,
    fix: 'Uporedite sa deklaracijom: možda su mililitri (ml).',
  },
  {
    name: 'storage in a heat of 40 °C, or more',
    pattern: joinParts('u', `Čuvanje:.*(?<!\\d)(${FROM_40} ?°C)`),
    text: 'Temperatura u pasusu „Čuvanje“ je neobično visoka: „$1“.',
    fix: COMPARE,
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
  },
];
