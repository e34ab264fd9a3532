// Addresses of e-mail and of the web that cannot work, or that say too much.
import { joinParts, type PatternRule } from './pattern-rule.ts';

/** The end of an e-mail address in a field. */
const END_OF_ADDRESS = '(?=["\\s]*$)';

const END_MAIL = 'Proverite kraj e-mail adrese: $0';
const CURE_MAIL = 'Uporedite je slovo po slovo, na primer sa: @gmail.com';

/** Applied to a line from which the correct web addresses were removed. */
export const MISTYPED_ADDRESSES: readonly PatternRule[] = [
  {
    name: 'a misspelled name of a mail service',
    found: [
      'email: ana@gmial.com',
      'ana@gmai.com',
      'ana@hotmal.com',
      'ana@yaho.com',
      'ana@outlok.com',
    ],
    notFound: ['email: ana@gmail.com', 'ana@gmial.com je pogrešno'],
    pattern: new RegExp(
      `@(gmial|gmai|gmal|gamil|gmil|gmaill|gnail|hotmial|hotmal|hotmai|yaho|yahooo|outlok)\\.com${END_OF_ADDRESS}`,
      'i',
    ),
    text: END_MAIL,
    fix: CURE_MAIL,
  },
  {
    name: 'a mail service with a wrong top-level domain',
    found: ['email: ana@gmail.con', 'ana@yahoo.cm', 'ana@gmail.rs', 'ana@outlook.co'],
    notFound: ['email: ana@primer.co'],
    pattern: new RegExp(
      `@(gmail|hotmail|yahoo|outlook)\\.(con|cm|co|om|comm|rs)${END_OF_ADDRESS}`,
      'i',
    ),
    text: END_MAIL,
    fix: CURE_MAIL,
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
    found: ['link: https://prod\u0430vnica.rs/gel', 'mailto:ana@prim\u0435r.rs'],
    notFound: [
      'https://prodavnica.rs/\u0430',
      'https://www.\u043f\u0440\u0438\u043c\u0435\u0440.\u0441\u0440\u0431',
      'https://šumadija.rs',
    ],
    pattern: joinParts(
      'u',
      BEFORE_HOST,
      `(?=${IN_HOST}*\\p{Script=Latin})(?=${IN_HOST}*(?!\\p{Script=Latin})\\p{L})`,
      `${IN_HOST}*`,
    ),
    text: 'U adresi su pomešana slova dva pisma, pa vodi na drugi sajt ili nikud: $0',
    fix: `${RETYPE} Sva slova su latinična.`,
    isGrave: true,
  },
  {
    name: 'a name in front of the host',
    found: ['https://prodavnica.rs@zlo.example.com/'],
    notFound: ['https://primer.rs/@ana', 'https://primer.rs, ana@primer.rs'],
    pattern: /https?:\/\/[^\s/?#()"']*@/,
    text: 'Ispred znaka @ u adresi stoji nešto što liči na sajt, a veza vodi na ono iza njega: $0',
    fix: RETYPE,
    isGrave: true,
  },
  {
    name: 'a sign that addresses do not have',
    found: [
      'link: https://prodavnica.rs/aloe–gel',
      'link: https://prodavnica.rs/aloe…',
      '(https://prodavnica.rs/zub\u00adni)',
      'https://prodavnica.rs/\u3164',
      'https://prodavnica.rs/„gel“',
    ],
    notFound: [
      'link: https://prodavnica.rs/šampon',
      'Piše na „https://primer.rs“.',
      'https://primer.rs – tu piše',
    ],
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
  },
  {
    name: 'an address with an extra character',
    found: [
      'shop_url: https://https://prodavnica.rs',
      'link: https://primer,rs',
      'link: https://primer.rs,',
    ],
    notFound: ['shop_url: https://prodavnica.rs'],
    pattern: new RegExp(
      [`https?:\\/\\/(?:https?:|[^\\s/?)"']*,\\w)`, `^\\s*\\w+: https?:\\/\\/\\S*[,;]$`].join('|'),
    ),
    text: 'U adresi je znak viška, pa veza ne radi.',
    fix: 'Otkucajte adresu ponovo: jedno https://, bez zareza, a na kraju bez tačke.',
    isGrave: true,
  },
  {
    name: 'an address with a tracking parameter',
    found: [
      'link: https://prodavnica.rs/gel?fbclid=IwAR1',
      'https://primer.rs/gel?a=1&igshid=x',
      'https://primer.rs/?gclid=x',
      'https://primer.rs/?igsh=x',
      'https://primer.rs/?mibextid=x',
      'https://primer.rs/?utm_source=chatgpt.com',
      'https://primer.rs/?utm_source=qr',
    ],
    notFound: ['https://prodavnica.rs/gel?boja=1&utm_source=sajt'],
    // `utm_source` of a program, and not of the shop that wants to know who sends.
    pattern:
      /[?&](fbclid|gclid|igsh|igshid|mibextid|utm_source(?==(?:chatgpt|openai|perplexity|copilot|qr)))=/,
    text: 'Adresa je prekopirana zajedno sa oznakom za praćenje („$1“).',
    fix: 'Obrišite iz adrese sve od te oznake do kraja, zajedno sa znakom ? ili & ispred nje.',
  },
];
