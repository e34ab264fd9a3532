// Texts for visitors stand where an editor finds them.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the templates hold no text for visitors: texts are in src/content and in src/lib', () => {
  const templates = globSync('src/{components,layouts,pages}/**/*.{astro,tsx}');
  expect(templates.length).toBeGreaterThan(50);
  const found = templates.flatMap((path) => {
    const source = readFileSync(path, 'utf8').replace(
      /<(?:style|script)[\s\S]*?<\/(?:style|script)>|\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm,
      '',
    );
    const words = source.match(/.*[čćšžđČĆŠŽĐ].*|>\s*\p{Lu}\p{Ll}{2,}[^<{]*<|aria-label="[^"]+"/gu);
    return (words ?? []).map((text) => `${path}: ${text.trim()}`);
  });
  expect(found).toEqual([]);
});
