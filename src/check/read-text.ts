// Reads a file into its parts. A mistake is reported and corrected in memory before reading goes on, so
// that one mistake does not hide the next.

import { type Collection, collectionOf, isOneFile } from '../model/collections.ts';
import { type Data, isData } from '../model/data.ts';
import { isPublished } from '../model/publication.ts';
import { normaliseData } from '../model/schema/normalise-data.ts';
import { dialectOf } from '../text/dialect.ts';
import type { Node } from '../text/node.ts';
import { parseMarkdown } from '../text/parse-markdown.ts';
import { type Prose, proseOf } from '../text/prose.ts';
import { decodeText } from './decode-text.ts';
import { error, type Finding } from './finding.ts';
import { checkFrontMatter } from './front-matter.ts';
import { type CheckedProduct, readProduct } from './read-product.ts';
import { type Path, readFields } from './read-yaml.ts';

export interface Text {
  path: string;
  collection: Collection;
  lines: readonly string[];
  /** Numbers of the lines that are comments of the data, which nobody sees. */
  comments: ReadonlySet<number>;
  /** Markdown; the lines of the front matter are blanked, so that line numbers are those of the file. */
  body: string;
  /** The parsed body; undefined for YAML. */
  tree: Node | undefined;
  /** The words of the body, part by part; none for YAML. */
  prose: readonly Prose[];
  /** The parsed YAML of the file or of its front matter, before it is split into `entries`. */
  value: unknown;
  /** Data of the front matter, or of each item of a list, with their path in `value`. */
  entries: readonly { at: Path; data: Readonly<Data> }[];
  /** Data of the front matter or of the record; of a list, those of its first item. */
  data: Readonly<Data>;
  /** Undefined for every other text. */
  product: CheckedProduct | undefined;
  /** A draft is not shown yet, so a missing value in it is no mistake. */
  isDraft: boolean;
  /** The data could not be parsed, so rules must not draw conclusions from them. */
  isBroken: boolean;
  /** Line of the value in the file, from 1; undefined when there is no such value. */
  lineOf: (path: Path) => number | undefined;
}

export interface ReadResult {
  text?: Text;
  findings: readonly Finding[];
}

interface CachedReading {
  content: string | Uint8Array;
  source: string;
  reading: ReadResult;
}

/**
 * The last version of each file, by its path: from one check to the next most files stay the same. Older versions
 * are not kept, since /admin and `npm start` stay open while texts are being edited.
 */
const lastVersions = new Map<string, CachedReading>();

/** Reads a file of `src/content/`; the result is empty for a file that belongs to no collection. */
export function readContentFile(path: string, content: string | Uint8Array): ReadResult {
  const collection = collectionOf(path);
  if (!collection) return { findings: [] };
  const last = lastVersions.get(path);
  if (last?.content === content) return last.reading;
  const { source, findings } = decodeText(path, content, collection);
  if (source === undefined) return { findings };
  if (last?.source === source) return last.reading;
  const { text, findings: others } = tryToRead(path, collection, source);
  const reading = { ...(text && { text }), findings: [...findings, ...others] };
  lastVersions.set(path, { content, source, reading });
  return reading;
}

export function lastLine(lines: readonly string[]): number {
  return Math.max(1, lines.findLastIndex((line) => line.trim() !== '') + 1);
}

export function isShown({ isDraft, product }: Text, now: Date): boolean {
  return isPublished({ draft: isDraft, publish_from: product?.publishFrom }, now);
}

/** A parser that throws, such as at signs that are nested too deep, becomes a finding in Serbian. */
function tryToRead(path: string, collection: Collection, source: string): ReadResult {
  try {
    return readParts(path, collection, source);
  } catch {
    const fix = 'Vratite raniju verziju. Ako je u fajl nešto prekopirano greškom, obrišite to.';
    return { findings: [error(path, 1, 'Ovaj fajl nije mogao da se pročita.', fix)] };
  }
}

function readParts(path: string, collection: Collection, source: string): ReadResult {
  const lines = source.split('\n');
  const isYaml = isOneFile(collection);
  const { front, findings } = isYaml
    ? { front: { start: 0, end: lines.length, bodyStart: lines.length }, findings: [] }
    : checkFrontMatter(path, lines);
  if (!front) return { findings };
  const yaml = readFields(path, lines.slice(front.start, front.end), front.start + 1, collection);
  const comments = new Set(
    lines.flatMap((line, index) =>
      index >= front.start && index < front.end && /^\s*#(?:\s|$)/.test(line) ? index + 1 : [],
    ),
  );
  const body = lines.map((line, index) => (index < front.bodyStart ? '' : line)).join('\n');
  const isProduct = collection.format === 'product';
  const tree = isYaml ? undefined : parseMarkdown(body, dialectOf(collection));
  const isList = collection.format === 'list';
  const items: unknown = isList ? yaml.value : [yaml.value];
  const entries = (Array.isArray(items) ? items : []).map((data: unknown, index) => ({
    at: isList ? [index] : [],
    data: isData(data) ? normaliseData(data, collection.fileSchema) : {},
  }));
  const data = entries[0]?.data ?? {};
  const isDraft = 'draft' in collection.fileSchema.shape && data['draft'] === true;
  const { value, isBroken, lineOf } = yaml;
  return {
    text: {
      path,
      collection,
      lines,
      comments,
      body,
      tree,
      prose: proseOf(tree),
      value,
      entries,
      data,
      product: isProduct ? readProduct(data, body) : undefined,
      isDraft,
      isBroken,
      lineOf,
    },
    findings: [...findings, ...yaml.findings],
  };
}
