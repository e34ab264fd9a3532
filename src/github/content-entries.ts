// Every collection as a list of entries with a name and fields, for comparing two versions.
import { type CollectionName, collectionOf } from '../model/collections.ts';
import { type Data, isData } from '../model/data.ts';
import { ITEMS, readData } from '../model/entries.ts';
import { isForm, nameOf, resolvePath } from '../model/paths.ts';

export interface Entry {
  path: string;
  collection: CollectionName;
  /** Same in both versions of the same thing. */
  key: string;
  name: string;
  fields: Data;
  /** Pictures that it shows, as paths from the project's root. */
  pictures: string[];
}

/** The entries of one text, for comparing two versions. Throws when its data cannot be read at all. */
export function readEntries(path: string, source: string): Entry[] {
  const collection = collectionOf(path);
  if (!collection || isForm(path)) return [];
  const data = readData(collection, source);
  const all = collection.format === 'list' ? (data[ITEMS] as Data[]) : [data];
  return all.map((fields) => {
    const title = fields['name'] ?? fields['heading'] ?? fields['title'] ?? fields['question'];
    const isRecord = collection.format === 'record';
    const pictures = Array.isArray(fields['images']) ? fields['images'].filter(isData) : [];
    return {
      path,
      collection: collection.name,
      // A renamed file is still the same product.
      key: `${collection.name} ${fields['id'] ?? path}`,
      name: isRecord ? collection.form.label : String(title ?? nameOf(path)),
      fields,
      pictures: [fields, ...pictures, { image: fields['share_image'] }]
        .map(({ image }) => image)
        .filter((image) => typeof image === 'string')
        .map((image) => resolvePath(path, image)),
    };
  });
}
