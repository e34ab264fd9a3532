// What was typed and is not published: kept on this device from the first letter on, with the text it was made from.
import { createStore, del, entries, set } from 'idb-keyval';
import type { Path } from '../../check/read-yaml.ts';
import { collectionOf } from '../../model/collections.ts';
import { type Data, isData, required } from '../../model/data.ts';
import { readData, writeData } from '../../model/entries.ts';
import { type Conflict, isSame, merge } from './merge.ts';
import type { Sent } from './store.ts';

export interface Draft {
  path: string;
  /** The text of the file that the draft was made from; empty for a new text. */
  base: string;
  data: Data;
  /** New pictures of the text, by their path. */
  pictures: Record<string, Blob>;
  at: number;
  /** It is in a proposal; it stays the text that the form shows until the proposal is accepted. */
  isSent?: boolean;
  /** Fields that were changed elsewhere as well, and about which the editor has to decide. */
  conflicts?: Conflict[];
}

const drafts = createStore('uredjivac-radne-verzije', 'drafts');
const sent = createStore('uredjivac-poslato', 'sent');

export const loadDrafts = () => entries<string, Draft>(drafts).then((all) => new Map(all));
export const saveDraft = (draft: Draft) => set(draft.path, draft, drafts);
export const removeDraft = (path: string) => del(path, drafts);
export const loadSent = () => entries<number, Sent>(sent).then((all) => all.map(([, one]) => one));
export const saveSent = (one: Sent) => set(one.at, one, sent);
export const removeSent = ({ at }: Sent) => del(at, sent);

export const readSource = (path: string, source: string): Data =>
  source === '' ? {} : readData(required(collectionOf(path), path), source);

/** The data of an older text in place of those of the newest: what has come since is emptied. */
export function readInPlace(path: string, older: string, newest: string): Data {
  const added = Object.keys(readSource(path, newest)).map((key) => [key, undefined]);
  return { ...Object.fromEntries(added), ...readSource(path, older) };
}

/** The draft over the newest text of its file: what was changed elsewhere is taken over. */
export function rebase(draft: Draft, source: string): Draft {
  if (draft.base.trim() === source.trim() || source === '') return draft;
  const conflicts: Conflict[] = [];
  const data = merge(
    readSource(draft.path, draft.base),
    draft.data,
    readSource(draft.path, source),
    conflicts,
  );
  const { conflicts: _, ...rest } = draft;
  return { ...rest, base: source, data: data as Data, ...(conflicts.length > 0 && { conflicts }) };
}

/** Whether the draft would write the very text that the file has. */
export const isUnchanged = ({ path, base, data }: Draft) =>
  base !== '' &&
  (isSame(readSource(path, base), data) ||
    writeData(required(collectionOf(path), path), data, base) === base);

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
