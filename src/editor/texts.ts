// The texts as the check reads them, and what the check says about the one that is being edited, at its fields.
import { checkText } from '../check/check-content.ts';
import type { Finding } from '../check/finding.ts';
import { readContentFile, type Text } from '../check/read-text.ts';
import type { Path } from '../check/read-yaml.ts';
import { COLLECTIONS, type Collection, collectionOf, isOneFile } from '../model/collections.ts';
import { isData, required } from '../model/data.ts';
import { firstFreeNumber, ITEMS, writeData } from '../model/entries.ts';
import { isTemplate, stemOf } from '../model/paths.ts';
import { SECTIONS } from '../model/product-text.ts';
import type { Draft } from './repository/drafts.ts';
import type { Snapshot } from './repository/store.ts';

const encoder = new TextEncoder();
const readOne = (path: string, source: string) =>
  readContentFile(path, encoder.encode(source)).text;

export function readTexts({ texts }: Snapshot): Text[] {
  return [...texts].flatMap(([path, source]) =>
    isTemplate(path) ? [] : (readOne(path, source) ?? []),
  );
}

export interface Kind {
  row: Collection;
  label: string;
  texts: { path: string; title: string; id: number; text?: Text }[];
}

/** The kinds of texts in their order; of a kind that is one file, that file. */
export function kindsOf(texts: readonly Text[]): Kind[] {
  const idOf = ({ data }: Text) => Number(data['id'] ?? 0);
  return COLLECTIONS.map((row) => ({
    row,
    label: row.form.label,
    texts: texts
      .filter(({ collection }) => collection === row)
      .map((text) => ({ path: text.path, title: titleOf(text.path, text), id: idOf(text), text }))
      .sort((a, b) => a.id - b.id),
  }));
}

export function titleOf(path: string, text?: Text): string {
  const row = required(collectionOf(path), path);
  if (isOneFile(row)) return row.form.label;
  const { name, title, heading } = text?.data ?? {};
  return row.files?.[stemOf(path)]?.label ?? String(name ?? title ?? heading ?? 'Nov proizvod');
}

export function nextProductId(texts: readonly Text[]): number {
  const ids = texts
    .filter(({ collection }) => collection.name === 'products')
    .map(({ data }) => data['id']);
  return firstFreeNumber(new Set(ids));
}

/** The file's new text. */
export function textOf({ path, data, base }: Draft): string {
  return writeData(required(collectionOf(path), path), data, base);
}

/** A finding at the field of the form that it is about; `at` is empty for the whole text. */
export interface Remark extends Finding {
  at: Path;
}

export function checkDraft(draft: Draft, others: readonly Text[]): Remark[] {
  return checkSource(draft.path, textOf(draft), others);
}

export function checkSource(path: string, source: string, others: readonly Text[]): Remark[] {
  const text = readOne(path, source);
  return checkText({ path, text: source }, others)
    .filter(({ severity }) => severity !== 'note')
    .map((finding) => ({ ...finding, ...finding.inForm, at: text ? formPath(text, finding) : [] }));
}

function formPath(text: Text, { at = [], line }: Finding): Path {
  const isList = text.collection.format === 'list';
  const inForm = (path: Path) => (isList && path.length > 0 ? [ITEMS, ...path] : path);
  if (at.length > 0) return inForm(at);
  const below = bodyPath(text, line);
  if (below) return below;
  const places = pathsIn(text.value).map((path) => ({ path, line: text.lineOf(path) ?? 0 }));
  const near = places
    .filter((place) => place.line <= line && place.line > 0)
    .sort((a, b) => b.line - a.line || b.path.length - a.path.length);
  return inForm(near[0]?.path ?? []);
}

/** The section of a product, or the text of a page, that this line is in. */
function bodyPath({ product, collection, lines }: Text, line: number): Path | undefined {
  if (isOneFile(collection)) return undefined;
  const end = lines.indexOf('---', 1) + 1;
  if (line <= end) return undefined;
  if (!product) return ['body'];
  const heads = SECTIONS.map(({ heading, key }) => ({
    key,
    from: lines.indexOf(`## ${heading}`) + 1,
  }));
  const head = heads.findLast(({ from }) => from > 0 && from <= line);
  if (head?.key !== 'product_effects') return [head?.key ?? 'description'];
  const items = lines.slice(head.from, line).filter((row) => row.startsWith('- ')).length;
  return items > 0 ? [head.key, items - 1] : [head.key];
}

function pathsIn(value: unknown, at: Path = []): Path[] {
  const steps = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : isData(value)
      ? Object.entries(value)
      : [];
  return steps.flatMap(([key, item]) => [[...at, key], ...pathsIn(item, [...at, key])]);
}
