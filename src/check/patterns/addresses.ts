// Addresses of e-mail and of the web that cannot work, or that say too much.
import { INVISIBLE } from './language.ts';
import { joinParts, type PatternRule } from './pattern-rule.ts';

/** The end of an e-mail address in a field. */
const END_OF_ADDRESS = '(?=["\\s]*$)';

const END_MAIL = 'Proverite kraj e-mail adrese: $0';
const CURE_MAIL = 'Uporedite je slovo po slovo, na primer sa: @gmail.com';

/** „htps“ and other misspellings of „https“; also „https“ itself, behind which the colon may be missing. */
const MISTYPED_HTTPS = '(?:htt?ps?|hhttps?|httsp|httos|htpps|ttps?)';

/** Applied to a line from which the correct web addresses were removed. */
export const MISTYPED_ADDRESSES: readonly PatternRule[] = [
  {
    name: 'a misspelled name of a mail service',
    pattern: new RegExp(
      `@(gmial|gmai|gmal|gamil|gmil|gmaill|gnail|hotmial|hotmal|hotmai|yaho|yahooo|outlok)\\.com${END_OF_ADDRESS}`,
      'i',
    ),
    text: END_MAIL,
    fix: CURE_MAIL,
    examples: [
      'email: ana@gmial.com',
      'ana@gmai.com',
      'ana@hotmal.com',
      'ana@yaho.com',
      'ana@outlok.com',
    ],
    counterExamples: ['email: ana@gmail.com', 'ana@gmial.com je pogrešno'],
  },
  {
    name: 'a mail service with a wrong top-level domain',
    pattern: new RegExp(
      `@(gmail|hotmail|yahoo|outlook)\\.(con|cm|co|om|comm|rs)${END_OF_ADDRESS}`,
      'i',
    ),
    text: END_MAIL,
    fix: CURE_MAIL,
    examples: ['email: ana@gmail.con', 'ana@yahoo.cm', 'ana@gmail.rs', 'ana@outlook.co'],
    counterExamples: ['email: ana@primer.co'],
  },
  {
    name: 'an address with a mistyped beginning',
    // Except in a field that holds an address alone: its schema has a message for that.
    pattern: joinParts(
      'iu',
      '(?<!^\\s*\\w+: .*|[\\p{L}\\d])',
      `${MISTYPED_HTTPS}(?:[:;]?\\/+|[:;])\\S+`, // „htps://…“, „https//…“, „https;…“
    ),
    text: 'Adresa nije tačno napisana: $0',
    fix: 'Počnite je sa https://',
    examples: [
      'Pogledajte htps://primer.rs',
      'Pogledajte https//primer.rs',
      'Pogledajte http;//primer.rs',
    ],
    counterExamples: ['link: htps://primer.rs'],
  },
];

/** Applied to the whole line, addresses included. */
export const ADDRESSES: readonly PatternRule[] = [
  {
    name: 'an address with an extra character',
    pattern: new RegExp(
      [
        `https?:\\/\\/\\S*[${INVISIBLE}]`,
        `https?:\\/\\/(?:https?:|[^\\s/?)"']*,\\w)`,
        `^\\s*\\w+: https?:\\/\\/\\S*[,;]$`,
      ].join('|'),
    ),
    text: 'U adresi je znak viška, pa veza ne radi.',
    fix: 'Otkucajte adresu ponovo: jedno https://, bez zareza, a na kraju bez tačke.',
    isGrave: true,
    examples: [
      'shop_url: https://https://prodavnica.rs',
      'link: https://primer,rs',
      'link: https://primer.rs,',
    ],
    counterExamples: ['shop_url: https://prodavnica.rs'],
  },
  {
    name: 'an address with a tracking parameter',
    pattern: /https?:\/\/[^\s)"']*[?&](fbclid|gclid|igshid)=/,
    text: 'Adresa je prekopirana zajedno sa oznakom za praćenje („$1“).',
    fix: 'Obrišite iz adrese sve od te oznake do kraja, zajedno sa znakom ? ili & ispred nje.',
    examples: [
      'link: https://prodavnica.rs/gel?fbclid=IwAR1',
      'https://primer.rs/gel?a=1&igshid=x',
      'https://primer.rs/?gclid=x',
    ],
    counterExamples: ['link: https://prodavnica.rs/gel?boja=1'],
  },
];
