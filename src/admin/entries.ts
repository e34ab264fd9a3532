// Converts between an entry of the CMS and the text of its file. The CMS hands over the data of an entry
// only, so each entry carries the text that it was read from.
import { readContentFile, type Text } from '../check/read-text.ts';
import type { Collection } from '../model/collections.ts';
import { type Data, isData } from '../model/data.ts';
import { firstFreeNumber, readData, writeData } from '../model/entries.ts';

/** Key of the file's text in the entry's data; no form shows the key, and no file gets it. */
export const SOURCE = '$source';

/** All texts of files that were read or written since the page was opened, replaced ones included. */
const seenSources = new Set<string>();

/** The newest text of each file, by its path. */
const newest = new Map<string, string>();

const encoder = new TextEncoder();

/** Records the text that a file holds now. */
export function remember(path: string, source: string): void {
  seenSources.add(source);
  newest.set(path, source);
}

/** Whether a file held this text at some time since the page was opened. */
export function wasSeen(source: string): boolean {
  return seenSources.has(source);
}

/** The newest version of every text. */
export function currentTexts(): Text[] {
  return [...newest].flatMap(
    ([path, source]) => readContentFile(path, encoder.encode(`${source}\n`)).text ?? [],
  );
}

/** The lowest number that no product has. */
export function nextProductId(): number {
  const products = currentTexts().filter(({ collection }) => collection.name === 'products');
  return firstFreeNumber(new Set(products.map(({ entries }) => entries[0]?.data['id'])));
}

export function readEntry(collection: Collection, source: string): Data {
  return convertProductNumbers(readData(collection, source), String);
}

/** The new text of the file; the same data always give the same text. */
export function writeEntry(collection: Collection, data: Data): string {
  const { [SOURCE]: source, ...rest } = convertProductNumbers(data, Number);
  return writeData(collection, rest, typeof source === 'string' ? source : '');
}

/** Fields that refer to a product: the CMS keeps the product's number as a string. */
const PRODUCT_FIELD = /(^|_)product$/;

/** The data with the numbers of products converted, and without the keys that the CMS adds to items of lists. */
function convertProductNumbers<Value>(value: Value, convert: (number: unknown) => unknown): Value {
  if (Array.isArray(value))
    return value.map((item) => convertProductNumbers(item, convert)) as Value;
  if (!isData(value)) return value;
  const entries = Object.entries(value).filter(([key]) => !key.startsWith('__sc_'));
  const converted = entries.map(([key, item]) => [
    key,
    PRODUCT_FIELD.test(key) && item ? convert(item) : convertProductNumbers(item, convert),
  ]);
  return Object.fromEntries(converted) as Value;
}
