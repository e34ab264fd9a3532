// Allergens: the composition and the warnings of a product against its paragraph „Alergeni“.
import { type NamedPattern, wordBeginningWith } from '../../model/serbian/word-pattern.ts';
import { pointToLabel } from '../../text/product-paragraphs.ts';
import { type Finding, warning } from '../finding.ts';
import { lineOfLabel } from '../product-headings.ts';
import type { ProductText } from '../products.ts';

/**
 * Allergens by the name that the paragraph „Alergeni“ uses, with the ingredients on a label that contain them: the fourteen of Annex II to Regulation (EU) No 1169/2011,
 * which Serbia's list follows, and products of bees.
 */
export const ALLERGENS: readonly NamedPattern[] = [
  {
    name: 'soja',
    found: ['soja', 'izolat sojinog proteina', 'lecitin'],
    notFound: ['lecitin suncokreta', 'svojim'],
    pattern: wordBeginningWith('soj[aeiou]', 'sojin', 'lecitin(?! suncokreta)'),
  },
  {
    name: 'riba',
    found: ['ulje ribe', 'riblje ulje', 'kolagen lososa', 'ulje haringe', 'ulje sardine'],
    notFound: ['ribonukleinska kiselina', 'hrib'],
    pattern: wordBeginningWith('rib[aeiu]', 'riblj', 'losos', 'haring', 'sardin'),
  },
  {
    name: 'mekušci',
    found: ['mekušci', 'ulje lignje', 'prah školjke'],
    notFound: ['meka kapsula'],
    pattern: wordBeginningWith('mekuš', 'lignj', 'školjk'),
  },
  {
    name: 'rakovi',
    found: ['rakovi', 'ekstrakt škampa', 'ljuskari', 'hitozan'],
    notFound: ['orakova kora'],
    pattern: wordBeginningWith('rakov', 'škamp', 'ljuskar', 'hitozan'),
  },
  {
    name: 'mleko',
    found: ['mleko', 'mlečni proteini', 'laktoza', 'proteini surutke', 'natrijum-kazeinat'],
    notFound: ['mlevena kora'],
    pattern: wordBeginningWith('mlek', 'mleč(?!\\p{L}+ kiselin)', 'laktoz', 'surutk', 'kazein'),
  },
  {
    name: 'gluten',
    found: [
      'gluten',
      'pšenični skrob',
      'ječam',
      'ječmeni slad',
      'brašno od raži',
      'ovsene pahuljice',
    ],
    notFound: ['glutaminska kiselina', 'izražen', 'bezglutensko'],
    pattern: wordBeginningWith('gluten', 'pšeni', 'ječam', 'ječm', 'raži?(?!\\p{L})', 'ovsen'),
  },
  {
    name: 'jaja',
    found: ['belance jaja', 'žumance jajčane ćelije'],
    notFound: ['sastojci koji prijaju koži'],
    pattern: wordBeginningWith('jaj[aeiu]', 'jajč'),
  },
  {
    name: 'orašasti plodovi',
    found: [
      'orašasti plodovi',
      'ulje badema',
      'pasta od lešnika',
      'ulje oraha',
      'indijski orašćić',
      'pistaći',
    ],
    notFound: ['muškatni cvet'],
    pattern: wordBeginningWith('orašast', 'badem', 'lešnik', 'orah', 'indijsk\\p{L} or', 'pistać'),
  },
  {
    name: 'kikiriki',
    found: ['ulje kikirikija'],
    notFound: ['ulje suncokreta'],
    pattern: wordBeginningWith('kikirik'),
  },
  {
    name: 'susam',
    found: ['ulje susama'],
    notFound: ['ulje suncokreta'],
    pattern: wordBeginningWith('susam'),
  },
  {
    name: 'celer',
    found: ['prah korena celera'],
    notFound: ['cela zrna'],
    pattern: wordBeginningWith('celer'),
  },
  {
    name: 'slačica',
    found: ['seme slačice', 'senf', 'brašno gorušice'],
    notFound: ['slačanski', 'gorka narandža'],
    pattern: wordBeginningWith('slačic', 'senf', 'gorušic'),
  },
  {
    name: 'sumpor-dioksid i sulfiti',
    found: ['natrijum-sulfit', 'kalijum metabisulfit', 'sumpor-dioksid'],
    notFound: ['cink-sulfat', 'organski sumpor'],
    pattern: wordBeginningWith('(?:meta)?(?:bi)?sulfit', 'sumpor-? ?dioksid'),
  },
  {
    name: 'lupina',
    found: ['brašno lupine'],
    notFound: ['lanene ljuspice'],
    pattern: wordBeginningWith('lupin'),
  },
  {
    name: 'pčelinji proizvod',
    found: ['pčelinji vosak', 'propolis', 'matična mleč'],
    notFound: ['matičnjak'],
    pattern: wordBeginningWith('pčelinj', 'propolis', 'matičn\\p{L} mleč'),
  },
];

