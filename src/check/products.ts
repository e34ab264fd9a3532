// The products among the texts, and whether some words name one of them.
import { wordsOf } from '../model/fold.ts';
import type { Content } from './content.ts';
import { type Finding, question } from './finding.ts';
import type { CheckedProduct } from './read-product.ts';
import type { Text } from './read-text.ts';

/** The text of a product, with its parsed data. */
export type ProductText = Text & { product: CheckedProduct };

const isProduct = (text: Text): text is ProductText => text.product !== undefined;

export const productsIn = ({ texts }: Pick<Content, 'texts'>): ProductText[] =>
  texts.filter(isProduct);

/** The product with this number; undefined when no text has the number. */
export function productNumbered(number: number, content: Content): ProductText | undefined {
  return productsIn(content).find(({ product }) => product.id === number);
}

/** Asks when the words of a link or a card name another product than `meant`: two numbers may be swapped. */
export function askAboutProduct(
  path: string,
  line: number,
  words: string,
  meant: ProductText,
  content: Content,
): Finding[] {
  const { product } = meant;
  const others = productsIn(content).filter((one) => one !== meant);
  const name = findBetterName(
    words,
    product.name,
    others.map((one) => one.product.name),
  );
  if (name === undefined) return [];
  const number = others.find((one) => one.product.name === name)?.product.id;
  // Two products have this number, which `relations.ts` reports.
  if (number === product.id) return [];
  const text = `„${words}“ vodi na proizvod broj ${product.id}, a to je „${product.name}“.`;
  return [question(path, line, text, `Ako ste mislili na „${name}“, upišite broj ${number}.`)];
}

/** In letters: shorter words stand in many names, so they are not compared. */
const MIN_WORD_LENGTH = 4;

function stems(text: string): Set<string> {
  const words = wordsOf(text).filter(({ plain }) => plain.length >= MIN_WORD_LENGTH);
  return new Set(words.map(({ stem }) => stem));
}

/** The only other product whose name fits these words better than the linked product's `own` name. */
function findBetterName(words: string, own: string, others: readonly string[]): string | undefined {
  const stemsOfWords = stems(words);
  const stemsOfOwn = stems(own);
  const fitting = others.filter((name) => {
    const stemsOfName = stems(name);
    const shared = [...stemsOfWords].filter((stem) => stemsOfName.has(stem));
    const both = [...stemsOfWords].filter((stem) => stemsOfOwn.has(stem));
    return shared.length > both.length && both.every((stem) => stemsOfName.has(stem));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}
