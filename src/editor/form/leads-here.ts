import type { Text } from '../../check/read-text.ts';
import { isData } from '../../model/data.ts';
import { stemOf } from '../../model/paths.ts';
import { titleOf } from '../texts/title-of.ts';

/** What goes from the site, or changes on it, with the product with this path and number: Serbian sentences. */
export function whatGoesWith(path: string, id: number, texts: readonly Text[]): string[] {
  const link = new RegExp(`/products(?:#${id}|/${stemOf(path)})(?![\\w-])`);
  return texts.flatMap((text): string[] => {
    const { collection, data, entries, lines } = text;
    if (text.path === path) return [];
    if (collection.name === 'featured' && data['product'] === id)
      return [`na početnoj nema ni kartice „${data['name']}“`];
    if (collection.name === 'headings' && data['label_product'] === id)
      return ['na vrhu početne strane stoji proizvod sa prve kartice'];
    const tables = entries.filter(({ data: { compare } }) => hasProduct(compare, id));
    const about = tables.map(({ data: { title } }) => `u tabeli grupe „${title}“ nema te kolone`);
    if (!lines.some((line) => link.test(line))) return about;
    return [
      ...about,
      `u tekstu „${titleOf(text.path, data)}“ veza ka njemu ne vodi nikuda: uklonite je`,
    ];
  });
}

const hasProduct = (compare: unknown, id: number): boolean =>
  isData(compare) &&
  Array.isArray(compare['products']) &&
  compare['products'].some((column) => isData(column) && column['product'] === id);
