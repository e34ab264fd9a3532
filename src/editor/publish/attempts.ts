// Attempts to publish, which a draft remembers until their answers have come: an answer may be lost, the page closed
// before it, and more may be typed meanwhile.
import { type Draft, type Try, tryReading, withoutPast } from '../drafts/draft.ts';
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
    // It may have arrived and been written over since. While the branch has not moved, neither can be.
    if (one.head !== head && (await store.hasArrived?.(one.head, one.path, one.text))) return one;
  }
  return undefined;
}

/** What the answer would have said that was lost; the newest commit stands for that of the change. */
export const lostAnswer = (
  { head, proposal }: Snapshot,
  { mayPublish }: Pick<Store, 'mayPublish'>,
): Partial<Sent> => ({
  commit: head,
  ...(proposal !== undefined && { proposal, isForeign: !mayPublish }),
});

/** The draft over the newest text; it goes on from the attempt that `findArrived` has found, if any. */
export function overNewest(draft: Draft, arrived: Try | undefined, snapshot: Snapshot): Draft {
  const newest = (path: string) => snapshot.texts.get(path) ?? '';
  if (arrived) return rebase(continueFrom(draft, arrived), newest(arrived.path));
  const { tries = [], ...rest } = draft;
  // An attempt may still be on its way; once the branch has moved, it would be refused as stale.
  const pending = tries.filter(({ head }) => head === snapshot.head);
  return rebase({ ...rest, ...(pending.length > 0 && { tries: pending }) }, newest(draft.path));
}

/** The draft over the text that its attempt has written, with what was typed since `own`, the draft's text of that time. */
function continueFrom(draft: Draft, { path, text, own }: Try): Draft {
  const { tries: _, conflicts: __, ...rest } = withoutPast(draft);
  const onText = { ...rest, path, base: text };
  if (draft.source !== undefined)
    return { ...onText, source: String(merge(own, draft.source, text).value) };
  const [before, written] = [tryReading(path, own), tryReading(path, text)];
  if (!before || !written) return onText;
  const { value, conflicts } = mergeData(before, draft.data, written);
  return { ...onText, data: value, ...(conflicts.length > 0 && { conflicts }) };
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
  return { ...withoutPast(overNewest(now, attempt, snapshot)), path, pictures };
}
