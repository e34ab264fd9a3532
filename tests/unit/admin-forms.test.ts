import { globSync, readFileSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import { describe, expect, test } from 'vitest';
import { FORMATS } from '../../src/admin/formats.ts';
import type { FormatName } from '../../src/model/collection-row.ts';
import { COLLECTIONS } from '../../src/model/collections.ts';
import { ITEMS } from '../../src/model/form-fields.ts';

const FILES: readonly (readonly [FormatName, string])[] = [
  ...globSync('src/content/products/[!_]*.mdx').map((path) => ['product', path] as const),
  ...globSync('src/content/{featured,about}/*.md').map((path) => ['text', path] as const),
  ...globSync('src/content/{pages,policies}/*.mdx').map((path) => ['page', path] as const),
  ...globSync('src/content/{products,testimonials,questions,steps,cooperation}/*.yaml').map(
    (path) => ['list', path] as const,
  ),
  ['record', 'src/content/site.yaml'],
  ['record', 'src/content/headings.yaml'],
];

describe('What the editor saves unchanged stays the same, byte for byte', () => {
  test.each(FILES)('as a %s: %s', (format, path) => {
    const source = readFileSync(path, 'utf8');
    expect(FORMATS[format].write(source, FORMATS[format].read(source))).toBe(source);
    expect(path.endsWith(`.${FORMATS[format].extension}`)).toBe(true);
  });
});

test('A page loses the line of its picture for conversations together with the picture', () => {
  const source = '---\ntitle: Kontakt\nshare_image: ./a.jpg\n---\n\nPišite mi.\n';
  const data = FORMATS.page.read(source);
  const without = source.replace(/share_image.*\n/, '');
  expect(FORMATS.page.write(source, { ...data, share_image: '' })).toBe(without);
  expect(FORMATS.page.write(without, { ...FORMATS.page.read(without), share_image: '' })).toBe(
    without,
  );
  expect(
    FORMATS.page.write(without, { ...FORMATS.page.read(without), share_image: './a.jpg' }),
  ).toBe(source);
});

test('A new item in a list gets a free number, and a switch that is off gets no line', () => {
  const source = '- id: 2\n  name: Ana\n  sample: true\n';
  const items = [
    { id: 2, name: 'Ana', sample: false },
    { name: 'Mira', sample: true },
    { name: 'Vesna' },
  ];
  expect(FORMATS.list.write(source, { [ITEMS]: items })).toBe(
    '- id: 2\n  name: Ana\n- id: 1\n  name: Mira\n  sample: true\n- id: 3\n  name: Vesna\n',
  );
});

test('A picture of a person can be taken out again, and need not be there for the others', () => {
  const source = '- id: 1\n  name: Ana\n  image: ./ana.webp\n- id: 2\n  name: Mira\n';
  const [ana, mira] = [
    { id: 1, name: 'Ana', image: '' },
    { id: 2, name: 'Mira', image: '' },
  ];
  const write = (items: object[]) => FORMATS.list.write(source, { [ITEMS]: items });
  expect(write([ana, mira])).toBe('- id: 1\n  name: Ana\n- id: 2\n  name: Mira\n');
  expect(write([mira])).toBe('- id: 2\n  name: Mira\n');
  expect(write([mira, { ...ana, image: './ana.webp' }])).not.toMatch(/image: *(""|'')/);
});

test('An answer that is still to be given keeps its empty line', () => {
  const source = '- id: 1\n  question: Šta treba?\n  answer: ""\n';
  expect(FORMATS.list.write(source, FORMATS.list.read(source))).toBe(source);
});

test.each(COLLECTIONS)('The form for $name asks for nothing that a file may not hold', (row) => {
  const { format, plain, body, form } = row;
  const [list] = form.fields;
  const fields = format === 'list' && list && 'fields' in list ? list.fields : form.fields;
  const asked = (fields as Field[]).map(({ name }) => name);
  const known = Object.keys(plain.shape).map((key) => (key === body ? 'body' : key));
  const allowed = [...known, ...(format === 'page' ? ['body'] : [])];
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.filter((name) => !allowed.includes(name))).toEqual([]);
});

test('A confirmation is written with its day as a day, and an empty list of them not at all', () => {
  const source = '---\nid: 1\nname: Gel\n---\n\n## Opis proizvoda\n\nBlag ukus.\n';
  const claim = { text: 'Blag ukus.', reason: 'Tako piše', date: '2026-11-22' };
  const data = FORMATS.product.read(source);
  const written = FORMATS.product.write(source, { ...data, confirmed_claims: [claim] });
  expect(written).toContain(
    'confirmed_claims:\n  - text: Blag ukus.\n    reason: Tako piše\n    date: 2026-11-22\n',
  );
  expect(FORMATS.product.write(source, { ...data, confirmed_claims: [] })).toBe(source);
  const page = '---\ntitle: Kontakt\nchecked: 2026-11-22\n---\n\nPišite mi.\n';
  expect(FORMATS.page.write(page, { ...FORMATS.page.read(page), checked: '' })).not.toContain(
    'checked',
  );
});
