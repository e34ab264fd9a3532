// Sentences that keep somebody from harm, in any text: „Ako uzimate lekove, pitajte lekara.“ Where one is gone from the
// site's text, or says the opposite, it is shown once more, since nothing else about the text looks wrong.
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
  found: ['Nije za decu.', 'ne smeju', 'samo uz savet', 'osim trudnica'],
  notFound: ['nežan'],
  pattern: words('(?:ne|nije|nisu|nemojte|samo|osim)(?!\\p{L})'),
};

export const CAUTION_SIGNS: readonly Sign[] = [...SUBJECTS, CHILDREN, DENIAL];

/** The cautions of the site's text that no sentence of this one repeats or replaces, without those that `told` has. */
export function findLostCautions(was: Text, is: Text, told = ''): Finding[] {
  const [before, now] = [sentencesOf(was), sentencesOf(is)];
  const fresh = without(now, before).map(({ said }) => signsOf(said));
  const isReworded = (signs: readonly Sign[]) =>
    fresh.some((others) => signs.every((one) => others.includes(one)));
  return without(before, now)
    .filter(({ said }) => isCaution(said) && !isReworded(signsOf(said)))
    .filter(({ said }) => !told.includes(said.replace(/\.$/, '')))
    .map(({ said, at }) => {
      const place = now.find((one) => one.at.join() === at.join());
      const message = `Ovde više ne piše: „${said}“`;
      const found = warning(is.path, place?.line ?? 1, message, 'Ako to i dalje važi, vratite.');
      return place ? { ...found, at } : found;
    });
}

const signsOf = (said: string) => CAUTION_SIGNS.filter(({ pattern }) => pattern.test(said));

function isCaution(said: string): boolean {
  const isAbout = SUBJECTS.some(({ pattern }) => pattern.test(said));
  return isAbout || (CHILDREN.pattern.test(said) && DENIAL.pattern.test(said));
}

interface Sentence {
  said: string;
  line: number;
  at: readonly PropertyKey[];
}

const sentencesOf = (text: Text): Sentence[] =>
  findPassages(text).flatMap(({ text: passage, line, at }) =>
    splitIntoSentences(passage.replace(/\s+/g, ' ')).map(({ segment }) => ({
      said: segment.trim(),
      line,
      at,
    })),
  );

function without(sentences: readonly Sentence[], others: readonly Sentence[]): Sentence[] {
  const known = new Set(others.map(({ said }) => said));
  return sentences.filter(({ said }) => !known.has(said));
}
