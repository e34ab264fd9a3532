// The texts of the site as the editor lists them.
import { readContentFile, type Text } from '../../check/read-text.ts';
import { COLLECTIONS, type Collection } from '../../model/collections.ts';
import { isTemplate } from '../../model/paths.ts';
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
