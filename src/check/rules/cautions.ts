// Sentences that keep somebody from harm, in any text: „Ako uzimate lekove, pitajte lekara.“ Where one is gone from the
// site's text, or is another one now, a warning names it: a word less or more can turn it round.
import { PARAGRAPHS } from '../../model/file/product-text.ts';
import { CHILDREN, HEALTH_WORDS, NAMES } from '../../model/health-words.ts';
import { plainOf } from '../../model/serbian/fold.ts';
import { splitIntoSentences } from '../../model/serbian/sentences.ts';
import { type NamedPattern, wordBeginningWith } from '../../model/serbian/word-pattern.ts';
import { findPassages } from '../claims/passages.ts';
import { type Finding, warning } from '../finding.ts';
import { oncePerText } from '../once-per-text.ts';
import type { Text } from '../read-text.ts';

/** One of these makes a sentence a caution; children do only together with a denial. */
const SUBJECTS: readonly NamedPattern[] = [
  ...HEALTH_WORDS,
  {
    name: 'no medicine',
    found: ['Ovo nije lek.', 'Dodaci ishrani, nisu lek'],
    notFound: ['nije lekar'],
    pattern: wordBeginningWith('ni(?:je|su) lek(?!\\p{L})'),
  },
  {
    name: 'supervision',
    found: ['uz nadzor odrasle osobe'],
    notFound: ['nad zorom'],
    pattern: wordBeginningWith('nadzor'),
  },
  {
    name: 'what not to do',
    found: ['Ne gutajte.', 'Ne pijte više od 120 ml.', 'Gel bacite.', 'van domašaja dece'],
    notFound: ['Pijte hladno.'],
    pattern: wordBeginningWith(
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
    pattern: wordBeginningWith(
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
    pattern: wordBeginningWith(
      'sm(?:e|em|eju)(?!\\p{L})',
      'nije za (?:svakoga|Vas)',
      'pušač',
      'kofein',
    ),
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
    pattern: wordBeginningWith(
      'ispod \\d',
      '(?:najviše|najduže) \\d+ (?:dana|mesec)',
      'proverite deklaraciju',
    ),
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
      'vraćanje robe',
    ],
    notFound: ['platite karticom'],
    pattern: wordBeginningWith(
      'ne (?:potpisujte|plaćajte)',
      'zagarantovan',
      'reklamacij',
      'odusta',
      'predomisl',
      'vraća(?:nj\\p{L}+|ti|te)?(?!\\p{L})',
      'ugovor',
      'zarad',
      'pristan',
      'besplatn',
    ),
  },
  {
    name: 'an emergency',
    found: ['odmah zovite 194', 'hitnu pomoć', 'Centar za kontrolu trovanja'],
    notFound: ['1940', '2194'],
    pattern: wordBeginningWith('(?<!\\d)194(?!\\d)', 'hitn', 'trovanj'),
  },
];

const DENIAL: NamedPattern = {
  name: 'a denial or a condition',
  found: ['Nije za decu.', 'ne smeju', 'samo uz savet', 'osim trudnica', 'bez nadzora'],
  notFound: ['nežan'],
  pattern: wordBeginningWith('(?:ne|nije|nisu|samo|osim|bez)(?!\\p{L})'),
};

export const CAUTION_SIGNS: readonly NamedPattern[] = [...SUBJECTS, CHILDREN, DENIAL];

/** All of these is read as a caution. */
const PLACES = new Set<PropertyKey>(['way_of_use', 'for_whom']);
/** A sentence of fewer words is there a heading, or the number of one. */
const LEAST_WORDS = 3;

/**
 * The cautions of the site's text, `was`, that the text as it is now does not repeat. `told` are the words of other
 * findings: what they quote already is left out.
 */
export function findLostCautions(was: Text, is: Text, told = ''): Finding[] {
  const [before, now] = [sentencesOf(was), sentencesOf(is)];
  const [placesBefore, placesNow] = [placesOf(before), placesOf(now)];
  return [...Map.groupBy(before, ({ place }) => place)]
    .flatMap(([place, sentences]) => {
      // What stood in a place that is gone is sought in the new ones: an item may have another name.
      const isPlaceNow = (one: Sentence) =>
        placesNow.has(place) ? one.place === place : !placesBefore.has(one.place);
      return without(sentences, now.filter(isPlaceNow));
    })
    .filter(
      (one) => isCaution(one, was.collection.name) && !told.includes(one.said.replace(/\.$/, '')),
    )
    .map((lost) => {
      const there = nearest(lost, before, now);
      const message = `Ovde više ne piše: „${lost.said}“`;
      const found = warning(is.path, there?.line ?? 1, message, 'Ako to i dalje važi, vratite.');
      return there ? { ...found, at: lost.at } : found;
    });
}

/** Where the lost sentence stood: behind the last one before it that is still there, or else where its field begins. */
function nearest(lost: Sentence, before: readonly Sentence[], now: readonly Sentence[]) {
  const inField = now.filter((one) => one.at.join() === lost.at.join());
  const kept = before
    .slice(0, before.indexOf(lost))
    .findLast((one) => inField.some(({ plain }) => plain === one.plain));
  return inField.find(({ plain }) => plain === kept?.plain) ?? inField[0];
}

const placesOf = (sentences: readonly Sentence[]) => new Set(sentences.map(({ place }) => place));

function isCaution({ said, plain, at }: Sentence, collection: string): boolean {
  if (SUBJECTS.some(({ pattern }) => pattern.test(said))) return true;
  if (CHILDREN.pattern.test(said) && DENIAL.pattern.test(said)) return true;
  const isInPlace = collection === 'policies' || PLACES.has(at[0] ?? '');
  return isInPlace && plain.split(' ').length >= LEAST_WORDS;
}

interface Sentence {
  said: string;
  /** Its words without accents, signs and capitals, which make no other sentence of it. */
  plain: string;
  line: number;
  at: readonly PropertyKey[];
  /** The field that it stands in, and of a list the item by its name: two items may say the same. */
  place: string;
}

const LABEL = new RegExp(`^(?:${Object.values(PARAGRAPHS).flat().join('|')}):\\s*`);

const sentencesOf = oncePerText((text): readonly Sentence[] =>
  findPassages(text)
    // No visitor reads the open questions.
    .filter(({ at }) => !at.includes('open_questions') && !NAMES.has(at.at(-1) ?? ''))
    .flatMap(({ text: passage, line, at }) => {
      const place = placeIn(text, at);
      const words = passage.replace(/\s+/g, ' ').replace(LABEL, '');
      return splitIntoSentences(words).map(({ segment }) => {
        const plain = plainOf(segment).join(' ');
        return { said: segment.trim(), plain, line, at, place };
      });
    }),
);

function placeIn({ collection, entries }: Text, at: readonly PropertyKey[]): string {
  const field = String(at.findLast((step) => typeof step === 'string'));
  if (collection.format !== 'list') return field;
  const { id, question } = entries.find((one) => one.at[0] === at[0])?.data ?? {};
  return `${id ?? question ?? ''} ${field}`;
}

/** Those that stand more often in `all` than in `others`; each is counted. */
function without(all: readonly Sentence[], others: readonly Sentence[]): Sentence[] {
  const left = new Map<string, number>();
  for (const { plain } of others) left.set(plain, (left.get(plain) ?? 0) + 1);
  return all.filter(({ plain }) => {
    const count = left.get(plain) ?? 0;
    left.set(plain, count - 1);
    return count <= 0;
  });
}
