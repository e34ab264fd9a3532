// The texts of the site as the editor lists them, and what the check says about them.
import type { Finding } from '../../check/finding.ts';
import type { Missing } from '../../check/missing.ts';
import { readContentFile, type Text } from '../../check/read-text.ts';
import type { Path } from '../../check/read-yaml.ts';
import { COLLECTIONS, type Collection } from '../../model/collections.ts';
import { isTemplate } from '../../model/paths.ts';
import { askCheck } from '../check/ask-check.ts';
import type { Snapshot } from '../repository/store.ts';
import { titleOf } from './title-of.ts';

export function readTexts({ texts }: Snapshot): Text[] {
  return [...texts].flatMap(([path, source]) =>
    isTemplate(path) ? [] : (readContentFile(path, source).text ?? []),
  );
}

export interface ListedCollection {
  row: Collection;
  label: string;
  texts: { path: string; title: string; id: number; text?: Text }[];
}

/** In the order of the first page. */
export function listCollections(texts: readonly Text[]): ListedCollection[] {
  const idOf = ({ data }: Text) => Number(data['id'] ?? 0);
  return COLLECTIONS.map((row) => ({
    row,
    label: row.form.label,
    texts: texts
      .filter(({ collection }) => collection === row)
      .map((text) => ({
        path: text.path,
        title: titleOf(text.path, text.data),
        id: idOf(text),
        text,
      }))
      .sort((a, b) => a.id - b.id),
  }));
}

export function productIds(texts: readonly Text[]): Set<unknown> {
  const products = texts.filter(({ collection }) => collection.name === 'products');
  return new Set(products.map(({ data }) => data['id']));
}

/** A finding at the field of the form that it is about; `at` is empty for the whole text. */
export interface Remark extends Finding {
  at: Path;
  /** What happens while the text stays as it is, as a Serbian sentence. */
  consequence: string;
}

/** The check is asked when the editor pauses, in milliseconds. */
export const QUIET_MS = 400;

/** What the check says about this text; it is asked in a worker, so that the page never waits for it. */
export function checkTexts(
  path: string,
  source: string,
  texts: readonly Text[],
): Promise<Remark[]> {
  return askCheck({ ask: 'check', path, source }, texts);
}

/** Has the check know the words of Serbian, 0.7 MB, and says whether it does. */
export async function loadDictionary(): Promise<boolean> {
  try {
    return await askCheck({ ask: 'dictionary' });
  } catch {
    return false;
  }
}

export function findMissing(texts: readonly Text[]): Promise<Missing[]> {
  return askCheck({ ask: 'missing' }, texts);
}
