import { collectionOf, isOneFile } from '../../model/collections.ts';
import { type Data, required } from '../../model/data.ts';
import { stemOf } from '../../model/paths.ts';

/** How the editor calls the text with this path and these data: those of its file, or of its draft. */
export function titleOf(path: string, { name, title, heading }: Readonly<Data> = {}): string {
  const row = required(collectionOf(path), path);
  if (isOneFile(row)) return row.form.label;
  return row.files?.[stemOf(path)]?.label ?? String(name || title || heading || 'Nov proizvod');
}

/** With the name of its collection, where texts of all kinds stand beside each other: „Blokovi na početnoj – O meni“. */
export function wholeTitle(path: string, data: Readonly<Data> = {}): string {
  const row = required(collectionOf(path), path);
  const title = titleOf(path, data);
  return isOneFile(row) ? title : `${row.form.label} – ${title}`;
}

/** The title of a change, „Izmeni: Proizvodi – Zubni gel“, without what is done to the text. */
export const withoutVerb = (title: string): string => title.replace(/^\p{L}+: /u, '');
