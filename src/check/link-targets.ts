import { addressOf } from '../model/collections.ts';
import { stemOf } from '../model/paths.ts';
import type { ParsedText } from './parse-text.ts';
import { readProductNumbers } from './rules/references.ts';

/** What a link may lead to. */
export interface LinkTargets {
  /** Pages: `/`, `/products` and so on. */
  addresses: readonly string[];
  /** Pages of the products that are shown. */
  products: readonly string[];
  /** Anchors of a page, without #; for a page that is not here none is known. */
  anchors: Readonly<Record<string, readonly string[]>>;
  /** Numbers of products that wait for their day. */
  hidden: readonly string[];
  /** Some product could not be read, so a number that is not here may exist all the same. */
  isIncomplete: boolean;
}

/** Where links may lead: pages, the anchors of their headings, and the products by number. */
export function findLinkTargets(
  texts: readonly ParsedText[],
  addresses: readonly string[],
  isIncomplete: boolean,
  now: Date,
): LinkTargets {
  const products = [...readProductNumbers(texts, now)];
  const shown = products.filter(([, isShown]) => isShown).map(([id]) => String(id));
  const anchors: Record<string, string[]> = {
    '/products': shown.flatMap((id) => [id, `naziv-${id}`]),
  };
  for (const { path, collection, body } of texts) {
    if (collection.format !== 'page') continue;
    const address = addressOf(path);
    const headings = [...body.matchAll(/^#{1,6}[ \t]+(.+?)[ \t]*#*$/gm)];
    anchors[address] = [
      ...(anchors[address] ?? []),
      ...headings.map(([, text = '']) => headingAnchor(text)),
    ];
  }
  const pages = texts
    .filter(({ collection, entries }) => {
      const id = entries[0]?.data['id'];
      return collection.name === 'products' && shown.includes(String(id));
    })
    .map(({ path }) => `/products/${stemOf(path)}`);
  const hidden = products.filter(([, isShown]) => !isShown).map(([id]) => String(id));
  return { addresses, products: pages, anchors, hidden, isIncomplete };
}

/** Anchor of a heading, as Astro makes it. */
function headingAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}
