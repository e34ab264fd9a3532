// Writes what a proposal changes as lines of its comment: git's comparison word by word, with the labels
// of fields in place of their names, deleted words struck through and new words in bold.
import { collectionOf, fieldLabel } from '../model/collections.ts';
import { isPicture, shortPath } from '../model/paths.ts';
import { plain } from './safe-markdown.ts';

/** How many letters are shown at the beginning and at the end of a long unchanged text. */
const AROUND = 40;
/** The name of a field at the beginning of a line of a word diff: `+- title` in `+- title: Gel`. */
const FIELD = /^(\n?[ +-])([\s-]*)([a-z_]+)(?=:)/;

/** A changed file, from `git diff --name-status`. */
export interface Change {
  /** `A` added, `D` deleted, `R` renamed, else changed. */
  kind: string;
  /** The old and the new path from the project's root; they differ for a renamed file only. */
  was: string;
  is: string;
}

/** Letters of one file's changes above which the comment only says that they are there. */
const MOST_LETTERS = 12_000;
export const TOO_LONG =
  'predugačko za ovu poruku. Pre nego što prihvatite predlog, pogledajte to na kartici „Files changed“.';

/** Whether the file is a text that the site reads, or a picture. */
export function isTextOrPicture(path: string): boolean {
  return collectionOf(path) !== undefined || isPicture(path);
}

/**
 * A line for the changed file, and one for each changed place, of a new text for all of it. `diff` returns
 * `git diff --word-diff=porcelain`, or undefined when that is too long.
 */
export function formatChange(
  change: Change,
  diff: (change: Change) => string | undefined,
): string[] {
  const { kind, was, is } = change;
  const isText = /\.(mdx?|yaml)$/.test(is);
  const noun = isText ? '' : isPicture(is) ? 'slika ' : 'fajl ';
  const title = `- ${noun}**${plain(shortPath(is))}**`;
  if (kind === 'A' && !isText) return [`${title}: dodato`];
  if (kind === 'D') return [`${title}: obrisano`];
  if (kind === 'M' && isPicture(is))
    return [`${title}: zamenjeno. Proverite da li opis slike („alt“) odgovara i ovoj.`];
  if (kind === 'M' && !isText) return [`${title}: zamenjeno`];
  const moved = `novo ime, ranije ${plain(shortPath(was))}`;
  const heading = { A: `${title}: dodato`, R: `${title}: ${moved}` }[kind] ?? title;
  const difference = isText ? diff(change) : '';
  const [, ...hunks] = difference?.split(/^@@ -\S+ \+/m) ?? [];
  const places = hunks
    .filter((hunk) => /^[+-]/m.test(hunk))
    .map((hunk) => `  - red ${formatHunk(hunk, is)}`);
  // git compares words, and here none differs.
  if (isText && kind === 'M' && difference !== undefined && places.length === 0)
    return [heading, '  - samo razmaci ili prazni redovi'];
  const isTooLong = difference === undefined || places.join('').length > MOST_LETTERS;
  return isTooLong ? [heading, `  - Ovo je ${TOO_LONG}`] : [heading, ...places];
}

/** One hunk of the word diff: `22 @@`, then the pieces of each line and a `~` at its end. */
function formatHunk(hunk: string, path: string): string {
  const lines = hunk.replace(/^.*\n/, '').split(/^~$/m);
  const isList = collectionOf(path)?.format === 'list';
  const formatted = lines.map((line) => {
    const named = line.replace(FIELD, (typed, sign, indent, key) =>
      // A field inside of another may have the name of one that stands by itself.
      indent === '' || isList ? sign + fieldLabel(path, key) : typed,
    );
    const pieces = named.split('\n').filter((piece) => /^[ +-]/.test(piece));
    return pieces.map(formatPiece).join(' ');
  });
  // Of what is deleted, git says after which line it stood: of the first row, after none.
  return `${Math.max(1, Number.parseInt(hunk, 10))}: ${formatted.filter((line) => line.trim()).join('<br>')}`;
}

/** The marks are HTML: those of Markdown do not work inside a word. */
function formatPiece(piece: string): string {
  const [sign, text] = [piece.charAt(0), piece.slice(1).trim()];
  if (sign === '+') return `<b>${plain(text)}</b>`;
  if (sign === '-') return `<del>${plain(text)}</del>`;
  if (text.length <= 2 * AROUND) return plain(text);
  const [start, end] = [text.slice(0, AROUND), text.slice(-AROUND)];
  return plain(`${start.replace(/\s\S*$/, '')} … ${end.replace(/^\S*\s/, '')}`);
}
