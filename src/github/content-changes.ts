// What a proposal changes, as lines of its comment: git's own comparison word by word, with the fields
// by the names that an editor knows, the words that go struck out and those that come in bold.
import { titleOf } from '../model/collections.ts';
import { shortPath, stemOf } from '../model/paths.ts';
import { plain } from './safe-markdown.ts';

/** Unchanged letters that are shown on each side of a change. */
const AROUND = 40;
const MOST_LETTERS = 300;

/** A file that differs, as git tells it. */
export interface Change {
  /** `A` added, `D` deleted, `R` renamed, else changed. */
  kind: string;
  /** Paths from the project's root; the same one unless it is renamed. */
  was: string;
  is: string;
}

/** One line for a file that differs, and below it its places; `diff` gives git's `porcelain` of words. */
export function sayChange(change: Change, diff: (change: Change) => string): string[] {
  const { kind, was, is } = change;
  const isText = /\.(mdx?|yaml)$/.test(is);
  const title = `- ${isText ? '' : 'slika '}**${plain(shortPath(is))}**`;
  if (kind === 'A') return [`${title}: dodato`];
  if (kind === 'D') return [`${title}: obrisano`];
  const [old, fresh] = [was, is].map((path) => plain(`/products/${stemOf(path)}`));
  const moved = /\/products\/.*\.mdx$/.test(was)
    ? `nova adresa: ${fresh}; na staroj, ${old}, više nema ničega`
    : `novo ime, ranije ${plain(shortPath(was))}`;
  const words = isText
    ? diff(change)
        .split(/^@@ -\S+ \+/m)
        .slice(1)
    : [];
  return [
    kind === 'R' ? `${title}: ${moved}` : title,
    ...words.filter((hunk) => /^[+-]/m.test(hunk)).map((hunk) => `  - red ${sayHunk(hunk, is)}`),
  ];
}

/** Lines that stand together: `22 @@`, then of each line its pieces and a `~`. */
function sayHunk(hunk: string, path: string): string {
  const lines = hunk.replace(/^.*\n/, '').split(/^~$/m);
  const said = lines.map((line) => {
    const named = line.replace(
      /^(\n?[ +-])[\s-]*([a-z_]+)(?=:)/,
      (_, sign, key) => sign + (key in Object.prototype ? key : titleOf(path, key)),
    );
    const pieces = named.split('\n').filter((piece) => /^[ +-]/.test(piece));
    return pieces.map((piece, at) => sayPiece(piece, at > 0, at < pieces.length - 1)).join(' ');
  });
  return `${Number.parseInt(hunk, 10)}: ${said.filter((line) => line.trim()).join('<br>')}`;
}

/** Markdown's own signs mark nothing inside a word, so the marks are HTML's. */
function sayPiece(piece: string, isAfter: boolean, isBefore: boolean): string {
  const [sign, text] = [piece.charAt(0), piece.slice(1).trim()];
  const shown = plain(text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text);
  if (sign === '+') return `<b>${shown}</b>`;
  if (sign === '-') return `<del>${shown}</del>`;
  if (text.length <= 2 * AROUND) return plain(text);
  const start = isAfter ? text.slice(0, AROUND).replace(/\s\S*$/, '') : '';
  const end = isBefore ? text.slice(-AROUND).replace(/^\S*\s/, '') : '';
  return plain(`${start} … ${end}`.trim());
}
