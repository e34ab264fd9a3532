// The texts that the tests know, as data: a story takes a heading or a product's name from here, so that
// a new sample does not break it.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'zod';
import {
  type CollectionName,
  collectionNamed,
  isOneFile,
  type TABLE,
} from '../../../src/model/collections.ts';
import { ITEMS, readData } from '../../../src/model/file/entries.ts';
import { typeset } from '../../../src/model/serbian/typeset.ts';

type Text<Name extends CollectionName> = z.output<ReturnType<(typeof TABLE)[Name]['schema']>>;

/** Every text of a collection, by its number; of a list every entry. */
export function readTexts<Name extends CollectionName>(name: Name): Text<Name>[] {
  const collection = collectionNamed(name);
  const { path, ending } = collection;
  const files = isOneFile(collection) ? [path] : globSync(`${path}/*.${ending}`);
  const texts = files
    .filter((file) => !basename(file).startsWith('_'))
    .map((file) => readData(collection, readFileSync(file, 'utf8')))
    .flatMap((data) => (data[ITEMS] ?? [data]) as (Text<Name> & { id?: number })[]);
  return texts.sort((a, b) => Number(a.id) - Number(b.id));
}

export const PRODUCTS = readTexts('products').map((product) => ({
  ...product,
  name: typeset(product.name),
}));
export const TOOTH_GEL = PRODUCTS.find(({ id }) => id === 14) as Text<'products'>;
export const HEADINGS = readTexts('headings')[0] as Text<'headings'>;
