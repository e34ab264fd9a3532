// What changed, by the names that an editor knows.
import { basename } from 'node:path/posix';
import { isDeepStrictEqual } from 'node:util';
import type { Noun } from '../../model/collection-row.ts';
import { COLLECTIONS, collectionNamed, titleOf } from '../../model/collections.ts';
import { type Entry, readEntries } from '../../model/content-entries.ts';
import { formatDate } from '../../model/dates.ts';
import { stemOf } from '../../model/paths.ts';
import { OTHER_NOUNS, type Status } from './change-words.ts';
import type { ChangedFiles, ChangedPicture, ChangedText } from './changed-files.ts';
import { type ChangedField, compareValues } from './changed-values.ts';

export interface Change {
  status: Status;
  /** What it is a change of; the one who reads the report knows no collections. */
  noun: Noun;
  name: string;
  /** What of it changed, with the old and the new value where there are such. */
  details: ChangedField[];
}

/** Every change to the content, in the order of the collections and of their files. */
export function findChanges({ texts, pictures }: Omit<ChangedFiles, 'others'>): Change[] {
  const unreadable = texts.filter((text) => !isReadable(text));
  const readable = texts.filter(isReadable);
  const before = entriesOf(readable, 'before');
  const after = entriesOf(readable, 'after');
  const entries = [...before.values(), ...after.values()].sort((a, b) => placeOf(a) - placeOf(b));
  const changes = [...new Set(entries.map(({ key }) => key))].flatMap((key) =>
    compareEntries(before.get(key), after.get(key), pictures),
  );
  const shown = new Set(entries.flatMap((entry) => entry.pictures));
  const alone = pictures.filter(({ path }) => !shown.has(path));
  const unseen = changes.length > 0 ? [] : readable.filter(isTouched);
  return [
    ...changes,
    ...alone.map(({ path, status }) => change(status, OTHER_NOUNS.picture, basename(path))),
    ...unreadable.map(({ path }) => change('changed', OTHER_NOUNS.unreadable, basename(path))),
    ...unseen.map(({ path }) => change('changed', OTHER_NOUNS.unseen, basename(path))),
  ];
}

function compareEntries(
  before: Entry | undefined,
  after: Entry | undefined,
  pictures: readonly ChangedPicture[],
): Change[] {
  if (!before) return after ? [change('added', nounOf(after), after.name, visibility(after))] : [];
  if (!after) return [change('removed', nounOf(before), before.name)];
  const keys = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]);
  const details = [...keys]
    .filter((key) => !isDeepStrictEqual(before.fields[key], after.fields[key]))
    .map((key) => compareValues(titleOf(after.path, key), before.fields[key], after.fields[key]));
  const isReplaced = after.pictures.some((path) =>
    pictures.some((picture) => picture.path === path && picture.status === 'changed'),
  );
  if (isReplaced) details.push({ title: 'slika je zamenjena' });
  // A product's page has the name of its file.
  if (after.collection === 'products' && before.path !== after.path) {
    const [old, fresh] = [before, after].map(({ path }) => `/products/${stemOf(path)}`);
    details.push(compareValues('adresa stranice (stare veze ka njoj više ne rade)', old, fresh));
  }
  if (details.length === 0) return [];
  return [change('changed', nounOf(after), after.name, [...details, ...visibility(after)])];
}

function change(status: Status, noun: Noun, name: string, details: ChangedField[] = []): Change {
  return { status, noun, name, details };
}

function nounOf({ collection }: Entry): Noun {
  return collectionNamed(collection).noun;
}

function placeOf({ collection }: Entry): number {
  return COLLECTIONS.findIndex(({ name }) => name === collection);
}

/** A product that nobody sees yet. */
function visibility({ fields: { draft, publish_from: from } }: Entry): ChangedField[] {
  if (draft === true) return [{ title: 'nacrt, još se ne prikazuje na sajtu' }];
  const day = new Date(String(from));
  return Number.isNaN(day.valueOf()) ? [] : [{ title: `prikazuje se od ${formatDate(day)}` }];
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
