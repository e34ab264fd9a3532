// Where each collection's files are, and which schema they must meet.
import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { parse } from 'yaml';
import { folderWithBody } from './build/content-loaders';
import {
  aboutSchema,
  featuredSchema,
  kindSchema,
  pageSchema,
  policySchema,
  productSchema,
  testimonialSchema,
} from './model/content-schemas';
import { readSections } from './model/files/product-file';
import { bodyOf } from './model/files/text-file';
import { siteSchema } from './model/site-schema';

export const collections = {
  products: defineCollection({
    // A name that starts with _ is a form to copy, never a product.
    loader: folderWithBody('products', '[^_]*.mdx', (source) => ({ ...readSections(source) })),
    schema: ({ image }) => productSchema(image),
  }),
  kinds: defineCollection({ loader: file('src/content/products/kinds.yaml'), schema: kindSchema }),
  featured: defineCollection({
    loader: folderWithBody('featured', '*.md', (source) => ({ description: bodyOf(source) })),
    schema: ({ image }) => featuredSchema(image),
  }),
  about: defineCollection({
    loader: folderWithBody('about', '*.md', (source) => ({ text: bodyOf(source) })),
    schema: ({ image }) => aboutSchema(image),
  }),
  testimonials: defineCollection({
    loader: file('src/content/testimonials/testimonials.yaml'),
    schema: testimonialSchema,
  }),
  pages: defineCollection({
    loader: glob({ base: 'src/content/pages', pattern: '*.mdx' }),
    schema: ({ image }) => pageSchema(image),
  }),
  policies: defineCollection({
    loader: glob({ base: 'src/content/policies', pattern: '*.mdx' }),
    schema: policySchema,
  }),
  site: defineCollection({
    loader: file('src/content/site.yaml', { parser: (source) => ({ site: parse(source) }) }),
    schema: siteSchema,
  }),
};
