// The editor opens and saves; its other stories are in the files admin-*.strangers.spec.ts.
import { expect, field, openEntry, saveWell, test } from './support/editor';

declare global {
  interface Window {
    /** All texts that the page has shown. */
    seen: Set<string>;
  }
}

test.describe('In whatever language the browser is', () => {
  test.use({ locale: 'en-US' });

  test('the editor opens on the texts of this machine, in Serbian, with no sign-in', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('sveltia-cms.prefs', '{ "locale": "en-US" }');
      const seen = new Set<string>();
      const look = () => seen.add(document.body?.innerText);
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
      Object.assign(window, { seen });
    });
    await page.goto('/admin');
    const rows = page.getByRole('grid', { name: 'Stavke' }).getByRole('row');
    await expect(rows).toHaveCount(20);
    await expect(rows.first()).toContainText('1. Aloe vera gel');
    await expect(rows.last()).toContainText('20. Paket od pet proizvoda');
    await expect(page.getByRole('button', { name: 'Nova stavka' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn-RS');
    const seen = await page.evaluate(() => [...window.seen].join());
    expect(seen).toContain('Učitavam uređivač');
    expect(seen).not.toMatch(
      /Create|Delete|Search|entries|Collection|Loading|Sign|Work with|Welcome/,
    );
  });
});

test('one changed field is one changed line on the disk', { tag: '@engines' }, async ({
  page,
  texts,
}) => {
  await openEntry(page, 'lists', 'site');
  await field(page, 'Telefon').fill('+381 60 111 22 33');
  await saveWell(page);
  expect(texts.changes()).toEqual(['-phone: "+381 60 000 00 00"', '+phone: "+381 60 111 22 33"']);
});
