// A text is read as data and written back: an edit of one field is one changed line.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { COLLECTIONS, type Collection, collectionOf } from '../../../src/model/collections.ts';
import type { Data } from '../../../src/model/data.ts';
import { ITEMS, readData, writeData } from '../../../src/model/file/entries.ts';
import { writeYaml } from '../../../src/model/file/yaml-text.ts';
import { changedLines } from '../../support/changed-lines.ts';

const TEXTS = globSync('src/content/**/[!_]*.{mdx,md,yaml}').filter((path) => collectionOf(path));
const GEL = 'products/zubni-gel.mdx';
const CARD = 'featured/napici.md';
const KINDS = 'products/kinds.yaml';
const STEPS = 'steps.yaml';
const POLICY = 'policies/privacy-policy.mdx';

const read = (name: string) => readFileSync(`src/content/${name}`, 'utf8');
const rowOf = (name: string) => collectionOf(`src/content/${name}`) as Collection;

type Change = Data | ((data: Data) => Data);

function edit(name: string, change: Change, source = read(name)): string {
  const data = readData(rowOf(name), source);
  const changed = typeof change === 'function' ? change(data) : change;
  return writeData(rowOf(name), { ...data, ...changed }, source);
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

test.each([
  ['<ImeSavetnice />', '<ImeSavetnice />'],
  ['<ImeSavetnice x={process.env.HOME} />', '\\<ImeSavetnice x=\\{process.env.HOME\\} />'],
  ['<ImeSavetnice {...process.env} />', '\\<ImeSavetnice \\{...process.env\\} />'],
  ['<script>x</script>', '\\<script>x\\</script>'],
  ['{/* a */ x}', '\\{/* a */ x\\}'],
])('What is typed never becomes code: %s', (typed, written) => {
  const text = edit('pages/about-me.mdx', { body: typed });
  expect(text.split('\n---\n')[1]?.trim()).toBe(written);
});

/** Markdown that reads as the same plain text as something that an editor could have typed, and its neighbours. */
const BODIES = [
  'Prvi.\n\n---\n\nDrugi.',
  'Prvi.\n\n***\n\nDrugi.',
  'Prvi.\n\n___\n\nDrugi.',
  'Prvi.\n\n- - -\n\nDrugi.',
  'Prvi.\n\n-----\n\nDrugi.',
  'Prvi.\n\n  ---\n\nDrugi.',
  'Prvi.\n\n\\---\n\nDrugi.',
  'Naslov\n---\n\nDrugi.',
  'Naslov\n===\n\nDrugi.',
  '| Dan | Vreme |\n| --- | --- |\n| Petak | 9 |',
  '| Dan | Vreme |\n| :-- | --: |\n| Petak | 9 |',
  '1. Prvo\n2. Drugo',
  '1) Prvo\n2) Drugo',
  '- Prvo\n  - Unutra\n- Drugo',
  '* Prvo\n* Drugo',
  '+ Prvo\n+ Drugo',
  '**jako** i __jako__, *koso* i _koso_',
  '> Tuđe reči.\n> Još reči.',
  'Prvi red  \ndrugi red',
  'Prvi red\\\ndrugi red',
  'Manje od \\<25 i \\{50 ml\\}.',
  '\\*bez zvezdice\\*',
  'Ana &amp; Mira, &copy; 2026',
  '&#105;mport robe',
  '[veza](/contact) i [druga](/contact "Naslov")',
  '```\nkod\n```',
  '~~~\nkod\n~~~',
  '„Navodnici“ – crta… 😀 10\u00a0ml',
];

test.each(BODIES)('When another field is saved, this text stays to the letter: %j', (body) => {
  const about = 'pages/about-me.mdx';
  const page = read(about).replace(/(?<=^---\n[\s\S]*?\n---\n)[\s\S]*$/, () => `\n${body}\n`);
  expect(changedLines(page, edit(about, { heading: 'Moja priča' }, page))).toEqual([
    '-heading: O meni',
    '+heading: Moja priča',
  ]);
  const product = read(GEL).replace(/(## Opis proizvoda\n\n)[\s\S]*?(\n\n## )/, (_, above, below) =>
    [above, body, below].join(''),
  );
  expect(changedLines(product, edit(GEL, { name: 'Zubni gel' }, product))).toEqual([
    '-name: Zubni gel sa aloe verom i propolisom',
    '+name: Zubni gel',
  ]);
});

test.each<[string, string, Change, unknown[]]>([
  [
    'of the data',
    GEL,
    { name: 'Zubni gel' },
    ['-name: Zubni gel sa aloe verom i propolisom', '+name: Zubni gel'],
  ],
  [
    'with quotes where YAML needs them',
    CARD,
    { name: 'Gel: novo' },
    ['-name: Aloe napici', '+name: "Gel: novo"'],
  ],
  ['that looks like a number', CARD, { name: '2026' }, ['-name: Aloe napici', '+name: "2026"']],
  ['that was not there', GEL, { publish_from: '2026-12-01' }, ['+publish_from: 2026-12-01']],
  [
    'in an effect',
    GEL,
    effects(([, ...rest]) => ['Čisti', ...rest]),
    ['-- Čisti zube i uklanja ostatke hrane', '+- Čisti'],
  ],
  ['for one effect more', GEL, effects((all) => ['Novo', ...all, ' ']), ['+- Novo']],
  [
    'for one effect less',
    GEL,
    effects((all) => all.slice(1)),
    ['-- Čisti zube i uklanja ostatke hrane'],
  ],
  [
    'in quotes',
    'site.yaml',
    { phone: '+381 60 111 22 33' },
    ['-phone: "+381 60 000 00 00"', '+phone: "+381 60 111 22 33"'],
  ],
  [
    'in a page',
    'policies/cookie-policy.mdx',
    { title: 'Kolačići' },
    ['-title: Politika kolačića', '+title: Kolačići'],
  ],
  ['of the product to which a card leads', CARD, { product: 3 }, ['-product: 1', '+product: 3']],
  [
    'of the product whose label is read',
    'headings.yaml',
    { label_product: 3 },
    ['-label_product: 1', '+label_product: 3'],
  ],
  [
    'of a product in a comparison',
    KINDS,
    (data) => JSON.parse(JSON.stringify(data).replace('"product":1', '"product":5')),
    ['-      - product: 1', '+      - product: 5'],
  ],
  [
    'in a list',
    STEPS,
    items(([first, ...rest]) => [{ ...first, title: 'Birajte' }, ...rest]),
    ['-- title: Izaberite ili pitajte', '+- title: Birajte'],
  ],
  [
    'for one item less',
    STEPS,
    items((all) => all.slice(0, -1)),
    ['-', '-- title: Poručite i platite tamo', expect.stringMatching('-  text:')],
  ],
  [
    'for one item more',
    STEPS,
    items((all) => [...all, { title: 'Čekajte', text: 'Brzo: stiže.', confirmed_claims: [] }]),
    ['+', '+- title: Čekajte', '+  text: "Brzo: stiže."'],
  ],
  [
    'for a confirmation',
    'pages/contact.mdx',
    { confirmed_claims: [{ text: 'Pišite.', reason: 'Tako je', date: '2026-11-22' }] },
    ['+confirmed_claims:', '+  - text: Pišite.', '+    reason: Tako je', '+    date: 2026-11-22'],
  ],
  [
    'below the data, where parts that fill themselves in stay',
    POLICY,
    ({ body }) => ({ body: String(body).replace('Rukovalac', '{a} <b>') }),
    ['-## 1. Rukovalac podacima', '+## 1. \\{a\\} \\<b> podacima'],
  ],
])('One edit is one changed line: %s', (_, name, change, lines) => {
  expect(changedLines(read(name), edit(name, change))).toEqual(lines);
});

describe('An optional field that an editor empties leaves a text that the check accepts', () => {
  const optional = COLLECTIONS.filter(({ format }) => format !== 'list').flatMap((collection) =>
    Object.entries(collection.fileSchema.shape)
      .filter(([, schema]) => schema.safeParse(undefined).success)
      .map(([field]) => [collection.name, field, collection] as const),
  );
  test.each(optional)('of %s: %s', (_, field, collection) => {
    const path = TEXTS.find((text) => collectionOf(text) === collection) as string;
    const now = readFileSync(path, 'utf8');
    const has = new RegExp(`^${field}:`, 'm').test(now);
    const source = has ? now : now.replace('---\n', `---\n${field}: nešto\n`);
    const written = writeData(collection, { ...readData(collection, source), [field]: '' });
    const { [field]: left } = readData(collection, written);
    expect(collection.fileSchema.shape[field].safeParse(left).success).toBe(true);
  });

  test('and a field of site.yaml keeps its line, with the comment above it', () => {
    const shown = edit('site.yaml', { hours: 'od 9 do 17 h' });
    expect(edit('site.yaml', { hours: '' }, shown)).toBe(read('site.yaml'));
  });
});

test.each<[string, string, (all: Data[]) => Data[], string]>([
  [
    'takes one item twice, and leaves out what is empty',
    '- question: B\n',
    ([b = {}]) => [b, b, { question: 'C', answer: '' }],
    '- question: B\n- question: B\n- question: C\n',
  ],
  [
    'moves an item with the comment above it',
    '- question: A\n# od 5. maja\n- question: B\n',
    (all) => all.toReversed(),
    '# od 5. maja\n- question: B\n- question: A\n',
  ],
  [
    'keeps a comment above its item when a new item comes before it',
    '- question: A\n# od 5. maja\n- question: B\n',
    ([a = {}, b = {}]) => [a, { question: 'N', answer: '' }, b],
    '- question: A\n- question: N\n# od 5. maja\n- question: B\n',
  ],
  [
    'keeps a comment above its item when another item is deleted',
    '- question: A\n# od 5. maja\n- question: B\n',
    (all) => all.slice(1),
    '# od 5. maja\n- question: B\n',
  ],
  [
    'keeps the quotes of items that move, and of one that is edited on the way',
    '- question: "A"\n  answer: "Da."\n- question: "B"\n  answer: \'Ne, hvala na pitanju.\'\n',
    ([a = {}, b = {}]) => [{ ...b, question: 'Be' }, a],
    '- question: "Be"\n  answer: \'Ne, hvala na pitanju.\'\n- question: "A"\n  answer: "Da."\n',
  ],
  [
    'keeps the quotes and the order of fields of an edited item when another comes before it',
    '- answer: "Da, svakog dana."\n  question: "A"\n',
    ([a = {}]) => [{ question: 'N' }, { ...a, question: 'Ah' }],
    '- question: N\n- answer: "Da, svakog dana."\n  question: "Ah"\n',
  ],
  [
    'keeps the empty line between its items, not above them, when they change places',
    '# Pitanja\n\n- question: A\n\n- question: B\n',
    (all) => all.toReversed(),
    '# Pitanja\n\n- question: B\n\n- question: A\n',
  ],
])('A list %s', (_, source, change, wanted) => {
  expect(edit('cooperation.yaml', items(change), source)).toBe(wanted);
});

test('A testimonial without a number, or with that of another above, gets the first free one', () => {
  const source = '- id: 1\n  name: Ana\n- id: 3\n  name: Mila\n- id: 3\n  name: Ema\n';
  const add = items(([first = {}, ...rest]) => [
    first,
    { name: 'Vera', text: 'Lep ukus.' },
    ...rest,
  ]);
  expect(edit('testimonials/testimonials.yaml', add, source)).toBe(
    '- id: 1\n  name: Ana\n- id: 2\n  name: Vera\n  text: Lep ukus.\n- id: 3\n  name: Mila\n- id: 4\n  name: Ema\n',
  );
});

describe('The data are right after an edit, whatever the layout of the file', () => {
  test.each([
    ['a: [1, 2]\nb: {c: d}\n', { a: [1], b: { c: 'e', f: 'g' } }],
    ['a: >-\n  dugačak\n  tekst\nb: 1\n', { a: 'kratak', b: 1 }],
    ['a:\nb: 1 # kraj\n', { a: 'x', b: 2 }],
    ['# samo komentar\n', { a: 'x' }],
    ['a: x\nb: []\n', { a: 'prvi\ndrugi', b: [{ c: 'd' }] }],
    ['- a: 1\n', []],
    ['a:\n  - x\n  - y\n', { a: ['x', 'z', 'y'] }],
    ['', { a: 'x' }],
  ])('%j', (source, wanted) => {
    expect(parse(writeYaml(source, wanted))).toEqual(wanted);
    expect(writeYaml(source, wanted).includes('#')).toBe(source.includes('#'));
  });

  test('and a file that is not YAML is not overwritten', () => {
    const broken = read(GEL).replace('name: ', 'name: "');
    expect(() => edit(GEL, {}, broken)).toThrow(/nisu ispravno napisani/);
  });
});

describe('A product', () => {
  test('that is new is written in the layout of the others', () => {
    const data = { name: 'Nov: proizvod', link: 'https://a.rs/b', id: 21, kind: 'nega' };
    const texts = {
      description: 'Opis {sa} <b>',
      scructure: 'Voda.',
      product_effects: ['Da', 'I'],
    };
    const empty = { way_of_use: '', facts: '', draft: false };
    expect(writeData(rowOf(GEL), { ...texts, ...data, ...empty })).toBe(
      '---\nid: 21\nname: "Nov: proizvod"\nkind: nega\nlink: https://a.rs/b\n---\n\n## Opis proizvoda\n\nOpis \\{sa\\} \\<b>\n\n## Sastav\n\nVoda.\n\n## Efekti proizvoda\n\n- Da\n- I\n\n## Način upotrebe\n',
    );
  });

  test('keeps a text below an unknown heading', () => {
    const source = read(GEL).replace('## Način upotrebe', 'Uz to:\n\n## Nacin upotrebe');
    const { product_effects, way_of_use } = readData(rowOf(GEL), source);
    expect(way_of_use).toBe('');
    expect((product_effects as string[]).at(-1)).toMatch(/Uz to:\n\n## Nacin upotrebe\n\nNa četk/);
  });

  test('keeps nested lists inside their effect, and gets plain line ends for those of Windows', () => {
    const nested = read(GEL).replace('- Osvežava dah', '* Osvežava dah\n  - odmah\n\n  I ujutru.');
    const windows = nested.replaceAll('\n', '\r\n');
    const { product_effects } = readData(rowOf(GEL), windows);
    expect(product_effects).toContain('Osvežava dah\n- odmah\n\nI ujutru.');
    const plain = nested.replace('* O', '- O').replace(/facts: .*\n/, '');
    expect(edit(GEL, { facts: '' }, windows)).toBe(plain);
  });
});
