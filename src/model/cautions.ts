// Sentences that somebody may rely on. A caution keeps from harm: „Ako uzimate lekove, pitajte lekara.“ The check asks
// when one of the site is gone, or is another one. Advice is wider, and may do harm where it is not true: „Trudnice ipak
// mogu da ga piju.“ A proposal shows what it brings of it.
import type { SectionKey } from './file/product-text.ts';
import { plainOf } from './serbian/fold.ts';
import { type NamedPattern, wordBeginningWith } from './serbian/word-pattern.ts';

/** One of these makes a sentence a caution; children do only together with a denial. */
const SUBJECTS: readonly NamedPattern[] = [
  {
    name: 'pregnancy',
    found: ['Nije za trudnice.', 'Dok dojite, pitajte lekara.', 'u trudnoći'],
    notFound: ['trud'],
    pattern: wordBeginningWith('trudn', 'doji', 'dojenj'),
  },
  {
    name: 'a doctor',
    found: ['Pitajte lekara.', 'po savetu farmaceuta', 'kod stomatologa', 'pedijatar'],
    notFound: ['lek'],
    pattern: wordBeginningWith('lekar', 'farmaceut(?!sk)', 'stomatolog', 'pedijat'),
  },
  {
    name: 'medicines and illness',
    found: [
      'Ako uzimate lekove',
      'na terapiji',
      'kod bolesti',
      'srčani bolesnici',
      'uz tegobe',
      'dijabetičari',
      'kod visokog pritiska',
      'pre operacije',
    ],
    notFound: ['nije lek', 'boli', 'pritisnite pumpicu'],
    pattern: wordBeginningWith(
      'lekov',
      'terapij',
      'boles(?:t|n)',
      'oboljenj',
      'tegob',
      'dijabet',
      '(?:krvn\\p{L}+|visok\\p{L}+|nizak|nisk\\p{L}+) pritis',
      'operacij',
    ),
  },
  {
    name: 'an allergy',
    found: [
      'u slučaju alergije',
      'bez ijednog alergena',
      'osobe preosetljive na aloe veru',
      'ko ne podnosi pčele',
      'bez glutena',
    ],
    notFound: ['podnosi se zahtev'],
    pattern: wordBeginningWith('alerg', 'preosetljiv', 'ne podnos', 'gluten'),
  },
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

const CHILDREN: NamedPattern = {
  name: 'children',
  found: [
    'Nije za decu.',
    'ako dete popije',
    'bebama se ne daje',
    'odojčad',
    'Piju ga i klinci.',
    'oni najmlađi',
  ],
  notFound: ['dečji ukus', 'klinčić'],
  pattern: wordBeginningWith(
    'dec[aeiu](?!\\p{L})',
    'dete',
    'beb[aeiou]',
    'odojč',
    'mališan',
    'klin(?:ac|c\\p{L})(?!\\p{L})',
    'najmlađ',
    'maloletn',
  ),
};

const DENIAL: NamedPattern = {
  name: 'a denial or a condition',
  found: ['Nije za decu.', 'ne smeju', 'samo uz savet', 'osim trudnica', 'bez nadzora'],
  notFound: ['nežan'],
  pattern: wordBeginningWith('(?:ne|nije|nisu|samo|osim|bez)(?!\\p{L})'),
};

/** Advice, and no caution: nobody comes to harm when such a sentence is gone. */
const TAKING: NamedPattern = {
  name: 'how to take it',
  found: ['Popijte dve.', 'Za brži učinak uzmite dve.', 'Piju ga svi.', 'Ako ga progutate'],
  notFound: ['Brzo se upija.', 'iz uzgoja'],
  pattern: wordBeginningWith('(?:po)?pij(?:e|em|emo|ete|te|u)(?!\\p{L})', 'uz(?:im|m)', 'progut'),
};

/** Advice, and no caution, as `TAKING`. */
const PAYING: NamedPattern = {
  name: 'whom one pays, and where',
  found: ['Plaćate meni.', 'Gotovinom, kod mene', 'na rate', 'tamo delim popuste', 'na Telegramu'],
  notFound: ['plato', 'kod kuće'],
  pattern: wordBeginningWith(
    'plać',
    'plat(?:i|e)',
    'uplat',
    'gotovin',
    'na rate',
    'kod mene',
    'popust',
    'jeftin',
    'pijac',
    'telegram',
    'paypal',
  ),
};

/** All patterns, for the test of their examples. */
export const CAUTION_SIGNS: readonly NamedPattern[] = [
  ...SUBJECTS,
  CHILDREN,
  DENIAL,
  TAKING,
  PAYING,
];

/** Fields of which each sentence is read as a caution. */
const PLACES = new Set<PropertyKey>(['way_of_use', 'for_whom']);
/** There, what has fewer words is a heading or its number. */
const LEAST_WORDS = 3;

/** Whether the sentence keeps somebody from harm; `field` is the one of the form that it stands in. */
export function isCaution(said: string, collection: string, field: PropertyKey = ''): boolean {
  if (SUBJECTS.some(({ pattern }) => pattern.test(said))) return true;
  if (CHILDREN.pattern.test(said) && DENIAL.pattern.test(said)) return true;
  const isInPlace = collection === 'policies' || PLACES.has(field);
  return isInPlace && plainOf(said).length >= LEAST_WORDS;
}

const COMPOSITION: SectionKey = 'scructure';

/** Whether somebody who follows the sentence may come to harm where it is not true; each of a composition is advice. */
export const isAdvice = (said: string, collection: string, field?: PropertyKey): boolean =>
  field === COMPOSITION ||
  isCaution(said, collection, field) ||
  [CHILDREN, TAKING, PAYING].some(({ pattern }) => pattern.test(said));

/** Fields whose words are neither caution nor advice: names, descriptions of pictures („Odrasla osoba drži bocu“), words of the search. */
export const NAMES = new Set<PropertyKey>([
  'name',
  'short_name',
  'title',
  'seo_title',
  'alt',
  'words',
]);
