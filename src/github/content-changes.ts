// What a proposal changes, as lines of its comment: by the names that an editor knows, with the words
// that go struck out and those that come in bold.
import { isDeepStrictEqual } from 'node:util';
import { diffWords } from 'diff';
import { titleOf } from '../model/collections.ts';
import { shortPath, stemOf } from '../model/paths.ts';
import { type Entry, readEntries } from './content-entries.ts';
import type { Version } from './read-version.ts';
import { plain } from './safe-markdown.ts';
import { shorten } from './shorten.ts';

/** Unchanged letters that are shown on each side of a change. */
const AROUND = 40;
/** More than so many pieces that differ are told as one. */
const MOST_PIECES = 12;
const MOST_LETTERS = 300;
/** Milliseconds for one comparison; a text made to be troublesome takes longer. */
const PATIENCE = 1000;

/** Undefined where there was or is no such thing. */
type Pair = { old?: Entry | undefined; fresh?: Entry | undefined };

/** One line for each thing that differs at these paths of `src/content/`, and below it its fields. */
export function sayChanges(paths: readonly string[], before: Version, after: Version): string[] {
  const isText = (path: string) => /\.(mdx?|yaml)$/.test(path);
  const products = [...after.files.keys()].flatMap((path) => read(path, after)).filter(isProduct);
  const pairs = pairEntries(paths.filter(isText), before, after);
  const pictures = paths
    .filter((path) => !isText(path))
    .map((path) => {
      const what = !after.files.has(path)
        ? 'Obrisana'
        : before.files.has(path)
          ? 'Zamenjena'
          : 'Nova';
      return `- ${what} slika: ${plain(shortPath(path))}`;
    });
  return [...pairs.flatMap((pair) => sayPair(pair, products)), ...pictures];
}

/** A product is the one at its path, whatever its number; only where that is gone, its number finds it. */
function pairEntries(paths: readonly string[], before: Version, after: Version): Pair[] {
  const list = (version: Version) => paths.flatMap((path) => read(path, version));
  const old = list(before);
  const pairs: Pair[] = list(after).map((fresh) => {
    const isMoved = isProduct(fresh) && !before.files.has(fresh.path);
    const isSame = (entry: Entry) =>
      isMoved
        ? isProduct(entry) && !after.files.has(entry.path) && idOf(entry) === idOf(fresh)
        : entry.path === fresh.path && (isProduct(fresh) || nameOf(entry) === nameOf(fresh));
    return { fresh, old: old.find(isSame) };
  });
  return [
    ...pairs,
    ...old.filter((one) => !pairs.some((pair) => pair.old === one)).map((one) => ({ old: one })),
  ];
}

function sayPair({ old, fresh }: Pair, products: readonly Entry[]): string[] {
  const entry = fresh ?? old;
  if (!entry) return [];
  const name = `- **${plain(entry.name)}**${isProduct(entry) ? ` (${addressOf(entry)})` : ''}`;
  if (!old || !fresh) return [`${name}: ${old ? 'obrisano' : 'dodato'}`];
  const fields = Object.keys({ ...old.fields, ...fresh.fields })
    .filter((key) => !isDeepStrictEqual(old.fields[key], fresh.fields[key]))
    .map(
      (key) =>
        `${plain(titleOf(fresh.path, key))}: ${sayDifference(old.fields[key], fresh.fields[key])}`,
    );
  const lines = [...fields, ...sayLinks(old, fresh, products)];
  return lines.length > 0 ? [name, ...lines.map((line) => `  - ${line}`)] : [];
}

/** What becomes of links: a product's page has its file's name, and `/products#2` leads to its number. */
function sayLinks(old: Entry, fresh: Entry, products: readonly Entry[]): string[] {
  const lines: string[] = [];
  if (isProduct(fresh) && old.path !== fresh.path) {
    lines.push(
      `**nova adresa:** ${addressOf(fresh)}; na staroj, ${addressOf(old)}, više nema ničega`,
    );
  }
  if (isProduct(fresh) && idOf(old) !== idOf(fresh)) {
    const heir = products.find((product) => idOf(product) === idOf(old));
    const where = heir ? `sada vode na „${plain(heir.name)}“` : 'više ne vode ni na šta';
    const link = plain(`/products#${idOf(old)}`);
    lines.push(`**pažnja:** veze na ${link} i izdvojeni proizvodi sa tim brojem ${where}`);
  }
  return lines;
}

function sayDifference(before: unknown, after: unknown): string {
  const [old, fresh] = [sayValue(before), sayValue(after)];
  const quote = (text: string) => `„${plain(shorten(text, MOST_LETTERS))}“`;
  if (!old) return `dodato ${quote(fresh)}`;
  if (!fresh) return `obrisano ${quote(old)}`;
  const parts = diffWords(old, fresh, { timeout: PATIENCE });
  if (!parts || parts.length > MOST_PIECES) return `${quote(old)} → ${quote(fresh)}`;
  const pieces = parts.map(({ value, added, removed }, index) => {
    // Markdown's own signs mark nothing inside a word.
    if (added) return `<b>${plain(shorten(value, MOST_LETTERS))}</b>`;
    if (removed) return `<del>${plain(shorten(value, MOST_LETTERS))}</del>`;
    if (value.length <= 2 * AROUND) return plain(value);
    const start = index > 0 ? value.slice(0, AROUND).replace(/\s\S*$/, '') : '';
    const end = index < parts.length - 1 ? value.slice(-AROUND).replace(/^\S*\s/, '') : '';
    return plain(`${start} … ${end}`);
  });
  return pieces.join('').replaceAll('</del><b>', '</del> <b>');
}

/** A value as an editor would read it aloud. */
function sayValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'da' : 'ne';
  if (Array.isArray(value)) return value.map(sayValue).join(' · ');
  return typeof value === 'object' ? Object.values(value).map(sayValue).join(', ') : String(value);
}

/** What cannot be read is told by the check. */
function read(path: string, { files }: Version): Entry[] {
  const bytes = files.get(path);
  try {
    return bytes ? readEntries(path, bytes.toString()) : [];
  } catch {
    return [];
  }
}

const isProduct = ({ collection }: Entry) => collection === 'products';
const idOf = ({ fields }: Entry) => fields['id'];
/** Of an item in a list, by which it is found again. */
const nameOf = (entry: Entry) => idOf(entry) ?? entry.name;
const addressOf = ({ path }: Entry) => `/products/${plain(stemOf(path))}`;
