// The texts of the site as the editor lists them.
import { COLLECTIONS, type Collection } from '../../model/collections.ts';
import type { SiteText } from './site-text.ts';
import { titleOf } from './title-of.ts';

export interface ListedCollection {
  row: Collection;
  label: string;
  texts: { path: string; title: string; id: number; text?: SiteText }[];
}

/** In the order of the first page; without the texts that have no form. */
export function listCollections(texts: readonly SiteText[]): ListedCollection[] {
  const idOf = ({ data }: SiteText) => Number(data?.['id'] ?? 0);
  return COLLECTIONS.map((row) => ({
    row,
    label: row.form.label,
    texts: texts
      .filter(({ collection, data }) => collection === row && data)
      .map((text) => ({
        path: text.path,
        title: titleOf(text.path, text.data),
        id: idOf(text),
        text,
      }))
      .sort((a, b) => a.id - b.id),
  }));
}

export function productIds(texts: readonly SiteText[]): Set<unknown> {
  const products = texts.filter(({ collection }) => collection.name === 'products');
  return new Set(products.map(({ data }) => data?.['id']));
}
