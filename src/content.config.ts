// Astro's collections, from the table in `model/collections.ts`: the loader and the schema of each.
import { defineCollection, type SchemaContext } from 'astro:content';
import { z } from 'zod';
import { loaderOf } from './build/content-loaders';
import { type CollectionName, collectionNamed, TABLE } from './model/collections';
import { isData } from './model/data';
import { normaliseData } from './model/normalise-data';

/** Before the schema sees the data, `normaliseData` removes empty optional fields and reads days in quotes. */
function define<Schema extends z.ZodObject>(
  name: CollectionName,
  schema: (context: SchemaContext) => Schema,
) {
  const collection = collectionNamed(name);
  return defineCollection({
    loader: loaderOf(collection),
    schema: (context) =>
      z.preprocess(
        (data) => (isData(data) ? normaliseData(data, collection.fileSchema) : data),
        schema(context),
      ),
  });
}

export const collections = {
  products: define('products', TABLE.products.schema),
  featured: define('featured', TABLE.featured.schema),
  about: define('about', TABLE.about.schema),
  testimonials: define('testimonials', TABLE.testimonials.schema),
  questions: define('questions', TABLE.questions.schema),
  buying: define('buying', TABLE.buying.schema),
  cooperation: define('cooperation', TABLE.cooperation.schema),
  steps: define('steps', TABLE.steps.schema),
  kinds: define('kinds', TABLE.kinds.schema),
  headings: define('headings', TABLE.headings.schema),
  pages: define('pages', TABLE.pages.schema),
  policies: define('policies', TABLE.policies.schema),
  ownWords: define('ownWords', TABLE.ownWords.schema),
  site: define('site', TABLE.site.schema),
} satisfies Record<CollectionName, unknown>;
