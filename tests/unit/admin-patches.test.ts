import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { applyPatch, PATCHES } from '../../src/admin/server/admin-patches.ts';

const bundle = readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8');

describe('The CMS in use still holds', () => {
  test.each(PATCHES)('$what', (patch) => {
    const changed = applyPatch(bundle, patch);
    expect(changed).not.toBe(bundle);
    expect(changed.match(patch.from) ?? []).toEqual([]);
  });
});

test.each(PATCHES)('A CMS without $what is named, and not built', (patch) => {
  expect(() => applyPatch('', patch)).toThrow(
    `@sveltia/cms has changed: ${patch.what} found 0 times, not ${patch.times}.`,
  );
});
