// Rules for the wording of every text in src/content/ that the content check does not have.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FILES = globSync('src/content/**/*.{mdx,md,yaml}')
  .filter((path) => !path.endsWith('README.md'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Croatian words that have another form in Serbian. */
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
  it('hold no text for visitors: texts are in src/content and in src/lib', () => {
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
