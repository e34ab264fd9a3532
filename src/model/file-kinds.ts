// Which schema each text of src/content/ must meet, and where its text stands.
import { z } from 'zod';
import type { Image } from './content-fields.ts';
import {
  aboutSchema,
  featuredSchema,
  kindSchema,
  pageSchema,
  policySchema,
  productSchema,
  testimonialSchema,
} from './content-schemas.ts';
import { SECTIONS } from './files/sections.ts';
import { siteSchema } from './site-schema.ts';

export type KindName = 'product' | 'featured' | 'about' | 'page' | 'policy' | 'data';

export interface FileKind {
  name: KindName;
  schema: z.ZodObject;
  /** Data key that the text below the front matter fills. */
  body?: string;
  /** A YAML file holds one object or a list of them. */
  list?: boolean;
}

/** Stands in for Astro's picture; the rules for pictures have their own look at the path. */
const image = (() => z.string()) as unknown as Image;

const FOLDERS: Readonly<Record<string, FileKind & { ending: string }>> = {
  products: { name: 'product', schema: productSchema(image), ending: 'mdx' },
  featured: { name: 'featured', schema: featuredSchema(image), body: 'description', ending: 'md' },
  about: { name: 'about', schema: aboutSchema(image), body: 'text', ending: 'md' },
  pages: { name: 'page', schema: pageSchema(image), ending: 'mdx' },
  policies: { name: 'policy', schema: policySchema, ending: 'mdx' },
};

export const SITE = 'src/content/site.yaml';
export const KINDS = 'src/content/products/kinds.yaml';
export const TESTIMONIALS = 'src/content/testimonials/testimonials.yaml';

const DATA: Readonly<Record<string, FileKind>> = {
  [SITE]: { name: 'data', schema: siteSchema },
  [KINDS]: { name: 'data', schema: kindSchema, list: true },
  [TESTIMONIALS]: { name: 'data', schema: testimonialSchema, list: true },
};

/** Data keys that a product's sections fill. */
export const SECTION_KEYS: readonly string[] = SECTIONS.map(({ key }) => key);

/** How many pictures each page needs; the file's name is the page's. */
export const PAGES: Readonly<Record<string, number>> = {
  'src/content/pages/home.mdx': 1,
  'src/content/pages/about-me.mdx': 1,
  'src/content/pages/business-cooperation.mdx': 2,
  'src/content/pages/contact.mdx': 1,
  'src/content/pages/products.mdx': 0,
};

export const POLICIES = [
  'src/content/policies/privacy-policy.mdx',
  'src/content/policies/cookie-policy.mdx',
] as const;

/** Without any of these the site cannot be built. */
export const REQUIRED: readonly string[] = [
  SITE,
  KINDS,
  TESTIMONIALS,
  ...Object.keys(PAGES),
  ...POLICIES,
];

/** The kind of this text; undefined when the site does not read a file of this place and ending. */
export function kindOf(path: string): FileKind | undefined {
  if (DATA[path]) return DATA[path];
  const [, folder = '', ending] = /^src\/content\/(\w+)\/[^/]+\.(\w+)$/.exec(path) ?? [];
  const kind = FOLDERS[folder];
  return kind?.ending === ending ? kind : undefined;
}

/** The ending that texts of this folder have; undefined for a folder without texts of its own. */
export function endingFor(path: string): string | undefined {
  return FOLDERS[/^src\/content\/(\w+)\/[^/]+$/.exec(path)?.[1] ?? '']?.ending;
}

/** The field's schema behind `.optional()` and `.default()`, which keep its description. */
export function bareSchema(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return bareSchema(schema.unwrap());
  }
  return schema;
}
