import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COLOURS } from '../../src/model/colours';

const RAW_COLOUR = /#[\da-f]{3,8}(?=[\s;,'"`)!])|\b(?:rgb|hsl|oklch|oklab)a?\((?!from)/gi;
const HOMES = ['src/styles/tokens.css', 'src/model/colours.ts'];

it('pictures, the manifest and lone pages have the colours of the pages', () => {
  const palette = [
    ...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--([\w-]+): (#\w+);/g),
  ];
  expect(Object.fromEntries(palette.map(([, name, colour]) => [name, colour]))).toMatchObject(
    COLOURS,
  );
});

it('what visitors and editors see takes its colours from there', () => {
  const files = globSync(
    'src/{pages,layouts,components,styles,lib,browser,build,check,admin,relay,sign-in,tools}/**/*.{astro,ts,tsx,css,html}',
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files
    .filter((file) => !HOMES.includes(file))
    .flatMap((file) => {
      const colours = readFileSync(file, 'utf8').match(RAW_COLOUR) ?? [];
      return colours.map((colour) => `${file}: ${colour}`);
    });
  expect(found).toEqual([]);
});
