// What a product's text may state more than once, and how each statement is worded.
import { AMOUNT, amountOf, NUMBER, numberOf } from '../patterns/number-words.ts';
import type { PlaceName } from './places.ts';

type Groups = Readonly<Record<string, string | undefined>>;

export interface Wording {
  pattern: RegExp;
  read: (groups: Groups) => number;
  /** Where it counts; everywhere, if not given. */
  places?: readonly PlaceName[];
}

export interface Fact {
  /** The subject of „… na dva mesta“. */
  subject: string;
  wordings: readonly Wording[];
  /** Smaller numbers are ignored: they may count a part only, as „dva minerala“ of eleven. */
  least?: number;
  /** How much two statements may differ, as a share: a text rounds. */
  tolerance?: number;
  /** One place may name several, one of which another place repeats: „1 l ili 330 ml“. */
  hasSeveral?: boolean;
}

/** „120“, „90–120“, „1 ili 2“: the largest counts. */
const SPAN = `(?<from>${NUMBER})(?:(?: ?[–-] ?| do | ili )(?<to>\\d+))?`;
const largest = ({ from = '', to = from }: Groups) => numberOf(to ?? from);

const inMillilitres = ({ amount = '', unit }: Groups) =>
  amountOf(amount) * ({ l: 1000, dl: 100 }[String(unit).toLowerCase()] ?? 1);
const inGrams = ({ amount = '', unit }: Groups) =>
  amountOf(amount) / ({ mg: 1000, µg: 1_000_000 }[String(unit)] ?? 1);

/** How many pieces of one thing are in the product: „11 vitamina“. */
const countOf = (beginning: string, least: number): Fact => ({
  subject: 'Broj nije isti',
  least,
  hasSeveral: true,
  wordings: [
    {
      pattern: new RegExp(
        `(?<from>${NUMBER}) (?:\\p{L}+(?:ih|og) )?${beginning}\\p{L}*(?!\\p{L}| grupe| dnevno| mesečno)`,
        'giu',
      ),
      read: largest,
      places: ['facts', 'description', 'composition'],
    },
  ],
});

/** How many pieces are taken in a day: „Jednu kesicu dnevno“, „dve tablete dnevno“. */
const dailyPieces = (beginning: string): Fact => ({
  subject: 'Dnevna količina nije ista',
  wordings: [
    {
      pattern: new RegExp(`${SPAN} (?:filter-)?${beginning}\\p{L}*(?: \\p{L}+a)? dnevno`, 'giu'),
      read: largest,
    },
    {
      pattern: new RegExp(`[Dd]nevno (?:\\p{L}+ )?(?:najviše |po )?${SPAN} ${beginning}`, 'gu'),
      read: largest,
    },
    {
      pattern: new RegExp(`${SPAN} ${beginning}\\p{L}* je cela dnevna doza`, 'giu'),
      read: largest,
    },
  ],
});

/** Words after which an age is the age of people who may not use the product. */
const NOT_FOR = '(?:nije|nisu|ne preporuč\\p{L}*|ne sme\\p{L}*|ne daj\\p{L}*|osim)';
const AGE = `(?:navršen\\p{L}+ )?(?<from>${NUMBER})`;

