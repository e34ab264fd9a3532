// Texts for visitors stand where an editor finds them, and what a page shows is worked out in lib.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('what draws the pages holds no text for visitors: texts are in src/content and in *-texts.ts', () => {
  const files = globSync('src/{browser,components,consent,layouts,lib,pages}/**/*.{astro,ts,tsx}', {
    exclude: ['**/*-texts.ts'],
  });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((path) => {
    const source = readFileSync(path, 'utf8').replace(
      /<(?:style|script)[\s\S]*?<\/(?:style|script)>|\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm,
      '',
    );
    const words = source.match(
      /.*[čćšžđČĆŠŽĐ].*|(?<!=)>\s*\p{Lu}\p{Ll}{2,}[^<{]*<|aria-label="[^"]+"/gu,
    );
    return (words ?? []).map((text) => `${path}: ${text.trim()}`);
  });
  expect(found).toEqual([]);
});

it('a template draws what lib has chosen, ordered and taken apart', () => {
  const worksOut = /\.(?:filter|find|flatMap|indexOf|reduce|slice|some|sort|split|toSorted)\(/;
  const found = globSync('src/{components,consent,layouts,pages}/**/*.astro').filter((path) =>
    worksOut.test(readFileSync(path, 'utf8').replace(/<script>[\s\S]*?<\/script>/g, '')),
  );
  expect(found).toEqual([]);
});
