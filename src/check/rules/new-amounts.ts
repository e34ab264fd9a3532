// Amounts and times that the site does not have in this place: of how to use a product, or in a policy.
import { splitIntoSentences } from '../../model/serbian/sentences.ts';
import { oneLine } from '../../text/product-paragraphs.ts';
import { type Finding, warning } from '../finding.ts';
import { AMOUNT, amountOf, NUMBER, numberOf } from '../patterns/number-words.ts';
import type { Text } from '../read-text.ts';

/**
 * Sentences of „Način upotrebe“, or of a policy, with an amount or a time that the site does not have there, beside those
 * of the site.
 */
export function findNewAmounts(was: Text, is: Text): Finding[] {
  const [before, now] = [sentencesOf(was), sentencesOf(is)];
  if (before.length === 0) return [];
  const lost = without(before, now).map(({ words }) => `„${words}“`);
  const onSite = lost.length > 0 ? ` Na sajtu piše: ${lost.join(' ')}` : '';
  return without(now, before).map(({ words, line }) => {
    const message = `Ovde je broj kog na sajtu nema: „${words}“`;
    const fix = is.product ? 'Uporedite sa deklaracijom.' : 'Proverite da li je tako.';
    const at = [is.product ? 'way_of_use' : 'body'];
    return { ...warning(is.path, line, message, fix + onSite), at };
  });
}

interface Sentence {
  words: string;
  line: number;
  /** „3 puta“, „40 ml“: each number with the word behind it. */
  amounts: readonly string[];
}

function sentencesOf({ product, prose }: Text): Sentence[] {
  const usage = product?.headings.find(({ heading }) => heading === 'Način upotrebe');
  const rows = usage?.rows.map((row, index) => ({
    words: oneLine(row),
    line: usage.line + 1 + index,
  }));
  return (rows ?? (product ? [] : prose)).flatMap(({ words, line }) =>
    splitIntoSentences(words.replace(/\s+/g, ' ')).map(({ segment }) => ({
      words: segment.trim(),
      line,
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
function without(sentences: readonly Sentence[], others: readonly Sentence[]): Sentence[] {
  const known = new Set(others.flatMap(({ amounts }) => amounts));
  return sentences.filter(({ amounts }) => amounts.some((one) => !known.has(one)));
}