export const FACTS: Readonly<Record<string, Fact>> = {
  lowestAge: {
    subject: 'Uzrast nije isti',
    hasSeveral: true,
    wordings: [
      {
        pattern: new RegExp(`(?<!\\p{L})od ${AGE}(?: do \\d+|–\\d+)?\\.? godin\\p{L}*`, 'giu'),
        read: largest,
        places: ['facts', 'for_whom', 'use', 'warnings'],
      },
      {
        pattern: new RegExp(`${NOT_FOR}[^.;]* do ${AGE}\\.? godin\\p{L}*`, 'giu'),
        read: largest,
        places: ['facts', 'for_whom', 'use', 'warnings'],
      },
    ],
  },
  ageUnderSupervision: {
    subject: 'Uzrast nije isti',
    wordings: [
      {
        pattern: new RegExp(`do ${AGE} godin\\p{L}*(?=[^.;]* nadzor)`, 'giu'),
        read: largest,
      },
    ],
  },
  mlADay: {
    subject: 'Dnevna količina nije ista',
    wordings: [
      {
        // „3 puta dnevno po 40 ml“, „Tri puta dnevno po 30–40 ml“
        pattern: new RegExp(
          `(?<times>${NUMBER}) puta(?: dnevno)? po (?:\\d+ ?[–-] ?)?(?<amount>\\d+) (?<unit>ml|dl|l)(?!\\p{L})`,
          'giu',
        ),
        read: (groups) => numberOf(groups['times'] ?? '') * inMillilitres(groups),
      },
      {
        // „30–40 ml tri puta dnevno“
        pattern: new RegExp(
          `(?<amount>\\d+) (?<unit>ml|dl|l) (?<times>${NUMBER}) puta dnevno`,
          'giu',
        ),
        read: (groups) => numberOf(groups['times'] ?? '') * inMillilitres(groups),
      },
      {
        pattern: /(?<![\d–-])(?:\d+ ?[–-] ?)?(?<amount>\d+) (?<unit>ml|dl|l) dnevno/giu,
        read: inMillilitres,
      },
      {
        // „Ne pijte više od 120 ml gela dnevno.“, „najviše 120 ml gela dnevno“
        pattern: /(?:više od|najviše) (?<amount>\d+) (?<unit>ml|dl|l) [^.;]*?dnevno/giu,
        read: inMillilitres,
      },
    ],
  },
  glassADay: {
    subject: 'Količina nije ista',
    wordings: [
      {
        pattern:
          /(?<!(?:najviše|više od) |[\d–-])(?<amount>\d+) (?<unit>ml|dl|l) (?:aloe vera )?gela(?![^.;]*dnevno)/giu,
        read: inMillilitres,
      },
      { pattern: /[Tt]ih (?<amount>\d+) (?<unit>ml|dl|l)/gu, read: inMillilitres },
    ],
  },
  volume: {
    subject: 'Zapremina nije ista',
    hasSeveral: true,
    wordings: [
      {
        pattern: new RegExp(`(?<amount>${AMOUNT}) (?<unit>ml|l)(?![\\p{L}/])`, 'giu'),
        read: inMillilitres,
        places: ['facts'],
      },
      {
        pattern: new RegExp(
          `boc\\p{L}*(?:[^.;\\d]{0,25}) (?<amount>${AMOUNT}) (?<unit>ml|l)(?!\\p{L})`,
          'giu',
        ),
        read: inMillilitres,
        places: ['description'],
      },
    ],
  },
  weightOfSachet: {
    subject: 'Masa kesice nije ista',
    wordings: [
      {
        pattern: new RegExp(
          `kesic\\p{L}* (?:od|po) (?<amount>${AMOUNT}) (?<unit>g|mg)(?!\\p{L})`,
          'giu',
        ),
        read: inGrams,
      },
    ],
  },
  weightOfPortion: {
    subject: 'Masa jedne porcije nije ista',
    tolerance: 0.15,
    wordings: [
      {
        // „375 g · 15 porcija“
        pattern: new RegExp(
          `(?<amount>${AMOUNT}) (?<unit>g) · (?<from>${NUMBER}) porcij\\p{L}*`,
          'giu',
        ),
        read: (groups) => inGrams(groups) / largest(groups),
      },
      {
        pattern: new RegExp(`meric\\p{L}* \\((?<amount>${AMOUNT}) (?<unit>g|mg)\\)`, 'giu'),
        read: inGrams,
      },
    ],
  },
  vitamins: countOf('vitamin', 5),
  minerals: countOf('mineral', 5),
  extracts: countOf('ekstra[kt]', 5),
  products: countOf('proizvod', 5),
  portions: countOf('porcij', 5),
  tablets: countOf('tablet', 10),
  capsules: countOf('kapsul', 10),
  sachets: countOf('kesic', 10),
  tabletsADay: dailyPieces('tablet'),
  capsulesADay: dailyPieces('kapsul'),
  sachetsADay: dailyPieces('kesic'),
};
