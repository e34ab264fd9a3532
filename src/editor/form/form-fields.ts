// The fields of a form, from the schema of its text.
import type { z } from 'zod';
import type { Path } from '../../check/read-yaml.ts';
import { collectionOf } from '../../model/collections.ts';
import { isData, required } from '../../model/data.ts';
import { ITEMS } from '../../model/entries.ts';
import { bareSchema, descriptionOf } from '../../model/field-description.ts';
import { list, paragraphs } from '../../model/fields.ts';

/** The fields in the order of the form: `id` last, and the text of a page behind its heading. */
export function fieldsOf(path: string): Record<string, z.ZodType> {
  const row = required(collectionOf(path), path);
  const shape = row.fileSchema.shape as Record<string, z.ZodType>;
  if (row.format === 'list') {
    const { label, hint = '', ...form } = row.items ?? { label: '' };
    return { [ITEMS]: list(label, row.fileSchema, { ...(hint && { hint: String(hint) }), form }) };
  }
  const { id, ...others } = shape;
  const [first = ['', id], ...rest] = Object.entries(others);
  const body =
    row.format === 'page' ? [['body', paragraphs('Tekst', { hint: row.textHint ?? '' })]] : [];
  const all = [first, ...body, ...rest, ...(id ? [['id', id]] : [])] as [string, z.ZodType][];
  return Object.fromEntries(all.filter(([, schema]) => descriptionOf(schema).form !== false));
}

export function labelAt(schemas: Record<string, z.ZodType>, at: Path): string {
  const [key, ...rest] = at;
  const schema = schemas[String(key)];
  const label = descriptionOf(schema).label ?? String(key);
  const bare = bareSchema(schema) as
    | { element?: { shape?: Record<string, z.ZodType> }; shape?: Record<string, z.ZodType> }
    | undefined;
  const inner = bare?.element?.shape ?? bare?.shape;
  const deeper = rest.filter((step) => typeof step === 'string');
  return deeper.length > 0 && isData(inner)
    ? labelAt(inner as Record<string, z.ZodType>, deeper)
    : label;
}
