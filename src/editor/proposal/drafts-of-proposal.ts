// „Otvori u uređivaču“: a proposal as drafts over the published texts, to be corrected and published as one's own.
import { type Collection, collectionNamed, collectionOf } from '../../model/collections.ts';
import { endingOf, folderOf, isTemplate, nameOf, stemOf } from '../../model/paths.ts';
import { fileNameFor } from '../../model/slug.ts';
import {
  type Draft,
  isUnchanged,
  nameIn,
  tryReading,
  withReturned,
  writeDraft,
} from '../drafts/draft.ts';
import { rebase, withTyped } from '../drafts/join.ts';
import { emptied } from '../drafts/older-text.ts';
import { namedApart, renamePicture } from '../publish/new-pictures.ts';
import type { ProposalTexts, Snapshot } from '../repository/store.ts';
import { productIds } from '../texts/list-texts.ts';
import { newPath } from '../texts/new-path.ts';
import { readTexts } from '../texts/site-text.ts';
import type { PictureOf } from './check-proposal.ts';

/** More than a proposal that is read whole can have. */
const MOST_FILES = 1000;

type ProposedText = ProposalTexts['texts'][number];

/**
 * The drafts with the proposal's texts and pictures, and with a question where the site was changed in the same place.
 * A product that it deletes is held back, one under another name keeps the name that it has; what the editor has no
 * form for is left out.
 */
export async function draftsOfProposal(
  number: number,
  { head, texts, pictures }: Pick<ProposalTexts, 'head' | 'texts' | 'pictures'>,
  site: Snapshot,
  pictureOf: PictureOf,
): Promise<Draft[]> {
  const ids = productIds(readTexts(site));
  const at = Date.now();
  const drafts = new Map<string, Draft>();
  for (const [index, text] of atOldNames(texts.map(inRightFolder)).entries()) {
    const row = collectionOf(text.path);
    const draft = row && !isTemplate(text.path) && draftOf(text, site);
    if (!draft) continue;
    // The same one each time that the proposal is opened.
    const mark = number * MOST_FILES + index;
    const path = isUsable(draft, row, site, ids) ? draft.path : newPath(row, mark);
    ids.add(draft.data['id']);
    drafts.set(path, { ...draft, path, at });
  }
  for (const { path: picture, before, version } of pictures) {
    const path = textWith(picture, drafts, site);
    if (version === null || !path) continue;
    const place = `${folderOf(path)}/${nameOf(picture)}`;
    const [base, old] = [site.texts.get(path) ?? '', site.files.get(place)];
    if (old === version) continue;
    const data = tryReading(path, base) ?? {};
    const draft = drafts.get(path) ?? { path, base, data, pictures: {}, at };
    const pictureThere = { [place]: await pictureOf(picture, version) };
    const withPicture = { ...draft, pictures: { ...draft.pictures, ...pictureThere } };
    const isKept = old !== undefined || draft.source !== undefined;
    drafts.set(path, {
      ...(isKept ? withPicture : renamePicture(withPicture, place, harmlessName(place))),
      // One that the site has got meanwhile stays: the new one gets a name of its own.
      ...(old && old === before && { replaces: { ...draft.replaces, [place]: old } }),
    });
  }
  return [...drafts.values()]
    .filter((draft) => !isUnchanged(draft))
    .map((draft) => ({
      ...withReturned(draft),
      proposals: [{ number, head, part: partOf(draft) }],
    }));
}

/** The draft of a proposal over what has been typed into the same text: neither loses its new picture. */
export function overTyped(own: Draft, typed: Draft | undefined): Draft {
  if (!typed) return own;
  const named = namedApart(own, typed);
  const part = partOf(named);
  return withTyped(
    {
      ...named,
      ...(named.proposals && { proposals: named.proposals.map((one) => ({ ...one, part })) }),
    },
    typed,
  );
}

const partOf = (draft: Draft) => ({
  before: draft.base,
  after: writeDraft(draft),
  pictures: Object.keys(draft.pictures),
});

/** A new product that was put beside the folder of the products, which no page would show. */
function inRightFolder(text: ProposedText): ProposedText {
  if (collectionOf(text.path) || text.before !== '') return text;
  const { path: folder, ending } = collectionNamed('products');
  const path = `${folder}/${fileNameFor(stemOf(text.path)) || 'proizvod'}.${ending}`;
  const data = tryReading(path, text.after);
  return data && 'kind' in data && 'id' in data ? { ...text, path } : text;
}

/** The texts, of which a product under a new name stands at its old one: its address is known already. */
function atOldNames(texts: readonly ProposedText[]): ProposedText[] {
  const idOf = (path: string, source: string) =>
    collectionOf(path)?.name === 'products' ? tryReading(path, source)?.['id'] : undefined;
  const gone = texts.filter(({ after }) => after === '');
  const moves = texts.flatMap((text) => {
    const id = text.before === '' ? idOf(text.path, text.after) : undefined;
    const old = id && gone.find(({ path, before }) => idOf(path, before) === id);
    return old ? { text, old } : [];
  });
  const oldOf = new Map(moves.map(({ text, old }) => [text, old]));
  const moved = new Set(oldOf.values());
  return texts
    .filter((text) => !moved.has(text))
    .map((text) => ({ ...text, ...oldOf.get(text), after: text.after }));
}

/** Undefined for a text that cannot be deleted here. */
function draftOf({ path, before, after }: ProposedText, site: Snapshot): Draft | undefined {
  const newest = site.texts.get(path) ?? '';
  const draft = { path, base: before, data: {}, pictures: {}, at: 0 };
  if (after === '') {
    const data = newest && collectionOf(path)?.name === 'products' && tryReading(path, newest);
    return data ? { ...draft, base: newest, data: { ...data, draft: true } } : undefined;
  }
  const data = tryReading(path, after);
  if (!data || !tryReading(path, before) || !tryReading(path, newest))
    return rebase({ ...draft, source: after }, newest);
  // Of a text that the site does not have, the lines and comments stay.
  if (newest === '') return { ...draft, base: '', deleted: after, data };
  return rebase({ ...draft, data: { ...emptied(path, before), ...data } }, newest);
}

/** Whether it can be published under its path: a new product may have the number of another, or a name with spaces. */
function isUsable(
  { path, base, data, source }: Draft,
  { name }: Collection,
  site: Snapshot,
  ids: ReadonlySet<unknown>,
): boolean {
  if (name !== 'products' || source !== undefined || site.texts.has(path) || base) return true;
  const { id } = data;
  return typeof id === 'number' && !ids.has(id) && fileNameFor(stemOf(path)) === stemOf(path);
}

/** „IMG 2041.JPG“ of a camera is `img-2041.jpg`. */
const harmlessName = (picture: string) =>
  `${folderOf(picture)}/${fileNameFor(stemOf(picture)) || 'slika'}.${endingOf(picture)}`;

/** The path of the text that shows the proposed picture, which may have come into another folder than the text. */
function textWith(picture: string, drafts: ReadonlyMap<string, Draft>, site: Snapshot) {
  const proposed = [...drafts].map(([path, draft]) => [path, writeDraft(draft)] as const);
  const others = [...site.texts].filter(([path]) => collectionOf(path) && !drafts.has(path));
  const paths = [...proposed, ...others]
    .filter(([, text]) => text.includes(nameIn(picture)))
    .map(([path]) => path);
  const isAbsent = (path: string) => !site.files.has(`${folderOf(path)}/${nameOf(picture)}`);
  return paths.find((path) => folderOf(path) === folderOf(picture)) ?? paths.find(isAbsent);
}
