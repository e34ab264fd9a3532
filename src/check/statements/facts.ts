// What a product's text may state more than once, and how each statement is worded.
import {
  AMOUNT,
  inGrams,
  inMillilitres,
  NUMBER,
  numberOf,
  ROUNDED,
  SPAN,
} from '../patterns/number-words.ts';
import type { PlaceName } from './places.ts';

type Groups = Readonly<Record<string, string | undefined>>;

interface Wording {
  pattern: RegExp;
  read: (groups: Groups) => number;
  /** Where it counts; everywhere, if not given. */
  places?: readonly PlaceName[];
}

export interface Fact {
  /** The beginning of the message: „… na dva mesta“. */
  complaint: string;
  wordings: readonly Wording[];
  /** Smaller numbers are ignored: they may count a part only, as „dva minerala“ of eleven. */
  least?: number;
  /** How much two statements may differ, as a share: a text rounds. */
  tolerance?: number;
  /** One place may name several, one of which another place repeats: „1 l ili 330 ml“. */
  hasSeveral?: boolean;
}

/** Of „90–120“ the larger number: a daily maximum is compared with it. */
const upperEnd = ({ from = '', to = from }: Groups) => numberOf(to);

const millilitres = ({ amount = '', unit = '' }: Groups) => inMillilitres(amount, unit);
const timesMillilitres = ({ times = '', ...groups }: Groups) =>
  numberOf(times) * millilitres(groups);
const grams = ({ amount = '', unit = '' }: Groups) => inGrams(amount, unit);

const countOf = (beginning: string, least: number): Fact => ({
  complaint: 'Broj nije isti',
  least,
  hasSeveral: true,
  wordings: [
    {
      pattern: new RegExp(
        `(?<from>${NUMBER}) (?:\\p{L}+(?:ih|og) )?${beginning}\\p{L}*(?!\\p{L}| grupe| dnevno| mesečno)`,
        'giu',
      ),
      read: upperEnd,
      places: ['facts', 'description', 'composition'],
    },
  ],
});

const dailyPieces = (beginning: string): Fact => ({
  complaint: 'Dnevna količina nije ista',
  wordings: [
    {
      // „Jednu kesicu dnevno“, „1 ili 2 tablete dnevno“
      pattern: new RegExp(`${SPAN} (?:filter-)?${beginning}\\p{L}*(?: \\p{L}+a)? dnevno`, 'giu'),
      read: upperEnd,
    },
    {
      // „Dnevno najviše 2 tablete“, „dnevno uzmite po 1 kesicu“
      pattern: new RegExp(`dnevno (?:\\p{L}+ )?(?:najviše |po )?${SPAN} ${beginning}`, 'giu'),
      read: upperEnd,
    },
    {
      // „1 kesica je cela dnevna doza“
      pattern: new RegExp(`${SPAN} ${beginning}\\p{L}* je cela dnevna doza`, 'giu'),
      read: upperEnd,
    },
  ],
});

/** Words after which an age is the age of people who may not use the product. */
const NOT_FOR = '(?:nije|nisu|ne preporuč\\p{L}*|ne sme\\p{L}*|ne daj\\p{L}*|osim)';
const AGE_PLACES: readonly PlaceName[] = ['facts', 'for_whom', 'use', 'warnings'];
const AGE = `(?:navršen\\p{L}+ )?(?<from>${NUMBER})`;

