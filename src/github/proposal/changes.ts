// What changed, by the names that an editor knows.
import { basename } from 'node:path/posix';
import { isDeepStrictEqual } from 'node:util';
import { type Entry, readEntries } from '../../model/content-entries.ts';
import { formatDate } from '../../model/dates.ts';
import { titleOf } from '../../model/field-titles.ts';
import type { Kind, Status } from './change-words.ts';
import type { ChangedFiles, ChangedText } from './changed-files.ts';

export interface Change {
  status: Status;
  kind: Kind;
  name: string;
  /** What of it changed, in words. */
  details: string[];
}

/** Every change to the content, in the order of the files. */
export function findChanges({ texts, pictures }: Omit<ChangedFiles, 'others'>): Change[] {
  const unreadable = texts.filter((text) => !isReadable(text));
  const readable = texts.filter(isReadable);
  const before = entriesOf(readable, 'before');
  const after = entriesOf(readable, 'after');
  const entries = [...before.values(), ...after.values()];
  const changes = [...new Set(entries.map(({ key }) => key))].flatMap((key) =>
    compareEntries(before.get(key), after.get(key), pictures),
  );
  const shown = new Set(entries.flatMap((entry) => entry.pictures));
  const others: [Kind, string[]][] = [
    ['picture', pictures.filter((path) => !shown.has(path))],
    ['unreadable', unreadable.map(({ path }) => path)],
    ['unseen', changes.length > 0 ? [] : readable.filter(isTouched).map(({ path }) => path)],
  ];
  return [
    ...changes,
    ...others.flatMap(([kind, paths]) =>
      paths.map((path) => change('changed', kind, basename(path))),
    ),
  ];
}

function compareEntries(
  before: Entry | undefined,
  after: Entry | undefined,
  pictures: readonly string[],
): Change[] {
  if (!before)
    return after ? [change('added', after.collection, after.name, visibility(after))] : [];
  if (!after) return [change('removed', before.collection, before.name)];
  const keys = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]);
  const titles = [...keys]
    .filter((key) => !isDeepStrictEqual(before.fields[key], after.fields[key]))
    .map((key) => titleOf(after.path, key));
  if (after.pictures.some((path) => pictures.includes(path))) titles.push('slika');
  if (titles.length === 0) return [];
  return [
    change('changed', after.collection, after.name, [...new Set(titles), ...visibility(after)]),
  ];
}

function change(status: Status, kind: Kind, name: string, details: string[] = []): Change {
  return { status, kind, name, details };
}

/** A product that nobody sees yet. */
function visibility({ fields: { draft, publish_from: from } }: Entry): string[] {
  if (draft === true) return ['nacrt, još se ne prikazuje na sajtu'];
  const day = new Date(String(from));
  return Number.isNaN(day.valueOf()) ? [] : [`prikazuje se od ${formatDate(day)}`];
}

function entriesOf(texts: readonly ChangedText[], version: 'before' | 'after'): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const { path, [version]: source } of texts) {
    for (const entry of source === undefined ? [] : readEntries(path, source)) {
      // Two files with the same number are a mistake, yet neither may get lost here.
      const key = entries.has(entry.key) ? `${entry.key} ${path}` : entry.key;
      entries.set(key, { ...entry, key });
    }
  }
  return entries;
}

function isTouched({ before, after }: ChangedText): boolean {
  return before !== after;
}

function isReadable({ path, before, after }: ChangedText): boolean {
  try {
    for (const source of [before, after]) if (source !== undefined) readEntries(path, source);
    return true;
  } catch {
    return false; // The content check says why.
  }
}
