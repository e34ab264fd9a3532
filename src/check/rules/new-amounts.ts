// Amounts and times of how to use a product that the site does not have there.
import { splitIntoSentences } from '../../model/serbian/sentences.ts';
import { oneLine } from '../../text/product-paragraphs.ts';
import { type Finding, warning } from '../finding.ts';
import { AMOUNT, amountOf, NUMBER, numberOf } from '../patterns/number-words.ts';
import type { ProductText } from '../products.ts';

/** Sentences of „Način upotrebe“ with an amount that the site does not have there, beside those of the site. */
export function findNewAmounts(was: ProductText, is: ProductText): Finding[] {
  const [before, now] = [usageOf(was), usageOf(is)];
  if (before.length === 0) return [];
  const lost = withNewAmounts(before, now).map(({ words }) => `„${words}“`);
  const onSite = lost.length > 0 ? ` Na sajtu piše: ${lost.join(' ')}` : '';
  return withNewAmounts(now, before).map(({ words, line }) => {
    const message = `Ovde je broj kog na sajtu nema: „${words}“`;
    const fix = `Uporedite sa deklaracijom.${onSite}`;
    return { ...warning(is.path, line, message, fix), at: ['way_of_use'] };
  });
}

interface Sentence {
  words: string;
  line: number;
  /** „3 puta“, „40 ml“: each number with the word behind it. */
  amounts: readonly string[];
}

function usageOf({ product }: ProductText): Sentence[] {
  const usage = product.headings.find(({ heading }) => heading === 'Način upotrebe');
  return (usage?.rows ?? []).flatMap((row, index) =>
    splitIntoSentences(oneLine(row)).map(({ segment }) => ({
      words: segment.trim(),
      line: (usage?.line ?? 0) + 1 + index,
      amounts: amountsIn(segment),
    })),
  );
}

const AMOUNT_WITH_WORD = new RegExp(
  `(?:(?<amount>${AMOUNT})|(?<number>${NUMBER})) ?(?<word>\\p{L}*)`,
  'giu',
);

const amountsIn = (text: string) =>
  [...text.toLowerCase().matchAll(AMOUNT_WITH_WORD)].map(({ groups = {} }) => {
    const { amount, number = '', word = '' } = groups;
    return `${amount === undefined ? numberOf(number) : amountOf(amount)} ${word}`;
  });

/** The sentences with an amount that none of `others` has. */
function withNewAmounts(sentences: readonly Sentence[], others: readonly Sentence[]): Sentence[] {
  const known = new Set(others.flatMap(({ amounts }) => amounts));
  return sentences.filter(({ amounts }) => amounts.some((one) => !known.has(one)));
}
