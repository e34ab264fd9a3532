import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COLOURS } from '../../src/model/colours';

it('pictures, the manifest and lone pages have the colours of the pages', () => {
  const palette = [
    ...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--([\w-]+): (#\w+);/g),
  ];
  expect(Object.fromEntries(palette.map(([, name, colour]) => [name, colour]))).toMatchObject(
    COLOURS,
  );
});
