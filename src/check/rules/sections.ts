// The text below the data: the four sections of a product, or the one text of any other file.
import { isOneFile } from '../../model/collections.ts';
import { allergensIn } from '../../model/plain-text.ts';
import { error, type Finding, note, warning } from '../finding.ts';
import {
  BROKEN_LABEL,
  findMistypedLabel,
  HEADINGS,
  reportMistypedLabel,
} from '../product-headings.ts';
import type { CheckedProduct } from '../read-product.ts';
import { lastLine, type Text } from '../read-text.ts';
import type { Swap } from '../swapped-sections.ts';

const ORDER = HEADINGS.map((heading) => `## ${heading}`).join(', ');

/** What the first paragraph below a heading must say, for the message. */
const FIRST_PARAGRAPH: Readonly<Record<string, string>> = {
  Sastav: 'od čega je proizvod',
  'Način upotrebe': 'kako se proizvod koristi',
};

export function checkSections(text: Text): Finding[] {
  const { path, collection, body, lines, product } = text;
  if (isOneFile(collection)) return [];
  if (product) return checkProduct(text, product);
  if (body.trim() !== '') return [];
  const last = lines.length - (lines.at(-1) === '' ? 1 : 0);
  const make = collection.files ? warning : error;
  const fix = 'Ispod druge linije --- napišite tekst od dve do tri rečenice.';
  return [make(path, last, 'Ispod podataka nema teksta.', fix)];
}

function checkProduct({ path, lines, isDraft }: Text, product: CheckedProduct): Finding[] {
  const { looseLine, headings: sections, swap } = product;
  const findings: Finding[] = [];
  const report = (line: number, words: string, fix: string, make = error) =>
    findings.push(make(path, line, words, fix));
  const lack = isDraft ? note : error;
  if (looseLine > 0)
    report(looseLine, 'Ispred prvog naslova ima teksta.', 'Premestite ga ispod naslova.', warning);
  if (swap) findings.push(explainSwap(path, swap));
  let place = 0;
  for (const section of sections) {
    const { heading, typed, isExact, line, rows } = section;
    const [first, second] = sections.filter((one) => one.heading === heading);
    const words = rows.join('\n').trim();
    if (!isExact) {
      const free = `Obrišite taj red ili ga napišite podebljano: **${typed}**. Naslovi su samo: ${ORDER}.`;
      const fix = heading ? `Napišite tačno: ## ${heading}` : free;
      report(line, `Naslov „${typed}“ nije tačno napisan.`, fix);
    } else if (first !== section) {
      const fix = 'Spojite tekst u jedan odeljak i obrišite ovaj naslov.';
      report(line, `Odeljak „${heading}“ postoji više puta.`, fix, warning);
    } else if (!swap && HEADINGS.indexOf(heading) < place)
      report(line, `Odeljak „${heading}“ nije na svom mestu.`, `Redom su: ${ORDER}.`, warning);
    else if (words === '' && !second)
      report(line, `Odeljak „${heading}“ je prazan.`, 'Dopišite tekst ispod naslova.', lack);
    else if (heading === 'Efekti proizvoda')
      findings.push(...checkEffects(path, line, rows, isDraft));
    else if (FIRST_PARAGRAPH[heading] && isOnlyLabels(words))
      report(
        line,
        `U odeljku „${heading}“ nedostaje prvi pasus: ${FIRST_PARAGRAPH[heading]}.`,
        'Dopišite ga ispod naslova, sa deklaracije.',
        lack,
      );
    else if (heading === 'Sastav' && !isDraft && !allergensIn(words))
      findings.push(...explainAllergens(path, line, rows));
    place = Math.max(place, HEADINGS.indexOf(heading));
  }
  const last = lastLine(lines);
  for (const [index, heading] of HEADINGS.entries()) {
    if (sections.some((one) => one.heading === heading)) continue;
    const next = sections.find((one) => HEADINGS.indexOf(one.heading) > index);
    const fix = `Dodajte red: ## ${heading} (redom: ${ORDER}).`;
    report(next?.line ?? last, `Nedostaje odeljak „${heading}“.`, fix, lack);
  }
  return findings;
}

function explainSwap(path: string, [one, other]: Swap): Finding {
  const words = `Odeljci „${one.heading}“ i „${other.heading}“ su zamenili mesta: ispod jednog naslova je tekst drugog.`;
  const isInOrder = HEADINGS.indexOf(one.heading) < HEADINGS.indexOf(other.heading);
  const fix = isInOrder
    ? 'Zamenite tekstove ispod njih, a naslove ostavite.'
    : 'Zamenite ta dva naslova, a tekstove ostavite.';
  return error(path, one.line, words, fix);
}

/** Whether every paragraph begins with a bold label, as „**Važno:**“. */
function isOnlyLabels(text: string): boolean {
  return text.split(/\n\s*\n/).every((paragraph) => /^\s*(\*\*|__)[^*_]+:?\1/.test(paragraph));
}

/**
 * Why „Sastav“ has no paragraph „Alergeni“; `line` is the line of the heading. `markdown-shape.ts` reports a label
 * whose stars do not work.
 */
function explainAllergens(path: string, line: number, rows: readonly string[]): Finding[] {
  const near = findMistypedLabel(rows, 'Alergeni');
  const row = rows[near?.index ?? -1] ?? '';
  if (BROKEN_LABEL.test(row)) return [];
  if (near && !row.startsWith('**Alergeni:**'))
    return [reportMistypedLabel(path, line + 1 + near.index, row, near.typed, 'Alergeni')];
  const begun = rows.findIndex((row) => /alergen/i.test(row)) + 1;
  return [
    warning(
      path,
      line + begun,
      'U odeljku „Sastav“ nema reda „Alergeni“, koji se vidi iznad dugmeta „Kupi proizvod“.',
      'Dodajte nov pasus: **Alergeni:** …, a ako ih ne znate: **Alergeni:** proverite deklaraciju.',
    ),
  ];
}

const ITEM = /^\s*(?:[-*+]|\d+[.)]) +(?![-*] )\S/;

/** Each line must be an item of the list, continue the item above, or be a comment. */
function checkEffects(path: string, line: number, rows: readonly string[], isDraft: boolean) {
  const items = rows.filter((row) => ITEM.test(row)).length;
  const findings = rows.flatMap((row, index): Finding[] => {
    const at = line + 1 + index;
    if (/^\s*[-*]\s*$/.test(row)) {
      const fix = 'Dopišite tekst iza crtice ili obrišite red.';
      return [(isDraft ? note : error)(path, at, 'Prazna stavka u listi efekata.', fix)];
    }
    if (ITEM.test(row)) {
      const fix = 'Svaku stavku napišite u svom redu, sa crticom i razmakom na početku.';
      const isTwo = / [-–] ?\p{Lu}|[,;] \p{Lu}\p{Ll}{3}/u.test(row);
      return isTwo ? [warning(path, at, 'U ovom redu su dve stavke.', fix)] : [];
    }
    const goesOn = items > 0 && /^[\p{L}\d(„]/u.test(row) && (rows[index - 1] ?? '').trim() !== '';
    if (goesOn || row.trim() === '' || /^ {2,}\S|^\s*\{\/\*/.test(row)) return [];
    const words = 'Ovaj red nije stavka liste, jer ne počinje jednom crticom i razmakom.';
    const fix = `Napišite red ovako: - ${row.replace(/^[^\p{L}\d„"(*]+/u, '')}`;
    return [(isDraft ? note : error)(path, at, words, fix)];
  });
  // Without any item one finding is enough: all lines have the same mistake.
  return items > 0 ? findings : findings.slice(0, 1);
}
