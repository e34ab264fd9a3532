// What drafts write: texts and pictures of one commit, and its title.
import { collectionOf, isOneFile } from '../../model/collections.ts';
import { required } from '../../model/data.ts';
import { firstFreeNumber } from '../../model/file/entries.ts';
import { nameOf } from '../../model/paths.ts';
import { fileNameFor, firstFreeName } from '../../model/slug.ts';
import { type Draft, nameIn, tryReading, writeDraft } from '../drafts/draft.ts';
import { versionOf } from '../repository/git-version.ts';
import { Problem } from '../repository/problem.ts';
import type { FileChange, Snapshot } from '../repository/store.ts';
import { productIds } from '../texts/list-texts.ts';
import { isNewPath } from '../texts/new-path.ts';
import { readTexts } from '../texts/site-text.ts';
import { titleOf } from '../texts/title-of.ts';

export interface Change {
  /** The path of the draft: a new product gets its file's name only here. */
  from: string;
  /** The draft as it is written: over the newest text, a new product with its number and its file's name. */
  draft: Draft;
  before: string;
  after: string;
}

const UNREADABLE =
  'Ovaj tekst je u međuvremenu izmenjen tako da ne može da se pročita. Ispravite ga na spisku tekstova, pa objavite ponovo.';

/** @throws Problem when the newest text of a draft with a form cannot be read. */
export function listChanges(drafts: readonly Draft[], snapshot: Snapshot): Change[] {
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
    return { from: draft.path, draft: whole, before, after: writeDraft(whole) };
  });
}

/** A new product gets its file's name now, so that two devices never give the same. */
function freePath({ path, data }: Draft, taken: ReadonlySet<string>): string {
  const row = required(collectionOf(path), path);
  const stem = fileNameFor(String(data['name'] ?? '')) || 'nov-proizvod';
  const pathOf = (name: string) => `${row.path}/${name}.${row.ending}`;
  return pathOf(firstFreeName(stem, (name) => taken.has(pathOf(name))));
}

/** The texts that differ, with their new pictures, and without the pictures that no text names any longer. */
export async function filesOf(
  changes: readonly Change[],
  snapshot: Snapshot,
): Promise<FileChange[]> {
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

/** „Izmeni: Proizvodi – Zubni gel i još 1“ */
export function titleOfChange(changes: readonly Change[]): string {
  const { draft, before } = required(changes[0], 'change');
  const row = required(collectionOf(draft.path), draft.path);
  const { path, source, data } = draft;
  const label = titleOf(path, source === undefined ? data : tryReading(path, source));
  const rest = changes.length > 1 ? ` i još ${changes.length - 1}` : '';
  return `${before ? 'Izmeni' : 'Dodaj'}: ${row.form.label}${isOneFile(row) ? '' : ` – ${label}`}${rest}`;
}
