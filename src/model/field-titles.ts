import type { z } from 'zod';
import { collectionOf } from './collections.ts';
import { bareSchema } from './content-fields.ts';
import { SECTIONS } from './files/sections.ts';

/** What an editor calls a field of this file: „veza ka prodavnici“ for `link`. */
export function titleOf(path: string, field: string): string {
  const collection = collectionOf(path);
  const section = SECTIONS.find(({ key }) => key === field);
  if (collection?.format === 'product' && section) return `odeljak „${section.heading}“`;
  if (field === 'body') return 'tekst';
  if (field === 'images') return 'slike';
  const schema = bareSchema(collection?.plain.shape[field]) as z.ZodType | undefined;
  return schema?.meta()?.title ?? `polje „${field}“`;
}
