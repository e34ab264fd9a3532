// The old and the new value of a field, in words and no longer than it takes to see the difference.
import { formatDate } from '../../model/dates.ts';
import { shorten } from '../../model/shorten.ts';

/** One changed field. A value that was or is not there is empty. */
export interface ChangedField {
  /** What an editor calls the field; the only part of what is merely told. */
  title: string;
  before?: string;
  after?: string;
}

/** Words that stay around what differs. */
const AROUND = 4;
const MOST_LETTERS = 240;

export function compareValues(title: string, before: unknown, after: unknown): ChangedField {
  const old = wordsOf(sayValue(before));
  const fresh = wordsOf(sayValue(after));
  const start = Math.max(0, countEqual(old, fresh) - AROUND);
  const equalAtEnd = countEqual(old.slice(start).reverse(), fresh.slice(start).reverse());
  const end = Math.max(0, equalAtEnd - AROUND);
  const cut = (words: readonly string[]) => cutOut(words, start, words.length - end);
  return { title, before: cut(old), after: cut(fresh) };
}

/** A value as an editor would read it aloud. */
export function sayValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'da' : 'ne';
  if (value instanceof Date) return formatDate(value);
  if (Array.isArray(value)) return value.map(sayValue).join(' · ');
  if (typeof value === 'object') return Object.values(value).map(sayValue).join(', ');
  return String(value);
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function countEqual(a: readonly string[], b: readonly string[]): number {
  const different = a.findIndex((word, index) => word !== b[index]);
  return different < 0 ? a.length : different;
}

function cutOut(words: readonly string[], start: number, end: number): string {
  if (words.length === 0) return '';
  const short = shorten(words.slice(start, end).join(' '), MOST_LETTERS);
  return `${start > 0 ? '… ' : ''}${short}${end < words.length ? ' …' : ''}`;
}
