// A text that is not on the site yet has a path of its own from its first letter; „Objavi“ gives it its final one.
import type { Collection } from '../../model/collections.ts';

/** `src/content/products/novo-1795842000000.mdx`: no two windows begin a text in the same millisecond. */
export function newPath({ path, ending }: Collection, mark = Date.now()): string {
  return `${path}/novo-${mark}.${ending}`;
}

export function isNewPath(path: string): boolean {
  return /\/novo-\d+\./.test(path);
}
