// What was typed and is not published: the data of a text's form, with the text that they were made from.
import type { Path } from '../../check/read-yaml.ts';
import { collectionOf } from '../../model/collections.ts';
import { type Data, required } from '../../model/data.ts';
import { readData, writeData } from '../../model/file/entries.ts';
import { isSame } from './is-same.ts';
import type { Conflict } from './merge.ts';
import { getIn, setIn } from './value-at.ts';

export interface Draft {
  path: string;
  /** The text of the file that the draft was made from; empty for a new text. */
  base: string;
  data: Data;
  /** Of a text that was deleted, and is brought back: its last text, whose lines and comments stay. */
  deleted?: string;
  /** The text as it was typed, of a file that has no form because its data cannot be read. */
  source?: string;
  /** New pictures of the text, by their path. */
  pictures: Record<string, Blob>;
  /** When it was last typed into: whoever finds another time knows that more was typed. */
  at: number;
  /** Fields that were changed elsewhere as well, and about which the editor has to decide. */
  conflicts?: Conflict[];
  /** Those that were decided: the version that was not chosen may stand nowhere else. */
  decided?: readonly Conflict[];
  /** Names of the fields that an older text has brought back: the form shows them. */
  returned?: readonly string[];
  /** The proposals that it was made from: published, it answers them. */
  proposals?: readonly ProposedPart[];
  /** Pictures of the site whose place a new one takes under the same name: path → the version that it replaces. */
  replaces?: Record<string, string>;
  /** New pictures, as the text names them, whose old description was confirmed. */
  described?: readonly string[];
  /** Attempts to publish whose answers have not come. */
  tries?: Try[];
}

/** A proposal as it was when it was read. */
export interface OpenedProposal {
  number: number;
  head: string;
}

/** A proposal as it was opened into a draft. */
export interface ProposedPart extends OpenedProposal {
  /**
   * The text on the site at that time, what the proposal alone made of it, and the paths of its pictures; undefined in
   * a draft that an older editor has kept.
   */
  part?: { before: string; after: string; pictures: readonly string[] };
  /** It was declined, and what was corrected in it is left. */
  isDeclined?: true;
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

/** The draft after this value was typed into it at this path; what is asked about it is asked still. */
export function typeInto(draft: Draft, at: Path, value: unknown): Draft {
  const data = setIn(draft.data, at, value) as Data;
  const followed = draft.conflicts?.flatMap((one) => {
    const place = placeAfter(one.at, at, getIn(draft.data, at), value);
    return place ? { ...one, at: place, mine: getIn(data, place) } : [];
  });
  return withConflicts({ ...draft, data }, followed);
}

/** Where the value at `place` stands once `after` is at the path `at`; undefined when its item of a list was deleted. */
function placeAfter(place: Path, at: Path, before: unknown, after: unknown): Path | undefined {
  const depth = at.length;
  const isInside = depth < place.length && at.every((step, index) => step === place[index]);
  if (!isInside || !Array.isArray(before) || !Array.isArray(after)) return place;
  const index = Number(place[depth]);
  if (after[index] === before[index]) return place;
  const moved = after.indexOf(before[index]);
  return moved < 0 ? undefined : place.with(depth, moved);
}

/** The draft once this question about two versions is answered by this value. */
export function decide(draft: Draft, conflict: Conflict, value: unknown): Draft {
  if (draft.source !== undefined) return withConflicts({ ...draft, source: String(value) });
  const { at } = conflict;
  const data = setIn(draft.data, at, value) as Data;
  const isOther = (one: Conflict) => one.at.join('.') !== at.join('.');
  const decided = [...(draft.decided?.filter(isOther) ?? []), conflict];
  return withConflicts({ ...draft, data, decided }, draft.conflicts?.filter(isOther));
}

export function withConflicts(
  { conflicts: _, ...draft }: Draft,
  conflicts: Conflict[] = [],
): Draft {
  return { ...draft, ...(conflicts.length > 0 && { conflicts }) };
}

export function writeDraft({ path, data, base, source, deleted }: Draft): string {
  return source ?? writeData(required(collectionOf(path), path), data, base || deleted);
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

/** The draft that an older text was brought back into, with the names of what came back. */
export function withReturned(draft: Draft): Draft {
  // A text that was deleted has come back as a whole.
  if (draft.base === '') return draft;
  return { ...draft, returned: changedKeys(tryReading(draft.path, draft.base), draft.data) };
}

/** Names of the fields in which two versions of a text differ. */
export const changedKeys = (before: Data = {}, after: Data = {}): string[] =>
  Object.keys({ ...before, ...after }).filter((key) => !isSame(before[key], after[key]));

/** The draft without what it knows of its past: what was typed after it was published is a change of its own. */
export function withoutPast(draft: Draft): Draft {
  const {
    decided: _,
    returned: __,
    proposals: ___,
    replaces: ____,
    described: _____,
    ...rest
  } = draft;
  return rest;
}

/** The picture as a text beside it names it. */
export const nameIn = (picture: string) => picture.replace(/^.*\//, './');
