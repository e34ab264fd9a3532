// Every text that was read or written since the page was opened: what an entry is compared with.

import { readText, type Text } from '../check/read-text.ts';
import { firstFree } from '../model/first-free.ts';

/** Paths by text. A text that was replaced stays: nothing here asks which is the newest. */
const known = new Map<string, string>();

export function remember(source: string, path: string): void {
  known.set(source, path);
}

export function isKnown(source: string): boolean {
  return known.has(source);
}

/** The lowest number that no product has: the address of a product ends with it. */
export function nextProductId(): number {
  const products = knownTexts().filter(({ collection }) => collection.name === 'products');
  return firstFree(new Set(products.map(({ entries }) => entries[0]?.data['id'])));
}

/** What links in a text may lead to, and numbers that are taken. */
export function knownTexts(): Text[] {
  const encoder = new TextEncoder();
  return [...known].flatMap(([text, path]) => readText(path, encoder.encode(text)).text ?? []);
}
