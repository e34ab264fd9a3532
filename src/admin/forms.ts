// The forms of the editor: each row of the table of collections, as the CMS asks for it. The fields
// come from the row's schema.
import type { CollectionFile, EntryCollection, Field, FileCollection } from '@sveltia/cms';
import { z } from 'zod';
import { addressOf, COLLECTIONS, type Collection } from '../model/collections.ts';
import { ITEMS } from '../model/entries.ts';
import { aboutOf, bareSchema, hintOf } from '../model/field-about.ts';
import { paragraphs } from '../model/fields.ts';

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

/** Name of a collection's format for the CMS; the ending is what it asks of a page in MDX. */
export function formatName({ name, format }: Collection): string {
  return format === 'page' ? `${name}-frontmatter` : name;
}

/** The fields of a form; the number that the site counts on stands last. */
export function formOf({ shape }: z.ZodObject): Field[] {
  const { id, ...others } = shape as Record<string, z.ZodType>;
  return Object.entries({ ...others, ...(id && { id }) }).flatMap(
    ([name, schema]) => fieldOf(name, schema) ?? [],
  );
}

/** Undefined for what no form has. */
function fieldOf(name: string, schema: z.ZodType): Field | undefined {
  const { label = name, example, form } = aboutOf(schema);
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
    // Choices among fixed values are an array, too, but no list of fields.
    ...(isList && bare instanceof z.ZodArray && itemOf(bare.element as z.ZodType)),
    ...(bare instanceof z.ZodObject && { fields: formOf(bare) }),
    ...form,
  } as Field;
}

/** What a list holds: sets of fields, or one field. */
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
  const { name, path: file, format, picturesByName, mayBeEmpty, form, plain } = row;
  const items = {
    name: ITEMS,
    widget: 'list',
    collapsed: true,
    allow_duplicate: false,
    required: !mayBeEmpty,
    ...row.items,
    fields: formOf(plain),
  } as Field;
  return {
    ...form,
    name,
    file,
    format: formatName(row),
    fields: format === 'list' ? [items] : formOf(plain),
    ...(picturesByName && OWN_FOLDER),
  };
}

/** The text below the data stands behind the heading, as on the page. */
function fieldsOf({ format, textHint = '', plain }: Collection): Field[] {
  const [heading, ...rest] = formOf(plain) as [Field, ...Field[]];
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
