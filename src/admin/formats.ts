// How the editor reads and writes each format of a file: through the same modules as the site and the
// content check, so that an edit of one field changes one line.
import { parse } from 'yaml';
import { z } from 'zod';
import type { FormatName } from '../model/collection-row.ts';
import { COLLECTIONS } from '../model/collections.ts';
import { type ProductData, readProduct } from '../model/files/product-file.ts';
import { writeProduct } from '../model/files/product-writing.ts';
import { readTextFile, type TextData, writeTextFile } from '../model/files/text-file.ts';
import { editYaml } from '../model/files/yaml-edit.ts';
import { firstFree } from '../model/first-free.ts';
import { ITEMS } from '../model/form-fields.ts';
import { stemOf } from '../model/paths.ts';

export type EntryData = Record<string, unknown>;

interface Format {
  extension: string;
  read: (source: string) => EntryData;
  write: (source: string, data: EntryData) => string;
}

/** Order of the lines in a file; a form has an order of its own. */
const PRODUCT_KEYS = keysOf('product');
const ITEM_KEYS = keysOf('list');
/** Fields of an item that may be missing: an empty one needs no line. */
const OPTIONAL_KEYS = keysOf('list', (schema) => schema instanceof z.ZodOptional);

export const FORMATS: Readonly<Record<FormatName, Format>> = {
  product: {
    extension: 'mdx',
    read: (source) => ({ ...readProduct(source) }),
    write: (source, data) =>
      writeProduct(source, inOrder(data, PRODUCT_KEYS) as unknown as ProductData),
  },
  text: { extension: 'md', read: readText, write: writeText },
  page: { extension: 'mdx', read: readTextFile, write: writePage },
  list: {
    extension: 'yaml',
    read: (source) => ({ [ITEMS]: parse(source) ?? [] }),
    write: (source, data) => editYaml(source, withIds((data[ITEMS] ?? []) as EntryData[])),
  },
  record: {
    extension: 'yaml',
    read: (source) => parse(source) ?? {},
    write: (source, data) => editYaml(source, data),
  },
};

/**
 * A page's format has the page's name: the CMS tells a format nothing else about a file. The ending
 * is what it asks of formats for MDX.
 */
export function pageFormat(path: string): string {
  return `${stemOf(path)}-frontmatter`;
}

/** The CMS knows the product that a card leads to by the text of its number. */
function readText(source: string): EntryData {
  const { product, ...data } = readTextFile(source);
  return product === undefined ? data : { ...data, product: String(product) };
}

function writeText(source: string, { product, ...data }: EntryData): string {
  const link = product === undefined ? {} : { product: Number(product) };
  return writeTextFile(source, { ...data, ...link } as TextData);
}

/** Without a picture of its own for conversations, or a day, a page needs no line for it. */
function writePage(source: string, data: EntryData): string {
  const left = ['share_image', 'checked'].filter((key) => data[key] === '');
  return writeText(source, { ...data, ...Object.fromEntries(left.map((key) => [key, undefined])) });
}

function keysOf(format: FormatName, isWanted = (_: unknown) => true): string[] {
  const rows = COLLECTIONS.filter((row) => row.format === format);
  const fields = rows.flatMap(({ plain }) => Object.entries(plain.shape));
  return [...new Set(fields.filter(([, schema]) => isWanted(schema)).map(([key]) => key))];
}

function inOrder(data: EntryData, keys: readonly string[]): EntryData {
  const known = keys.filter((key) => key in data).map((key) => [key, data[key]]);
  return { ...Object.fromEntries(known), ...data };
}

/** A new item gets the lowest number that is free; a switch that is off needs no line. */
function withIds(items: readonly EntryData[]): EntryData[] {
  const taken = new Set(items.map(({ id }) => id));
  return items.map(({ id, ...item }) => {
    const number = id || firstFree(taken);
    taken.add(number);
    const entries = Object.entries(inOrder(item, ITEM_KEYS)).map(([key, value]) => [
      key,
      needsNoLine(key, value) ? undefined : value,
    ]);
    return { id: number, ...Object.fromEntries(entries) };
  });
}

function needsNoLine(key: string, value: unknown): boolean {
  if (value === '') return OPTIONAL_KEYS.includes(key);
  return value === false || (Array.isArray(value) && value.length === 0);
}

/** The data without the CMS's own marks on the items of lists. */
export function withoutMarks<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutMarks) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !key.startsWith('__sc_'));
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutMarks(item)])) as Value;
}
