import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FORMS } from '../../src/admin/forms.ts';
import { readIcons, writeIconFont } from '../../src/admin/server/icon-font.ts';

const CMS = 'node_modules/@sveltia/cms/npm';
const [FONT = ''] = globSync(`${CMS}/assets/material-symbols-outlined-*.woff2`);
const folder = mkdtempSync(join(tmpdir(), 'icons-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('The editor gets the icons that it uses, by their names, and no others', async () => {
  const part = join(folder, 'icons.woff2');
  const forms = JSON.stringify(FORMS);
  await writeIconFont(FONT, readFileSync(join(CMS, 'index.js'), 'utf8') + forms, part);
  const icons = await readIcons(readFileSync(part));
  const ours = Array.from(forms.matchAll(/"icon":"(\w+)"/g), ([, name = '']) => name);
  expect(ours.length).toBeGreaterThan(8);
  expect([...ours, 'save', 'delete', 'add', 'close'].filter((name) => !icons.has(name))).toEqual(
    [],
  );
  expect(icons.has('airline_seat_individual_suite')).toBe(false);
  expect(statSync(part).size).toBeLessThan(40_000);
});
