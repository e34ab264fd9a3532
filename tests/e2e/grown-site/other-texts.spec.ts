// Pages with texts that the consultant has not written yet, and pages of a preview.
import { readdirSync, readFileSync } from 'node:fs';
import { expectAccessible } from '../support/accessible.ts';
import { test } from '../support/grown-site.ts';
import { expect } from '../support/test.ts';

test('the contact page says when to call and links the messengers, the offline note does not', async ({
  page,
}) => {
  await page.goto('/contact');
  const direct = page.getByRole('region', { name: 'Javite mi se direktno' });
  await expect(direct.getByText('Na telefon radnim danima od 9 do 17')).toBeVisible();
  await expect(direct.getByRole('link', { name: 'Pišite na Viber' })).toHaveAttribute(
    'href',
    'viber://chat?number=%2B381601112233',
  );
  await expect(direct.getByRole('link', { name: 'Pišite na WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/381604445566',
  );
  await expectAccessible(page, '#sadrzaj');
  await page.goto('/offline');
  await expect(page.getByRole('link', { name: 'Viber' })).toHaveCount(0);
});

test('a preview forbids indexing on each page, and robots.txt lets search engines read that', ({
  site,
}) => {
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

test('two testimonials stand side by side without a carousel, and no sample does', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Iskustva naših korisnika' });
  await expect(section.locator('blockquote')).toHaveCount(2);
  await expect(section.getByRole('button')).toHaveCount(0);
  await expect(page.locator('astro-island')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('Primer – nije stvarni utisak');
  await expectAccessible(page, 'section:has(#iskustva)');
});
