// What protects people in a text of the site: of a product its allergens, its warnings, for whom it is not, how much of it
// to take, and the notice of its group; of any text the cautions in its sentences. A change that takes some of it away
// waits for an answer: a proposal, or what is typed in /admin. What may be meant is asked about once, by a warning.
import { KINDS } from '../../model/collections.ts';
import { MARKS } from '../../model/product/marks.ts';
import { splitIntoSentences } from '../../model/serbian/sentences.ts';
import { oneLine } from '../../text/product-paragraphs.ts';
import type { Content } from '../content.ts';
import { type Finding, question, warning } from '../finding.ts';
import { findMistypedLabel, lineOfLabel } from '../product-headings.ts';
import { isProduct, type ProductText } from '../products.ts';
import { lastLine, type Text } from '../read-text.ts';
import { either, forFile } from '../wording.ts';
import { publishedAt } from './addresses.ts';
import { ALLERGENS, allergensNamedIn } from './allergens.ts';
import { findLostCautions } from './cautions.ts';
import { findNewAmounts } from './new-amounts.ts';

export function checkProtections(is: Text, content: Content): Finding[] {
  if (is.isBroken) return [];
  if (isProduct(is)) {
    const was = publishedAt(is.path, content);
    return was ? checkProduct(was, is, content) : [];
  }
  const was = content.published?.find(({ path }) => path === is.path);
  return was && !was.isDraft ? findLostCautions(was, is) : [];
}

function checkProduct(was: ProductText, is: ProductText, content: Content): Finding[] {
  // Below a heading that cannot be read, nothing is known to be lost: `sections.ts` reports the heading.
  const isReadable = is.product.headings.every(({ isExact }) => isExact);
  const below = isReadable
    ? [...findLostAllergens(was, is), ...findLostWarnings(was, is), ...findNewAmounts(was, is)]
    : [];
  const asked = [...below, ...findLostMarks(was, is), ...findNewKind(was, is, content)];
  const told = asked.map(({ fix = '' }) => forFile(fix).replaceAll('**', '')).join('\n');
  return [...asked, ...findLostCautions(was, is, told)];
}

/** With its group, the words change that stand beside the product: what it is, and its notice. */
function findNewKind(was: ProductText, is: ProductText, { texts }: Content): Finding[] {
  const kinds = texts.find(({ path }) => path === KINDS)?.entries.map(({ data }) => data) ?? [];
  const kindOf = ({ product }: ProductText) => kinds.find(({ id }) => id === product.kind);
  const [before, now] = [kindOf(was), kindOf(is)];
  // A group that is not there is reported by `relations.ts`.
  if (!before || !now || before === now) return [];
  const message = `Proizvod iz grupe „${before['title']}“ prelazi u grupu „${now['title']}“.`;
  const fix = `Umesto „${before['label']}“ pisaće „${now['label']}“, sa drugom napomenom. Uporedite sa deklaracijom.`;
  return [{ ...warning(is.path, is.lineOf(['kind']) ?? 1, message, fix), at: ['kind'] }];
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
