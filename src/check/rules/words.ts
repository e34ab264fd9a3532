// Applies the patterns to every line, and finds repeated and unfinished paragraphs.
import { labelOf, type Node, wordsOf } from '../../text/node.ts';
import { wordsOfField } from '../../text/prose.ts';
import { error, type Finding, warning } from '../finding.ts';
import { ADDRESSES, MISTYPED_ADDRESSES } from '../patterns/addresses.ts';
import { AMOUNTS } from '../patterns/amounts.ts';
import { DEADLINES } from '../patterns/deadlines.ts';
import { FIELDS } from '../patterns/fields.ts';
import { LANGUAGE } from '../patterns/language.ts';
import { LEFTOVERS } from '../patterns/leftovers.ts';
import { applyRules } from '../patterns/pattern-rule.ts';
import type { Text } from '../read-text.ts';
import { say, WRITE_ROW } from '../wording.ts';

/** Applied to a line without the addresses in it. */
export const WORD_PATTERNS = [
  ...LEFTOVERS,
  ...LANGUAGE,
  ...AMOUNTS,
  ...DEADLINES,
  ...MISTYPED_ADDRESSES,
];
/** Applied to the whole line, addresses included. */
export const LINE_PATTERNS = [...ADDRESSES, ...FIELDS];

/** In letters: a shorter paragraph may stand twice. */
const SHORTEST_REPETITION = 30;
const REPEATED_FIX = 'Obrišite jedan od njih ili ih spojite.';

export function checkWords(text: Text): Finding[] {
  return [
    ...findRepeatedParagraphs(text),
    ...applyPatterns(text),
    ...findHalfSentences(text),
    ...findSmallBeginnings(text),
    ...findQuestionsWithoutMark(text),
    ...findBrokenWords(text),
    ...findForeignBullets(text),
    ...findComponentsWithoutSigns(text),
  ];
}

/** A paragraph that stands twice, or two with the same label. A policy may repeat itself below two headings. */
function findRepeatedParagraphs({ path, tree, collection }: Text): Finding[] {
  if (collection.name === 'policies') return [];
  const above = new Set<string>();
  const parts = (tree?.children ?? []).flatMap((node) =>
    node.type === 'list' ? (node.children ?? []) : node,
  );
  const paragraphs = parts.flatMap((node) => {
    const label = labelOf(node);
    const key = wordsOf(label ?? node);
    const isCompared = label !== undefined || key.length >= SHORTEST_REPETITION;
    if (!isCompared || !above.has(key)) {
      above.add(key);
      return [];
    }
    const words = oneLine(key).slice(0, 60);
    const message = `Takav red već stoji iznad: „${words}“.`;
    return [warning(path, node.position.start.line, message, REPEATED_FIX)];
  });
  return [...paragraphs, ...findRepeatedItems(path, tree)];
}

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();

/**
 * A short item that stands twice below one heading. A list inside of another one may repeat what an outer one says, and
 * long items are found like paragraphs.
 */
function findRepeatedItems(path: string, tree: Node | undefined): Finding[] {
  let above = new Set<string>();
  return (tree?.children ?? []).flatMap((node) => {
    if (node.type === 'heading') above = new Set();
    const items = node.type === 'list' ? (node.children ?? []) : [];
    return items.flatMap((item) => {
      const words = oneLine(wordsOf(item)).replace(/[.;,]$/, '');
      if (words === '' || words.length >= SHORTEST_REPETITION) return [];
      const isTwice = above.has(words.toLowerCase());
      above.add(words.toLowerCase());
      const message = `Ista stavka već stoji iznad: „${words}“.`;
      return isTwice ? [warning(path, item.position.start.line, message, REPEATED_FIX)] : [];
    });
  });
}

/** A component's name that stands as a word in the text, because its signs < and /> are missing. */
function findComponentsWithoutSigns({ path, body, collection }: Text): Finding[] {
  const names = Object.keys(collection.parts.components);
  if (names.length === 0) return [];
  const bare = new RegExp(`(?<![<\\/\\p{L}])(${names.join('|')})(?!\\p{L})`, 'u');
  return body.split('\n').flatMap((line, index) => {
    const [name] = bare.exec(line) ?? [];
    const message = `„${name}“ se na sajtu vidi onako kako je napisano.`;
    return name ? [error(path, index + 1, message, `Napišite: <${name} />`)] : [];
  });
}

function applyPatterns(text: Text): Finding[] {
  const { path, lines, comments } = text;
  return [
    ...wordLinesOf(text).flatMap(({ words, line }) =>
      applyRules(WORD_PATTERNS, words.replace(ADDRESS, '·').trimEnd(), path, line),
    ),
    ...lines.flatMap((line, index) =>
      comments.has(index + 1) ? [] : applyRules(LINE_PATTERNS, line, path, index + 1),
    ),
  ];
}

const ADDRESS = /https?:\/\/[^\s)]+/g;

/** The lines of the data, and those of the text below them, as a visitor reads them. */
function wordLinesOf({ lines, comments, body, prose }: Text): { words: string; line: number }[] {
  const rows = body.split('\n');
  const ofData = lines.flatMap((words, index) => {
    const isOfText = (rows[index] ?? '') !== '';
    return isOfText || comments.has(index + 1)
      ? []
      : { words: wordsOfField(words), line: index + 1 };
  });
  const ofText = prose.flatMap(({ words, line }) =>
    words.split('\n').map((row, index) => ({ words: row, line: line + index })),
  );
  return [...ofData, ...ofText];
}

