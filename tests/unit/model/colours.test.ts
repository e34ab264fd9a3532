import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COLOURS } from '../../../src/model/page/colours.ts';

it('the colours of pictures, the manifest and pages outside Astro equal those of the style sheet', () => {
  const palette = [
    ...['src/styles/tokens.css', 'src/components/product/grounds.css']
      .map((file) => readFileSync(file, 'utf8'))
      .join('')
      .matchAll(/--([\w-]+): (#\w+);/g),
  ];
  expect(Object.fromEntries(palette.map(([, name, colour]) => [name, colour]))).toMatchObject(
    COLOURS,
  );
});
