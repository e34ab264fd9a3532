import { readdirSync, readFileSync } from 'node:fs';
import { SiteCopy } from './support/site-copy';
import { expect, test } from './support/test';

test('search engines keep no page of a preview, and may read that they should not', async () => {
  test.setTimeout(240_000);
  const copy = await SiteCopy.create();
  const folder = await copy.build({ PREVIEW: '1' });
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThanOrEqual(9);
  for (const page of pages) {
    const html = readFileSync(`${folder}/${page}`, 'utf8');
    expect(html, page).toContain('<meta name="robots" content="noindex">');
    expect(html, page).not.toContain('rel="canonical"');
  }
  const robots = readFileSync(`${folder}/robots.txt`, 'utf8');
  expect(robots).not.toContain('Disallow');
  expect(robots).not.toContain('Sitemap');
  await copy.remove();
});
