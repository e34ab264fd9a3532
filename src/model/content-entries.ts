// Every collection as a list of entries with a name and fields, for comparing two versions.
import { parse } from 'yaml';
import { type CollectionName, collectionOf } from './collections.ts';
import { readProduct } from './files/product-file.ts';
import { readTextFile } from './files/text-file.ts';
import { isForm, nameOf, resolvePath } from './paths.ts';

export interface Entry {
  path: string;
  collection: CollectionName;
  /** Same in both versions of the same thing. */
  key: string;
  name: string;
  fields: Record<string, unknown>;
  /** Pictures that it shows, as paths from the project's root. */
  pictures: string[];
}

/** The entries of one text file. Throws when its data cannot be read at all. */
export function readEntries(path: string, source: string): Entry[] {
  const collection = collectionOf(path);
  if (!collection || isForm(path)) return [];
  const { name, format } = collection;
  if (format === 'list') {
    const items: Entry['fields'][] = parse(source) ?? [];
    return items.map((fields) => toEntry(name, path, fields));
  }
  if (format === 'record') {
    return [{ ...toEntry(name, path, parse(source)), name: collection.form.label }];
  }
  const fields = format === 'product' ? { ...readProduct(source) } : readTextFile(source);
  return [toEntry(name, path, fields)];
}

function toEntry(collection: CollectionName, path: string, fields: Entry['fields']): Entry {
  const images = [
    fields['image'],
    ...listOf(fields['images']).map(({ image }) => image),
    fields['share_image'],
  ];
  return {
    path,
    collection,
    // A renamed file is still the same product.
    key: `${collection} ${fields['id'] ?? path}`,
    name: String(
      fields['name'] ?? fields['heading'] ?? fields['title'] ?? fields['question'] ?? nameOf(path),
    ),
    fields,
    pictures: images
      .filter((image) => typeof image === 'string')
      .map((image) => resolvePath(path, image)),
  };
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((item) => item && typeof item === 'object') : [];
}
