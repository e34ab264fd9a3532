// What was typed and is not published: the data of a text's form, with the text that they were made from.
import type { Path } from '../../check/read-yaml.ts';
import { collectionOf } from '../../model/collections.ts';
import { type Data, isData, required } from '../../model/data.ts';
import { readData, writeData } from '../../model/entries.ts';
import { type Conflict, isSame, merge } from './merge.ts';

export interface Draft {
  path: string;
  /** The text of the file that the draft was made from; empty for a new text. */
  base: string;
  data: Data;
  /** The text as it was typed, of a file that has no form because its data cannot be read. */
  source?: string;
  /** New pictures of the text, by their path. */
  pictures: Record<string, Blob>;
  at: number;
  /** It is in a proposal; it stays the text that the form shows until the proposal is accepted. */
  isSent?: boolean;
  /** Fields that were changed elsewhere as well, and about which the editor has to decide. */
  conflicts?: Conflict[];
  /** Attempts to publish whose answers have not come. */
  tries?: Try[];
}

/** An attempt to publish. */
export interface Try {
  /** The commit that it was made on. */
  head: string;
  /** Path and text of the file that it writes. */
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

/** The text that the draft would write. */
export function writeDraft({ path, data, base, source }: Draft): string {
  return source ?? writeData(required(collectionOf(path), path), data, base);
}

/** The data of an older text in place of those of the newest: what has come since is emptied. */
export function readInPlace(path: string, older: string, newest: string): Data {
  const added = Object.keys(tryReading(path, newest) ?? {}).map((key) => [key, undefined]);
  return { ...Object.fromEntries(added), ...readSource(path, older) };
}

/** Stands in the base at a field that waits for a decision, so that the next merge asks about it again. */
const UNDECIDED = 'Neodlučeno';

/**
 * The draft over the newest text of its file: what was changed elsewhere is taken over. A draft over a text that is no
 * longer there, or that cannot be read, stays as it is.
 */
export function rebase(draft: Draft, source: string): Draft {
  if (draft.base === source || source === '') return draft;
  const { conflicts: open = [], ...rest } = draft;
  const decide = (value: unknown) =>
    open.reduce((data, { there }) => setIn(data, there, UNDECIDED), value);
  const joined = (conflicts: Conflict[]) => ({
    base: source,
    ...(conflicts.length > 0 && { conflicts }),
  });
  if (draft.source !== undefined) {
    const { value, conflicts } = merge(decide(draft.base), draft.source, source);
    return { ...rest, source: String(value), ...joined(conflicts) };
  }
  const [before, theirs] = [tryReading(draft.path, draft.base), tryReading(draft.path, source)];
  if (!before || !theirs) return draft;
  const { value, conflicts } = merge(decide(before), draft.data, theirs);
  return { ...rest, data: value as Data, ...joined(conflicts) };
}

/**
 * The draft after its attempt has arrived: over the text that was written, with what was typed since.
 */
export function continueFrom(draft: Draft, { path, text, own }: Try): Draft {
  const { tries: _, conflicts: __, ...rest } = draft;
  const standing = { ...rest, path, base: text };
  if (draft.source !== undefined)
    return { ...standing, source: String(merge(own, draft.source, text).value) };
  const [before, now] = [tryReading(path, own), tryReading(path, text)];
  if (!before || !now) return standing;
  const { value, conflicts } = merge(before, draft.data, now);
  return { ...standing, data: value as Data, ...(conflicts.length > 0 && { conflicts }) };
}

/**
 * One draft of two that were typed in two windows at once, from what both last knew of it; what they typed differently
 * into one field is a conflict.
 */
export function join(common: Draft | undefined, mine: Draft, kept: Draft): Draft {
  const own = rebase(mine, kept.base);
  const old = common && rebase(common, kept.base);
  const { conflicts: _, ...rest } = own;
  const pictures = { ...kept.pictures, ...own.pictures };
  const joined = (conflicts: Conflict[]) => {
    const all = [...(kept.conflicts ?? []), ...(own.conflicts ?? []), ...conflicts];
    return { ...rest, pictures, ...(all.length > 0 && { conflicts: all }) };
  };
  if (own.source !== undefined || kept.source !== undefined) {
    const before = old?.source ?? kept.base;
    const { value, conflicts } = merge(before, own.source ?? before, kept.source ?? before);
    return { ...joined(conflicts), source: String(value) };
  }
  const before = old?.data ?? tryReading(kept.path, kept.base) ?? {};
  const { value, conflicts } = merge(before, own.data, kept.data);
  return { ...joined(conflicts), data: value as Data };
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

export function getIn(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value;
  return getIn(Object(value)[key], rest);
}

export function setIn(value: unknown, [key, ...rest]: Path, wanted: unknown): unknown {
  if (key === undefined) return wanted;
  if (Array.isArray(value)) return value.with(Number(key), setIn(value[Number(key)], rest, wanted));
  const old = isData(value) ? value : {};
  return { ...old, [key]: setIn(old[String(key)], rest, wanted) };
}
