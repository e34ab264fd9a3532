import type { Text } from '../check/read-text.ts';
import { collectionOf, isOneFile } from '../model/collections.ts';
import { required } from '../model/data.ts';
import { stemOf } from '../model/paths.ts';

/** How the editor calls a text. */
export function titleOf(path: string, text?: Text): string {
  const row = required(collectionOf(path), path);
  if (isOneFile(row)) return row.form.label;
  const { name, title, heading } = text?.data ?? {};
  return row.files?.[stemOf(path)]?.label ?? String(name ?? title ?? heading ?? 'Nov proizvod');
}
