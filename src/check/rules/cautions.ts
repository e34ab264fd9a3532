// Sentences that keep somebody from harm, in any text: „Ako uzimate lekove, pitajte lekara.“ Where one is gone from the
// site's text, or is another one now, it is shown once more: a word less or more can turn it round.
import { plainOf } from '../../model/serbian/fold.ts';
import { splitIntoSentences } from '../../model/serbian/sentences.ts';
import { findPassages } from '../claims/passages.ts';
import { type Finding, warning } from '../finding.ts';
import type { Examples } from '../patterns/pattern-rule.ts';
import type { Text } from '../read-text.ts';

interface Sign extends Examples {
  name: string;
  pattern: RegExp;
}

const words = (...beginnings: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${beginnings.join('|')})`, 'iu');

/** What a caution speaks of. */
const SUBJECTS: readonly Sign[] = [
  {
    name: 'pregnancy',
    found: ['Nije za trudnice.', 'Dok dojite, pitajte lekara.', 'u trudnoći'],
    notFound: ['trud'],
    pattern: words('trudn', 'doji', 'dojenj'),
  },
  {
    name: 'a doctor',
    found: ['Pitajte lekara.', 'po savetu farmaceuta', 'kod stomatologa', 'pedijatar'],
    notFound: ['lek'],
    pattern: words('lekar', 'farmaceut(?!sk)', 'stomatolog', 'pedijat'),
  },
  {
    name: 'medicines and illness',
    found: ['Ako uzimate lekove', 'na terapiji', 'kod bolesti', 'uz tegobe'],
    notFound: ['nije lek'],
    pattern: words('lekov', 'terapij', 'bolest', 'oboljenj', 'tegob'),
  },
  {
    name: 'no medicine',
    found: ['Ovo nije lek.', 'Dodaci ishrani, nisu lek'],
    notFound: ['nije lekar'],
    pattern: words('ni(?:je|su) lek(?!\\p{L})'),
  },
  {
    name: 'supervision',
    found: ['uz nadzor odrasle osobe'],
    notFound: ['nad zorom'],
    pattern: words('nadzor'),
  },
  {
    name: 'an allergy',
    found: ['u slučaju alergije', 'osobe preosetljive na aloe veru'],
    notFound: ['Alergeni: soja'],
    pattern: words('alergij', 'alergič', 'preosetljiv'),
  },
  {
    name: 'what not to do',
    found: ['Ne gutajte.', 'Ne pijte više od 120 ml.', 'Gel bacite.', 'van domašaja dece'],
    notFound: ['Pijte hladno.'],
    pattern: words(
      'ne (?:pijte|koristite|gutajte|nanosite|uzimajte|dajte|mešajte|prekoračujte)',
      'nemojte',
      'izbegavajte',
      'prekinite',
      'prestanite',
      'bacite',
      'domašaj',
    ),
  },
  {
    name: 'how to use it',
    found: [
      'Samo za spoljašnju upotrebu.',
      'Ako dospe u oči',
      'isperite vodom',
      'nije zamena za kremu',
      'neka je daje odrasla osoba',
      'Vodite računa o dozi.',
      'dnevnu dozu',
    ],
    notFound: ['za svaku upotrebu', 'dnevni unos', 'Tablete za oči'],
    pattern: words(
      'spoljašnj',
      'u oči(?!\\p{L})',
      'sa očima',
      'isperite',
      'nije zamena',
      'odrasl',
      'vodite računa',
      'pazite',
      'dnevn\\p{L}+ (?:doz|količin)',
    ),
  },
  {
    name: 'for whom it is',
    found: ['Smem li da ga pijem?', 'Nije za svakoga.', 'nisu za pušače', 'sadrži kofein'],
    notFound: ['smesa', 'Ovo je za Vas.'],
    pattern: words('sm(?:e|em|eju)(?!\\p{L})', 'nije za (?:svakoga|Vas)', 'puša[čc]', 'kofein'),
  },
  {
    name: 'how to keep it',
    found: [
      'ispod 7 °C',
      'troši se za najviše 30 dana',
      'najduže 30 dana',
      'proverite deklaraciju',
    ],
    notFound: ['ispod naziva', 'najviše volim'],
    pattern: words('ispod \\d', '(?:najviše|najduže) \\d+ (?:dana|mesec)', 'proverite deklaraciju'),
  },
  {
    name: 'what one pays or signs',
    found: [
      'ništa ne potpisujte',
      'nije zagarantovana',
      'pravo na reklamaciju',
      'odustanete',
      'Kada se predomislite',
      'vraća Vam novac',
      'Ugovor pročitajte',
      'a mnogi ne zarade ništa',
      'samo uz pristanak',
    ],
    notFound: ['platite karticom'],
    pattern: words(
      'ne (?:potpisujte|plaćajte)',
      'zagarantovan',
      'reklamacij',
      'odusta',
      'predomisl',
      'vraća(?:nj|ti|te)?(?!\\p{L})',
      'ugovor',
      'zarad',
      'pristan',
      'besplatn',
    ),
  },
  {
    name: 'an emergency',
    found: ['odmah zovite 194', 'hitnu pomoć', 'Centar za kontrolu trovanja'],
    notFound: ['1940'],
    pattern: words('194(?!\\d)', 'hitn', 'trovanj'),
  },
];

const CHILDREN: Sign = {
  name: 'children',
  found: ['Nije za decu.', 'ako dete popije'],
  notFound: ['dečji ukus'],
  pattern: words('dec[aeiu](?!\\p{L})', 'dete'),
};

const DENIAL: Sign = {
  name: 'a denial or a condition',
  found: ['Nije za decu.', 'ne smeju', 'samo uz savet', 'osim trudnica', 'bez nadzora'],
  notFound: ['nežan'],
  pattern: words('(?:ne|nije|nisu|nemojte|samo|osim|bez)(?!\\p{L})'),
};

export const CAUTION_SIGNS: readonly Sign[] = [...SUBJECTS, CHILDREN, DENIAL];

/** What names or shows a product warns of nothing: „Tablete za oči“. */
const NAMES = new Set<PropertyKey>(['name', 'short_name', 'title', 'alt', 'words']);
/** All of these is read as a caution. */
const PLACES = new Set<PropertyKey>(['way_of_use', 'for_whom']);

/** The cautions of the site's text that this one does not repeat, without those that `told` has. */
export function findLostCautions(was: Text, is: Text, told = ''): Finding[] {
  const [old, now] = [sentencesOf(was), sentencesOf(is)];
  const [places, placesNow] = [old, now].map((all) => new Set(all.map(({ place }) => place)));
  return [...Map.groupBy(old, ({ place }) => place)]
    .flatMap(([place, before]) => {
      // An item under another name is one of those that are new.
      const isThere = (one: Sentence) =>
        placesNow?.has(place) ? one.place === place : !places?.has(one.place);
      return without(before, now.filter(isThere));
    })
    .filter((one) => isCautious(was, one) && !told.includes(one.said.replace(/\.$/, '')))
    .map(({ said, at }) => {
      const there = now.find((one) => one.at.join() === at.join());
      const message = `Ovde više ne piše: „${said}“`;
      const found = warning(is.path, there?.line ?? 1, message, 'Ako to i dalje važi, vratite.');
      return there ? { ...found, at } : found;
    });
}

function isCautious({ collection }: Text, { said, words: { length }, at }: Sentence): boolean {
  // A heading, or the number of one, warns of nothing.
  if (length < LEAST_WORDS) return isCaution(said);
  return collection.name === 'policies' || PLACES.has(at[0] ?? '') || isCaution(said);
}

function isCaution(said: string): boolean {
  const isAbout = SUBJECTS.some(({ pattern }) => pattern.test(said));
  return isAbout || (CHILDREN.pattern.test(said) && DENIAL.pattern.test(said));
}

const LEAST_WORDS = 3;

interface Sentence {
  said: string;
  /** Without accents, signs and capitals: only these make it another sentence. */
  words: readonly string[];
  line: number;
  at: readonly PropertyKey[];
  /** The field that it stands in, and of a list the item by its name: two items may say the same. */
  place: string;
}

const LABEL = /^(?:Važno|Čuvanje|Alergeni):\s*/;

const sentencesOf = (text: Text): Sentence[] =>
  findPassages(text)
    // No visitor reads the open questions.
    .filter(({ at }) => !at.includes('open_questions') && !NAMES.has(at.at(-1) ?? ''))
    .flatMap(({ text: passage, line, at }) => {
      const { data } = text.entries.find((one) => one.at[0] === at[0]) ?? {};
      const { id, question } = text.collection.format === 'list' ? (data ?? {}) : {};
      const place = `${id ?? question ?? ''} ${String(at.findLast((step) => typeof step === 'string'))}`;
      return splitIntoSentences(passage.replace(/\s+/g, ' ').replace(LABEL, '')).map(
        ({ segment }) => ({
          said: segment.trim(),
          words: plainOf(segment),
          line,
          at,
          place,
        }),
      );
    });

/** Those that stand more often in `all` than in `others`. */
function without(all: readonly Sentence[], others: readonly Sentence[]): Sentence[] {
  const left = new Map<string, number>();
  for (const { words } of others) left.set(words.join(' '), (left.get(words.join(' ')) ?? 0) + 1);
  return all.filter(({ words }) => {
    const key = words.join(' ');
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}
