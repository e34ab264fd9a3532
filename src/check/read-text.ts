// A file as a text in its parts. Whatever cannot be read is told, mended in memory and read on, so
// that one mistake does not hide the next.
import { asMeant } from '../model/as-meant.ts';
import { type Collection, collectionOf, isOneFile } from '../model/collections.ts';
import { type Data, isData } from '../model/data.ts';
import { isPublished } from '../model/publication.ts';
import { decodeText } from './decode-text.ts';
import type { Finding } from './finding.ts';
import { type Node, type Parse, readMarkdown } from './markdown.ts';
import { type CheckedProduct, readProduct } from './read-product.ts';
import { type Path, readFields } from './read-yaml.ts';
import { splitLines } from './split-lines.ts';

export interface Text {
  path: string;
  collection: Collection;
  /** The lines of the file. */
  lines: readonly string[];
  /** Markdown; the lines of the data above it are blank, so that its lines are the file's. */
  body: string;
  /** Undefined for YAML, and where there is no parser. */
  tree: Node | undefined;
  value: unknown;
  /** Data of the front matter, or of each item of a list, with where they stand in the value. */
  entries: readonly { at: Path; data: Readonly<Data> }[];
  /** Data of the front matter or of the record; of a list, those of its first item. */
  data: Readonly<Data>;
  /** Undefined for every other text. */
  product: CheckedProduct | undefined;
  /** Not shown yet, so what is missing in it is no mistake. */
  isDraft: boolean;
  /** Its data could not be read as they were meant, so they say nothing. */
  isBroken: boolean;
  /** Line of the file; undefined when there is no such value. */
  lineOf: (path: Path) => number | undefined;
}

export interface ReadResult {
  text?: Text;
  findings: readonly Finding[];
}

/** Each text of each file: most of them stay as they are from one check to the next. */
const known = new Map<string, { parse: Parse | undefined; reading: ReadResult }>();

/** Reads a file of `src/content/`; one that belongs to no collection gives nothing. */
export function readContentFile(path: string, bytes: Uint8Array, parse?: Parse): ReadResult {
  const collection = collectionOf(path);
  if (!collection) return { findings: [] };
  const { source, findings } = decodeText(path, bytes, collection);
  if (source === undefined) return { findings };
  const key = `${path}\n${source}`;
  const before = known.get(key);
  if (before && before.parse === parse) return before.reading;
  const reading = readParts(path, collection, source, parse);
  const all = { ...reading, findings: [...findings, ...reading.findings] };
  known.set(key, { parse, reading: all });
  return all;
}

/** Whether a product's text is on the site at this moment. */
export function isShown({ isDraft, product }: Text, now: Date): boolean {
  return isPublished({ draft: isDraft, publish_from: product?.publishFrom }, now);
}

function readParts(
  path: string,
  collection: Collection,
  source: string,
  parse?: Parse,
): ReadResult {
  const lines = source.split('\n');
  const isYaml = isOneFile(collection);
  const { front, findings } = isYaml
    ? { front: { start: 0, end: lines.length, below: lines.length }, findings: [] }
    : splitLines(path, lines);
  if (!front) return { findings };
  const yaml = readFields(path, lines.slice(front.start, front.end), front.start + 1, collection);
  const body = lines.map((line, index) => (index < front.below ? '' : line)).join('\n');
  const markdown =
    isYaml || !parse
      ? { findings: [], tree: undefined }
      : readMarkdown(path, body, collection.components ?? [], parse);
  const isList = collection.format === 'list';
  const items: unknown = isList ? yaml.value : [yaml.value];
  const entries = (Array.isArray(items) ? items : []).map((data: unknown, index) => ({
    at: isList ? [index] : [],
    data: isData(data) ? asMeant(data, collection.plain) : {},
  }));
  const data = entries[0]?.data ?? {};
  const isDraft = 'draft' in collection.plain.shape && data['draft'] === true;
  const { value, isBroken, lineOf } = yaml;
  return {
    text: {
      path,
      collection,
      lines,
      body,
      tree: markdown.tree,
      value,
      entries,
      data,
      product: collection.format === 'product' ? readProduct(data, body) : undefined,
      isDraft,
      isBroken,
      lineOf,
    },
    findings: [...findings, ...yaml.findings, ...markdown.findings],
  };
}
