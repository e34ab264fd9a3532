import { isData } from '../../model/data.ts';
import { stemOf } from '../../model/paths.ts';
import type { SiteText } from '../texts/site-text.ts';
import { titleOf } from '../texts/title-of.ts';

/** What goes from the site, or changes on it, with the product with this path and number: Serbian sentences. */
export function whatGoesWith(path: string, id: number, texts: readonly SiteText[]): string[] {
  const link = new RegExp(`/products(?:#${id}|/${stemOf(path)})(?![\\w-])`);
  return texts.flatMap((text): string[] => {
    const { collection, data = {}, entries, source } = text;
    if (text.path === path) return [];
    if (collection.name === 'featured' && data['product'] === id)
      return [`na početnoj nema ni kartice „${data['name']}“`];
    if (collection.name === 'headings' && data['label_product'] === id)
      return ['na vrhu početne strane stoji proizvod sa prve kartice'];
    const tables = entries.filter(({ compare }) => hasProduct(compare, id));
    const about = tables.map(({ title }) => `u tabeli grupe „${title}“ nema te kolone`);
    if (!link.test(source)) return about;
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
