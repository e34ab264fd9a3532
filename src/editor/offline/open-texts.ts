import { latestOrKept } from '../../browser/offline/answers.ts';
import { isProblem } from '../repository/problem.ts';
import type { Snapshot, Store } from '../repository/store.ts';

/** As long as it takes until the page says that the connection is slow. */
const PATIENCE_MS = 8_000;

export interface Opened {
  store: Store;
  first: Snapshot;
  /** When the texts were the newest, where the device has kept them. */
  keptAt?: number;
}

/** Opens the newest texts, or those on the device where there is no connection or hardly any. @throws Problem */
export function openTexts(store: Store, patience = PATIENCE_MS): Promise<Opened> {
  const findKept = async (failure?: unknown): Promise<Opened | undefined> => {
    // Such as a sign-in that has ended.
    if (failure && !isProblem(failure, 'offline')) return undefined;
    const kept = await store.kept?.();
    return kept && { store, first: kept.snapshot, keptAt: kept.at };
  };
  const latest = store.read().then((first) => ({ store, first }));
  return latestOrKept<Opened>(latest, findKept, patience);
}
