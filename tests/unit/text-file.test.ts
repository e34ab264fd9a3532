import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readTextFile, writeTextFile } from '../../src/model/files/text-file.ts';
import { editYaml } from '../../src/model/files/yaml-edit.ts';

const texts = globSync('src/content/{featured,about,pages,policies}/*.{md,mdx}');
const lists = globSync('src/content/**/*.yaml');
const lip = readFileSync('src/content/featured/balzam-za-usne.md', 'utf8');
const site = readFileSync('src/content/site.yaml', 'utf8');
const testimonials = readFileSync('src/content/testimonials/testimonials.yaml', 'utf8');

describe('Reading and then writing changes nothing', () => {
  test.each(texts)('in %s', (path) => {
    const source = readFileSync(path, 'utf8');
    expect(writeTextFile(source, readTextFile(source))).toBe(source);
  });

  test.each(lists)('in %s', (path) => {
    const source = readFileSync(path, 'utf8');
    expect(editYaml(source, parse(source))).toBe(source);
  });
});

describe('One edit is one changed line', () => {
  test('in the data and in the text of a Markdown file', () => {
    const edited = { ...readTextFile(lip), name: 'Balzam', body: 'Nov tekst.' };
    expect(writeTextFile(lip, edited)).toBe(
      lip
        .replace('name: Balzam za usne', 'name: Balzam')
        .replace(/Aloe vera, ulje.*/, 'Nov tekst.'),
    );
  });

  test('and the parts of a policy that fill themselves in stay what they are', () => {
    const source = readFileSync('src/content/policies/privacy-policy.mdx', 'utf8');
    const { body, ...data } = readTextFile(source);
    expect(body).toContain('<PodaciRukovaoca />');
    expect(body).toContain('; danas ih nema</BezKolacica>');
    const edited = writeTextFile(source, {
      ...data,
      body: body.replace('Rukovalac odlučuje', '{a} <b>'),
    });
    expect(edited).toBe(source.replace('Rukovalac odlučuje', '\\{a\\} \\<b>'));
  });

  test('and a heading of a page stays a heading', () => {
    const source = readFileSync('src/content/pages/business-cooperation.mdx', 'utf8');
    const { body, ...data } = readTextFile(source);
    const heading = '## Kako izgleda ovaj posao';
    const edited = { ...data, body: body.replace(heading, '## Kako radimo') };
    expect(writeTextFile(source, edited)).toBe(source.replace(heading, '## Kako radimo'));
  });

  test('in site.yaml, with its comments and quotes', () => {
    const edited = { ...parse(site), phone: '+381 60 111 22 33', instagram_url: 'https://a.rs/b' };
    expect(editYaml(site, edited)).toBe(
      site
        .replace('"+381 60 000 00 00"', '"+381 60 111 22 33"')
        .replace('instagram_url: ""', 'instagram_url: "https://a.rs/b"'),
    );
  });

  test('in a list of testimonials, for a new one and for one less', () => {
    const all = parse(testimonials);
    const renamed = all.map((one: { id: number }) =>
      one.id === 2 ? { ...one, name: 'Ana Đurić' } : one,
    );
    expect(editYaml(testimonials, renamed)).toBe(
      testimonials.replace('Korisnik 2\n', 'Ana Đurić\n'),
    );
    const more = [...all, { id: 7, name: 'Ana', text: 'Lep miris: blag.', sample: false }];
    expect(editYaml(testimonials, more)).toBe(
      `${testimonials}\n- id: 7\n  name: Ana\n  text: "Lep miris: blag."\n`,
    );
    const fewer = all.filter(({ id }: { id: number }) => id !== 3);
    expect(editYaml(testimonials, fewer)).toBe(testimonials.replace(/- id: 3\n( {2}.*\n)*\n/, ''));
    const real = all.map((one: { id: number }) =>
      one.id === 4 ? { ...one, sample: undefined } : one,
    );
    expect(editYaml(testimonials, real)).toBe(
      testimonials.replace(/(- id: 4\n(?: {2}.*\n)*?) {2}sample: true\n/, '$1'),
    );
  });
});

describe('Whatever the layout, the data is right afterwards', () => {
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
  ])('%j', (source, wanted) => {
    expect(parse(editYaml(source, wanted))).toEqual(wanted);
    expect(editYaml(source, wanted).includes('#')).toBe(source.includes('#'));
  });

  test('and a file that is not YAML is refused, not overwritten', () => {
    expect(() => editYaml('a: "x\n', { a: 'y' })).toThrow(/nisu ispravno napisani/);
  });
});
