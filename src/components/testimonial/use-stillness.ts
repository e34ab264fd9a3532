import { useSyncExternalStore } from 'react';

const QUERIES = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'];

/** True when the visitor asks for less motion or less data: nothing may move by itself. */
export function useStillness(): boolean {
  return useSyncExternalStore(subscribe, wantsStillness, () => true);
}

function subscribe(onChange: () => void): () => void {
  const lists = QUERIES.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

/**
 * Does not use `isSparing` of the pages' own script: the bundler would put code that both share
 * into a file of its own, one more request on every page.
 */
function wantsStillness(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || QUERIES.some((query) => matchMedia(query).matches);
}
