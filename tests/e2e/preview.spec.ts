import { readdirSync, readFileSync } from 'node:fs';
import { test } from './support/grown-site';
import { expect } from './support/test';

test('search engines keep no page of a preview, and may read that they should not', ({ site }) => {
  const pages = readdirSync(site.build).filter((name) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThanOrEqual(9);
  for (const page of pages) {
    const html = readFileSync(`${site.build}/${page}`, 'utf8');
    expect(html, page).toContain('<meta name="robots" content="noindex">');
    expect(html, page).not.toContain('rel="canonical"');
  }
  const robots = readFileSync(`${site.build}/robots.txt`, 'utf8');
  expect(robots).not.toContain('Disallow');
  expect(robots).not.toContain('Sitemap');
});
