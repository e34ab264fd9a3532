// The text below the data: a product's four sections, and the one text of the others.
import { isOneFile } from '../../model/collections.ts';
import { allergensIn } from '../../model/plain-text.ts';
import { error, type Finding, note, warning } from '../finding.ts';
import { readProductHeadings, type Section } from '../product-headings.ts';
import type { Text } from '../read-text.ts';

/** A section below this many characters says next to nothing. */
const LEAST = 40;

export function checkSections(text: Text): Finding[] {
  const { path, collection, body, lines } = text;
  if (isOneFile(collection)) return [];
  if (collection.format === 'product') {
    const { sections, findings } = readProductHeadings(text);
    const isWhole = findings.length === 0;
    return [...findings, ...sections.flatMap((section) => checkSection(text, section, isWhole))];
  }
  if (body.trim() !== '') return [];
  const last = lines.length - (lines.at(-1) === '' ? 1 : 0);
  const make = collection.body ? error : warning;
  const fix = 'Ispod druge linije --- napišite tekst od dve do tri rečenice.';
  return [make(path, last, 'Ispod podataka nema teksta.', fix)];
}

function checkSection({ path, isDraft }: Text, section: Section, isWhole: boolean): Finding[] {
  const { heading, line, rows } = section;
  const text = rows.join('\n').trim();
  const say = (make: typeof error, words: string, fix: string) => [make(path, line, words, fix)];
  if (text === '') {
    const words = `Odeljak „${heading}“ je prazan.`;
    return say(isDraft ? note : error, words, 'Dopišite tekst ispod naslova.');
  }
  if (heading === 'Efekti proizvoda') return checkEffects(path, section, isDraft);
  if (isDraft) return [];
  if (text.length < LEAST) {
    const words = `Odeljak „${heading}“ je vrlo kratak (${text.length} znakova).`;
    return say(warning, words, 'Dopišite bar jednu celu rečenicu.');
  }
  if (heading !== 'Sastav' || !isWhole || allergensIn(text)) return [];
  return say(
    warning,
    'U odeljku „Sastav“ nema reda „Alergeni“, koji se vidi iznad dugmeta „Kupi proizvod“.',
    'Dodajte nov pasus: **Alergeni:** …, a ako ih ne znate: **Alergeni:** proverite deklaraciju.',
  );
}

const ITEM = /^(\s*)(?:[-*+]|\d+[.)]) +(?![-*] )\S/;

/** Each line is an item, belongs to the one above it, or is a note that nobody sees. */
function checkEffects(path: string, { heading, line, rows }: Section, isDraft: boolean): Finding[] {
  const hasItems = rows.some((row) => ITEM.test(row));
  const plain = (row: string) => row.replace(/^[^\p{L}\d„"(*]+/u, '');
  if (!hasItems && !isDraft && !rows.some((row) => /^\s*[-*]/.test(row))) {
    const first = rows.find((row) => row.trim() !== '') ?? '';
    const fix = `Svaku stavku počnite crticom: - ${plain(first).replace(/\.$/, '')}`;
    return [error(path, line, `Odeljak „${heading}“ je lista.`, fix)];
  }
  return rows.flatMap((row, index) => {
    const at = line + 1 + index;
    const isAlone = (rows[index - 1] ?? '').trim() === '';
    if (/^\s*[-*]\s*$/.test(row)) {
      const fix = 'Dopišite tekst iza crtice ili obrišite red.';
      return [(isDraft ? note : error)(path, at, 'Prazna stavka u listi efekata.', fix)];
    }
    if (ITEM.test(row) && / [-–] ?\p{Lu}|[,;] \p{Lu}\p{Ll}{3}/u.test(row)) {
      const fix = 'Svaku stavku napišite u svom redu, sa crticom i razmakom na početku.';
      return [warning(path, at, 'U ovom redu su dve stavke.', fix)];
    }
    if (row.trim() === '' || ITEM.test(row) || /^ {2,}\S|^\s*\{\/\*/.test(row)) return [];
    if (/^[\p{L}\d(„]/u.test(row)) {
      // The site takes it for the rest of the item above.
      const words = 'Ovaj red se na sajtu spaja sa stavkom iznad, jer ne počinje crticom.';
      return isAlone ? [warning(path, at, words, `Ako je nova stavka, napišite: - ${row}`)] : [];
    }
    const words = 'Ovaj red nije stavka liste, jer ne počinje jednom crticom i razmakom.';
    return [error(path, at, words, `Napišite red ovako: - ${plain(row)}`)];
  });
}
