// The Serbian grammar of a change: „Izmenjena su 2 proizvoda“, „Dodate su 3 stranice“. The run that
// comments has no package, so the nouns of collections come to it with the changes.
import type { Noun } from '../../model/collection-row.ts';
import { count } from '../../model/plural.ts';

/** Nouns of what can change besides an entry of a collection, which has its own. */
export const OTHER_NOUNS = {
  picture: ['slika', 'slike', 'slika', 'f'],
  unreadable: [
    'fajl koji ne može da se pročita',
    'fajla koja ne mogu da se pročitaju',
    'fajlova koji ne mogu da se pročitaju',
    'm',
  ],
  unseen: [
    'fajl, ali ne i ono što posetilac vidi',
    'fajla, ali ne i ono što posetilac vidi',
    'fajlova, ali ne i ono što posetilac vidi',
    'm',
  ],
} satisfies Record<string, Noun>;

/** Verbs by gender, in the forms for 1, 2–4 and more. */
const VERBS = {
  changed: {
    m: ['Izmenjen je', 'Izmenjena su', 'Izmenjeno je'],
    f: ['Izmenjena je', 'Izmenjene su', 'Izmenjeno je'],
  },
  added: { m: ['Dodat je', 'Dodata su', 'Dodato je'], f: ['Dodata je', 'Dodate su', 'Dodato je'] },
  removed: {
    m: ['Uklonjen je', 'Uklonjena su', 'Uklonjeno je'],
    f: ['Uklonjena je', 'Uklonjene su', 'Uklonjeno je'],
  },
} as const;

export type Status = keyof typeof VERBS;

export const STATUSES = Object.keys(VERBS) as Status[];

const rules = new Intl.PluralRules('sr-Latn-RS');

/** „Izmenjena su 2 proizvoda“. */
export function sayChange(status: Status, noun: Noun, number: number): string {
  const [one, few, many, gender] = noun;
  return `${VERBS[status][gender][formOf(number)]} ${count(number, one, few, many)}`;
}

function formOf(number: number): 0 | 1 | 2 {
  const form = rules.select(number);
  if (form === 'one') return 0;
  return form === 'few' ? 1 : 2;
}
