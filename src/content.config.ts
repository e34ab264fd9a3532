// Where each collection's files are, and which schema they must meet: the table, for Astro.
import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { z } from 'zod';
import { loaderOf } from './build/content-loaders';
import { asMeant } from './model/as-meant';
import { COLLECTIONS, type CollectionName, type TABLE } from './model/collections';
import { isData } from './model/data';

type Collections = {
  [Name in CollectionName]: { loader: Loader; schema: (typeof TABLE)[Name]['schema'] };
};

export const collections = Object.fromEntries(
  COLLECTIONS.map((collection) => [
    collection.name,
    defineCollection({
      loader: loaderOf(collection),
      schema: (context) =>
        z.preprocess(
          (data) => (isData(data) ? asMeant(data, collection.plain) : data),
          collection.schema(context),
        ),
    }),
  ]),
) as unknown as Collections;
