import type { z } from 'zod';
import { bareSchema, kindOf } from './file-kinds.ts';
import { SECTIONS } from './files/sections.ts';

/** What an editor calls a field of this file: „veza ka prodavnici“ for `link`. */
export function titleOf(path: string, field: string): string {
  const kind = kindOf(path);
  const section = SECTIONS.find(({ key }) => key === field);
  if (kind?.name === 'product' && section) return `odeljak „${section.heading}“`;
  if (field === 'body') return 'tekst';
  if (field === 'images') return 'slike';
  const schema = bareSchema(kind?.schema.shape[field]) as z.ZodType | undefined;
  return schema?.meta()?.title ?? `polje „${field}“`;
}
