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
  const data = readYaml(yaml) as Data;
  if (format !== 'product') return { ...data, body: toPlain(body, components) };
  const sections = Object.entries(readSections(source)).map(([key, text]) => [
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
    const tidied = items.map((item) => tidy(collection, item, {}));
    return writeYaml(source, tidied);
  }
  const old = readData(collection, source);
  const wanted = tidy(collection, { ...old, ...data }, old);
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
 * In the order of the schema, without what needs no line: an optional field that was emptied, a switch
 * that is off.
 */
function tidy({ plain }: Collection, data: Data, old: Data): Data {
  const shape: Record<string, z.ZodType> = plain.shape;
  const needsLine = (key: string) => {
    if (!isEmpty(data[key])) return true;
    if (isEmpty(old[key])) return key in old;
    const field = shape[key];
    // `""` may be an answer of its own: „not told“.
    const isAnswer = data[key] === '' && field?.safeParse('').success;
    return isAnswer || !field?.safeParse(undefined).success;
  };
  const keys = Object.keys({ ...shape, ...data }).filter((key) => key in data && needsLine(key));
  return Object.fromEntries(keys.map((key) => [key, data[key]]));
}

function isEmpty(value: unknown): boolean {
  return (
    value == null || value === '' || value === false || (Array.isArray(value) && value.length === 0)
  );
}
