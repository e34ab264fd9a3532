import { globSync, readFileSync } from 'node:fs';
import { ADMIN_CSP } from '../../src/admin/server/page.ts';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/test';

test('Until a repository is set, /admin says in Serbian what to set', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uređivač još nije podešen');
  await expect(page.getByText('repository: vlasnik/naziv')).toBeVisible();
  await expect(page.getByText('npm start')).toBeVisible();
  await expectAccessible(page);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test('The editor’s page has a policy of its own', { tag: '@desktop' }, async ({ request }) => {
  expect(await (await request.get('/admin')).text()).toContain(`content="${ADMIN_CSP}"`);
});

test('No page and no script of the site contains code of the editor', { tag: '@desktop' }, () => {
  const files = globSync('dist/**/*.{html,js,css}').filter((path) => !/^dist.admin/.test(path));
  expect(files.length).toBeGreaterThan(10);
  expect(
    files.filter((path) => /sveltia|\/admin\/[\w-]+\.(js|css)/i.test(readFileSync(path, 'utf8'))),
  ).toEqual([]);
});
