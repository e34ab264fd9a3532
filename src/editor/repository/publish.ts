// Publishes drafts: reads the newest texts, joins, checks, and writes all of it as one commit. It begins anew when
// somebody else was quicker, or when the answer was lost: then it first looks whether the change has arrived.
import type { Text } from '../../check/read-text.ts';
import { collectionOf, isOneFile } from '../../model/collections.ts';
import { type Data, isData, required } from '../../model/data.ts';
import { firstFreeNumber } from '../../model/entries.ts';
import { nameOf } from '../../model/paths.ts';
import { firstFreeName, slugify } from '../../model/slug.ts';
import { isNewPath } from '../new-path.ts';
import { productIds, type Remark, readTexts } from '../texts.ts';
import { titleOf } from '../title-of.ts';
import {
  continueFrom,
  type Draft,
  nameIn,
  rebase,
  type Try,
  tryReading,
  writeDraft,
} from './drafts.ts';
import {
  type FileChange,
  isProblem,
  Problem,
  placeIn,
  type Sent,
  type Snapshot,
  type Store,
  versionOf,
} from './store.ts';

export type Check = (path: string, source: string, texts: readonly Text[]) => Promise<Remark[]>;

export type Outcome =
  | { kind: 'sent'; sent: Sent; snapshot: Snapshot }
  | { kind: 'conflict'; drafts: Draft[]; snapshot: Snapshot }
  | { kind: 'mistakes' | 'doubts'; remarks: Remark[]; snapshot: Snapshot };

interface Change {
  /** The draft as it is written: over the newest text, a new product with its number and its file's name. */
  draft: Draft;
  before: string;
  after: string;
}

const ATTEMPTS = 6;
const UNREADABLE =
  'Ovaj tekst je u međuvremenu izmenjen tako da ne može da se pročita. Ispravite ga na spisku tekstova, pa objavite ponovo.';

/**
 * `remember` keeps the drafts on the device before each attempt, with what is being tried: so a page that is closed
 * before the answer comes can look as well. @throws Problem
 */
export async function publish(
  store: Store,
  drafts: readonly Draft[],
  isSure: boolean,
  check: Check,
  remember: (drafts: readonly Draft[]) => Promise<unknown> = async () => {},
): Promise<Outcome> {
  let tried = drafts;
  // A lost answer is asked after once, by a second round; a second loss in a row is a connection that is gone.
  let isOneLost = false;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const snapshot = await store.read();
    // Of the drafts as they were tried last, since these know their attempts; each is joined with the newest text anew.
    const named = await namePictures(tried, snapshot);
    const joined = await Promise.all(
      named.map(async (draft) =>
        overNewest(draft, await findArrived(draft, store, snapshot), snapshot),
      ),
    );
    if (joined.some(({ conflicts }) => conflicts))
      return { kind: 'conflict', drafts: joined, snapshot };
    const changes = listChanges(joined, snapshot);
    const files = await filesOf(changes, snapshot);
    // A change that has arrived is in the newest text already, so what was there before is what its draft began with.
    const hasArrived = files.length === 0 && !snapshot.isUnproposed;
    const before = Object.fromEntries(
      changes.map((one, index) => {
        const base = drafts[index]?.base ?? '';
        return [one.draft.path, hasArrived ? base : one.before || base];
      }),
    );
    const sent = {
      before,
      from: drafts.map(({ path }) => path),
      title: titleOfChange(changes),
      at: Date.now(),
      parent: snapshot.head,
    };
    // The answer was lost, or somebody else has written the same.
    if (hasArrived)
      return { kind: 'sent', sent: { ...sent, ...placeIn(snapshot, store) }, snapshot };
    const remarks = await findRemarks(changes, snapshot, check);
    const mistakes = remarks.filter(({ severity }) => severity === 'error');
    if (mistakes.length > 0) return { kind: 'mistakes', remarks: mistakes, snapshot };
    if (remarks.length > 0 && !isSure) return { kind: 'doubts', remarks, snapshot };
    tried = named.map((draft, index) => withTry(draft, changes[index], sent.title, snapshot));
    await remember(tried);
    try {
      const done = await store.write(files, sent.title, snapshot);
      return {
        kind: 'sent',
        sent: { ...sent, ...done },
        snapshot: await afterWrite(snapshot, files, done),
      };
    } catch (error) {
      const isLost = isProblem(error, 'offline');
      if (!isLost && !isProblem(error, 'stale')) throw error;
      if (isLost && isOneLost) throw error;
      if (isLost) isOneLost = true;
    }
  }
  throw new Problem('refused', 'Neko drugi upravo menja sajt. Pokušajte ponovo za koji minut.');
}

