// Every text as data and back, whatever its format.
import type { z } from 'zod';
import { belowOf, type Collection } from './collections.ts';
import { type Data, isData } from './data.ts';
import { toMarkdown, toPlain } from './markdown-escape.ts';
import { readSections, splitText, writeSections } from './product-text.ts';
import { readYaml, writeYaml } from './yaml-text.ts';

/** A list has no keys of its own; as data its items stand under this one. */
export const ITEMS = 'items';

/** The text as an editor sees it. @throws Error, in Serbian, when its data cannot be read. */
export function readData(collection: Collection, source: string): Data {
  const { format, components = [] } = collection;
  if (format === 'list') return { [ITEMS]: readYaml(source) ?? [] };
  if (format === 'record') return (readYaml(source) ?? {}) as Data;
  const { yaml, body } = splitText(source);
  const texts =
    format === 'product'
      ? plainSections(source)
      : { [bodyKey(collection)]: toPlain(body, components) };
  return { ...(readYaml(yaml) as Data), ...texts };
}

/**
 * The text with this data; a key that is not given stays as it is, an optional field that was emptied
 * goes away. An empty source makes a new text.
 * @throws Error, in Serbian, when the data of the old text cannot be read.
 */
export function writeData(collection: Collection, data: Data, source = ''): string {
  const { format, plain, components = [] } = collection;
  const old = readData(collection, source);
  if (format === 'list') return writeYaml(source, itemsOf(collection, data, old));
  const tidy = inFileOrder(collection, withoutNeedless(plain, { ...old, ...data }, old));
  if (format === 'record') return writeYaml(source, tidy);
  const below = format === 'product' ? belowOf(collection) : [bodyKey(collection)];
  const fields = Object.entries(tidy).filter(([key]) => !below.includes(key));
  const text = toMarkdown(String(tidy[bodyKey(collection)] ?? ''), components);
  const texts = format === 'product' ? writeSections(tidy) : text && `\n${text}\n`;
  return `---\n${writeYaml(splitText(source).yaml, Object.fromEntries(fields))}---\n${texts}`;
}

/** A new item gets the lowest number that is free. */
function itemsOf(collection: Collection, data: Data, old: Data): Data[] {
  const [given, before] = [data, old].map(({ [ITEMS]: items }) =>
    Array.isArray(items) ? items.filter(isData) : [],
  ) as [Data[], Data[]];
  const taken = new Set(given.map(({ id }) => id));
  return given.map((item) => {
    const id = item['id'] || firstFree(taken);
    taken.add(id);
    const known = before.find((one) => one['id'] === id) ?? {};
    return inFileOrder(collection, withoutNeedless(collection.plain, { ...item, id }, known));
  });
}

/** The lowest number from 1 that is not taken. */
export function firstFree(taken: { has(number: number): boolean }): number {
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}

/** Without what needs no line: an optional field that was emptied, a switch that is off. */
function withoutNeedless({ shape }: z.ZodObject, data: Data, old: Data): Data {
  const needsLine = ([key, value]: [string, unknown]) => {
    if (!isEmpty(value)) return true;
    if (!(key in old) || isEmpty(old[key])) return key in old;
    const field = shape[key] as z.ZodType | undefined;
    // `""` may be an answer of its own: „not told“.
    const isAnswer = value === '' && field?.safeParse(value).success;
    return isAnswer || !field?.safeParse(undefined).success;
  };
  return Object.fromEntries(Object.entries(data).filter(needsLine));
}

function isEmpty(value: unknown): boolean {
  return (
    value == null || value === '' || value === false || (Array.isArray(value) && value.length === 0)
  );
}

/** A form has an order of its own; a new file or item is written in that of the schema. */
function inFileOrder({ plain }: Collection, data: Data): Data {
  const keys = Object.keys(plain.shape).filter((key) => key in data);
  return { ...Object.fromEntries(keys.map((key) => [key, data[key]])), ...data };
}

function bodyKey({ body }: Collection): string {
  return body ?? 'body';
}

function plainSections(source: string): Data {
  const texts = Object.entries(readSections(source)).map(([key, text]) => [
    key,
    Array.isArray(text) ? text.map((item) => toPlain(item)) : toPlain(text),
  ]);
  return Object.fromEntries(texts);
}
