// Every text as data and back, whatever its format.
import { z } from 'zod';
import { belowOf, type Collection } from './collections.ts';
import { type Data, isData } from './data.ts';
import { aboutOf, bareSchema } from './field-about.ts';
import { toMarkdown, toPlain } from './markdown-escape.ts';
import { readSections, writeSections } from './product-text.ts';
import { splitText } from './text.ts';
import { readYaml, writeYaml } from './yaml-text.ts';

/** A list has no keys of its own; as data its items stand under this one. */
export const ITEMS = 'items';

/** The text as an editor sees it. @throws Error, in Serbian, when its data cannot be read. */
export function readData(collection: Collection, source: string): Data {
  const { format, components = [] } = collection;
  if (format === 'list') return { [ITEMS]: readYaml(source) ?? [] };
  if (format === 'record') return (readYaml(source) ?? {}) as Data;
  const { yaml, body } = splitText(source);
  const data = readYaml(yaml) as Data;
  if (format !== 'product') return { ...data, body: toPlain(body, components) };
  const sections = Object.entries(readSections(body)).map(([key, text]) => [
    key,
    Array.isArray(text) ? text.map((item) => toPlain(item)) : toPlain(text),
  ]);
  return { ...data, ...Object.fromEntries(sections) };
}

/**
 * The text with this data; a key that is not given stays as it is, an optional field that was emptied
 * goes away. An empty source makes a new text.
 * @throws Error, in Serbian, when the data of the old text cannot be read.
 */
export function writeData(collection: Collection, data: Data, source = ''): string {
  const { format, components = [] } = collection;
  if (format === 'list') {
    const items = [data[ITEMS]].flat().filter(isData);
    const tidied = items.map((item) => tidy(collection.plain.shape, item, {}));
    return writeYaml(source, tidied);
  }
  const old = readData(collection, source);
  const wanted = tidy(collection.plain.shape, { ...old, ...data }, old);
  if (format === 'record') return writeYaml(source, wanted);
  const below = format === 'product' ? belowOf(collection) : ['body'];
  const fields = Object.entries(wanted).filter(([key]) => !below.includes(key));
  const text = toMarkdown(String(wanted['body'] ?? ''), components);
  const texts = format === 'product' ? writeSections(wanted) : text && `\n${text}\n`;
  return `---\n${writeYaml(splitText(source).yaml, Object.fromEntries(fields))}---\n${texts}`;
}

/** The lowest number from 1 that is not taken. */
export function firstFree(taken: { has(number: number): boolean }): number {
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}

/**
 * In the order of the schema and each in the form in which it is kept, without what needs no line: an
 * optional field that was emptied, a switch that is off.
 */
function tidy(shape: Readonly<Record<string, z.core.$ZodType>>, data: Data, old: Data): Data {
  const needsLine = (key: string) => {
    if (!isEmpty(data[key])) return true;
    const field = shape[key] as z.ZodType | undefined;
    const mayLack = field?.safeParse(undefined).success;
    // `""` may be an answer of its own: „not told“.
    const isAnswer = data[key] === '' && field?.safeParse('').success;
    if (isAnswer && !mayLack) return true;
    if (isEmpty(old[key])) return key in old;
    return isAnswer || !mayLack;
  };
  const keys = Object.keys({ ...shape, ...data }).filter((key) => key in data && needsLine(key));
  return Object.fromEntries(keys.map((key) => [key, asKept(data[key], shape[key])]));
}

/** A phone or an address as people type it, in the form in which the file has it; items are tidied, too. */
function asKept(value: unknown, schema: z.core.$ZodType | undefined): unknown {
  const { canonical } = aboutOf(schema);
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
