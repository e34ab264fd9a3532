// The forms of the editor: each row of the table of collections, as the CMS asks for it.
import type { CollectionFile, EntryCollection, FileCollection } from '@sveltia/cms';
import type { FormatName } from '../model/collection-row.ts';
import { addressOf, COLLECTIONS, type Collection } from '../model/collections.ts';
import { pageFormat } from './formats.ts';

/** A picture stands beside its text. */
const OWN_FOLDER = { media_folder: '', public_folder: '.' } as const;

/** Texts whose number is fixed, unless the row says otherwise: the pages count on each of them. */
const FIXED: Partial<EntryCollection> = {
  create: false,
  delete: false,
  duplicate: false,
  aliases_field: false,
  slug: { editable: false },
  sortable_fields: { fields: ['id'], default: { field: 'id' } },
  ...OWN_FOLDER,
};

const rowsOf = (...formats: FormatName[]) =>
  formats.flatMap((name) => COLLECTIONS.filter(({ format }) => format === name));

export const FORMS: readonly (EntryCollection | FileCollection)[] = [
  ...rowsOf('product', 'text').map(toFolder),
  ...rowsOf('page').map(toPages),
  {
    name: 'lists',
    label: 'Podaci i spiskovi',
    icon: 'list_alt',
    files: rowsOf('record', 'list').map(toFile),
  },
];

/** Format of an entry's collection, or of its file in a collection of files. */
export function formatOf(collection: string, file: string): FormatName {
  const row = COLLECTIONS.find(({ name }) => name === (collection === 'lists' ? file : collection));
  if (!row) throw new Error(`No format for ${collection}/${file}`);
  return row.format;
}

function toFolder({ name, path: folder, format, form }: Collection): EntryCollection {
  return { ...FIXED, ...form, name, folder, format };
}

function toFile({ name, path: file, format, picturesByName, form }: Collection): CollectionFile {
  const { label, icon, fields } = form;
  return { name, label, icon, file, format, fields, ...(picturesByName && OWN_FOLDER) };
}

function toPages({ name, path, ending, files = {}, form }: Collection): FileCollection {
  const { label, icon, fields } = form;
  return {
    name,
    label,
    icon,
    files: Object.entries(files).map(([stem, page]): CollectionFile => {
      const file = `${path}/${stem}.${ending}`;
      return {
        name: stem,
        label: page.label,
        file,
        format: pageFormat(file),
        fields: [...fields],
        preview_path: addressOf(file).slice(1),
        ...OWN_FOLDER,
      };
    }),
  };
}
