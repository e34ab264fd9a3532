// Attempts to publish, which a draft remembers until their answers have come: an answer may be lost, the page closed
// before it, and more may be typed meanwhile.
import { type Draft, type Try, tryReading } from '../drafts/draft.ts';
import { rebase } from '../drafts/join.ts';
import { merge, mergeData } from '../drafts/merge.ts';
import type { Sent, Snapshot, Store } from '../repository/store.ts';
import { withNamesOf } from './new-pictures.ts';

/** The attempt that has arrived, although its answer was lost. */
export async function findArrived(
  { tries = [] }: Draft,
  store: Pick<Store, 'hasArrived'>,
  { head, texts }: Snapshot,
): Promise<Try | undefined> {
  for (const one of tries) {
    if (texts.get(one.path) === one.text) return one;
    // While the branch has not moved, nothing can have arrived.
    if (one.head !== head && (await store.hasArrived?.(one.head, one.path, one.text))) return one;
  }
  return undefined;
}

/** Where a change is that has arrived without an answer. */
export const placeIn = (
  { head, proposal }: Snapshot,
  { mayPublish }: Pick<Store, 'mayPublish'>,
): Partial<Sent> => ({
  commit: head,
  ...(proposal !== undefined && { proposal, isForeign: !mayPublish }),
});

/** The draft over the newest text; it goes on from an attempt that has arrived. */
export function overNewest(draft: Draft, arrived: Try | undefined, snapshot: Snapshot): Draft {
  const newest = (path: string) => snapshot.texts.get(path) ?? '';
  if (arrived) return rebase(continueFrom(draft, arrived), newest(arrived.path));
  const { tries = [], ...rest } = draft;
  // As long as nothing else was written, an attempt may still be on its way.
  const open = tries.filter(({ head }) => head === snapshot.head);
  return rebase({ ...rest, ...(open.length > 0 && { tries: open }) }, newest(draft.path));
}

/** The draft over the text that its attempt has written, with what was typed since. */
function continueFrom(draft: Draft, { path, text, own }: Try): Draft {
  const { tries: _, conflicts: __, ...rest } = draft;
  const standing = { ...rest, path, base: text };
  if (draft.source !== undefined)
    return { ...standing, source: String(merge(own, draft.source, text).value) };
  const [before, now] = [tryReading(path, own), tryReading(path, text)];
  if (!before || !now) return standing;
  const { value, conflicts } = mergeData(before, draft.data, now);
  return { ...standing, data: value, ...(conflicts.length > 0 && { conflicts }) };
}

/** The draft `now` while `tried` is sent in place of `begun`: what was typed meanwhile stays, and knows of the attempt. */
export function whileTrying(now: Draft | undefined, begun: Draft | undefined, tried: Draft): Draft {
  if (!now || now.at === begun?.at) return tried;
  return { ...withNamesOf(now, tried), ...(tried.tries && { tries: tried.tries }) };
}

/**
 * What is left of the draft `now` when `begun` has been written to `path`: what was typed meanwhile, over the text that
 * was sent. Undefined when nothing was.
 */
export function afterSending(
  now: Draft | undefined,
  begun: Draft,
  path: string,
  snapshot: Snapshot,
): Draft | undefined {
  if (!now || now.at === begun.at) return undefined;
  const attempt = now.tries?.findLast((one) => one.path === path);
  const published = new Set(Object.values(begun.pictures));
  const pictures = Object.fromEntries(
    Object.entries(now.pictures).filter(([, picture]) => !published.has(picture)),
  );
  return { ...overNewest(now, attempt, snapshot), path, pictures };
}
