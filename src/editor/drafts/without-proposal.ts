// A proposal is declined, thrown away, or opened anew: what is left of the drafts that it was opened into.
import type { Data } from '../../model/data.ts';
import {
  type Draft,
  isUnchanged,
  tryReading,
  withConflicts,
  withoutPast,
  writeDraft,
} from './draft.ts';
import { isSame } from './is-same.ts';
import { rebase } from './join.ts';
import { getIn, setIn } from './value-at.ts';

export const isOfProposal = ({ proposals = [] }: Draft, number: number): boolean =>
  proposals.some((one) => one.number === number);

/**
 * The draft without what this proposal has brought: with what was typed besides, or undefined when nothing was. In doubt,
 * such as where the words of the proposal were corrected, it is `draft` itself: „Objavi“ asks about a declined one.
 */
export function withoutProposal(draft: Draft, number: number): Draft | undefined {
  const part = partIn(draft, number);
  // What an attempt to publish has sent may be on the site already.
  if (!part || draft.tries) return draft;
  const { path, conflicts = [], ...rest } = draft;
  // A new text has nothing before it to go back to.
  if (draft.base === '') {
    const isAsProposed = writeDraft(draft) === part.after && conflicts.length === 0;
    return isAsProposed ? undefined : draft;
  }
  const proposed = tryReading(path, part.after);
  // Inside of a list the place may have moved.
  const isAboutProposal = ({ at, mine }: (typeof conflicts)[number]) =>
    at.length === 1 && proposed !== undefined && isSame(getIn(proposed, at), mine);
  if (!conflicts.every(isAboutProposal)) return draft;
  const isAsDecided = ({ at, mine, theirs }: (typeof conflicts)[number]) =>
    [mine, theirs].some((value) => isSame(getIn(draft.data, at), value));
  const decided = draft.decided?.filter((one) => isAboutProposal(one) && isAsDecided(one)) ?? [];
  const asked = [...conflicts, ...decided];
  const proposedData = asked.reduce<unknown>(
    (all, { at, mine }) => setIn(all, at, mine),
    draft.data,
  );
  // As if what was typed had been typed before the proposal was opened, then over the text of now. Where that cannot be
  // read, `rebase` leaves the draft as it is.
  const opened = { ...rest, data: proposedData as Data, path, base: part.after };
  const before = rebase(opened, part.before);
  if (before.base !== part.before || before.conflicts) return draft;
  const now = rebase(before, draft.base);
  if (now.base !== draft.base || now.conflicts) return draft;
  // A question with the proposal on one side is answered by the other, which stood there without it.
  const data = asked.reduce<unknown>((all, { at, theirs }) => setIn(all, at, theirs), now.data);
  const others = draft.proposals?.filter((one) => one.number !== number) ?? [];
  const left = {
    ...(others.length > 0 ? { ...now, proposals: others } : withoutPast(now)),
    data: data as Data,
    ...withoutPictures(draft, part.pictures),
    at: Date.now(),
  };
  return isUnchanged(left) ? undefined : left;
}

/**
 * The draft of a proposal that is being declined: without it, or, where its words were corrected, without the fields that
 * are still as it had them.
 */
export function afterDecline(draft: Draft, number: number): Draft | undefined {
  const whole = withoutProposal(draft, number);
  if (whole !== draft) return whole;
  const proposals = draft.proposals?.map((one) =>
    one.number === number ? { ...one, isDeclined: true as const } : one,
  );
  const { conflicts = [], ...rest } = { ...draft, ...(proposals && { proposals }), at: Date.now() };
  const part = partIn(draft, number);
  const read = (text = '') => tryReading(draft.path, text);
  const [before, proposed, site] = [read(part?.before), read(part?.after), read(draft.base)];
  const isReadable = before && proposed && site && draft.source === undefined;
  if (!isReadable || draft.base === '' || draft.tries) return withConflicts(rest, conflicts);
  const isAsProposed = (key: string) =>
    isSame(draft.data[key], proposed[key]) && !isSame(before[key], proposed[key]);
  const data = Object.keys({ ...site, ...draft.data })
    .filter(isAsProposed)
    .reduce<unknown>((all, key) => setIn(all, [key], site[key]), draft.data) as Data;
  return withConflicts(
    { ...rest, data, ...withoutPictures(draft, part?.pictures ?? []) },
    conflicts.filter(({ at }) => !isAsProposed(String(at[0]))),
  );
}

const partIn = ({ proposals = [] }: Draft, number: number) =>
  proposals.find((one) => one.number === number)?.part;

const withoutPictures = ({ pictures, replaces }: Draft, paths: readonly string[]) => ({
  pictures: without(pictures, paths),
  ...(replaces && { replaces: without(replaces, paths) }),
});

const without = <Value>(all: Readonly<Record<string, Value>>, paths: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([path]) => !paths.includes(path)));
