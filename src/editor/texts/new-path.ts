// A text that is not on the site yet has a path of its own from its first letter; „Objavi“ gives it its final one.
import type { Collection } from '../../model/collections.ts';

/**
 * `src/content/products/novo-1795842000000.mdx`: no two windows begin a text in the same millisecond. Of several texts
 * that are begun at once, each has its own `place` among them.
 */
export function newPath({ path, ending }: Collection, place = 0): string {
  return `${path}/novo-${Date.now() + place}.${ending}`;
}

export function isNewPath(path: string): boolean {
  return /\/novo-\d+\./.test(path);
}
