// Reads and writes the content files of every format, for the forms of /admin.
import { z } from 'zod';
import { bodyFieldsOf, type Collection } from '../collections.ts';
import { type Data, isData } from '../data.ts';
import { bareSchema, descriptionOf } from '../schema/field-description.ts';
import { editedMarkdown, toPlain } from './markdown-escape.ts';
import { readSections, writeSections } from './product-text.ts';
import { splitText } from './text.ts';
import { readYaml, writeYaml } from './yaml-text.ts';

/** Key under which the data of a list hold its items, because a list in YAML has no keys. */
export const ITEMS = 'items';

/** The data of a file as the form in /admin shows them. @throws Error, in Serbian, when its data cannot be read. */
export function readData(collection: Collection, source: string): Data {
  const { format } = collection;
  if (format === 'list') return { [ITEMS]: readYaml(source) ?? [] };
  if (format === 'record') return (readYaml(source) ?? {}) as Data;
  const { yaml, body } = splitText(source);
  const data = readYaml(yaml) as Data;
  if (format !== 'product') return { ...data, body: toPlain(body, collection.parts.components) };
  const sections = Object.entries(readSections(body)).map(([key, text]) => [
    key,
    Array.isArray(text) ? text.map((item) => toPlain(item)) : toPlain(text),
  ]);
  return { ...data, ...Object.fromEntries(sections) };
}

/**
 * The text of the file with this data. A key that is not given stays as it is; an optional field that was
 * emptied is removed. From an empty source comes the text of a new file.
 * @throws Error, in Serbian, when the data of the old text cannot be read.
 */
export function writeData(collection: Collection, data: Data, source = ''): string {
  const { format } = collection;
  if (format === 'list') {
    const items = [data[ITEMS]].flat().filter(isData);
    const tidied = items.map((item) => tidy(collection.fileSchema.shape, item, {}));
    return writeYaml(source, withNumbers(collection, tidied));
  }
  const old = readData(collection, source);
  const wanted = tidy(collection.fileSchema.shape, { ...old, ...data }, old);
  if (format === 'record') return writeYaml(source, wanted);
  const below = format === 'product' ? bodyFieldsOf(collection) : ['body'];
  const fields = Object.entries(wanted).filter(([key]) => !below.includes(key));
  const { yaml, body } = splitText(source);
  const { components } = collection.parts;
  const text = editedMarkdown(String(wanted['body'] ?? ''), body, components);
  const texts = format === 'product' ? writeSections(wanted, body) : text && `\n${text}\n`;
  return `---\n${writeYaml(yaml, Object.fromEntries(fields))}---\n${texts}`;
}

/**
 * The items, each with a number of its own in `id` where the collection has numbers: two devices may have given one
 * number to two new items, of which the later gets another.
 */
function withNumbers({ fileSchema }: Collection, items: readonly Data[]): readonly Data[] {
  if (!(bareSchema(fileSchema.shape['id']) instanceof z.ZodNumber)) return items;
  const given = new Set(items.map(({ id }) => id));
  const above = new Set<unknown>();
  return items.map((item) => {
    const { id: old, ...rest } = item;
    const isFree = typeof old === 'number' && !above.has(old);
    const id = isFree ? old : firstFreeNumber(given);
    given.add(id);
    above.add(id);
    return isFree ? item : { id, ...rest };
  });
}

/** The smallest positive integer that is not taken. */
export function firstFreeNumber(taken: { has(number: unknown): boolean }): number {
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}

/**
 * The fields in the order of the schema, each in its canonical form, without those that need no line in the
 * file: an optional field that was emptied, a switch that is off. Of the empty fields these keep a line:
 *
 * | before, in the file | kept when |
 * |---|---|
 * | no line | the field is required and `''` is an answer |
 * | an empty line | always |
 * | a value | the field is required, so that the check finds it, or `''` is an answer |
 */
function tidy(shape: Readonly<Record<string, z.core.$ZodType>>, data: Data, old: Data): Data {
  const needsLine = (key: string) => {
    if (!isEmpty(data[key])) return true;
    const field = shape[key];
    const isOptional = field && z.safeParse(field, undefined).success;
    // In some fields `""` is an answer of its own: „unknown“.
    const isAnswer = data[key] === '' && field && z.safeParse(field, '').success;
    if (isAnswer && !isOptional) return true;
    if (isEmpty(old[key])) return key in old;
    return isAnswer || !isOptional;
  };
  const keys = Object.keys({ ...shape, ...data }).filter((key) => key in data && needsLine(key));
  return Object.fromEntries(keys.map((key) => [key, canonicalValue(data[key], shape[key])]));
}

/** The value in the canonical form of its field, such as a phone number; the items of a list are tidied. */
function canonicalValue(value: unknown, schema: z.core.$ZodType | undefined): unknown {
  const { canonical } = descriptionOf(schema);
  if (canonical && typeof value === 'string') return canonical(value);
  const bare = bareSchema(schema);
  if (!(bare instanceof z.ZodArray) || !Array.isArray(value)) return value;
  const { element } = bare;
  if (!(element instanceof z.ZodObject)) return value;
  return value.map((item) => (isData(item) ? tidy(element.shape, item, {}) : item));
}

function isEmpty(value: unknown): boolean {
  return (
    value == null || value === '' || value === false || (Array.isArray(value) && value.length === 0)
  );
}
