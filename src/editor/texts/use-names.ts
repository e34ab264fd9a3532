import { useMemo } from 'react';
import { useApp } from '../app-state.tsx';
import type { Names } from '../form/say-value.ts';

/** The names behind the numbers of products and the ids of their kinds. */
export function useNames(): Names {
  const { texts } = useApp();
  return useMemo(() => {
    const find = (collection: string, wanted: unknown, key: 'name' | 'title') =>
      texts
        .filter((text) => text.collection.name === collection)
        .flatMap(({ entries }) => entries)
        .find(({ id }) => String(id) === String(wanted))?.[key];
    return {
      product: (id) => String(find('products', id, 'name') ?? ''),
      kind: (id) => String(find('kinds', id, 'title') ?? ''),
    };
  }, [texts]);
}
