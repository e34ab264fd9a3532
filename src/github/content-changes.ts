// What a proposal changes, as lines of its comment: git's own comparison word by word, with the fields
// by the names that an editor knows, the words that go struck out and those that come in bold.
import { titleOf } from '../model/collections.ts';
import { shortPath } from '../model/paths.ts';
import { plain } from './safe-markdown.ts';

/** Unchanged letters that are shown on each side of what is left out. */
const AROUND = 40;
const FIELD = /^(\n?[ +-])[\s-]*([a-z_]+)(?=:)/;

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
  const isPicture = /\.(jpe?g|png|gif|webp|avif|hei[cf])$/i.test(is);
  const noun = isText ? '' : isPicture ? 'slika ' : 'fajl ';
  const title = `- ${noun}**${plain(shortPath(is))}**`;
  if (kind === 'A') return [`${title}: dodato`];
  if (kind === 'D') return [`${title}: obrisano`];
  const isPage = /\/products\/.*\.mdx$/.test(was);
  const moved = `novo ime, ranije ${plain(shortPath(was))}${isPage ? '; na staroj adresi više nema ničega' : ''}`;
  const [, ...hunks] = isText ? diff(change).split(/^@@ -\S+ \+/m) : [];
  return [
    kind === 'R' ? `${title}: ${moved}` : title,
    ...hunks.filter((hunk) => /^[+-]/m.test(hunk)).map((hunk) => `  - red ${sayHunk(hunk, is)}`),
  ];
}

/** Lines that stand together: `22 @@`, then of each line its pieces and a `~`. */
function sayHunk(hunk: string, path: string): string {
  const lines = hunk.replace(/^.*\n/, '').split(/^~$/m);
  const said = lines.map((line) => {
    const named = line.replace(FIELD, (_, sign, key) => sign + titleOf(path, key));
    const pieces = named.split('\n').filter((piece) => /^[ +-]/.test(piece));
    return pieces.map(sayPiece).join(' ');
  });
  return `${Number.parseInt(hunk, 10)}: ${said.filter((line) => line.trim()).join('<br>')}`;
}

/** Markdown's own signs mark nothing inside a word, so the marks are HTML's. */
function sayPiece(piece: string): string {
  const [sign, text] = [piece.charAt(0), piece.slice(1).trim()];
  if (sign === '+') return `<b>${plain(text)}</b>`;
  if (sign === '-') return `<del>${plain(text)}</del>`;
  if (text.length <= 2 * AROUND) return plain(text);
  const [start, end] = [text.slice(0, AROUND), text.slice(-AROUND)];
  return plain(`${start.replace(/\s\S*$/, '')} … ${end.replace(/^\S*\s/, '')}`);
}
