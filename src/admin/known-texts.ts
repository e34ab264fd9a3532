// Every text that was read or written since the page was opened: what an entry is compared with.

import { findLinkTargets, type LinkTargets } from '../check/link-targets.ts';
import { parseText } from '../check/parse-text.ts';
import { readProductNumbers } from '../check/rules/references.ts';
import { addressOf, PAGES } from '../model/collections.ts';
import { firstFree } from '../model/first-free.ts';

const ADDRESSES = Object.keys(PAGES).map(addressOf);

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
  return firstFree(readProductNumbers(parseKnown(), new Date()));
}

/** Where a link in a text may lead to. */
export function linkTargets(): LinkTargets {
  return findLinkTargets(parseKnown(), ADDRESSES, false, new Date());
}

function parseKnown() {
  return [...known].flatMap(([text, path]) => parseText({ path, text }).parsed ?? []);
}
