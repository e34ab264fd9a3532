// A text is read as data and written back: an edit of one field is one changed line.
import { globSync, readFileSync } from 'node:fs';
import { diffLines } from 'diff';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEntry, writeEntry } from '../../src/admin/formats';
import { COLLECTIONS, type Collection, collectionOf } from '../../src/model/collections';
import type { Data } from '../../src/model/data';
import { ITEMS } from '../../src/model/entries';
import { writeYaml } from '../../src/model/yaml-text';

const TEXTS = globSync('src/content/**/[!_]*.{mdx,md,yaml}').filter((path) => collectionOf(path));

const read = (name: string) => readFileSync(`src/content/${name}`, 'utf8');
const rowOf = (name: string) => collectionOf(`src/content/${name}`) as Collection;

/** Lines that differ, `-` before the old and `+` before the new ones. */
function diff(before: string, after: string): string[] {
  return diffLines(before, after).flatMap(({ added, removed, value }) =>
    added || removed
      ? value
          .replace(/\n$/, '')
          .split('\n')
          .map((line) => `${added ? '+' : '-'}${line}`)
      : [],
  );
}

type Change = Data | ((data: Data) => Data);

function edit(name: string, change: Change, source = read(name)): string {
  const data = readEntry(rowOf(name), source);
  const changed = typeof change === 'function' ? change(data) : change;
  return writeEntry(rowOf(name), { ...data, ...changed, $source: source });
}

const items = (change: (items: Data[]) => Data[]) => (data: Data) => ({
  [ITEMS]: change(data[ITEMS] as Data[]),
});
const effects = (change: (all: string[]) => string[]) => (data: Data) => ({
  product_effects: change(data['product_effects'] as string[]),
});

test.each(TEXTS)('Saved unchanged, %s stays the same, byte for byte', (path) => {
  const name = path.replace(/^src.content./, '');
  expect(edit(name, {})).toBe(read(name));
});

describe('One edit is one changed line', () => {
  const gel = 'products/zubni-gel.mdx';
  const people = 'testimonials/testimonials.yaml';
  // biome-ignore format: one case a line
  test.each<[string, string, Change, string[]]>([
    ['of the data', gel, { name: 'Zubni gel' }, ['-name: Zubni gel sa aloe verom i propolisom', '+name: Zubni gel']],
    ['with quotes where YAML needs them', 'featured/napici.md', { name: 'Gel: novo' }, ['-name: Aloe napici', '+name: "Gel: novo"']],
    ['that looks like a number', 'featured/napici.md', { name: '2026' }, ['-name: Aloe napici', '+name: "2026"']],
    ['that was not there', gel, { draft: true }, ['+draft: true']],
    ['behind the field before it', gel, { publish_from: '2026-12-01' }, ['+publish_from: 2026-12-01']],
    ['in an effect', gel, effects(([, ...rest]) => ['Čisti', ...rest]), ['-- Čisti zube i uklanja ostatke hrane', '+- Čisti']],
    ['for one effect more', gel, effects((all) => ['Novo', ...all, ' ']), ['+- Novo']],
    ['for one effect less', gel, effects((all) => all.slice(1)), ['-- Čisti zube i uklanja ostatke hrane']],
    ['in quotes', 'site.yaml', { phone: '+381 60 111 22 33' }, ['-phone: "+381 60 000 00 00"', '+phone: "+381 60 111 22 33"']],
    ['in a page', 'policies/cookie-policy.mdx', { title: 'Kolačići' }, ['-title: Politika kolačića', '+title: Kolačići']],
    ['of where a card leads to', 'featured/napici.md', { product: '3' }, ['-product: 1', '+product: 3']],
    ['in a list', people, items(([first, ...rest]) => [{ ...first, name: 'Ana Đurić' }, ...rest]), ['-  name: Korisnik 1', '+  name: Ana Đurić']],
    ['for a switch that is put out', people, items(([first, ...rest]) => [{ ...first, sample: false }, ...rest]), ['-  sample: true']],
    ['for one item less', people, items((all) => all.slice(0, -1)), ['-', '-- id: 6', '-  name: Korisnik 6', expect.stringMatching('-  text:'), '-  sample: true']],
    ['for one item more', people, items((all) => [...all, { name: 'Ana', text: 'Lepo: blago.', image: '', sample: false, confirmed_claims: [] }]), ['+', '+- id: 7', '+  name: Ana', '+  text: "Lepo: blago."']],
    ['for a confirmation', 'pages/contact.mdx', { confirmed_claims: [{ text: 'Pišite.', reason: 'Tako je', date: '2026-11-22' }] }, ['+confirmed_claims:', '+  - text: Pišite.', '+    reason: Tako je', '+    date: 2026-11-22']],
  ])('%s', (_, name, change, lines) => {
    expect(diff(read(name), edit(name, change))).toEqual(lines);
  });

  test('in the text below the data, where parts that fill themselves in stay what they are', () => {
    const name = 'policies/privacy-policy.mdx';
    const change = ({ body }: Data) => ({ body: String(body).replace('Rukovalac', '{a} <b>') });
    expect(edit(name, change)).toBe(
      read(name).replace(/(?<=---\n[\s\S]*)Rukovalac/, '\\{a\\} \\<b>'),
    );
  });
});

