// Makes the forms of the editor: each row of the table of collections in the form of the CMS, with the
// fields of the row's schema.
import type { CollectionFile, EntryCollection, Field, FileCollection } from '@sveltia/cms';
import { z } from 'zod';
import { addressOf, COLLECTIONS, type Collection } from '../model/collections.ts';
import { ITEMS } from '../model/entries.ts';
import { bareSchema, descriptionOf, hintOf } from '../model/field-description.ts';
import { paragraphs } from '../model/fields.ts';

/** The CMS puts a picture into the folder of the text that shows it. */
const OWN_FOLDER = { media_folder: '', public_folder: '.' } as const;

/** Texts that may not be added or deleted, unless the row says otherwise: pages rely on each of them. */
const FIXED: Partial<EntryCollection> = {
  create: false,
  delete: false,
  duplicate: false,
  aliases_field: false,
  slug: { editable: false },
  sortable_fields: { fields: ['id'], default: { field: 'id' } },
  ...OWN_FOLDER,
};

const rowsOf = (...formats: Collection['format'][]) =>
  formats.flatMap((name) => COLLECTIONS.filter(({ format }) => format === name));

export const FORMS: readonly (EntryCollection | FileCollection)[] = [
  ...rowsOf('product', 'page').map((row) => (row.files ? toPages(row) : toFolder(row))),
  {
    name: 'lists',
    label: 'Podaci i spiskovi',
    icon: 'list_alt',
    files: rowsOf('record', 'list').map(toFile),
  },
];

/** Name of a collection's format in the CMS, which requires this ending for a page in MDX. */
export function formatName({ name, format }: Collection): string {
  return format === 'page' ? `${name}-frontmatter` : name;
}

/** The fields of a form; `id`, which the editor hardly needs, stands last. */
export function formOf({ shape }: z.ZodObject): Field[] {
  const { id, ...others } = shape as Record<string, z.ZodType>;
  return Object.entries({ ...others, ...(id && { id }) }).flatMap(
    ([name, schema]) => fieldOf(name, schema) ?? [],
  );
}

/** The field of the CMS; undefined for a field that no form shows. */
function fieldOf(name: string, schema: z.ZodType): Field | undefined {
  const { label = name, example, form } = descriptionOf(schema);
  if (form === false) return undefined;
  const bare = bareSchema(schema);
  const isText = form?.['widget'] === 'string' || form?.['widget'] === 'text';
  const isList = form?.['widget'] === 'list';
  const shown = isText && example !== undefined ? `Na primer: ${example}` : undefined;
  const hint = [hintOf(schema), shown].filter(Boolean).join(' ');
  return {
    name,
    label,
    ...(hint && { hint }),
    ...(schema.safeParse(undefined).success && { required: false }),
    ...(isText && { use_emoji_autocomplete: false }),
    // A choice among fixed values is an array too, but not a list of fields.
    ...(isList && bare instanceof z.ZodArray && itemOf(bare.element as z.ZodType)),
    ...(bare instanceof z.ZodObject && { fields: formOf(bare) }),
    ...form,
  } as Field;
}

/** The items of a list: a set of fields each, or one field. */
function itemOf(item: z.ZodType) {
  return item instanceof z.ZodObject
    ? { fields: formOf(item) }
    : { field: fieldOf('effect', item) };
}

function toFolder(row: Collection): EntryCollection {
  const { name, path: folder, form } = row;
  return { ...FIXED, ...form, name, folder, format: formatName(row), fields: fieldsOf(row) };
}

function toFile(row: Collection): CollectionFile {
  const { name, path: file, format, picturesByName, mayBeEmpty, form, fileSchema } = row;
  const items = {
    name: ITEMS,
    widget: 'list',
    collapsed: true,
    allow_duplicate: false,
    required: !mayBeEmpty,
    ...row.items,
    fields: formOf(fileSchema),
  } as Field;
  return {
    ...form,
    name,
    file,
    format: formatName(row),
    fields: format === 'list' ? [items] : formOf(fileSchema),
    ...(picturesByName && OWN_FOLDER),
  };
}

/** The fields of a text. The body of a page comes after the first field, the heading, as visitors see it. */
function fieldsOf({ format, textHint = '', fileSchema }: Collection): Field[] {
  const [heading, ...rest] = formOf(fileSchema) as [Field, ...Field[]];
  const body = fieldOf('body', paragraphs('Tekst', { hint: textHint })) as Field;
  return format === 'page' ? [heading, body, ...rest] : [heading, ...rest];
}

function toPages(row: Collection): FileCollection {
  const { name, path, ending, files = {}, form } = row;
  const fields = fieldsOf(row);
  const shown = Object.entries(files).map(([stem, { label }]): CollectionFile => {
    const file = `${path}/${stem}.${ending}`;
    const address = { file, preview_path: addressOf(file).slice(1) };
    return { name: stem, label, ...address, format: formatName(row), fields, ...OWN_FOLDER };
  });
  return { name, label: form.label, icon: form.icon, files: shown };
}
