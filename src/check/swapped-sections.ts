// Two sections of a product that have changed places: below the heading of the one stands the text of the other.
// Every rule reads them corrected, so that this one mistake does not seem to be many.
import { blankComments } from '../model/product-text.ts';
import type { Section } from './product-headings.ts';

export type Swap = readonly [Section, Section];

/** Labels that belong into one section alone. */
const LABELS: readonly { sign: RegExp; home: string }[] = [
  { sign: /^(?:\*\*|__)?Alergeni\s*[:*_]/m, home: 'Sastav' },
  { sign: /^(?:\*\*|__)?(?:Čuvanje|Važno)\s*[:*_]/m, home: 'Način upotrebe' },
];
const ITEM = /^(?:[-*+]|\d+[.)]) /;

/** The two sections, in the order of the file; undefined when no two have changed places. */
export function findSwap(sections: readonly Section[]): Swap | undefined {
  const whole = sections.filter(
    ({ heading, isExact }) =>
      isExact && sections.filter((one) => one.heading === heading).length === 1,
  );
  for (const [index, one] of whole.entries())
    for (const other of whole.slice(index + 1))
      if (holdsTextOf(one, other) && holdsTextOf(other, one)) return [one, other];
  return undefined;
}

/** The text with the two headings exchanged; lines keep their numbers. */
export function undoSwap(body: string, [one, other]: Swap): string {
  const lines = body.split('\n');
  const [first = '', second = ''] = [lines[one.line - 1], lines[other.line - 1]];
  return lines
    .with(one.line - 1, second)
    .with(other.line - 1, first)
    .join('\n');
}

/** Whether below the heading of `one` stands what belongs below that of `other`. */
function holdsTextOf(one: Section, other: Section): boolean {
  const home = homeOf(one);
  if (home !== undefined) return home === other.heading;
  // Only a description has neither labels nor a list; without a text there is nothing to compare.
  if (other.heading !== 'Opis proizvoda' || one.rows.every((row) => row.trim() === ''))
    return false;
  // The allergens alone may have been pasted below „Opis proizvoda“: a composition has more commas.
  return homeOf(other) !== 'Sastav' || commasPerWord(other) > commasPerWord(one);
}

function commasPerWord({ rows }: Section): number {
  const source = rows.join('\n');
  return (source.split(',').length - 1) / source.split(/\s+/).length;
}

/** The heading below which these rows belong; undefined when they may be a description, or of two sections. */
function homeOf({ heading, rows }: Section): string | undefined {
  const source = blankComments(rows.join('\n'));
  const homes = LABELS.filter(({ sign }) => sign.test(source)).map(({ home }) => home);
  if (homes.length > 0) return homes.length === 1 ? homes[0] : heading;
  const filled = source.split('\n').filter((row) => row.trim() !== '');
  // A description, too, may be a list.
  const isList = filled.length > 0 && filled.every((row) => ITEM.test(row));
  return isList && heading !== 'Opis proizvoda' ? 'Efekti proizvoda' : undefined;
}