/** The attempt that has arrived, although its answer was lost. */
export async function findArrived(
  { tries = [] }: Draft,
  store: Store,
  { head, texts }: Snapshot,
): Promise<Try | undefined> {
  for (const one of tries) {
    if (texts.get(one.path) === one.text) return one;
    // While the branch has not moved, nothing can have arrived.
    if (one.head !== head && (await store.hasArrived?.(one.head, one.path, one.text))) return one;
  }
  return undefined;
}

/** The draft over the newest text; it goes on from an attempt that has arrived. */
export function overNewest(draft: Draft, arrived: Try | undefined, snapshot: Snapshot): Draft {
  const newest = (path: string) => snapshot.texts.get(path) ?? '';
  if (arrived) return rebase(continueFrom(draft, arrived), newest(arrived.path));
  const { tries = [], ...rest } = draft;
  // As long as nothing else was written, an attempt may still be on its way.
  const open = tries.filter(({ head }) => head === snapshot.head);
  return rebase({ ...rest, ...(open.length > 0 && { tries: open }) }, newest(draft.path));
}

function withTry(draft: Draft, change: Change | undefined, title: string, { head }: Snapshot) {
  if (!change) return draft;
  const { path } = change.draft;
  const attempt = { head, path, text: change.after, title, own: writeDraft(draft) };
  return { ...draft, tries: [...(draft.tries ?? []), attempt] };
}

function listChanges(drafts: readonly Draft[], snapshot: Snapshot): Change[] {
  const taken = new Set(snapshot.files.keys());
  const ids = productIds(readTexts(snapshot));
  return drafts.map((draft) => {
    let whole = draft;
    if (isNewPath(draft.path) && collectionOf(draft.path)?.name === 'products') {
      const id = firstFreeNumber(ids);
      whole = { ...draft, path: freePath(draft, taken), data: { ...draft.data, id } };
      taken.add(whole.path);
      ids.add(id);
    }
    const before = snapshot.texts.get(whole.path) ?? '';
    // The draft could not be brought over a text that nobody can read; a draft of the whole source replaces it.
    const isRebased = before === draft.base || draft.source !== undefined;
    if (before && !isRebased && !tryReading(whole.path, before))
      throw new Problem('refused', UNREADABLE);
    return { draft: whole, before, after: writeDraft(whole) };
  });
}

/** A new product gets its file's name now, so that two devices never give the same. */
function freePath({ path, data }: Draft, taken: ReadonlySet<string>): string {
  const row = required(collectionOf(path), path);
  const stem = slugify(String(data['name'] ?? '')) || 'nov-proizvod';
  const pathOf = (name: string) => `${row.path}/${name}.${row.ending}`;
  return pathOf(firstFreeName(stem, (name) => taken.has(pathOf(name))));
}

/**
 * A new picture never takes the place of another one, of the site or of a draft that is published with it: where its
 * name is taken it gets a free one.
 */
async function namePictures(drafts: readonly Draft[], { files }: Snapshot): Promise<Draft[]> {
  const versions = new Map(files);
  const all: Draft[] = [];
  for (const draft of drafts) {
    let named = draft;
    for (const [path, picture] of Object.entries(draft.pictures)) {
      const version = await versionOf(picture);
      const own = new Set(Object.keys(named.pictures));
      let free = path;
      if ((versions.get(path) ?? version) !== version) {
        const [, stem = '', ending = ''] = /^(.*)(\.\w+)$/.exec(path) ?? [];
        const isTaken = (name: string) => versions.has(name + ending) || own.has(name + ending);
        free = firstFreeName(stem, isTaken) + ending;
        named = renamePicture(named, path, free);
      }
      versions.set(free, version);
    }
    all.push(named);
  }
  return all;
}

function renamePicture(draft: Draft, from: string, to: string): Draft {
  const { [from]: picture, ...others } = draft.pictures;
  if (!picture) return draft;
  return {
    ...draft,
    data: replaceInTexts(draft.data, nameIn(from), nameIn(to)) as Data,
    pictures: { ...others, [to]: picture },
  };
}

