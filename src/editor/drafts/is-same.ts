// When two values of a form are the same: also where one has an empty field and the other none.
import { isData } from '../../model/data.ts';

export function isSame(one: unknown, other: unknown): boolean {
  return keyOf(one) === keyOf(other);
}

/** A text that two values have in common just when they are the same; empty for an empty value. */
export function keyOf(value: unknown): string {
  if (value == null || value === '' || value === false) return '';
  if (Array.isArray(value)) return value.length === 0 ? '' : JSON.stringify(value.map(keyOf));
  if (!isData(value)) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, item]) => keyOf(item) !== '');
  return JSON.stringify(entries.map(([key, item]) => [key, keyOf(item)]).sort());
}
