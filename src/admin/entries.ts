// An entry of the CMS and the text of its file. The CMS hands over an entry's data only, so each entry
// carries the text that it was read from.
import { readText, type Text } from '../check/read-text.ts';
import { type Collection, isOneFile } from '../model/collections.ts';
import { type Data, isData } from '../model/data.ts';
import { firstFree, readData, writeData } from '../model/entries.ts';

/** Key of that text in an entry's data; no form shows it and no file gets it. */
export const SOURCE = '$source';

/**
 * The collections of all texts that were read or written since the page was opened, by text. One that
 * was replaced stays: nothing here asks which is the newest.
 */
export const knownSources = new Map<string, Collection>();

/** What links in a text may lead to, and numbers that are taken. */
export function knownTexts(): Text[] {
  const encoder = new TextEncoder();
  return [...knownSources].flatMap(([text, row]) => {
    // The CMS tells a format no file's name: of a folder, one path stands for all texts.
    const path = isOneFile(row) ? row.path : `${row.path}/x.${row.ending}`;
    return readText(path, encoder.encode(text)).text ?? [];
  });
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
