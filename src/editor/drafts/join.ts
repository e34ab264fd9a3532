// Brings together what was typed here and what came meanwhile, from GitHub or from another window: nothing that either
// has changed is lost, and what both changed differently is a conflict for the editor to decide.
import { type Draft, tryReading, writeDraft } from './draft.ts';
import { type Conflict, mergeData, mergeLines } from './merge.ts';
import { setIn } from './value-at.ts';

/** Stands in the base at a field that waits for a decision, so that the next merge asks about it again. */
const UNDECIDED = 'Neodlučeno';

/**
 * The draft over the newest text of its file: what was changed elsewhere is taken over. A draft over a text that is no
 * longer there, or that cannot be read, stays as it is.
 */
export function rebase(draft: Draft, source: string): Draft {
  if (draft.base === source || source === '') return draft;
  const { conflicts: open = [], ...rest } = draft;
  const joined = (conflicts: Conflict[]) => ({
    base: source,
    ...(conflicts.length > 0 && { conflicts }),
  });
  if (draft.source !== undefined) {
    // A question that is open stays open: what has come meanwhile is what it asks about.
    const { value, conflicts } =
      open.length > 0
        ? { value: draft.source, conflicts: open.map((one) => ({ ...one, theirs: source })) }
        : mergeLines(draft.base, draft.source, source);
    return { ...rest, source: value, ...joined(conflicts) };
  }
  const [before, theirs] = [tryReading(draft.path, draft.base), tryReading(draft.path, source)];
  if (!before || !theirs) return draft;
  const undecided = open.reduce<unknown>(
    (data, { there }) => setIn(data, there, UNDECIDED),
    before,
  );
  const { value, conflicts } = mergeData(undecided, draft.data, theirs);
  return { ...rest, data: value, ...joined(conflicts) };
}

/**
 * One draft of two that were typed in two windows at once, from what both last knew of it; what they typed differently
 * into one field is a conflict.
 */
export const joinWindows = (common: Draft | undefined, mine: Draft, kept: Draft): Draft =>
  join(common, mine, kept, { isOfWindow: true });

function join(
  common: Draft | undefined,
  mine: Draft,
  kept: Draft,
  origin: Pick<Conflict, 'isOfWindow'>,
): Draft {
  const own = rebase(mine, kept.base);
  const old = common && rebase(common, kept.base);
  const { conflicts: _, ...rest } = own;
  const pictures = { ...kept.pictures, ...own.pictures };
  const proposals = [...(kept.proposals ?? []), ...(own.proposals ?? [])];
  const past = proposals.length > 0 && {
    proposals: [...new Map(proposals.map((one) => [one.number, one])).values()],
    replaces: { ...kept.replaces, ...own.replaces },
  };
  const joined = (conflicts: Conflict[]) => {
    const news = conflicts.map((one) => ({ ...one, ...origin }));
    const all = [...(kept.conflicts ?? []), ...(own.conflicts ?? []), ...news];
    return { ...rest, ...past, pictures, ...(all.length > 0 && { conflicts: all }) };
  };
  if (own.source !== undefined || kept.source !== undefined) {
    const before = old?.source ?? kept.base;
    const { value, conflicts } = mergeLines(before, own.source ?? before, kept.source ?? before);
    return { ...joined(conflicts), source: value };
  }
  const before = old?.data ?? tryReading(kept.path, kept.base) ?? {};
  const { value, conflicts } = mergeData(before, own.data, kept.data);
  return { ...joined(conflicts), data: value };
}

/** The draft and what has been typed into its text, if anything. */
export const withTyped = (draft: Draft, typed: Draft | undefined): Draft =>
  typed ? join(undefined, draft, typed, {}) : draft;

/**
 * The change from `before` to `after`, on top of the newest text; empty is a text that is not there. Where both changed
 * a field, it has that of the change.
 */
export function overText(path: string, before: string, after: string, newest: string) {
  if (newest === before) return { text: after, hasConflict: false };
  if (newest === '' || after === '') return { text: after, hasConflict: newest !== after };
  const data = tryReading(path, after);
  if (!data) return { text: after, hasConflict: true };
  const draft: Draft = { path, base: before, data, pictures: {}, at: 0 };
  const joined = rebase(draft, newest);
  // A text that cannot be read was not joined.
  const hasConflict = joined.base !== newest || joined.conflicts !== undefined;
  return { text: joined.base === newest ? writeDraft(joined) : after, hasConflict };
}

/** Whether a picture is neither as it was before a change nor as the change leaves it; null is none. */
export const isOther = (
  { before, version }: { before: string | null; version: string | null },
  now: string | null = null,
): boolean => now !== before && now !== version;