export const FACTS: Readonly<Record<string, Fact>> = {
  lowestAge: {
    complaint: 'Uzrast nije isti',
    hasSeveral: true,
    wordings: [
      {
        // „od 4 godine“, „Deca od navršene 4. godine“
        pattern: new RegExp(`(?<!\\p{L})od ${AGE}(?: do \\d+|–\\d+)?\\.? godin\\p{L}*`, 'giu'),
        read: upperEnd,
        places: AGE_PLACES,
      },
      {
        // „Ne preporučuje se deci do 6 godina“
        pattern: new RegExp(`${NOT_FOR}[^.;]* do ${AGE}\\.? godin\\p{L}*`, 'giu'),
        read: upperEnd,
        places: AGE_PLACES,
      },
    ],
  },
  ageUnderSupervision: {
    complaint: 'Uzrast nije isti',
    wordings: [
      {
        // „deca do 6 godina, uz nadzor odrasle osobe“
        pattern: new RegExp(`do ${AGE} godin\\p{L}*(?=[^.;]* nadzor)`, 'giu'),
        read: upperEnd,
      },
    ],
  },
  mlADay: {
    complaint: 'Dnevna količina nije ista',
    wordings: [
      {
        // „3 puta dnevno po 40 ml“, „Tri puta dnevno po 30–40 ml“
        pattern: new RegExp(
          `(?<times>${NUMBER}) puta(?: dnevno)? po (?:${AMOUNT} ?[–-] ?)?(?<amount>${AMOUNT}) (?<unit>ml|dl|l)(?!\\p{L})`,
          'giu',
        ),
        read: timesMillilitres,
      },
      {
        // „30–40 ml tri puta dnevno“
        pattern: new RegExp(
          `(?<amount>${AMOUNT}) (?<unit>ml|dl|l) (?<times>${NUMBER}) puta dnevno`,
          'giu',
        ),
        read: timesMillilitres,
      },
      {
        // „120 ml dnevno“, „90–120 ml dnevno“
        pattern: new RegExp(
          `(?<![\\d–-])(?:${AMOUNT} ?[–-] ?)?(?<amount>${AMOUNT}) (?<unit>ml|dl|l) dnevno`,
          'giu',
        ),
        read: millilitres,
      },
      {
        // „Ne pijte više od 120 ml gela dnevno.“, „najviše 120 ml gela dnevno“: the doses of a day together are the most
        // that the label allows.
        pattern: new RegExp(
          `(?:više od|najviše) (?<amount>${AMOUNT}) (?<unit>ml|dl|l) [^.;]*?dnevno`,
          'giu',
        ),
        read: millilitres,
      },
    ],
  },
  /** The gel into which one sachet is stirred. */
  singleServing: {
    complaint: 'Količina nije ista',
    wordings: [
      {
        // „90 ml aloe vera gela“, „120 ml gela“; not „najviše 120 ml gela“ and „više od 120 ml gela“, which are a day's,
        // nor the end of „90–120 ml gela“.
        pattern: new RegExp(
          `(?<!(?:najviše|više od) |[\\d–-])(?<amount>${AMOUNT}) (?<unit>ml|dl|l) (?:aloe vera )?gela(?![^.;]*dnevno)`,
          'giu',
        ),
        read: millilitres,
      },
      {
        // „Tih 90 ml ulazi u dnevnu količinu“
        pattern: new RegExp(`tih (?<amount>${AMOUNT}) (?<unit>ml|dl|l)`, 'giu'),
        read: millilitres,
      },
    ],
  },
  volume: {
    complaint: 'Zapremina nije ista',
    hasSeveral: true,
    wordings: [
      {
        // „1 l ili 330 ml“
        pattern: new RegExp(`(?<amount>${AMOUNT}) (?<unit>ml|l)(?![\\p{L}/])`, 'giu'),
        read: millilitres,
        places: ['facts'],
      },
      {
        // „Boca je velika, 473 ml“
        pattern: new RegExp(
          `boc\\p{L}*(?:[^.;\\d]{0,25}) (?<amount>${AMOUNT}) (?<unit>ml|l)(?!\\p{L})`,
          'giu',
        ),
        read: millilitres,
        places: ['description'],
      },
    ],
  },
  weightOfSachet: {
    complaint: 'Masa kesice nije ista',
    wordings: [
      {
        // „U kesici od 3,5 g“, „30 kesica po 3,5 g“
        pattern: new RegExp(
          `kesic\\p{L}* (?:od|po) (?<amount>${AMOUNT}) (?<unit>g|mg)(?!\\p{L})`,
          'giu',
        ),
        read: grams,
      },
    ],
  },
  weightOfPortion: {
    complaint: 'Masa jedne porcije nije ista',
    tolerance: ROUNDED,
    wordings: [
      {
        // „375 g · 15 porcija“
        pattern: new RegExp(
          `(?<amount>${AMOUNT}) (?<unit>g) · (?<from>${NUMBER}) porcij\\p{L}*`,
          'giu',
        ),
        read: (groups) => grams(groups) / upperEnd(groups),
      },
      {
        // „1 mericu (25 g)“
        pattern: new RegExp(`meric\\p{L}* \\((?<amount>${AMOUNT}) (?<unit>g|mg)\\)`, 'giu'),
        read: grams,
      },
    ],
  },
  // A text may count a part: „dva minerala“.
  vitamins: countOf('vitamin', 5),
  minerals: countOf('mineral', 5),
  extracts: countOf('ekstra[kt]', 5),
  products: countOf('proizvod', 5),
  portions: countOf('porcij', 5),
  // Fewer of these are a dose: „4 tablete“.
  tablets: countOf('tablet', 10),
  capsules: countOf('kapsul', 10),
  sachets: countOf('kesic', 10),
  tabletsADay: dailyPieces('tablet'),
  capsulesADay: dailyPieces('kapsul'),
  sachetsADay: dailyPieces('kesic'),
};
