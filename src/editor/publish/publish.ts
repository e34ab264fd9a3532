// Publishes drafts: reads the newest texts, joins, checks, and writes all of it as one commit. It begins anew when
// somebody else was quicker, or when the answer was lost: then it first looks whether the change has arrived.
import { question, tellInFile } from '../../check/finding.ts';
import type { Path } from '../../check/read-yaml.ts';
import { SITE } from '../../model/collections.ts';
import { required } from '../../model/data.ts';
import { weightyChanges } from '../../model/weighty-fields.ts';
import type { Remark } from '../check/check-source.ts';
import { type Draft, writeDraft } from '../drafts/draft.ts';
import { OLD_DESCRIPTION, oldDescriptions } from '../drafts/old-descriptions.ts';
import { versionOf } from '../repository/git-version.ts';
import { isProblem, Problem } from '../repository/problem.ts';
import type { FileChange, Sent, Snapshot, Store } from '../repository/store.ts';
import { readTexts, type SiteText } from '../texts/site-text.ts';
import { findArrived, lostAnswer, overNewest } from './attempts.ts';
import { type Change, filesOf, listChanges, titleOfChange } from './changes.ts';
import { namePictures } from './new-pictures.ts';

export type Check = (
  path: string,
  source: string,
  texts: readonly SiteText[],
  snapshot: Snapshot,
) => Promise<Remark[]>;

export type Outcome =
  | { result: 'sent'; sent: Sent; snapshot: Snapshot }
  | { result: 'conflict'; drafts: Draft[]; snapshot: Snapshot }
  | { result: 'mistakes' | 'doubts'; remarks: Remark[]; snapshot: Snapshot };

const ATTEMPTS = 6;

/**
 * `remember` keeps the drafts on the device before each attempt, with what is being tried: so a page that is closed
 * before the answer comes can look as well. @throws Problem
 */
export async function publish(
  store: Store,
  drafts: readonly Draft[],
  isSure: boolean,
  check: Check,
  remember: (drafts: readonly Draft[]) => Promise<unknown>,
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
      return { result: 'conflict', drafts: joined, snapshot };
    const changes = listChanges(joined, snapshot);
    const files = await filesOf(changes, snapshot);
    // A change that has arrived is in the newest text already: what it changed stands between its draft and what the
    // draft began with.
    const hasArrived = files.length === 0 && !snapshot.isUnproposed;
    const versions = changes.map((one, index) => {
      const begun = required(drafts[index], 'draft');
      return hasArrived
        ? { path: one.draft.path, before: begun.base, after: writeDraft(begun) }
        : { path: one.draft.path, before: one.before || begun.base, after: one.after };
    });
    const sent = {
      before: Object.fromEntries(versions.map(({ path, before }) => [path, before])),
      after: Object.fromEntries(versions.map(({ path, after }) => [path, after])),
      from: drafts.map(({ path }) => path),
      title: titleOfChange(changes),
      at: Date.now(),
      parent: snapshot.head,
    };
    // The answer was lost, or somebody else has written the same.
    if (hasArrived)
      return { result: 'sent', sent: { ...sent, ...lostAnswer(snapshot, store) }, snapshot };
    const remarks = await findRemarks(changes, snapshot, check, await closedIn(drafts, store));
    const mistakes = remarks.filter(({ severity }) => severity === 'error');
    if (mistakes.length > 0) return { result: 'mistakes', remarks: mistakes, snapshot };
    if (remarks.length > 0 && !isSure) return { result: 'doubts', remarks, snapshot };
    tried = named.map((draft, index) => withTry(draft, changes[index], sent.title, snapshot));
    await remember(tried);
    try {
      const done = await store.write(files, sent.title, snapshot);
      return {
        result: 'sent',
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

function withTry(draft: Draft, change: Change | undefined, title: string, { head }: Snapshot) {
  if (!change) return draft;
  const { path } = change.draft;
  const attempt = { head, path, text: change.after, title, own: writeDraft(draft) };
  return { ...draft, tries: [...(draft.tries ?? []), attempt] };
}

/** Every mistake, and the doubts that the text has not had before, each of the text as its draft is called. */
async function findRemarks(
  changes: readonly Change[],
  snapshot: Snapshot,
  check: Check,
  closed: ReadonlySet<number>,
): Promise<Remark[]> {
  const remarks: Remark[] = [];
  for (const change of changes) {
    const { from, draft, before, after } = change;
    // The others as they will be; the text itself as it is, which the check compares with.
    const others = changes
      .filter((one) => one !== change)
      .map((one): [string, string] => [one.draft.path, one.after]);
    const texts = readTexts({ ...snapshot, texts: new Map([...snapshot.texts, ...others]) });
    const old = before ? await check(draft.path, before, texts, snapshot) : [];
    const known = new Set(old.map(({ text }) => text));
    const found = await check(draft.path, after, texts, snapshot);
    const news = found.filter((one) => one.severity === 'error' || !known.has(one.text));
    news.push(...oldDescriptions(draft).map((at) => askToDescribe(draft.path, at)));
    if (draft.base && !before && !draft.deleted) news.push(askAboutGone(draft.path));
    if (draft.proposals) news.push(...weightyRemarks(draft.path, before, after, snapshot));
    if (draft.proposals?.some(({ number }) => closed.has(number)))
      news.push(askAboutClosed(draft.path));
    remarks.push(...news.map((one) => ({ ...one, file: from })));
  }
  return remarks;
}

const askAboutGone = (path: string): Remark => ({
  ...tellInFile(question(path, 1, 'Ovog teksta na sajtu više nema: obrisao ga je neko drugi.', '')),
  at: [],
  consequence: 'Ako ga objavite, biće opet na sajtu.',
});

const askToDescribe = (path: string, at: Path): Remark => ({
  ...tellInFile(question(path, 1, OLD_DESCRIPTION, 'Opišite novu.')),
  at,
  consequence: 'Ovo ne zaustavlja objavljivanje.',
});

/** The proposals of these drafts that are answered already, in this window or elsewhere. */
async function closedIn(
  drafts: readonly Draft[],
  { proposals }: Pick<Store, 'proposals'>,
): Promise<ReadonlySet<number>> {
  const numbers = drafts.flatMap(({ proposals = [] }) => proposals.map(({ number }) => number));
  if (!proposals || numbers.length === 0) return new Set();
  const open = new Set((await proposals.list()).map(({ number }) => number));
  return new Set(numbers.filter((number) => !open.has(number)));
}

const askAboutClosed = (path: string): Remark => ({
  ...tellInFile(
    question(path, 1, 'Predlog iz kog je ovaj tekst više nije otvoren.', 'Možda ste ga odbili.'),
  ),
  at: [],
  consequence: FROM_PROPOSAL,
});

const FROM_PROPOSAL = 'Ovo je iz tuđeg predloga: objavite samo ako ste sigurni.';

/** What somebody else has proposed is asked about as before „Prihvati“. */
const weightyRemarks = (
  path: string,
  before: string,
  after: string,
  { texts }: Snapshot,
): Remark[] =>
  weightyChanges(path, before, after, texts.get(SITE) ?? '').map(({ says, means, was, is }) => ({
    ...tellInFile(question(path, 1, sayValues(says, [was, is]), means)),
    at: [],
    consequence: FROM_PROPOSAL,
  }));

const sayValues = (says: string, wasAndIs: readonly (string | undefined)[]) => {
  const known = wasAndIs.filter((one) => one !== undefined);
  const values = known.length > 0 ? `: ${known.join(' → ')}` : '';
  return `${says}${values}`.replace(/\.?$/, '.');
};

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
