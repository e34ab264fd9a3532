import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COLOURS } from '../../src/model/colours';

it('the colours of pictures, the manifest and pages outside Astro equal those of the style sheet', () => {
  const palette = [
    ...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--([\w-]+): (#\w+);/g),
  ];
  expect(Object.fromEntries(palette.map(([, name, colour]) => [name, colour]))).toMatchObject(
    COLOURS,
  );
});
