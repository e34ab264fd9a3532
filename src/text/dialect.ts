// How the texts of each collection are read.
import type { Collection } from '../model/collections.ts';
import type { Dialect } from './parse-markdown.ts';

export function dialectOf(collection: Collection): Dialect {
  const isMdx = collection.ending === 'mdx';
  return {
    isMdx,
    hasIndentedCode: !isMdx || collection.format === 'product',
    components: Object.keys(collection.parts.components),
  };
}
