// What was typed and is not published: the data of a text's form, with the text that they were made from.
import type { Path } from '../../check/read-yaml.ts';
import { collectionOf } from '../../model/collections.ts';
import { type Data, required } from '../../model/data.ts';
import { readData, writeData } from '../../model/entries.ts';
import { isSame } from './is-same.ts';
import type { Conflict } from './merge.ts';
import { getIn, setIn } from './value-at.ts';

export interface Draft {
  path: string;
  /** The text of the file that the draft was made from; empty for a new text. */
  base: string;
  data: Data;
  /** The text as it was typed, of a file that has no form because its data cannot be read. */
  source?: string;
  /** New pictures of the text, by their path. */
  pictures: Record<string, Blob>;
  /** When it was last typed into: whoever finds another time knows that more was typed. */
  at: number;
  /** Fields that were changed elsewhere as well, and about which the editor has to decide. */
  conflicts?: Conflict[];
  /** Attempts to publish whose answers have not come. */
  tries?: Try[];
}

export interface Try {
  /** The commit that it was made on. */
  head: string;
  path: string;
  text: string;
  title: string;
  /** What the draft alone would have written; the text also has what others had changed until then. */
  own: string;
}

/** The last version that was read of each file: a list is drawn anew at every letter, its texts stay the same. */
const lastVersions = new Map<string, { source: string; data: Data }>();

/** The data are shared by all who read this version: they are copied, never changed. */
export function readSource(path: string, source: string): Data {
  if (source === '') return {};
  const last = lastVersions.get(path);
  if (last?.source === source) return last.data;
  const data = readData(required(collectionOf(path), path), source);
  lastVersions.set(path, { source, data });
  return data;
}

/** Undefined where the data of the text cannot be read. */
export function tryReading(path: string, source: string): Data | undefined {
  try {
    return readSource(path, source);
  } catch {
    return undefined;
  }
}

/** The draft after this value was typed into it at this path. */
export function typeInto(draft: Draft, at: Path, value: unknown): Draft {
  const { conflicts = [], ...rest } = draft;
  const data = setIn(draft.data, at, value) as Data;
  const left = conflicts.flatMap((one) => movedConflict(one, at, getIn(draft.data, at), value));
  return { ...rest, data, ...(left.length > 0 && { conflicts: left }) };
}

/**
 * An open question once `after` stands at the path `at` in place of `before`: it follows its item of a list that was
 * moved. Empty when it is decided, and when its item was deleted.
 */
function movedConflict(
  conflict: Conflict,
  at: Path,
  before: unknown,
  after: unknown,
): Conflict | readonly [] {
  const isInside = at.every((step, depth) => step === conflict.at[depth]);
  if (!isInside) return conflict;
  const place = Number(conflict.at[at.length]);
  if (!Array.isArray(before) || !Array.isArray(after) || Number.isNaN(place)) return [];
  if (after[place] === before[place]) return conflict;
  const now = after.indexOf(before[place]);
  return now < 0 ? [] : { ...conflict, at: conflict.at.with(at.length, now) };
}

export function writeDraft({ path, data, base, source }: Draft): string {
  return source ?? writeData(required(collectionOf(path), path), data, base);
}

/** Whether the form shows what it showed at first: all that was typed has been taken back. */
export function isAsBefore(draft: Draft): boolean {
  return isBack(draft, (before) => isSame(before, draft.data));
}

/** Whether the draft would write nothing: a line or an item that has only been begun is in no file yet. */
export function isUnchanged(draft: Draft): boolean {
  return isAsBefore(draft) || isBack(draft, () => writeDraft(draft) === draft.base);
}

function isBack(draft: Draft, isBackIn: (before: Data) => boolean): boolean {
  const { path, base, source, pictures, conflicts = [] } = draft;
  if (base === '' || conflicts.length > 0) return false;
  if (source !== undefined) return source === base;
  const before = tryReading(path, base);
  const hasPicture = Object.keys(pictures).some((picture) => base.includes(nameIn(picture)));
  return before !== undefined && !hasPicture && isBackIn(before);
}

/** The picture as a text beside it names it. */
export const nameIn = (picture: string) => picture.replace(/^.*\//, './');
