// The text below the data: the four sections of a product, or the one text of any other file.
import { isOneFile } from '../../model/collections.ts';
import { allergensIn, partsOf } from '../../text/product-paragraphs.ts';
import { error, type Finding, unfinished, warning } from '../finding.ts';
import {
  BROKEN_LABEL,
  findMistypedLabel,
  HEADINGS,
  reportMistypedLabel,
  type Section,
} from '../product-headings.ts';
import type { CheckedProduct } from '../read-product.ts';
import { lastLine, type Text } from '../read-text.ts';
import { either, say, WRITE_ROW } from '../wording.ts';

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
  const message = either('Ispod podataka nema teksta.', 'Tekst je prazan.');
  const fix = either(
    'Ispod druge linije --- napišite tekst od dve do tri rečenice.',
    'Napišite dve do tri rečenice.',
  );
  return [make(path, last, message, fix)];
}

function checkProduct({ path, lines, isDraft }: Text, product: CheckedProduct): Finding[] {
  const { looseLine, headings } = product;
  const findings: Finding[] = [];
  if (looseLine > 0) {
    const fix = 'Premestite ga ispod naslova.';
    findings.push(warning(path, looseLine, 'Ispred prvog naslova ima teksta.', fix));
  }
  for (const [index, section] of headings.entries()) {
    findings.push(
      ...checkSection(path, section, { product, above: headings.slice(0, index), isDraft }),
    );
  }
  const last = lastLine(lines);
  if (headings.length === 0 && product.looseLine > 0) {
    const text = 'Nedostaju sva četiri naslova odeljaka.';
    const fix = `Ispred svakog odeljka vratite njegov red, sa dva znaka #. Redom su: ${ORDER}.`;
    return [unfinished(path, product.looseLine, text, fix)];
  }
  for (const [index, heading] of HEADINGS.entries()) {
    if (headings.some((one) => one.heading === heading)) continue;
    const next = headings.find((one) => HEADINGS.indexOf(one.heading) > index);
    const fix = `Dodajte red: ## ${heading} (redom: ${ORDER}).`;
    findings.push(unfinished(path, next?.line ?? last, `Nedostaje odeljak „${heading}“.`, fix));
  }
  return findings;
}

interface Surroundings {
  product: CheckedProduct;
  /** Earlier headings: they show a repeated section and a wrong order. */
  above: readonly Section[];
  isDraft: boolean;
}

/** Whether the heading is right; if so, whether the section is at its place; if so, what is wrong with its text. */
function checkSection(path: string, section: Section, around: Surroundings): Finding[] {
  const { heading, typed, isExact, line } = section;
  const { above } = around;
  if (!isExact) {
    const free = `Obrišite taj red ili ga napišite podebljano: **${typed}**. Naslovi su samo: ${ORDER}.`;
    const fix = heading ? `Napišite tačno: ## ${heading}` : free;
    return [error(path, line, `Naslov „${typed}“ nije tačno napisan.`, fix)];
  }
  if (above.some((one) => one.heading === heading)) {
    const fix = 'Spojite tekst u jedan odeljak i obrišite ovaj naslov.';
    return [warning(path, line, `Odeljak „${heading}“ postoji više puta.`, fix)];
  }
  const isTooLate = above.some((one) => placeOf(one) > placeOf(section));
  if (isTooLate) {
    const fix = `Redom su: ${ORDER}.`;
    return [
      warning(path, line, `Odeljak „${heading}“ nije na svom mestu.`, fix),
      ...checkEmpty(path, section, around),
    ];
  }
  const empty = checkEmpty(path, section, around);
  return empty.length > 0 ? empty : checkSectionText(path, section, around);
}

/** Of a section that stands twice, one of both may be empty. */
function checkEmpty(path: string, { heading, line }: Section, { product }: Surroundings) {
  const isEmpty = product.headings
    .filter((one) => one.heading === heading)
    .every(({ rows }) => rows.join('').trim() === '');
  const fix = either('Dopišite tekst ispod naslova.', '');
  return isEmpty ? [unfinished(path, line, `Odeljak „${heading}“ je prazan.`, fix)] : [];
}

function checkSectionText(
  path: string,
  { heading, line, rows }: Section,
  around: Surroundings,
): Finding[] {
  const { isDraft } = around;
  const words = rows.join('\n').trim();
  if (heading === 'Efekti proizvoda') return checkEffects(path, line, rows);
  const firstParagraph = FIRST_PARAGRAPH[heading];
  if (firstParagraph && isOnlyLabels(words)) {
    const text = `U odeljku „${heading}“ nedostaje prvi pasus: ${firstParagraph}.`;
    return [unfinished(path, line, text, 'Dopišite ga ispod naslova, sa deklaracije.')];
  }
  const lacksAllergens = heading === 'Sastav' && !isDraft && !allergensIn(words);
  return lacksAllergens ? explainAllergens(path, line, rows) : [];
}

/** The place of a section in the fixed order, from 0; -1 for a heading that is none of the four. */
function placeOf({ heading }: Section): number {
  return HEADINGS.indexOf(heading);
}

function isOnlyLabels(text: string): boolean {
  const parts = partsOf(text);
  return parts.length > 0 && parts.every(({ label }) => label !== '');
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

/** Each line must be an item of the list, continue the item above in small letters, or be a comment. */
function checkEffects(path: string, line: number, rows: readonly string[]) {
  const items = rows.filter((row) => ITEM.test(row)).length;
  const findings = rows.flatMap((row, index): Finding[] => {
    const at = line + 1 + index;
    if (/^\s*[-*]\s*$/.test(row)) {
      const fix = 'Dopišite tekst iza crtice ili obrišite red.';
      return [unfinished(path, at, 'Prazna stavka u listi efekata.', fix)];
    }
    if (ITEM.test(row)) {
      const fix = 'Svaku stavku napišite u svom redu, sa crticom i razmakom na početku.';
      const isTwo = / [-–] ?\p{Lu}|[,;] \p{Lu}\p{Ll}{3}/u.test(row);
      return isTwo ? [warning(path, at, 'U ovom redu su dve stavke.', fix)] : [];
    }
    const isBelowItem = items > 0 && (rows[index - 1] ?? '').trim() !== '';
    const goesOn = isBelowItem && /^(?!o\s)[\p{Ll}\d(„]/u.test(row);
    if (goesOn || row.trim() === '' || /^ {2,}\S|^\s*\{\/\*/.test(row)) return [];
    const message = 'Ovaj red nije stavka liste, jer ne počinje jednom crticom i razmakom.';
    const fix = say`${WRITE_ROW} - ${row.replace(/^(?:o\s|[^\p{L}\d„"(*])+/u, '')}`;
    // Markdown joins a row with a capital letter to the item above, so the page can still be drawn.
    const isJoined = isBelowItem && /^\p{Lu}/u.test(row);
    const make = isJoined ? warning : unfinished;
    return [make(path, at, message, fix)];
  });
  // Without any item one finding is enough: all lines have the same mistake.
  return items > 0 ? findings : findings.slice(0, 1);
}
