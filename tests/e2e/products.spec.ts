import { HEADINGS, PRODUCTS, readTexts } from './support/content.ts';
import { expect, part, test } from './support/test.ts';

const SECTIONS = ['Opis proizvoda', 'Sastav', 'Efekti proizvoda', 'Način upotrebe'];

/** The products in the order of the shelf: by kind. */
const ON_SHELF = readTexts('kinds').flatMap(({ id }) => PRODUCTS.filter(({ kind }) => kind === id));

test('the list of products says of each what one needs', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/products');
  await part(
    'all products stand in the order of the shelf, each with its sections, allergens, shop link and link to ask',
    async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Saznajte više o našim najprodavanijim proizvodima',
      );
      const entries = page.locator('main article');
      await expect(entries).toHaveCount(PRODUCTS.length);
      for (const [index, { id, name }] of ON_SHELF.entries()) {
        const entry = entries.nth(index);
        await expect(entry).toHaveAttribute('id', String(id));
        await expect(entry.getByRole('heading', { level: 2 })).toHaveText(name);
        await expect(entry.getByRole('heading', { level: 3 })).toHaveText(SECTIONS);
        expect(
          await entry.locator('h3:text-is("Efekti proizvoda") + ul > li').count(),
        ).toBeGreaterThan(1);
        await expect(entry.locator('img')).toHaveAttribute('alt', /\S/);
        await expect(page.getByRole('article', { name, exact: true })).toHaveAttribute(
          'id',
          String(id),
        );
        const buy = entry.getByRole('link', { name: /^Kupi proizvod/ });
        await expect(buy).toHaveAttribute('href', /^https:\/\/\S+$/);
        await expect(buy).toHaveAttribute('target', '_blank');
        await expect(buy).toHaveAttribute('rel', 'noopener');
        const ask = entry.getByRole('link', { name: new RegExp(`^Pitajte me ?: ${name}$`) });
        await expect(ask).toHaveAttribute('href', `/contact#proizvod-${id}`);
        await expect(entry).toContainText(/Alergeni: [\s\S]*Kupi proizvod/);
      }
      // What the law wants said of a group stands once, before the first link to the shop; the groups of
      // which it is the same share it.
      await expect(page.getByText('Važi ono što piše na deklaraciji proizvoda.')).toHaveCount(2);
      const text = (await page.getByRole('main').textContent()) ?? '';
      const price = text.indexOf(HEADINGS.price_in_shop ?? '?');
      expect(price).toBeGreaterThan(0);
      expect(price).toBeLessThan(text.indexOf('Kupi proizvod'));
      expect(text.lastIndexOf('Važi ono što piše')).toBeLessThan(text.indexOf('Kupi proizvod:'));
    },
  );
  await part(
    'the kind of the product and its allergens stand above the link to the shop',
    async () => {
      const known = PRODUCTS.find(({ facts, lasts, for_whom }) => facts && lasts && for_whom);
      const [kind] = readTexts('kinds').filter(({ id }) => id === known?.kind);
      const entry = page.getByRole('article', { name: known?.name ?? '', exact: true });
      for (const words of [kind?.title, kind?.label, known?.facts]) {
        await expect(entry).toContainText(words ?? 'nema', { ignoreCase: true });
      }
      for (const term of ['Za koga', 'Koliko traje', 'Alergeni']) {
        await expect(entry.locator('.detail').filter({ hasText: `${term}: ` })).toHaveText(/: \S/);
      }
    },
  );
});

test('the list of products on a wide screen and on paper', { tag: '@desktop' }, async ({
  page,
}) => {
  await part('on a wide screen the buttons stay visible beside the text', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/products#1');
    const entry = page.locator('[id="1"]');
    await entry.getByRole('heading', { name: 'Način upotrebe' }).scrollIntoViewIfNeeded();
    await expect(entry.getByRole('link', { name: /^Kupi proizvod/ })).toBeInViewport({ ratio: 1 });
    await expect(entry.getByRole('link', { name: /^Pitajte me/ })).toBeInViewport({ ratio: 1 });
  });
  await part('everything is printed, also pictures that were never visible', async () => {
    await page.goto('/products');
    await page.emulateMedia({ media: 'print' });
    const heights = await page
      .locator('main article')
      .evaluateAll((entries) =>
        entries.map((entry) => entry.querySelector('.parts')?.clientHeight ?? 0),
      );
    expect(heights).toHaveLength(PRODUCTS.length);
    for (const height of heights) expect(height).toBeGreaterThan(200);
  });
});
