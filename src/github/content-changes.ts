// What a proposal changes, as lines of its comment: by the names that an editor knows, with the words
// that go struck out and those that come in bold.
import { isDeepStrictEqual } from 'node:util';
import { diffWords } from 'diff';
import { collectionOf, titleOf } from '../model/collections.ts';
import type { Data } from '../model/data.ts';
import { ITEMS, readData } from '../model/entries.ts';
import { isForm, nameOf, shortPath, stemOf } from '../model/paths.ts';
import type { Version } from './read-version.ts';
import { plain } from './safe-markdown.ts';

/** Unchanged letters that are shown on each side of a change. */
const AROUND = 40;
/** More than so many pieces that differ are told as one. */
const MOST_PIECES = 12;
const MOST_LETTERS = 300;
/** Milliseconds for one comparison; a text made to be troublesome takes longer. */
const PATIENCE = 1000;

/** A text, or an item of a list. */
interface Entry {
  path: string;
  isProduct: boolean;
  /** By which an item of a list is found again; a text is found by its path. */
  item: unknown;
  name: string;
  fields: Data;
}

/** One line for each thing that differs at these paths of `src/content/`, and below it its fields. */
export function sayChanges(paths: readonly string[], before: Version, after: Version): string[] {
  const products = [...after.files.keys()].flatMap((path) => read(path, after)).filter(isProduct);
  const old = readByKey(paths, before, after);
  const fresh = readByKey(paths, after, before);
  const keys = new Set([...fresh.keys(), ...old.keys()]);
  return [
    ...[...keys].flatMap((key) => sayEntry(old.get(key), fresh.get(key), products)),
    ...paths.filter((path) => !isText(path)).map((path) => sayPicture(path, before, after)),
  ];
}

/** A product is the one at its path, whatever its number; only where that is gone, its number finds it. */
function readByKey(paths: readonly string[], version: Version, other: Version): Map<string, Entry> {
  const entries = paths.filter(isText).flatMap((path) => read(path, version));
  const keyOf = (entry: Entry) => {
    const isMoved = isProduct(entry) && !other.files.has(entry.path);
    return isMoved ? `proizvod ${idOf(entry)}` : `${entry.path} ${entry.item}`;
  };
  return new Map(entries.map((entry) => [keyOf(entry), entry]));
}

function sayPicture(path: string, before: Version, after: Version): string {
  const change = before.files.has(path) ? 'Zamenjena' : 'Nova';
  return `- ${after.files.has(path) ? change : 'Obrisana'} slika: ${plain(shortPath(path))}`;
}

/** `old` or `fresh` is undefined where there was or is no such thing. */
function sayEntry(old: Entry | undefined, fresh: Entry | undefined, products: readonly Entry[]) {
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
  const quote = (text: string) => `„${plain(shorten(text))}“`;
  if (!old) return `dodato ${quote(fresh)}`;
  if (!fresh) return `obrisano ${quote(old)}`;
  const parts = diffWords(old, fresh, { timeout: PATIENCE });
  if (!parts || parts.length > MOST_PIECES) return `${quote(old)} → ${quote(fresh)}`;
  const pieces = parts.map(({ value, added, removed }, index) => {
    // Markdown's own signs mark nothing inside a word.
    if (added) return `<b>${plain(shorten(value))}</b>`;
    if (removed) return `<del>${plain(shorten(value))}</del>`;
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
  const collection = collectionOf(path);
  const bytes = files.get(path);
  if (!collection || !bytes || isForm(path)) return [];
  try {
    const data = readData(collection, bytes.toString());
    const isList = collection.format === 'list';
    return (isList ? (data[ITEMS] as Data[]) : [data]).map((fields) => {
      const { name, heading, title, question } = fields;
      const own = collection.format === 'record' ? collection.form.label : name;
      const called = String(own ?? heading ?? title ?? question ?? nameOf(path));
      const item = isList ? (fields['id'] ?? called) : '';
      return { path, isProduct: collection.name === 'products', item, name: called, fields };
    });
  } catch {
    return [];
  }
}

function shorten(text: string): string {
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}

const isText = (path: string) => /\.(mdx?|yaml)$/.test(path);
const isProduct = (entry: Entry) => entry.isProduct;
const idOf = ({ fields }: Entry) => fields['id'];
const addressOf = ({ path }: Entry) => `/products/${plain(stemOf(path))}`;
