import { z } from 'zod';
import type { Image } from '../../lib/content-fields.ts';
import { SECTIONS } from '../../lib/content-files/sections.ts';
import {
  aboutSchema,
  featuredSchema,
  kindSchema,
  pageSchema,
  policySchema,
  productSchema,
  testimonialSchema,
} from '../../lib/content-schemas.ts';
import { siteSchema } from '../../lib/site-schema.ts';
import type { Kind } from './change-words.ts';

/** Only the titles are read here; no picture is opened. */
const image = (() => z.string()) as unknown as Image;

const SCHEMAS: Partial<Record<Kind, z.ZodObject>> = {
  product: productSchema(image),
  featured: featuredSchema(image),
  about: aboutSchema(image),
  testimonial: testimonialSchema,
  kind: kindSchema,
  page: pageSchema(image),
  policy: policySchema,
  site: siteSchema,
};

/** What an editor calls a field: „veza ka prodavnici“ for `link`. */
export function titleOf(kind: Kind, field: string): string {
  const section = kind === 'product' && SECTIONS.find(({ key }) => key === field);
  if (section) return `odeljak „${section.heading}“`;
  if (field === 'body') return 'tekst';
  if (field === 'images') return 'slike';
  const schema = SCHEMAS[kind]?.shape[field];
  return (schema && metaTitle(schema)) ?? `polje „${field}“`;
}

/** The title stands on the field itself or under what makes it optional. */
function metaTitle(schema: z.core.$ZodType): string | undefined {
  const title = z.globalRegistry.get(schema)?.title;
  if (title !== undefined) return title;
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? metaTitle(schema.unwrap())
    : undefined;
}
