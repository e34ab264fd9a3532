import { useApp } from '../app-state.tsx';
import type { Placed } from './order.ts';

/** Texts as they are ordered: with the data that are typed and not yet published. */
export function usePlaced() {
  const { draftOf, change } = useApp();
  return {
    place: ({ path }: { path: string }): Placed => ({ path, data: draftOf(path).data }),
    /** Makes drafts of texts that have got another place. */
    put(placed: readonly Placed[]): void {
      for (const { path, data } of placed) change({ ...draftOf(path), data, at: Date.now() });
    },
  };
}
