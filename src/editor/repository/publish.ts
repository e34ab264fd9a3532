// Publishes drafts: reads the newest texts, merges, checks, and writes one commit. A lost answer is no matter, since
// every attempt first looks whether the branch already holds what is wanted.
import type { Text } from '../../check/read-text.ts';
import { collectionOf, isOneFile } from '../../model/collections.ts';
import { required } from '../../model/data.ts';
import { slugify } from '../../model/slug.ts';
import { checkSource, nextProductId, type Remark, readTexts, textOf, titleOf } from '../texts.ts';
import { type Draft, readSource, rebase } from './drafts.ts';
import { type FileChange, Problem, type Sent, type Snapshot, type Store } from './store.ts';

export type Outcome =
  | { kind: 'sent'; sent: Sent; snapshot: Snapshot }
  | { kind: 'conflict'; drafts: Draft[]; snapshot: Snapshot }
  | { kind: 'mistakes' | 'doubts'; remarks: Remark[]; snapshot: Snapshot };

const ATTEMPTS = 4;

export async function publish(
  store: Store,
  drafts: readonly Draft[],
  isSure: boolean,
): Promise<Outcome> {
  let lost: Problem | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const snapshot = await store.read();
    const texts = readTexts(snapshot);
    const rebased = drafts.map((draft) =>
      prepare(rebase(draft, snapshot.texts.get(draft.path) ?? ''), texts, snapshot),
    );
    if (rebased.some(({ conflicts }) => conflicts))
      return { kind: 'conflict', drafts: rebased, snapshot };
    const changes = rebased.map((draft) => ({ draft, text: textOf(draft) }));
    const before = Object.fromEntries(
      rebased.map(({ path }) => [path, snapshot.texts.get(path) ?? '']),
    );
    const title = titleFor(changes.map(({ draft }) => draft));
    // Also after a lost answer: the commit had arrived.
    if (changes.every(({ draft, text }) => snapshot.texts.get(draft.path) === text))
      return {
        kind: 'sent',
        sent: {
          before: lost ? Object.fromEntries(drafts.map(({ path, base }) => [path, base])) : before,
          title,
          at: Date.now(),
          commit: snapshot.head,
        },
        snapshot,
      };
    const remarks = changes.flatMap(({ draft, text }) =>
      newRemarks(draft.path, text, before[draft.path] ?? '', texts),
    );
    const mistakes = remarks.filter(({ severity }) => severity === 'error');
    if (mistakes.length > 0) return { kind: 'mistakes', remarks: mistakes, snapshot };
    if (remarks.length > 0 && !isSure) return { kind: 'doubts', remarks, snapshot };
    const files = changes.flatMap(({ draft, text }): FileChange[] => [
      ...Object.entries(draft.pictures)
        .filter(([path]) => text.includes(path.replace(/^.*\//, './')))
        .map(([path, content]) => ({ path, content })),
      { path: draft.path, content: text },
    ]);
    try {
      const done = await store.write(files, title, snapshot);
      return {
        kind: 'sent',
        sent: { before, from: drafts.map(({ path }) => path), title, at: Date.now(), ...done },
        snapshot: await afterWrite(snapshot, files, done),
      };
    } catch (error) {
      if (!(error instanceof Problem) || !['stale', 'offline'].includes(error.kind)) throw error;
      if (error.kind === 'offline' && lost) throw error;
      if (error.kind === 'offline') lost = error;
    }
  }
  throw (
    lost ?? new Problem('refused', 'Neko drugi upravo menja sajt. Pokušajte ponovo za koji minut.')
  );
}

/** The texts as they are now, without asking again; a proposal changes nothing yet. */
async function afterWrite(
  snapshot: Snapshot,
  files: readonly FileChange[],
  { commit, proposal }: Partial<Sent>,
): Promise<Snapshot> {
  if (proposal) return snapshot;
  const written = files.filter(
    (file): file is { path: string; content: string } => typeof file.content === 'string',
  );
  const versions = await Promise.all(
    files.map(
      async ({ path, content }): Promise<[string, string]> => [path, await versionOf(content)],
    ),
  );
  return {
    head: commit ?? '',
    files: new Map([...snapshot.files, ...versions]),
    texts: new Map([
      ...snapshot.texts,
      ...written.map(({ path, content }): [string, string] => [path, content]),
    ]),
  };
}

/** The name that git gives to a file with this content. */
async function versionOf(content: string | Blob): Promise<string> {
  const bytes = new Blob([content]);
  const named = await new Blob([`blob ${bytes.size}\0`, bytes]).arrayBuffer();
  return [...new Uint8Array(await crypto.subtle.digest('SHA-1', named))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/**
 * A new product gets its number and its file's name now, so that two devices never give out the same ones. After a
 * lost answer the file is there already: it is the one with this very text.
 */
function prepare(draft: Draft, texts: readonly Text[], { files, texts: sources }: Snapshot): Draft {
  const row = collectionOf(draft.path);
  if (draft.base !== '' || row?.name !== 'products') return draft;
  const stem = slugify(String(draft.data['name'] ?? '')) || 'nov-proizvod';
  const names = [stem, ...Array.from({ length: 98 }, (_, index) => `${stem}-${index + 2}`)];
  const paths = names.map((name) => `${row.path}/${name}.${row.ending}`);
  const withId = (id: unknown) => ({ ...draft, data: { ...draft.data, id } });
  for (const path of paths) {
    if (!files.has(path)) return { ...withId(nextProductId(texts)), path };
    const same = { ...withId(texts.find((text) => text.path === path)?.data['id']), path };
    if (textOf(same) === sources.get(path)) return same;
  }
  return draft;
}

/** Every mistake, and the doubts that the text has not had before. */
function newRemarks(path: string, text: string, before: string, texts: readonly Text[]): Remark[] {
  const old = before ? new Set(checkSource(path, before, texts).map((one) => one.text)) : new Set();
  return checkSource(path, text, texts).filter(
    (one) => one.severity === 'error' || !old.has(one.text),
  );
}

function titleFor(drafts: readonly Draft[]): string {
  const [first, ...more] = drafts;
  const { path, base, data } = required(first, 'draft');
  const row = required(collectionOf(path), path);
  const name = String(data['name'] ?? data['title'] ?? data['heading'] ?? titleOf(path));
  const rest = more.length > 0 ? ` i još ${more.length}` : '';
  const verb = base ? 'Izmeni' : 'Dodaj';
  return `${verb}: ${row.form.label}${isOneFile(row) ? '' : ` – ${name}`}${rest}`;
}

/** The fields that differ between two texts of a file, as its form shows them. */
export function fieldsOfBoth(path: string, one: string, other: string) {
  const [before, after] = [readSource(path, one), readSource(path, other)];
  return Object.keys({ ...before, ...after }).map((key) => ({
    key,
    before: before[key],
    after: after[key],
  }));
}
