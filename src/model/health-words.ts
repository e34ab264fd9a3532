// Words of a sentence that somebody’s health may depend on. The check asks when such a sentence of the site is gone or is
// another one; a proposal says when it brings a new one: „Trudnice ipak mogu da ga piju.“
import { type NamedPattern, wordBeginningWith } from './serbian/word-pattern.ts';

/** Each makes a sentence by itself a matter of health. */
export const HEALTH_WORDS: readonly NamedPattern[] = [
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
    found: ['u slučaju alergije', 'osobe preosetljive na aloe veru'],
    notFound: ['Alergeni: soja'],
    pattern: wordBeginningWith('alergij', 'alergič', 'preosetljiv'),
  },
];

export const CHILDREN: NamedPattern = {
  name: 'children',
  found: ['Nije za decu.', 'ako dete popije', 'bebama se ne daje', 'odojčad'],
  notFound: ['dečji ukus'],
  pattern: wordBeginningWith('dec[aeiu](?!\\p{L})', 'dete', 'beb[aeiou]', 'odojč'),
};

/** Fields whose words say nothing of the kind: names, descriptions of pictures („Odrasla osoba drži bocu“), words of the search. */
export const NAMES = new Set<PropertyKey>([
  'name',
  'short_name',
  'title',
  'seo_title',
  'alt',
  'words',
]);