/** „proverite deklaraciju“, „ima mirisnih sastojaka, proverite deklaraciju“, „mogući su, pogledajte deklaraciju“ */
const ONLY_THE_LABEL = /^(?:proverite|ima mirisnih|mogući su)[^.]*deklaracij/;
/** „Ne koristite u slučaju alergije na soju.“ */
const WARNING_OF_ALLERGY = /alerg\p{L}+ na [^.]*/iu;
/** „preosetljive na neki od sastojaka“: a package of several products warns of all in one sentence. */
const WARNING_OF_ALL = /preosetljiv\p{L}* na neki od sastojaka/iu;

/** Compares the allergens in the composition and the warnings with those in the paragraph „Alergeni“. */
export function checkAllergens({ path, lines, product }: ProductText): Finding[] {
  const { allergens, compositionSource, usage, warnings } = product;
  // A paragraph that only refers to the label lists no allergens to compare.
  if (allergens === undefined || ONLY_THE_LABEL.test(allergens)) return [];
  const [warned = ''] = WARNING_OF_ALLERGY.exec(usage) ?? [];
  const named = [compositionSource, warned].map(withoutNegated);
  const listed = withoutNegated(allergens);
  const unlisted = namesOf(
    ({ pattern }) => named.some((text) => pattern.test(text)) && !pattern.test(listed),
  );
  const certain = allergens.split(/[.;]/).filter((part) => !pointToLabel(part));
  const unwarned = namesOf(({ pattern }) => pattern.test(certain.join()) && !pattern.test(usage));
  const findings: Finding[] = [];
  if (unlisted !== '') {
    const message = `Među alergenima ne piše ono na šta sastav upućuje: ${unlisted}.`;
    const fix = 'Uporedite sa deklaracijom i dopišite.';
    findings.push(warning(path, lineOfLabel(lines, 'Alergeni'), message, fix));
  }
  if (unwarned !== '' && warnings !== '' && !WARNING_OF_ALL.test(usage)) {
    const message = `U pasusu „Važno“ nema upozorenja na alergen: ${unwarned}.`;
    const fix = 'Ako je obrisano slučajno, vratite ga: Ne koristite u slučaju alergije na …';
    findings.push(warning(path, lineOfLabel(lines, 'Važno'), message, fix));
  }
  return findings;
}

/** The names of the allergens that a text names, and does not deny. */
export function allergensNamedIn(text: string): string[] {
  const named = withoutNegated(text);
  return ALLERGENS.filter(({ pattern }) => pattern.test(named)).map(({ name }) => name);
}

/** What a text denies, up to the next sign or to „sa“, „uz“, „ali“: „bez glutena i sa sojinim proteinom“. */
const NEGATED = /(?<!\p{L})(?:bez|ne sadrži) (?:(?! (?:sa|uz|ali) )[^.,;()\n])*/giu;

const withoutNegated = (text: string) => text.replace(NEGATED, '');

const namesOf = (isMeant: (allergen: NamedPattern) => boolean): string =>
  ALLERGENS.filter(isMeant)
    .map(({ name }) => name)
    .join(', ');