/** A word that a PDF has divided at the end of its line: „aloe ve-“ and, a line below, „re“. */
function findBrokenWords({ path, body }: Text): Finding[] {
  const rows = body.split('\n');
  return rows.flatMap((row, index) => {
    const [begun] = /(?<!\p{L})\p{Ll}+-$/u.exec(row) ?? [];
    const [rest] = /^\p{Ll}+/u.exec(rows[index + 1] ?? '') ?? [];
    if (begun === undefined || rest === undefined) return [];
    const message = `Reč je prelomljena na kraju reda, kao u PDF-u: „${begun} ${rest}“.`;
    const fix = `Spojite ta dva reda, a reč napišite celu: ${begun.slice(0, -1)}${rest}`;
    return [warning(path, index + 1, message, fix)];
  });
}

/** They stand nowhere else in a text. */
const BULLETS = '•▪●◦‣§➢';
/** „• tekst“, „▪ tekst“, and Word's second bullet: „o tekst“. */
const FOREIGN_BULLET = new RegExp(`^\\s*(?:[${BULLETS}]\\s*|o\\s+)(?=[\\p{L}\\d])`, 'u');
/** „– tekst“, „· tekst“, „✓ tekst“: a list only where two lines in a row begin so. */
const SIGN_OF_LIST = new RegExp(`^\\s*([${BULLETS}–—−·✓✔✅►▶➤→])\\s*(?=[\\p{L}\\d])`, 'u');
const LIST_ABOVE = /:\s*$|^\s*(?:[-*+]|\d+[.)])\s/;

/**
 * Signs of another program in front of the items of a list, which Markdown joins into one paragraph. „o“ is also a
 * word, so it counts only below a line that announces or begins a list. `sections.ts` reports the effects of a product.
 */
function findForeignBullets({ path, body, product }: Text): Finding[] {
  const effects = product?.headings.find(({ heading }) => heading === 'Efekti proizvoda');
  const rows = body.split('\n');
  return rows.flatMap((row, index) => {
    const neighbours = [rows[index - 1] ?? '', rows[index + 1] ?? ''];
    const [listed, ofList] = SIGN_OF_LIST.exec(row) ?? [];
    const isRow = ofList && neighbours.some((one) => SIGN_OF_LIST.exec(one)?.[1] === ofList);
    const sign = FOREIGN_BULLET.exec(row)?.[0] ?? (isRow ? listed : undefined);
    if (sign === undefined) return [];
    const isEffect = effects && index >= effects.line && index < effects.line + effects.rows.length;
    const above = rows[index - 1] ?? '';
    const isWord = sign.trim() === 'o' && !LIST_ABOVE.test(above) && !FOREIGN_BULLET.test(above);
    if (isEffect || isWord) return [];
    const message = `Red počinje znakom „${sign.trim()}“ iz drugog programa, pa se stavke spajaju u jedan pasus.`;
    const make = isRow ? error : warning;
    return [make(path, index + 1, message, say`${WRITE_ROW} - ${row.slice(sign.length)}`)];
  });
}

/** In letters: a shorter paragraph may be a line of a list or a name. */
const SHORTEST_SENTENCE = 40;

/** Paragraphs whose last sentence has no sign at its end. */
function findHalfSentences({ path, tree, body, product }: Text): Finding[] {
  // Effects must be a list: `sections.ts` reports a paragraph there.
  const effects = product?.headings.find(({ heading }) => heading === 'Efekti proizvoda');
  const isEffect = (line: number) =>
    effects && line > effects.line && line <= effects.line + effects.rows.length;
  return (tree?.children ?? []).flatMap(({ type, children, position: { start, end } }) => {
    const isText = type === 'paragraph' && children?.at(-1)?.type === 'text' && !isEffect(end.line);
    const source = body.slice(start.offset, end.offset);
    const isWhole = source.length < SHORTEST_SENTENCE || !/[\p{L}\d,–-]$/u.test(source);
    if (!isText || isWhole || /\]\s*\(/.test(source)) return [];
    const last = source.split(/\s+/).slice(-4).join(' ');
    const fix = 'Dovršite rečenicu ili stavite tačku.';
    return [warning(path, end.line, `Pasus se završava usred rečenice: „… ${last}“.`, fix)];
  });
}

/** A paragraph that begins with a small letter; „e-mail“, „iPhone“ and „pH“ may begin one. */
function findSmallBeginnings({ path, tree, body }: Text): Finding[] {
  return (tree?.children ?? []).flatMap(({ type, children, position: { start } }) => {
    if (type !== 'paragraph' || children?.[0]?.type !== 'text') return [];
    const [word] = /^\p{Ll}{2,}(?![\p{L}-])/u.exec(body.slice(start.offset)) ?? [];
    if (word === undefined) return [];
    const message = `Pasus počinje malim slovom: „${word} …“.`;
    const fix = `Napišite: ${word.charAt(0).toUpperCase()}${word.slice(1)}`;
    return [warning(path, start.line, message, fix)];
  });
}

/** A question of a list of answers. A question to the owner may end in what is to be done. */
function findQuestionsWithoutMark({ path, entries, lineOf }: Text): Finding[] {
  return entries.flatMap(({ at, data: { question, answer } }) => {
    if (typeof question !== 'string' || !answer || question.trim().endsWith('?')) return [];
    const line = lineOf([...at, 'question']) ?? 1;
    return [warning(path, line, 'Pitanje nema upitnik na kraju.', 'Stavite ga umesto tačke.')];
  });
}
