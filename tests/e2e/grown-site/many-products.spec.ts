import { globSync, readFileSync } from 'node:fs';
import { HEADINGS, TOOTH_GEL } from '../support/content.ts';
import { test } from '../support/grown-site.ts';
import { expect, part } from '../support/test.ts';

// One after the other in one worker: all need one build, and the other workers need not wait for it.
test.describe.configure({ mode: 'default' });

test('the pages fit the texts that are there', async ({ page, site }) => {
  await part('while no featured product is shown no page has a heading over nothing', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Izdvajam za Vas' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Izdvojeni proizvodi' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Pogledajte proizvode' })).toBeVisible();
  });
  await part(
    'an answer about working together stands below its question, with the links in it',
    async () => {
      await page.goto('/business-cooperation');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([
        'Kako počinjemo',
        'Kako izgleda saradnja',
        'Otvoreno o novcu',
        'Ono što svi pitaju',
      ]);
      const question = main.getByRole('heading', { level: 3 }).first();
      await expect(question).toHaveText(/^Koliko košta početak/);
      await question.click();
      await expect(main.getByRole('link', { name: 'Pišite mi' })).toHaveAttribute(
        'href',
        '/contact',
      );
    },
  );
  await part('no page says that an unregistered consultant is registered', async () => {
    for (const path of ['/', '/privacy-policy']) {
      await page.goto(path);
      await expect(page.locator('body')).toContainText(
        'Ana Đurić, nezavisna savetnica · Poštanski fah 12, 11000 Beograd',
      );
      await expect(page.locator('body')).not.toContainText(/\bMB\b|\bPIB\b/);
    }
  });
  await part(
    'each page says once who sells and that the consultant earns; a product page near the button',
    async () => {
      const earns = page.getByText('Kada kupite preko moje veze, dobijam proviziju.');
      for (const path of ['/', '/products', '/products/zubni-gel']) {
        await page.goto(path);
        await expect(page.getByText('Prodavac je Firma d.o.o. Od kupovine')).toHaveCount(1);
        await expect(earns).toHaveCount(1);
      }
      await expect(page.getByRole('main').filter({ has: earns })).toHaveCount(1);
    },
  );
  await part(
    'a product with a question is held back, and nothing else waits for an answer',
    async () => {
      expect(globSync('products/biljni-caj.html', { cwd: site.build })).toEqual([]);
      await page.goto('/products');
      await expect(
        page.getByRole('heading', { name: 'Biljni čaj sa cvetom aloe', exact: true }),
      ).toHaveCount(0);
      await expect(page.locator('body')).not.toContainText('leči želudac');
    },
  );
  await part(
    'a network without an address has no icon, and a phone is shown in its full form',
    async () => {
      await page.goto('/contact');
      const footer = page.getByRole('contentinfo');
      await expect(footer.locator('li[aria-hidden] svg')).toHaveCount(0);
      await expect(footer.getByRole('link', { name: '+381 64 123 45 67' })).toHaveAttribute(
        'href',
        'tel:+381641234567',
      );
    },
  );
  await part(
    '„Kupi proizvod“ leads to the product where its place in the shop is known, else to the shop; its page says so',
    async () => {
      await page.goto('/products');
      const buy = (name: string) =>
        page.getByRole('link', { name: new RegExp(`^Kupi proizvod ?: ${name} \\(`) });
      await expect(buy(TOOTH_GEL.name)).toHaveAttribute('href', 'https://prodavnica.rs/zubni-gel');
      await expect(buy('Aloe vera gel')).toHaveAttribute('href', 'https://prodavnica.rs');
      const { price = '', price_in_shop = '' } = HEADINGS;
      for (const [path, said, other] of [
        ['/products/zubni-gel', price, price_in_shop],
        ['/products/aloe-gel', price_in_shop, price],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('main')).toContainText(said);
        await expect(page.getByRole('main')).not.toContainText(other);
      }
    },
  );
});

test('no page of a launched site has a placeholder', async ({ site }) => {
  const pages = globSync('**/*.html', { cwd: site.build }).filter((file) => !/^admin/.test(file));
  expect(pages.length).toBeGreaterThan(21);
  for (const file of pages) {
    // A script may hold a list of lists.
    const html = readFileSync(`${site.build}/${file}`, 'utf8').replace(
      /<script[\s\S]*?<\/script>/g,
      '',
    );
    expect(html, file).not.toMatch(/\[\[|\]\]/);
  }
});
