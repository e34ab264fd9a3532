// Where each collection's files are, and which schema they must meet: the table, for Astro.
import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { loaderOf } from './build/content-loaders';
import { COLLECTIONS, type CollectionName, type TABLE } from './model/collections';

type Collections = {
  [Name in CollectionName]: { loader: Loader; schema: (typeof TABLE)[Name]['schema'] };
};

export const collections = Object.fromEntries(
  COLLECTIONS.map((collection) => [
    collection.name,
    defineCollection({ loader: loaderOf(collection), schema: collection.schema }),
  ]),
) as unknown as Collections;
