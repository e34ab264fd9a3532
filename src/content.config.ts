// Where each collection's files are, and which schema they must meet: the rows of the table, for Astro.
import { defineCollection, type SchemaContext } from 'astro:content';
import { z } from 'zod';
import { loaderOf } from './build/content-loaders';
import { asMeant } from './model/as-meant';
import { type CollectionName, collectionNamed, TABLE } from './model/collections';
import { isData } from './model/data';

/** The row of this name: an emptied field that may be missing is none, a day in quotes is that day. */
function define<Schema extends z.ZodObject>(
  name: CollectionName,
  { schema }: { schema: (context: SchemaContext) => Schema },
) {
  const collection = collectionNamed(name);
  return defineCollection({
    loader: loaderOf(collection),
    schema: (context) =>
      z.preprocess(
        (data) => (isData(data) ? asMeant(data, collection.plain) : data),
        schema(context),
      ),
  });
}

export const collections = {
  products: define('products', TABLE.products),
  featured: define('featured', TABLE.featured),
  about: define('about', TABLE.about),
  testimonials: define('testimonials', TABLE.testimonials),
  questions: define('questions', TABLE.questions),
  buying: define('buying', TABLE.buying),
  cooperation: define('cooperation', TABLE.cooperation),
  steps: define('steps', TABLE.steps),
  kinds: define('kinds', TABLE.kinds),
  shopLinks: define('shopLinks', TABLE.shopLinks),
  headings: define('headings', TABLE.headings),
  pages: define('pages', TABLE.pages),
  policies: define('policies', TABLE.policies),
  site: define('site', TABLE.site),
} satisfies Record<CollectionName, unknown>;
