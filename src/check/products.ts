// The products among the texts, and which of them some words stand for.
import type { Content } from './content.ts';
import { type Finding, question } from './finding.ts';
import type { CheckedProduct } from './read-product.ts';
import type { Text } from './read-text.ts';

/** The text of a product, and what was read of it. */
export type ProductText = Text & { product: CheckedProduct };

const isProduct = (text: Text): text is ProductText => text.product !== undefined;

export const productsIn = ({ texts }: Pick<Content, 'texts'>): ProductText[] =>
  texts.filter(isProduct);

/** The product of this number; undefined when no text has it. */
export function productNumbered(number: number, content: Content): ProductText | undefined {
  return productsIn(content).find(({ product }) => product.id === number);
}

/** Whether words that stand for this product name another one, as after two numbers were swapped. */
export function askAboutProduct(
  path: string,
  line: number,
  words: string,
  meant: ProductText,
  content: Content,
): Finding[] {
  const { product } = meant;
  const others = productsIn(content).filter((one) => one !== meant);
  const name = nameAnother(
    words,
    product.name,
    others.map((one) => one.product.name),
  );
  if (name === undefined) return [];
  const number = others.find((one) => one.product.name === name)?.product.id;
  const text = `„${words}“ vodi na proizvod broj ${product.id}, a to je „${product.name}“.`;
  return [question(path, line, text, `Ako ste mislili na „${name}“, upišite broj ${number}.`)];
}

/** Words this short, and those that many names share, tell no product from another. */
const LEAST = 4;

/** Beginnings of the words; Serbian endings change with the sentence. */
function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= LEAST).map((word) => word.slice(0, 5)));
}

/** The one other name that these words fit better than `own`; undefined when none does for sure. */
function nameAnother(words: string, own: string, others: readonly string[]): string | undefined {
  const said = stems(words);
  const mine = stems(own);
  const fitting = others.filter((name) => {
    const theirs = stems(name);
    const shared = [...said].filter((stem) => theirs.has(stem));
    const both = [...said].filter((stem) => mine.has(stem));
    return shared.length > both.length && both.every((stem) => theirs.has(stem));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}
