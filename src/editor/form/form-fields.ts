// The fields of a form, from the schema of its text.
import { z } from 'zod';
import type { Path } from '../../check/read-yaml.ts';
import { collectionOf } from '../../model/collections.ts';
import { required } from '../../model/data.ts';
import { ITEMS } from '../../model/file/entries.ts';
import {
  type Aid,
  bareSchema,
  type Control,
  descriptionOf,
  hintOf,
  type ListOptions,
} from '../../model/schema/field-description.ts';
import { list, paragraphs } from '../../model/schema/fields.ts';
import type { Kept } from './clean-paste.ts';

export type Shape = Readonly<Record<string, z.ZodType>>;

export interface FieldView {
  control: Control;
  label: string;
  hint: string;
  example: string;
  /** Largest length of a text, in characters. */
  max: number | undefined;
  isPlaceholder: (value: string) => boolean;
  /** A day that is today in a new item. */
  isToday: boolean;
  options: readonly { label: string; value: string }[];
  beginnings: readonly string[];
  aid: Aid | undefined;
  shape: Shape;
  items: ListView | undefined;
}

export interface ListView {
  schema: z.ZodType;
  /** The fields of an item; undefined where an item is one field. */
  shape: Shape | undefined;
  /** In the accusative, behind „Dodaj“. */
  name: string;
  mayChange: boolean;
  mayMove: boolean;
  most: number;
  titleOf(item: unknown): string;
}

/** A form is drawn at every letter, and its schemas never change. */
const views = new WeakMap<z.ZodType, FieldView | undefined>();

/** Undefined for a field that no form shows. */
export function viewOf(schema: z.ZodType): FieldView | undefined {
  if (!views.has(schema)) views.set(schema, makeView(schema));
  return views.get(schema);
}

function makeView(schema: z.ZodType): FieldView | undefined {
  const { label = '', example = '', form = {}, max, isPlaceholder } = descriptionOf(schema);
  if (form === false || form.control === 'hidden') return undefined;
  const { control = 'line', isToday = false, options = [], beginnings = [], aid } = form;
  const bare = bareSchema(schema);
  const isText = control === 'line' || control === 'text' || control === 'email';
  return {
    control,
    label,
    hint: withoutEscapes(hintOf(schema)),
    example: isText ? String(example) : '',
    max: isText ? max : undefined,
    isPlaceholder: isPlaceholder ?? (() => false),
    isToday,
    options,
    beginnings,
    aid,
    shape: shapeOf(bare) ?? {},
    items: bare instanceof z.ZodArray && control === 'list' ? listView(bare, form) : undefined,
  };
}

function listView(
  bare: z.ZodArray,
  {
    itemName = '',
    titleFields = [],
    mayChange = true,
    mayMove = true,
    most = Number.POSITIVE_INFINITY,
  }: ListOptions,
): ListView {
  const schema = bare.element as z.ZodType;
  return {
    schema,
    shape: shapeOf(bareSchema(schema)),
    name: itemName,
    mayChange,
    mayMove,
    most,
    titleOf: (item) =>
      titleFields
        .map((key) => String(Object(item)[key] ?? '').trim())
        .filter(Boolean)
        .join(': '),
  };
}

export const shapeOf = (bare: unknown): Shape | undefined =>
  bare instanceof z.ZodObject ? (bare.shape as Shape) : undefined;

/** The hints of the schemas have backslashes before the signs of Markdown. */
const withoutEscapes = (hint = '') => hint.replace(/\\([*[<])/g, '$1');

/** The fields in the order of the form: `id` last, and the text of a page behind its heading. */
export function fieldsOf(path: string): Shape {
  const row = required(collectionOf(path), path);
  const shape = row.fileSchema.shape as Shape;
  if (row.format === 'list') {
    const { label, hint = '', ...form } = row.items ?? { label: '' };
    return { [ITEMS]: list(label, row.fileSchema, { ...(hint && { hint: String(hint) }), form }) };
  }
  const { id, ...others } = shape;
  const [first = ['', id], ...rest] = Object.entries(others);
  const body =
    row.format === 'page' ? [['body', paragraphs('Tekst', { hint: row.textHint ?? '' })]] : [];
  const all = [first, ...body, ...rest, ...(id ? [['id', id]] : [])] as [string, z.ZodType][];
  return Object.fromEntries(all.filter(([, schema]) => viewOf(schema)));
}

/** What a pasted text may keep in the field at this path of the form. */
export function keptIn(path: string, [first]: Path, control: FieldView['control']): Kept {
  const row = required(collectionOf(path), path);
  return {
    markdown: control === 'text',
    headings: control === 'text' && first === 'body' && row.parts.nodes.includes('heading'),
    emoji: row.areQuotes === true,
  };
}

export function schemaAt(shape: Shape, [key, ...rest]: Path): z.ZodType | undefined {
  const schema = shape[String(key)];
  if (!schema || rest.length === 0) return schema;
  const bare = bareSchema(schema);
  if (!(bare instanceof z.ZodArray)) return schemaAt(shapeOf(bare) ?? {}, rest);
  const item = bare.element as z.ZodType;
  return rest.length === 1 ? item : schemaAt(shapeOf(bareSchema(item)) ?? {}, rest.slice(1));
}

/** The label of the field at this path, or of the innermost around it that the form shows. */
export function labelAt(shape: Shape, at: Path): string {
  if (at.length === 0) return '';
  return (
    descriptionOf(schemaAt(shape, at)).label ?? (labelAt(shape, at.slice(0, -1)) || String(at[0]))
  );
}
