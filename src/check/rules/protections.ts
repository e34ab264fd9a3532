// What protects people in the text of a published product: its allergens, its warnings, for whom it is not, and how much
// of it to take. A change that takes some of it away waits for an answer: a proposal, or what is typed in /admin. Another
// amount is asked about once.
import { MARKS } from '../../model/product/marks.ts';
import { splitIntoSentences } from '../../model/serbian/sentences.ts';
import { oneLine } from '../../text/product-paragraphs.ts';
import type { Content } from '../content.ts';
import { type Finding, question, warning } from '../finding.ts';
import { AMOUNT, amountOf, NUMBER, numberOf } from '../patterns/number-words.ts';
import { findMistypedLabel, lineOfLabel } from '../product-headings.ts';
import { isProduct, type ProductText } from '../products.ts';
import { lastLine, type Text } from '../read-text.ts';
import { either } from '../wording.ts';
import { publishedAt } from './addresses.ts';
import { ALLERGENS, allergensNamedIn } from './allergens.ts';

export function checkProtections(is: Text, content: Content): Finding[] {
  const was = publishedAt(is.path, content);
  if (!was || !isProduct(is) || is.isBroken) return [];
  // Below a heading that cannot be read, nothing is known to be lost: `sections.ts` reports the heading.
  const isReadable = is.product.headings.every(({ isExact }) => isExact);
  const below = isReadable
    ? [...findLostAllergens(was, is), ...findLostWarnings(was, is), ...findNewAmounts(was, is)]
    : [];
  return [...below, ...findLostMarks(was, is)];
}

function findLostAllergens({ product: was }: ProductText, is: ProductText): Finding[] {
  const before = was.allergens;
  const now = is.product.allergens;
  if (before === undefined || isMistyped(now, is, 'Alergeni')) return [];
  const lost = allergensNamedIn(before).filter(
    (name) => !allergensNamedIn(now ?? '').includes(name),
  );
  if (now !== undefined && lost.length === 0) return [];
  const names = lost.length > 0 ? ` (${lost.join(', ')})` : '';
  const message = `Među alergenima više ne piše ono što je na sajtu${names}.`;
  return [ask(is, message, `**Alergeni:** ${before}`, 'Alergeni', ['scructure'])];
}

/** The whole paragraph „Važno“; or a sentence of it whose mark, allergen or danger nothing names any longer. */
function findLostWarnings({ product: was }: ProductText, is: ProductText): Finding[] {
  const before = was.warnings;
  const now = is.product.warnings;
  if (before === '' || isMistyped(now, is, 'Važno')) return [];
  const place = ['way_of_use'];
  if (now === '')
    return [ask(is, 'Obrisan je pasus „Važno“.', before.replace(/\s+/g, ' '), 'Važno', place)];
  const lost = [...MARKS, ...ALLERGENS].filter(
    ({ pattern }) => pattern.test(before) && !pattern.test(is.product.usage),
  );
  const sentences = splitIntoSentences(oneLine(before)).map(({ segment }) => segment.trim());
  const rows = lost.flatMap(({ pattern }) => sentences.find((one) => pattern.test(one)) ?? []);
  return [...new Set(rows)].map((row) =>
    ask(is, 'U pasusu „Važno“ više nema upozorenja koje je na sajtu.', row, 'Važno', place),
  );
}

function findLostMarks({ product: was }: ProductText, is: ProductText): Finding[] {
  return MARKS.filter(({ id }) => was.marks.includes(id) && !is.product.marks.includes(id)).map(
    ({ id, label }) => {
      const message = `Obrisana je oznaka „${label}“.`;
      const line = is.lineOf(['not_for']) ?? 1;
      const fix = either(restore(`- ${id}`), `${ASK_THE_LABEL} Vraća se poljem „Za koga nije“.`);
      return { ...question(is.path, line, message, fix), at: ['not_for'], consequence };
    },
  );
}

/** Sentences of „Način upotrebe“ with an amount that the site does not have there, beside those of the site. */
function findNewAmounts(was: ProductText, is: ProductText): Finding[] {
  const [before, now] = [usageOf(was), usageOf(is)];
  if (before.length === 0) return [];
  const lost = without(before, now).map(({ words }) => `„${words}“`);
  const onSite = lost.length > 0 ? ` Na sajtu piše: ${lost.join(' ')}` : '';
  return without(now, before).map(({ words, line }) => {
    const message = `U načinu upotrebe je količina koje na sajtu nema: „${words}“`;
    const fix = `Uporedite je sa deklaracijom.${onSite}`;
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
  const section = product.headings.find(({ heading }) => heading === 'Način upotrebe');
  return (section?.rows ?? []).flatMap((row, index) =>
    splitIntoSentences(oneLine(row)).map(({ segment }) => ({
      words: segment.trim(),
      line: (section?.line ?? 0) + 1 + index,
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

/** Whether the paragraph seems to be absent because of its label, which `usage.ts` and `sections.ts` report. */
const isMistyped = (paragraph: string | undefined, { lines }: ProductText, label: string) =>
  !paragraph && findMistypedLabel(lines, label) !== undefined;

/** Only a change is compared with the site, so nothing holds the product back later. */
const consequence = 'Na sajtu će proizvod biti bez toga.';

const ASK_THE_LABEL = 'To je u redu samo ako na deklaraciji više ne piše.';

/** Without its full stop, the row stands behind the colon to be copied. */
const restore = (row: string) =>
  `Ako to na deklaraciji više ne piše, javite vlasnici sajta. Ako piše, vratite obrisani red: ${row.replace(/\.$/, '')}`;

/** The line of the paragraph, or the one at which `sections.ts` and `usage.ts` miss it. */
function lineOf({ lines, product }: ProductText, label: string): number {
  const line = lineOfLabel(lines, label);
  if (line > 1) return line;
  const composition = product.headings.find(({ heading }) => heading === 'Sastav');
  return (label === 'Alergeni' && composition?.line) || lastLine(lines);
}

function ask(
  is: ProductText,
  message: string,
  row: string,
  label: string,
  at: readonly PropertyKey[],
): Finding {
  const fix = either(restore(row), `${ASK_THE_LABEL} Obrisano je: „${row}“.`);
  return { ...question(is.path, lineOf(is, label), message, fix), at, consequence };
}