/** The draft with its pictures under the names that they have got in the draft that is being published. */
export function withNamesOf(draft: Draft, published: Draft): Draft {
  const names = new Map(Object.entries(published.pictures).map(([path, one]) => [one, path]));
  return Object.entries(draft.pictures).reduce((named, [path, picture]) => {
    const name = names.get(picture) ?? path;
    return name === path ? named : renamePicture(named, path, name);
  }, draft);
}

function replaceInTexts(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replaceAll(from, to);
  if (Array.isArray(value)) return value.map((item) => replaceInTexts(item, from, to));
  if (!isData(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replaceInTexts(item, from, to)]),
  );
}

/** The texts that differ, with their new pictures, and without the pictures that no text names any longer. */
async function filesOf(changes: readonly Change[], snapshot: Snapshot): Promise<FileChange[]> {
  const changed = changes.filter(({ before, after }) => before !== after);
  const newTexts = changes.map(({ draft, after }): [string, string] => [draft.path, after]);
  const allTexts = [...new Map([...snapshot.texts, ...newTexts])];
  // The guide for editors is no text of the site, and names pictures as examples.
  const isNamed = (picture: string) =>
    allTexts.some(([path, text]) => collectionOf(path) && text.includes(nameOf(picture)));
  const pictures: FileChange[] = [];
  for (const { draft, after } of changes) {
    for (const [path, content] of Object.entries(draft.pictures)) {
      if (after.includes(nameIn(path)) && snapshot.files.get(path) !== (await versionOf(content)))
        pictures.push({ path, content });
    }
  }
  const isPicture = (path: string) => !snapshot.texts.has(path);
  const unused = [...snapshot.files.keys()].filter(
    (path) =>
      isPicture(path) &&
      changed.some(({ before }) => before.includes(nameOf(path))) &&
      !isNamed(path),
  );
  return [
    ...pictures,
    ...changed.map(({ draft, after }) => ({ path: draft.path, content: after })),
    ...unused.map((path) => ({ path, content: null })),
  ];
}

/** Every mistake, and the doubts that the text has not had before. */
async function findRemarks(
  changes: readonly Change[],
  snapshot: Snapshot,
  check: Check,
): Promise<Remark[]> {
  const after = changes.map(({ draft, after }): [string, string] => [draft.path, after]);
  const texts = readTexts({ ...snapshot, texts: new Map([...snapshot.texts, ...after]) });
  const remarks: Remark[] = [];
  for (const { draft, before, after } of changes) {
    const old = before ? await check(draft.path, before, texts) : [];
    const known = new Set(old.map(({ text }) => text));
    const found = await check(draft.path, after, texts);
    remarks.push(...found.filter((one) => one.severity === 'error' || !known.has(one.text)));
  }
  return remarks;
}

/** The texts as they are now, without asking again. */
async function afterWrite(
  snapshot: Snapshot,
  changes: readonly FileChange[],
  { commit = '' }: Partial<Sent>,
): Promise<Snapshot> {
  const [files, texts] = [new Map(snapshot.files), new Map(snapshot.texts)];
  for (const { path, content } of changes) {
    if (content === null) files.delete(path);
    else files.set(path, await versionOf(content));
    if (typeof content === 'string') texts.set(path, content);
  }
  return { head: commit, files, texts };
}

function titleOfChange(changes: readonly Change[]): string {
  const { draft, before } = required(changes[0], 'change');
  const row = required(collectionOf(draft.path), draft.path);
  const { path, source, data } = draft;
  const label = titleOf(path, source === undefined ? data : tryReading(path, source));
  const rest = changes.length > 1 ? ` i još ${changes.length - 1}` : '';
  return `${before ? 'Izmeni' : 'Dodaj'}: ${row.form.label}${isOneFile(row) ? '' : ` – ${label}`}${rest}`;
}

/** The fields that differ between two texts of a file, as its form shows them. */
export function fieldsOfBoth(path: string, one: string, other: string) {
  const [before, after] = [tryReading(path, one) ?? {}, tryReading(path, other) ?? {}];
  return Object.keys({ ...before, ...after }).map((key) => ({
    key,
    before: before[key],
    after: after[key],
  }));
}
