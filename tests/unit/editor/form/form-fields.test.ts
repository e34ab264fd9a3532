// The forms of the editor come from the schemas.
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type FieldView,
  fieldsOf,
  keptIn,
  labelAt,
  type Shape,
  viewOf,
} from '../../../../src/editor/form/form-fields.ts';
import { collectionOf } from '../../../../src/model/collections.ts';

const PATHS = globSync('src/content/**/[!_]*.{mdx,md,yaml}').filter((path) => collectionOf(path));
const PRODUCT = 'src/content/products/zubni-gel.mdx';
const SITE = 'src/content/site.yaml';

/** All fields of a form, those inside of lists and groups too. */
function viewsIn(shape: Shape): FieldView[] {
  return Object.values(shape).flatMap((schema) => {
    const view = viewOf(schema);
    if (!view) return [];
    const inner = view.items && (view.items.shape ?? { item: view.items.schema });
    return [view, ...viewsIn({ ...view.shape, ...inner })];
  });
}

test.each(PATHS)('%s: every field has a label and a hint in words that an editor knows', (path) => {
  const views = viewsIn(fieldsOf(path));
  expect(views.filter(({ label }) => !/^\p{Lu}/u.test(label))).toEqual([]);
  expect(views.filter(({ items }) => items?.mayChange && !items.name)).toEqual([]);
  const strange = /\\|\(\w+\)(?<!\((?:MB|PIB)\))|_|\bfajl/i;
  const hints = views.map(({ hint }) => hint.replace(/\[[^\]]*\]\([^)]*\)/g, ''));
  expect(hints.filter((hint) => strange.test(hint))).toEqual([]);
});

test('The form of a product has its fields in the order of the page, and its number at the end', () => {
  expect(Object.keys(fieldsOf(PRODUCT))).toEqual([
    'name',
    'short_name',
    'kind',
    'words',
    'facts',
    'for_whom',
    'not_for',
    'lasts',
    'image',
    'alt',
    'link',
    'description',
    'scructure',
    'product_effects',
    'way_of_use',
    'draft',
    'publish_from',
    'order',
    'checked_against_label',
    'advice',
    'label_notes',
    'confirmed_claims',
    'open_questions',
    'id',
  ]);
});

test('The text of a page stands behind its heading', () => {
  expect(Object.keys(fieldsOf('src/content/pages/about-me.mdx')).slice(0, 2)).toEqual([
    'heading',
    'body',
  ]);
});

test.each([
  [PRODUCT, 'name', 'line'],
  [PRODUCT, 'kind', 'kind'],
  [PRODUCT, 'image', 'picture'],
  [PRODUCT, 'description', 'text'],
  [PRODUCT, 'product_effects', 'list'],
  [PRODUCT, 'not_for', 'choices'],
  [PRODUCT, 'draft', 'switch'],
  [PRODUCT, 'publish_from', 'day'],
  [PRODUCT, 'order', 'product'],
  [PRODUCT, 'id', 'given'],
  [SITE, 'email', 'email'],
  ['src/content/featured/napici.md', 'product', 'product'],
  ['src/content/headings.yaml', 'label_product', 'product'],
])('%s: %s is a field of the kind „%s“', (path, key, control) => {
  expect(viewOf(fieldsOf(path)[key] as never)?.control).toBe(control);
});

test('The form of the site leaves out what a developer sets', () => {
  const keys = Object.keys(fieldsOf(SITE));
  expect(keys).toContain('phone');
  for (const key of ['contact_endpoint', 'repository', 'optional_scripts', 'messages_at'])
    expect(keys).not.toContain(key);
});

test.each([
  ['src/content/steps.yaml', true, true],
  ['src/content/products/kinds.yaml', false, true],
  ['src/content/words.yaml', true, false],
])('%s: items are added and removed: %s, moved: %s', (path, mayChange, mayMove) => {
  expect(viewOf(fieldsOf(path)['items'] as never)?.items).toMatchObject({ mayChange, mayMove });
});

test.each<[string, (string | number)[], string]>([
  [SITE, ['phone'], 'Telefon'],
  [PRODUCT, ['product_effects', 2], 'Efekat'],
  ['src/content/steps.yaml', ['items', 0, 'title'], 'Naslov'],
  ['src/content/steps.yaml', ['items', 0], 'Koraci'],
])('%s: the label at %s is „%s“', (path, at, label) => {
  expect(labelAt(fieldsOf(path), at)).toBe(label);
});

test.each([
  ['pages/contact.mdx', 'body', { markdown: true, headings: true, emoji: false }],
  ['policies/privacy.mdx', 'body', { markdown: true, headings: true, emoji: false }],
  ['featured/napici.md', 'body', { markdown: true, headings: false, emoji: false }],
  ['about/o-meni.md', 'body', { markdown: true, headings: false, emoji: false }],
  ['products/zubni-gel.mdx', 'description', { markdown: true, headings: false, emoji: false }],
  ['testimonials/testimonials.yaml', 'items', { markdown: true, headings: false, emoji: true }],
])('A text that is pasted into %s keeps what the site draws there', (path, field, kept) => {
  expect(keptIn(`src/content/${path}`, [field], 'text')).toEqual(kept);
});
