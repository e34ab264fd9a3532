// Addresses of e-mail and of the web that cannot work, or that say too much.
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

/** The beginning of an address with a host. */
const BEFORE_HOST = '(?:https?:\\/\\/(?:www\\.)?(?!www\\.)|mailto:[^\\s@]{1,64}@)';
/** Any sign of a host. */
const IN_HOST = '[^\\s\\/?#()@:"\']';
/** A sign outside of ASCII that is no letter and no digit, or a letter without a width. */
const NO_SIGN_OF_ADDRESS =
  '(?:[^\\x20-\\x7e\\s\\p{L}\\p{M}\\p{N}]|\\p{Default_Ignorable_Code_Point})';

const RETYPE = 'Otkucajte adresu ponovo, ili je kopirajte iz pregledača.';

/** Applied to the whole line, addresses included. */
export const ADDRESSES: readonly PatternRule[] = [
  {
    name: 'a host with letters of two alphabets',
    pattern: joinParts(
      'u',
      BEFORE_HOST,
      `(?=${IN_HOST}*\\p{Script=Latin})(?=${IN_HOST}*(?!\\p{Script=Latin})\\p{L})`,
      `${IN_HOST}*`,
    ),
    text: 'U adresi su pomešana slova dva pisma, pa vodi na drugi sajt ili nikud: $0',
    fix: `${RETYPE} Sva slova su latinična.`,
    isGrave: true,
    examples: ['link: https://prod\u0430vnica.rs/gel', 'mailto:ana@prim\u0435r.rs'],
    counterExamples: [
      'https://prodavnica.rs/\u0430',
      'https://www.\u043f\u0440\u0438\u043c\u0435\u0440.\u0441\u0440\u0431',
      'https://šumadija.rs',
    ],
  },
  {
    name: 'a name in front of the host',
    pattern: /https?:\/\/[^\s/?#()"']*@/,
    text: 'Ispred znaka @ u adresi stoji nešto što liči na sajt, a veza vodi na ono iza njega: $0',
    fix: RETYPE,
    isGrave: true,
    examples: ['https://prodavnica.rs@zlo.example.com/'],
    counterExamples: ['https://primer.rs/@ana', 'https://primer.rs, ana@primer.rs'],
  },
  {
    name: 'a sign that addresses do not have',
    pattern: joinParts(
      'u',
      '(?<![^\\s("\'<])(?:https?:\\/\\/|mailto:)',
      '[^\\s()<"\']*?',
      // Quotation marks around an address are none of its signs.
      `(?:[“”„»«](?=[\\p{L}\\d/])|(?![“”„»«])${NO_SIGN_OF_ADDRESS})`,
    ),
    text: 'U adresi je znak koji adrese nemaju, a možda se i ne vidi: dugačka crta, tri tačke ili znak bez širine.',
    fix: RETYPE,
    isGrave: true,
    examples: [
      'link: https://prodavnica.rs/aloe–gel',
      'link: https://prodavnica.rs/aloe…',
      '(https://prodavnica.rs/zub\u00adni)',
      'https://prodavnica.rs/\u3164',
      'https://prodavnica.rs/„gel“',
    ],
    counterExamples: [
      'link: https://prodavnica.rs/šampon',
      'Piše na „https://primer.rs“.',
      'https://primer.rs – tu piše',
    ],
  },
  {
    name: 'an address with an extra character',
    pattern: new RegExp(
      [`https?:\\/\\/(?:https?:|[^\\s/?)"']*,\\w)`, `^\\s*\\w+: https?:\\/\\/\\S*[,;]$`].join('|'),
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
    // `utm_source` of a program, and not of the shop that wants to know who sends.
    pattern:
      /[?&](fbclid|gclid|igsh|igshid|mibextid|utm_source(?==(?:chatgpt|openai|perplexity|copilot|qr)))=/,
    text: 'Adresa je prekopirana zajedno sa oznakom za praćenje („$1“).',
    fix: 'Obrišite iz adrese sve od te oznake do kraja, zajedno sa znakom ? ili & ispred nje.',
    examples: [
      'link: https://prodavnica.rs/gel?fbclid=IwAR1',
      'https://primer.rs/gel?a=1&igshid=x',
      'https://primer.rs/?gclid=x',
      'https://primer.rs/?igsh=x',
      'https://primer.rs/?mibextid=x',
      'https://primer.rs/?utm_source=chatgpt.com',
      'https://primer.rs/?utm_source=qr',
    ],
    counterExamples: ['https://prodavnica.rs/gel?boja=1&utm_source=sajt'],
  },
];
