// Lines that Markdown takes for a list, a table or code, though they were typed as plain text.
import { collectionOf } from '../../model/collections.ts';
import { type Finding, warning } from '../finding.ts';
import { proseLines } from '../markdown-lines.ts';

const MONTH = /^(jan|feb|mart|apr|maj|jun|jul|avg|sept|okt|nov|dec)\p{L}*/iu;
const LIST_ITEM = /^\s*(?:[-*+]|\d+[.)])\s/;

/** Findings for a text without its front matter, whose lines are blank. */
export function checkMarkdownBlocks(path: string, body: string): Finding[] {
  const lines = proseLines(body);
  const isMarkdown = path.endsWith('.md');
  return lines.flatMap((line, index) => [
    ...checkNumber(path, index, line, lines),
    ...checkColumns(path, index, line, lines),
    ...checkStrike(path, index, line),
    ...checkTable(path, index, line, lines),
    ...checkTopHeading(path, index, line),
    // In MDX an indented line is a paragraph like any other.
    ...(isMarkdown ? checkIndent(path, index, line, lines) : []),
  ]);
}

/** „5. maja otvaram“ at the start of a paragraph is the fifth item of a list. */
function checkNumber(
  path: string,
  index: number,
  line: string,
  lines: readonly string[],
): Finding[] {
  const [, number = '', rest = ''] = /^ {0,3}(\d{1,9})[.)]\s+(\S.*)/.exec(line) ?? [];
  if (number === '') return [];
  const above = lines.slice(0, index).findLast((other) => other.trim() !== '') ?? '';
  const isDate = MONTH.test(rest);
  if (!isDate && (number === '1' || LIST_ITEM.test(above))) return [];
  // Only a first item breaks into a paragraph.
  const isInside =
    (lines[index - 1] ?? '').trim() !== '' && !LIST_ITEM.test(lines[index - 1] ?? '');
  if (isInside && number !== '1') return [];
  const words = rest.split(/\s+/).slice(0, 2).join(' ');
  const text = `Red počinje brojem i tačkom („${number}. ${words}“), pa se na sajtu vidi kao stavka liste.`;
  const fix = `Počnite rečenicu drugom rečju ili napišite: ${number}\\. ${words}`;
  return [warning(path, index + 1, text, fix)];
}

/** A table of a word processor: columns held apart by tabs, which the site shows as one space. */
function checkColumns(
  path: string,
  index: number,
  line: string,
  lines: readonly string[],
): Finding[] {
  const isRow = (other = '') => /\S\t+\S/.test(other);
  if (!isRow(line) || isRow(lines[index - 1])) return [];
  const text = 'Između reči je taster Tab: kolone iz drugog programa na sajtu se spajaju.';
  return [warning(path, index + 1, text, 'Napišite svaki red kao rečenicu ili stavku liste.')];
}

/** `| Dan | Vreme |` with no line of dashes below the first row is no table. */
function checkTable(
  path: string,
  index: number,
  line: string,
  lines: readonly string[],
): Finding[] {
  const isRow = (other = '') => /^\s*\|.*\|\s*$/.test(other);
  const isRuler = /^\s*\|?\s*:?-+/.test(lines[index + 1] ?? '');
  if (!isRow(line) || isRow(lines[index - 1]) || isRuler) return [];
  const columns = line.trim().split('|').length - 2;
  const text =
    'Ispod prvog reda tabele nedostaje red sa crticama, pa se na sajtu vide uspravne crte.';
  return [warning(path, index + 1, text, `Ispod njega dodajte red: |${' --- |'.repeat(columns)}`)];
}

/** `# Naslov`: the page has its heading already. */
function checkTopHeading(path: string, index: number, line: string): Finding[] {
  const title = /^ {0,3}#\s+(\S.*)$/.exec(line)?.[1];
  if (title === undefined || collectionOf(path)?.format === 'product') return [];
  const text = `Naslov „${title}“ je naslov cele stranice, a stranica ga već ima.`;
  return [warning(path, index + 1, text, `Napišite sa dva znaka: ## ${title}`)];
}

/** „130~150 ml i 3~5 kapi“: what stands between two such signs is shown struck through. */
function checkStrike(path: string, index: number, line: string): Finding[] {
  const struck = /(?<![~\\])~(?![\s~])([^~]*[^\s~])~(?!~)/.exec(line)?.[1];
  if (struck === undefined) return [];
  const text = `Između dva znaka ~ tekst se na sajtu vidi precrtan: „${struck}“.`;
  return [warning(path, index + 1, text, 'Za raspon napišite crticu, a za približno: oko.')];
}

/** Four spaces or a tab before a paragraph make it code: small letters, and no line breaks. */
function checkIndent(
  path: string,
  index: number,
  line: string,
  lines: readonly string[],
): Finding[] {
  if (!/^(?: {4}|\t)\s*\S/.test(line) || (lines[index - 1] ?? '').trim() !== '') return [];
  const above = lines.slice(0, index).findLast((other) => other.trim() !== '') ?? '';
  if (LIST_ITEM.test(above) || /^(?: {2,}|\t)/.test(above)) return [];
  const text = 'Pasus je uvučen, pa ga sajt prikazuje kao programski kod.';
  return [warning(path, index + 1, text, 'Obrišite razmake ili Tab na početku reda.')];
}
