// The forms of /admin come from the schemas.
import type { Field } from '@sveltia/cms';
import { describe, expect, test } from 'vitest';
import { FORMS, formOf } from '../../src/admin/forms';
import { COLLECTIONS, collectionNamed } from '../../src/model/collections';

const fieldsOf = (name: 'products' | 'site') =>
  new Map(formOf(collectionNamed(name).fileSchema).map((field) => [field.name, field]));

const forms = FORMS.flatMap((form): { name: string }[] =>
  'files' in form ? [...form.files] : [form],
);

test('Each collection has a form, and each page has a form of its own', () => {
  const expected = COLLECTIONS.flatMap(({ name, files }) => (files ? Object.keys(files) : [name]));
  expect(forms.map(({ name }) => name).sort()).toEqual(expected.sort());
});

test('Only a product can be added, and no text can be deleted', () => {
  const folders = FORMS.filter((form) => 'folder' in form);
  expect(folders.filter((form) => form.create).map(({ name }) => name)).toEqual(['products']);
  expect(folders.filter((form) => form.delete !== false)).toEqual([]);
});

test('A picture lies beside its text, on a page and in a list too', () => {
  const withPictures = forms.filter((form) => JSON.stringify(form).includes('"widget":"image"'));
  expect(withPictures.length).toBeGreaterThan(2);
  for (const form of withPictures)
    expect(form, form.name).toMatchObject({ media_folder: '', public_folder: '.' });
});

test.each(COLLECTIONS)('Every field of $name has a Serbian label', ({ fileSchema }) => {
  const check = (fields: readonly Field[]) => {
    for (const field of fields) {
      expect(field.label, field.name).toMatch(/^\p{Lu}/u);
      if ('fields' in field) check(field.fields ?? []);
    }
  };
  check(formOf(fileSchema));
});

describe('The form of a product', () => {
  const fields = fieldsOf('products');

  test.each([
    [
      'name',
      {
        label: 'Naziv',
        widget: 'string',
        hint: 'Opšti naziv, bez marke. Na primer: Aloe vera gel',
      },
    ],
    [
      'facts',
      { required: false, maxlength: 50, hint: expect.stringMatching(/^Po želji\. Količina/) },
    ],
    ['kind', { widget: 'relation', file: 'kinds' }],
    ['image', { widget: 'image', choose_url: false }],
    ['link', { pattern: [expect.any(RegExp), expect.stringContaining('https://')] }],
    ['description', { widget: 'text' }],
    [
      'product_effects',
      { widget: 'list', min: 1, field: expect.objectContaining({ label: 'Efekat' }) },
    ],
    ['draft', { widget: 'boolean', required: false }],
    ['publish_from', { widget: 'datetime', type: 'date', required: false }],
    ['id', { readonly: true, required: false }],
  ])('asks for %s', (name, wanted) => {
    expect(fields.get(name)).toMatchObject(wanted);
  });

  test('ends with the number, which /admin fills in', () => {
    expect([...fields.keys()].at(-1)).toBe('id');
    expect(fields.get('name')).not.toHaveProperty('required');
  });
});

test('The form of the site leaves out what a developer sets', () => {
  const fields = fieldsOf('site');
  expect(fields.has('phone')).toBe(true);
  for (const name of ['contact_endpoint', 'repository']) {
    expect(fields.has(name)).toBe(false);
  }
});
