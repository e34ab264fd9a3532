// What a proposal would spoil on the site, asked in the worker of the check.
import { hasPlace, sayPlace } from '../../check/photo-place.ts';
import { SITE } from '../../model/collections.ts';
import { type WeightyChange, weightyChanges } from '../../model/weighty-fields.ts';
import { askCheck } from '../check/ask-check.ts';
import type { NewMistake, SiteContent } from '../check/new-mistakes.ts';
import { isOther, overText } from '../drafts/join.ts';
import { OLD_DESCRIPTION, oldDescriptions } from '../drafts/old-descriptions.ts';
import type { ProposalTexts, Snapshot } from '../repository/store.ts';
import { titleOf } from '../texts/title-of.ts';
import { draftsOfProposal } from './drafts-of-proposal.ts';

type Proposed = Pick<ProposalTexts, 'texts' | 'pictures'>;

/** Brings a picture by its path and version. */
export type PictureOf = (path: string, version: string) => Promise<Blob>;

export async function checkProposal(
  site: Snapshot,
  proposal: Proposed,
  pictureOf: PictureOf,
): Promise<NewMistake[]> {
  const [inTexts, inPictures, inDescriptions] = await Promise.all([
    askCheck({
      ask: 'proposal',
      before: contentOf(site),
      after: withProposal(site, proposal),
    }),
    findPlaces(proposal.pictures, pictureOf),
    findOldDescriptions(site, proposal),
  ]);
  return [...inTexts, ...inPictures, ...inDescriptions];
}

/** Its new pictures whose description has stayed. */
export async function findOldDescriptions(
  site: Snapshot,
  proposal: Proposed,
): Promise<NewMistake[]> {
  const drafts = await draftsOfProposal(0, { ...proposal, head: '' }, site, async () => new Blob());
  return drafts
    .filter((draft) => oldDescriptions(draft).length > 0)
    .map(({ path, data }) => ({
      file: path,
      line: 1,
      severity: 'warning',
      text: OLD_DESCRIPTION,
      fix: 'Otvorite predlog u uređivaču i opišite novu sliku.',
      title: titleOf(path, data),
      consequence: '',
    }));
}

/** Its photos that say where they were taken. */
export async function findPlaces(
  pictures: ProposalTexts['pictures'],
  pictureOf: PictureOf,
): Promise<NewMistake[]> {
  const found = pictures.map(async ({ path, version }) => {
    if (version === null) return [];
    const bytes = new Uint8Array(await (await pictureOf(path, version)).arrayBuffer());
    const mistake: NewMistake = {
      file: path,
      line: 1,
      severity: 'question',
      text: sayPlace(path),
      fix: 'Otvorite predlog u uređivaču i objavite ga odatle: tamo se to briše.',
      title: 'Slike',
      consequence: '',
    };
    return hasPlace(bytes) ? [mistake] : [];
  });
  return (await Promise.all(found)).flat();
}

export function contentOf({ files, texts }: Pick<Snapshot, 'files' | 'texts'>): SiteContent {
  return { texts, pictures: [...files.keys()].filter((path) => !texts.has(path)) };
}

/** What of it weighs more than it looks, over what has been changed on the site since the proposal began. */
export function weightyIn(site: Snapshot, proposal: Proposed): WeightyChange[] {
  const after = withProposal(site, proposal).texts;
  return proposal.texts.flatMap(({ path }) =>
    weightyChanges(
      path,
      site.texts.get(path) ?? '',
      after.get(path) ?? '',
      site.texts.get(SITE) ?? '',
    ),
  );
}

/** Paths of the texts and pictures of which the site has changed the same place since the proposal began. */
export function conflictsIn(site: Snapshot, { texts, pictures }: Proposed): ReadonlySet<string> {
  const isInConflict = ({ path, before, after }: ProposalTexts['texts'][number]) =>
    overText(path, before, after, site.texts.get(path) ?? '').hasConflict;
  const replaced = pictures.filter((one) => isOther(one, site.files.get(one.path)));
  return new Set([...texts.filter(isInConflict), ...replaced].map(({ path }) => path));
}

/** The site with the proposal, over what has been changed on the site since the proposal began. */
export function withProposal(
  site: Pick<Snapshot, 'files' | 'texts'>,
  { texts: changed, pictures: changedPictures }: Proposed,
): SiteContent {
  const before = contentOf(site);
  const texts = new Map(before.texts);
  for (const { path, before: old, after } of changed) {
    if (after === '') texts.delete(path);
    else texts.set(path, overText(path, old, after, texts.get(path) ?? '').text);
  }
  const pictures = new Set(before.pictures);
  for (const { path, version } of changedPictures) {
    if (version === null) pictures.delete(path);
    else pictures.add(path);
  }
  return { texts, pictures: [...pictures] };
}
