// What differs between two versions of a text, field by field, with the changed words marked.
import { diffWordsWithSpace } from 'diff';
import type { z } from 'zod';
import { isData } from '../model/data.ts';
import { bareSchema, descriptionOf } from '../model/field-description.ts';
import { fieldsOf, labelAt } from './form/form-fields.ts';
import { isSame } from './repository/merge.ts';
import { fieldsOfBoth } from './repository/publish.ts';

/** Longest unchanged piece that is shown whole, in characters. */
const LONG = 120;
const SHOWN = 50;

/** The fields that differ between two versions of the text with this path. */
export function changedFields(path: string, before: string, after: string) {
  const schemas = fieldsOf(path);
  return fieldsOfBoth(path, before, after)
    .filter((field) => !isSame(field.before, field.after))
    .map((field) => ({ ...field, label: labelAt(schemas, [field.key]) }));
}

export function Difference({
  path,
  before,
  after,
}: {
  path: string;
  before: string;
  after: string;
}) {
  const schemas = fieldsOf(path);
  return changedFields(path, before, after).map(({ key, label, before: old, after: fresh }) => (
    <p key={key} className="change">
      <em>{label}: </em>
      {diffWordsWithSpace(readable(old, schemas[key]), readable(fresh, schemas[key])).map(
        ({ added, removed, value }, index) => {
          if (added) return <ins key={index}>{value}</ins>;
          if (removed) return <del key={index}>{value}</del>;
          return value.length > LONG ? `${value.slice(0, SHOWN)} … ${value.slice(-SHOWN)}` : value;
        },
      )}
    </p>
  ));
}

/** A value as a person reads it: a list by its lines, and an object by the names of its fields. */
export function readable(value: unknown, schema?: z.core.$ZodType): string {
  if (value == null || value === '') return '';
  if (typeof value === 'boolean') return value ? 'da' : 'ne';
  const bare = bareSchema(schema) as { element?: z.ZodType; shape?: Record<string, z.ZodType> };
  if (Array.isArray(value)) return value.map((item) => readable(item, bare?.element)).join('\n');
  if (!isData(value)) return String(value);
  return Object.entries(value)
    .filter(([, item]) => readable(item) !== '')
    .map(([key, item]) => {
      const { label = key } = descriptionOf(bare?.shape?.[key]);
      return `${label}: ${readable(item, bare?.shape?.[key])}`;
    })
    .join('\n');
}