describe('An optional field that is emptied leaves nothing that the check refuses', () => {
  const optional = COLLECTIONS.filter(({ format }) => format !== 'list').flatMap((collection) =>
    Object.entries(collection.plain.shape)
      .filter(([, schema]) => schema.safeParse(undefined).success)
      .map(([field]) => [collection.name, field, collection] as const),
  );
  test.each(optional)('of %s: %s', (_, field, collection) => {
    const path = TEXTS.find((text) => collectionOf(text) === collection) as string;
    const now = readFileSync(path, 'utf8');
    const has = new RegExp(`^${field}:`, 'm').test(now);
    const source = has ? now : now.replace('---\n', `---\n${field}: nešto\n`);
    const written = writeEntry(collection, { ...readEntry(collection, source), [field]: '' });
    const { [field]: left } = readEntry(collection, written);
    expect(collection.plain.shape[field].safeParse(left).success).toBe(true);
  });

  test('and one that says „not told“ keeps its line, with the comment above it', () => {
    const shown = edit('site.yaml', { hours: 'od 9 do 17 h' });
    expect(edit('site.yaml', { hours: '' }, shown)).toBe(read('site.yaml'));
  });
});

describe('A list', () => {
  const name = 'testimonials/testimonials.yaml';

  test('gives a new item the lowest free number', () => {
    const source = '- id: 2\n  name: Ana\n';
    const more = items((all) => [...all, { name: 'Mira' }, { name: 'Vesna', image: '' }]);
    expect(edit(name, more, source)).toBe(
      '- id: 2\n  name: Ana\n- id: 1\n  name: Mira\n- id: 3\n  name: Vesna\n',
    );
  });

  test('moves an item with what is written above it', () => {
    const source =
      '# Utisci\n\n- id: 1\n  name: Ana\n\n# pristanak od 5. maja\n- id: 2\n  name: Mira\n';
    const swapped = edit(
      name,
      items((all) => all.toReversed()),
      source,
    );
    expect(swapped).toMatch(/# pristanak od 5. maja\n- id: 2\n/);
    expect(
      edit(
        name,
        items((all) => all.slice(1)),
        source,
      ),
    ).toMatch(/# pristanak.*\n- id: 2\n/);
  });
});

describe('Whatever the layout, the data is right afterwards', () => {
  // biome-ignore format: one case a line
  test.each([
    ['a: [1, 2]\nb: {c: d}\n', { a: [1], b: { c: 'e', f: 'g' } }],
    ['a: >-\n  dugačak\n  tekst\nb: 1\n', { a: 'kratak', b: 1 }],
    ['a:\nb: 1 # kraj\n', { a: 'x', b: 2 }],
    ['# samo komentar\n', { a: 'x' }],
    ['a: x', { a: 'x', b: 'y' }],
    ['a: &x 1\nb: *x\n', { a: 2, b: 1 }],
    ['a: x\nb: []\n', { a: 'prvi\ndrugi', b: [{ c: 'd' }] }],
    ['- a: 1\n  b: 2\n', [{ b: 2 }]],
    ['- a: 1\n', []],
    ['a:\n  - x\n  - y\n', { a: ['x', 'z', 'y'] }],
    ['', { a: 'x' }],
  ])('%j', (source, wanted) => {
    expect(parse(writeYaml(source, wanted))).toEqual(wanted);
    expect(writeYaml(source, wanted).includes('#')).toBe(source.includes('#'));
  });

  test('and a file that is not YAML is refused, not overwritten', () => {
    expect(() => writeYaml('a: "x\n', { a: 'y' })).toThrow(/nisu ispravno napisani/);
    const broken = read('products/zubni-gel.mdx').replace('name: ', 'name: "');
    expect(() => edit('products/zubni-gel.mdx', {}, broken)).toThrow(/nisu ispravno napisani/);
  });
});

test('A new product is written whole, in the form of the others', () => {
  const product = {
    name: 'Nov: proizvod',
    link: 'https://a.rs/b',
    id: 21,
    kind: 'nega',
    draft: false,
  };
  const texts = {
    description: 'Opis {sa} <b>',
    scructure: 'Voda.',
    product_effects: ['Jedan', 'Dva'],
  };
  expect(
    writeEntry(rowOf('products/nov.mdx'), { ...texts, ...product, way_of_use: '', facts: '' }),
  ).toBe(
    '---\nid: 21\nname: "Nov: proizvod"\nkind: nega\nlink: https://a.rs/b\n---\n\n## Opis proizvoda\n\nOpis \\{sa\\} \\<b>\n\n## Sastav\n\nVoda.\n\n## Efekti proizvoda\n\n- Jedan\n- Dva\n\n## Način upotrebe\n',
  );
});

describe('In a product of another make', () => {
  const name = 'products/zubni-gel.mdx';

  test('what stands at no known heading stays in the text around it', () => {
    const source = read(name).replace('## Način upotrebe', 'Uz to:\n\n## Nacin upotrebe');
    const { product_effects, way_of_use } = readEntry(rowOf(name), source);
    expect(way_of_use).toBe('');
    expect((product_effects as string[]).at(-1)).toMatch(
      /Uz to:\n\n## Nacin upotrebe\n\nNa četkicu/,
    );
  });

  test('nested lists stay inside their effect, and Windows line ends become plain ones', () => {
    const nested = read(name).replace('- Osvežava dah', '* Osvežava dah\n  - odmah\n\n  I ujutru.');
    expect(readEntry(rowOf(name), nested.replaceAll('\n', '\r\n'))).toMatchObject({
      product_effects: [
        expect.any(String),
        'Osvežava dah\n- odmah\n\nI ujutru.',
        expect.any(String),
      ],
    });
    expect(edit(name, { facts: '' }, nested.replaceAll('\n', '\r\n'))).toBe(
      nested.replace('* O', '- O').replace(/facts: .*\n/, ''),
    );
  });
});
