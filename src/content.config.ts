// Astro's collections: the loader and the schema of each row of the table in `model/collections.ts`.
import { defineCollection, type SchemaContext } from 'astro:content';
import { z } from 'zod';
import { loaderOf } from './build/content-loaders.ts';
import { COLLECTIONS, type Collection, type TABLE } from './model/collections.ts';
import { isData } from './model/data.ts';
import { normaliseData } from './model/schema/normalise-data.ts';

/** Before the schema sees the data, `normaliseData` removes empty optional fields and reads days in quotes. */
function define<Schema extends z.ZodObject>(
  collection: Collection & { schema: (context: SchemaContext) => Schema },
) {
  return defineCollection({
    loader: loaderOf(collection),
    schema: (context) =>
      z.preprocess(
        (data) => (isData(data) ? normaliseData(data, collection.fileSchema) : data),
        collection.schema(context),
      ),
  });
}

type Table = typeof TABLE;
type Collections = {
  [Name in keyof Table]: ReturnType<typeof define<ReturnType<Table[Name]['schema']>>>;
};

export const collections = Object.fromEntries(
  COLLECTIONS.map((collection) => [collection.name, define(collection)]),
) as Collections;
