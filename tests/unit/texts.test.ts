// What the style sheet asks of every text in src/content/, beyond what the content check says.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSections } from '../../src/model/product-text';

const FILES = globSync('src/content/**/*.{mdx,md,yaml}')
  .filter((path) => !path.endsWith('README.md'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const PRODUCTS = FILES.filter(({ path }) => /products[/\\][^_].*\.mdx$/.test(path));

/** Croatian forms of words that Serbian says otherwise. */
const CROATIAN =
  /prehran|\bokus|sustav|\buporab|tjedan|tvrtk|obitelj|točno|tijekom|sudjelov|tisuć|\bkalcij\b|\bmagnezij\b|\bnatrij\b|željez|\bkrom\b|klorofil|kemij|bjelančev|općenit|mlijek|tijelo|vrijeme|djec/i;

function linesWith(pattern: RegExp): string[] {
  return FILES.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line) => (pattern.test(line) ? [`${path}: ${line}`] : [])),
  );
}

describe('the texts', () => {
  it('are Serbian', () => {
    expect(linesWith(CROATIAN)).toEqual([]);
  });

  it('open and close quotes the Serbian way', () => {
    expect(linesWith(/[”‘’«»]/)).toEqual([]);
    for (const { path, text } of FILES) {
      expect(text.split('„').length, path).toBe(text.split('“').length);
    }
  });
});

describe('the templates', () => {
  it('hold no words of their own: these are in src/content and in src/lib', () => {
    const templates = globSync('src/{components,layouts,pages}/**/*.{astro,tsx}');
    expect(templates.length).toBeGreaterThan(50);
    const found = templates.flatMap((path) => {
      const source = readFileSync(path, 'utf8').replace(
        /<(?:style|script)[\s\S]*?<\/(?:style|script)>|\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm,
        '',
      );
      const words = source.match(
        /.*[čćšžđČĆŠŽĐ].*|>\s*\p{Lu}\p{Ll}{2,}[^<{]*<|aria-label="[^"]+"/gu,
      );
      return (words ?? []).map((text) => `${path}: ${text.trim()}`);
    });
    expect(found).toEqual([]);
  });
});

describe('the twenty products', () => {
  it('are full: each section is long enough to be of use', () => {
    expect(PRODUCTS).toHaveLength(20);
    for (const { path, text } of PRODUCTS) {
      const { description, scructure, product_effects, way_of_use } = readSections(text);
      const words = (section: string) => section.split(/\s+/).length;
      expect(words(description), `${path}: opis`).toBeGreaterThanOrEqual(35);
      expect(words(scructure), `${path}: sastav`).toBeGreaterThanOrEqual(10);
      expect(product_effects.length, `${path}: efekti`).toBeGreaterThanOrEqual(3);
      expect(words(way_of_use), `${path}: upotreba`).toBeGreaterThanOrEqual(30);
      expect(way_of_use, `${path}: čuvanje`).toContain('**Čuvanje:**');
      expect(way_of_use, `${path}: upozorenja`).toContain('**Važno:**');
    }
  });

  it('name as their picture the file beside them', () => {
    for (const { path, text } of PRODUCTS) {
      const slug = path.replace(/^.*[/\\]|\.mdx$/g, '');
      expect(text).toContain(`\nimage: ./${slug}.jpg\n`);
    }
  });
});
