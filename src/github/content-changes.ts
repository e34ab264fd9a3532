// What a proposal changes, as lines of its comment: by the names that an editor knows, with the words
// that go struck out and those that come in bold.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { diffWords } from 'diff';
import { collectionOf, titleOf } from '../model/collections.ts';
import type { Data } from '../model/data.ts';
import { ITEMS, readData } from '../model/entries.ts';
import { isForm, nameOf, shortPath, stemOf } from '../model/paths.ts';
import { plain } from './safe-markdown.ts';

/** Unchanged letters that are shown on each side of a change. */
const AROUND = 40;
/** More than so many pieces that differ are told as one. */
const MOST_PIECES = 12;
const MOST_LETTERS = 300;
/** Milliseconds for one comparison; a text made to be troublesome takes longer. */
const PATIENCE = 1000;

/** A file that differs, as git tells it. */
export interface Change {
  /** `A` added, `D` deleted, `R` renamed, else changed. */
  kind: string;
  /** Paths from the project's root; the same one unless it is renamed. */
  was: string;
  is: string;
}

/** A text, or an item of a list. */
interface Entry {
  name: string;
  /** Of a product alone. */
  address: string | undefined;
  fields: Data;
}

/** One line for each thing that differs between two folders, and below it its fields. */
export function sayChanges(changes: readonly Change[], before: string, after: string): string[] {
  return changes.flatMap(({ kind, was, is }) => {
    if (!/\.(mdx?|yaml)$/.test(is)) {
      return [`- ${PICTURES[kind] ?? 'Zamenjena'} slika: ${plain(shortPath(is))}`];
    }
    const [old, fresh] = [read(before, was), read(after, is)];
    const keys = new Set([...fresh.keys(), ...old.keys()]);
    return [...keys].flatMap((key) => sayEntry(old.get(key), fresh.get(key), is));
  });
}

const PICTURES: Record<string, string> = { A: 'Nova', D: 'Obrisana', R: 'Preimenovana' };

/** `old` or `fresh` is undefined where there was or is no such thing. */
function sayEntry(old: Entry | undefined, fresh: Entry | undefined, path: string): string[] {
  const { name = '', address } = fresh ?? old ?? {};
  const title = `- **${plain(name)}**${address ? ` (${plain(address)})` : ''}`;
  if (!old || !fresh) return [`${title}: ${old ? 'obrisano' : 'dodato'}`];
  const lines = Object.keys({ ...old.fields, ...fresh.fields })
    .filter((key) => !isDeepStrictEqual(old.fields[key], fresh.fields[key]))
    .map((key) => {
      const change = sayDifference(sayValue(old.fields[key]), sayValue(fresh.fields[key]));
      return `${plain(titleOf(path, key))}: ${change}`;
    });
  const [place, link] = [plain(old.address ?? ''), plain(`/products#${old.fields['id']}`)];
  if (address !== old.address) {
    lines.push(`**nova adresa:** ${plain(address ?? '')}; na staroj, ${place}, više nema ničega`);
  }
  if (address && old.fields['id'] !== fresh.fields['id']) {
    const links = `veze na ${link} i izdvojeni proizvodi sa tim brojem`;
    lines.push(`**pažnja:** ${links} više ne vode na ovaj proizvod`);
  }
  return lines.length > 0 ? [title, ...lines.map((line) => `  - ${line}`)] : [];
}

function sayDifference(old: string, fresh: string): string {
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

/** The text at this path, or the items in it. What cannot be read is told by the check. */
function read(folder: string, path: string): Map<unknown, Entry> {
  const collection = collectionOf(path);
  const file = join(folder, path);
  if (!collection || isForm(path) || !existsSync(file)) return new Map();
  try {
    const data = readData(collection, readFileSync(file, 'utf8'));
    const items = collection.format === 'list' ? (data[ITEMS] as Data[]) : undefined;
    const entries = (items ?? [data]).map((fields): [unknown, Entry] => {
      const { id, name, heading, title, question } = fields;
      const own = collection.format === 'record' ? collection.form.label : name;
      const called = String(own ?? heading ?? title ?? question ?? nameOf(path));
      const address = collection.name === 'products' ? `/products/${stemOf(path)}` : undefined;
      return [items && (id ?? called), { name: called, address, fields }];
    });
    return new Map(entries);
  } catch {
    return new Map();
  }
}

function shorten(text: string): string {
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}
