// An entry of the CMS and the text of its file. The CMS hands over an entry's data only, so each entry
// carries the text that it was read from.
import { readContentFile, type Text } from '../check/read-text.ts';
import type { Collection } from '../model/collections.ts';
import { type Data, isData } from '../model/data.ts';
import { firstFree, readData, writeData } from '../model/entries.ts';

/** Key of that text in an entry's data; no form shows it and no file gets it. */
export const SOURCE = '$source';

/** All texts that were read or written since the page was opened, also those that were replaced. */
const known = new Set<string>();

/** The newest text of each file, by its path. */
const newest = new Map<string, string>();

const encoder = new TextEncoder();

/** Remembers what a file holds now. */
export function remember(path: string, source: string): void {
  known.add(source);
  newest.set(path, source);
}

/** Whether a file held this text at some time since the page was opened. */
export function isKnown(source: string): boolean {
  return known.has(source);
}

/** Every text as it is now. */
export function knownTexts(): Text[] {
  return [...newest].flatMap(
    ([path, source]) => readContentFile(path, encoder.encode(`${source}\n`)).text ?? [],
  );
}

/** The lowest number that no product has: the address of a product ends with it. */
export function nextProductId(): number {
  const products = knownTexts().filter(({ collection }) => collection.name === 'products');
  return firstFree(new Set(products.map(({ entries }) => entries[0]?.data['id'])));
}

export function readEntry(collection: Collection, source: string): Data {
  return exchange(readData(collection, source), String);
}

/** The file's new text. The same data gives the same text, however often it is asked for. */
export function writeEntry(collection: Collection, data: Data): string {
  const { [SOURCE]: source, ...rest } = exchange(data, Number);
  return writeData(collection, rest, typeof source === 'string' ? source : '');
}

/** The CMS knows the product that a field leads to by the text of its number. */
const LINK = /(^|_)product$/;

/** The data with such numbers converted, and without the CMS's own marks on the items of lists. */
function exchange<Value>(value: Value, convert: (number: unknown) => unknown): Value {
  if (Array.isArray(value)) return value.map((item) => exchange(item, convert)) as Value;
  if (!isData(value)) return value;
  const entries = Object.entries(value).filter(([key]) => !key.startsWith('__sc_'));
  const exchanged = entries.map(([key, item]) => [
    key,
    LINK.test(key) && item ? convert(item) : exchange(item, convert),
  ]);
  return Object.fromEntries(exchanged) as Value;
}
