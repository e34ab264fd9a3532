// „Prvo sklonimo ono što nije za Vas“: products that the label rules out are shown pale, with the reason.
import { MARKS, REASONS } from '../../src/model/product/marks.ts';
import { expectAccessible } from './support/accessible.ts';
import { PRODUCTS } from './support/content.ts';
import { expect, part, test } from './support/test.ts';

/** Numbers of the products whose small picture is pale. */
const PALE = () =>
  [...document.querySelectorAll<HTMLElement>('nav li[data-product]')]
    .filter((item) => getComputedStyle(item.querySelector('svg') ?? item).opacity !== '1')
    .map(({ dataset }) => Number(dataset['product']));

const marked = (...ids: string[]) =>
  PRODUCTS.filter(({ not_for = [] }) => not_for.some((id) => ids.includes(id))).map(({ id }) => id);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a ticked reason makes the products pale that the label rules out, and their link says why', async ({
    page,
  }) => {
    await page.goto('/products');
    const shelf = page.getByRole('navigation', { name: 'Spisak proizvoda' });
    await expect(shelf.getByText('nije za pušače')).toBeHidden();
    await page.getByRole('checkbox', { name: 'pušenja' }).check();
    await expect(shelf.getByRole('link', { name: /nije za pušače$/ })).toHaveCount(
      marked('pusenje').length,
    );
    await expect(page.getByRole('status').and(page.locator(':visible'))).toHaveText(
      'Zbog pušenja sklonjeno: Tablete za oči.',
      { useInnerText: true },
    );
    await page.getByRole('checkbox', { name: 'pušenja' }).uncheck();
    await expect(shelf.getByText('nije za pušače')).toBeHidden();
    await expect(page).toHaveURL(/\/products$/);
  });

  test('the name of an excluded product leads to its texts', async ({ page }) => {
    await page.goto('/products');
    await page.getByRole('checkbox', { name: 'pušenja' }).check();
    await page.getByRole('status').getByRole('link', { name: 'Tablete za oči' }).click();
    await expect(page.getByRole('heading', { name: 'Tablete za oči', level: 2 })).toBeInViewport();
  });
});

test('the reasons to leave a product out', async ({ page }) => {
  await part('only the products with the mark of a reason are pale', async () => {
    await page.goto('/products');
    expect(await page.evaluate(PALE)).toEqual([]);
    const excluded = MARKS.filter((mark) => mark.isExcluded);
    for (const reason of new Set(excluded.map((mark) => mark.reason))) {
      await test.step(reason, async () => {
        const box = page.getByRole('checkbox', { name: REASONS[reason] });
        await box.check();
        const ids = excluded.filter((mark) => mark.reason === reason).map(({ id }) => id);
        expect(marked(...ids).length).toBeGreaterThan(0);
        const pale = await page.evaluate(PALE);
        expect(pale.toSorted((a, b) => a - b)).toEqual(marked(...ids));
        await box.uncheck();
      });
    }
  });
  await part(
    'a product whose allergens only the label names never looks safe: it says so, or its whole board does',
    async () => {
      await page.goto('/products');
      await page.getByRole('checkbox', { name: 'pčelinjih proizvoda' }).check();
      const unknown = PRODUCTS.filter(({ scructure }) => /Alergeni:.*deklaracij/.test(scructure));
      expect(unknown.length).toBeGreaterThan(5);
      for (const { id } of unknown) {
        const board = page.locator('nav section', { has: page.locator(`[data-product="${id}"]`) });
        const cautions = board.locator(`.group .caution, [data-product="${id}"] .caution`);
        await expect(cautions.filter({ hasText: /dekla\u00adraciju/, visible: true })).toHaveCount(
          1,
        );
      }
    },
  );
  await part('the marks and the search work together', async () => {
    await page.goto('/products');
    await page.getByRole('checkbox', { name: 'pušenja' }).check();
    await page.getByRole('searchbox').fill('za oči');
    const found = page.locator('main article:visible');
    await expect(found).toHaveCount(1);
    await expect(found.getByText('nije za pušače').first()).toBeVisible();
    await expectAccessible(page, 'main');
  });
});
