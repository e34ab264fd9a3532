// The products among the texts, and whether some words name one of them.
import { wordsOf } from '../model/serbian/fold.ts';
import type { Content } from './content.ts';
import { type Finding, question } from './finding.ts';
import { oncePerText } from './once-per-text.ts';
import type { CheckedProduct } from './read-product.ts';
import type { Text } from './read-text.ts';

export type ProductText = Text & { product: CheckedProduct };

export const isProduct = (text: Text): text is ProductText => text.product !== undefined;

export const productsIn = ({ texts }: Pick<Content, 'texts'>): ProductText[] =>
  texts.filter(isProduct);

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
  /** How the link or card names a product, for the advice. */
  addressOf = ({ product: { id } }: ProductText) => `broj ${id}`,
): Finding[] {
  const { product } = meant;
  const others = productsIn(content).filter((one) => one !== meant);
  const better = findBetter(words, meant, others);
  // Two products have this number, which `relations.ts` reports.
  if (!better || better.product.id === product.id) return [];
  const text = `„${words}“ vodi na proizvod broj ${product.id}, a to je „${product.name}“.`;
  return [
    question(
      path,
      line,
      text,
      `Ako ste mislili na „${better.product.name}“, upišite ${addressOf(better)}.`,
    ),
  ];
}

/** In letters: shorter words stand in many names, so they are not compared. */
const MIN_WORD_LENGTH = 4;

function stems(text: string): Set<string> {
  const words = wordsOf(text).filter(({ plain }) => plain.length >= MIN_WORD_LENGTH);
  return new Set(words.map(({ stem }) => stem));
}

const stemsOfName = oncePerText(({ product }) => stems(product?.name ?? ''));

/** The product whose name fits these words best, and better than that of the linked product `own`; of two none. */
function findBetter(
  words: string,
  own: ProductText,
  others: readonly ProductText[],
): ProductText | undefined {
  const stemsOfWords = stems(words);
  const stemsOfOwn = stemsOfName(own);
  const both = [...stemsOfWords].filter((stem) => stemsOfOwn.has(stem));
  const fitting = others.flatMap((one) => {
    const stemsOfOne = stemsOfName(one);
    const shared = [...stemsOfWords].filter((stem) => stemsOfOne.has(stem)).length;
    return shared > both.length && both.every((stem) => stemsOfOne.has(stem))
      ? [{ one, shared }]
      : [];
  });
  const most = Math.max(...fitting.map(({ shared }) => shared));
  const [best, another] = fitting.filter(({ shared }) => shared === most);
  return another ? undefined : best?.one;
}
