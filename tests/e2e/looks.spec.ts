// The look on a small screen, on paper and where the browser's default look would be wrong.
import { expect, part, test } from './support/test.ts';

test('the looks of small and wide screens', async ({ page }) => {
  await part('at 320 × 200, a page enlarged four times, the bar holds its name', async () => {
    await page.setViewportSize({ width: 320, height: 200 });
    for (const path of ['/products', '/contact']) {
      await page.goto(path);
      const bar = await page.locator('#vrh > div').boundingBox();
      const name = await page.getByRole('banner').locator('.name').boundingBox();
      expect(name?.y, path).toBeGreaterThanOrEqual(bar?.y ?? 0);
      expect((name?.y ?? 0) + (name?.height ?? 0), path).toBeLessThanOrEqual(
        (bar?.y ?? 0) + (bar?.height ?? 0),
      );
    }
  });
  await part('at 360 px the portrait is seen whole, with what the consultant holds', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/');
    const [shown, hero] = await page.getByRole('img', { name: /savetnica/ }).evaluate((picture) => {
      const arch = picture.getBoundingClientRect();
      const around = picture.closest('.hero')?.getBoundingClientRect();
      return [
        { ratio: arch.height / arch.width, end: arch.bottom },
        { end: around?.bottom ?? 0 },
      ] as const;
    });
    expect(shown.ratio).toBeCloseTo(56 / 41, 1);
    expect(shown.end).toBeLessThanOrEqual(hero.end + 1);
  });
  await part(
    'on the narrowest wide screen the greeting has room beside the picture, and the boards share rows',
    async () => {
      await page.setViewportSize({ width: 992, height: 768 });
      await page.goto('/');
      const greeting = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(greeting?.width).toBeGreaterThan(330);
      await page.goto('/products');
      const shelf = page.getByRole('navigation', { name: 'Spisak proizvoda po grupama' });
      const tops: (number | undefined)[] = [];
      for (const kind of await shelf.getByRole('heading', { level: 2 }).all())
        tops.push((await kind.boundingBox())?.y);
      expect(tops).toEqual([tops[0], tops[0], tops[2], tops[2]]);
    },
  );
  await part('on a page shorter than the screen the footer stands at its lower edge', async () => {
    await page.setViewportSize({ width: 1280, height: 3000 });
    await page.goto('/404');
    const footer = await page.locator('footer').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeCloseTo(3000, 0);
  });
  await part('a chevron shows whether an answer is open', async () => {
    for (const path of ['/products', '/contact']) {
      await page.goto(path);
      const summary = page.getByRole('main').locator('summary').first();
      const chevron = () =>
        summary.evaluate((element) => getComputedStyle(element, '::after').transform);
      const closed = await chevron();
      await summary.click();
      expect(await chevron(), path).not.toBe(closed);
    }
  });
});

test('a printed page is a page for reading', async ({ page }) => {
  await part(
    'a printed page has the text and whom to ask, without the menu, the form and relative addresses',
    async () => {
      await page.emulateMedia({ media: 'print' });
      for (const path of [
        '/',
        '/about-me',
        '/contact',
        '/business-cooperation',
        '/products/zubni-gel',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('.imprint')).toHaveText(
          /^Ime Prezime, nezavisna savetnica · \+381[\d\s]+ · \S+@\S+ · www\.example\.com$/,
          { useInnerText: true },
        );
        await expect(page.locator('#meni, footer').filter({ visible: true })).toHaveCount(0);
        await expect(page.locator('form, input').filter({ visible: true })).toHaveCount(0);
        const behind = await page.locator('a').evaluateAll((links) =>
          links
            .filter(
              (link) => link.checkVisibility() && !/^https?:/.test(link.getAttribute('href') ?? ''),
            )
            .map((link) => getComputedStyle(link, '::after').content)
            .filter((content) => content !== 'none'),
        );
        expect(behind, path).toEqual([]);
        await expect(
          page.getByRole('main').getByText('Pitajte me', { exact: true }).filter({ visible: true }),
        ).toHaveCount(0);
      }
    },
  );
  await part(
    'a printed page has the bar at its beginning, and marked words are marked',
    async () => {
      await page.goto('/');
      await page.mouse.wheel(0, 2000);
      await expect(page.locator('[data-menu-fixed]')).toHaveCount(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('#vrh > div')).not.toHaveCSS('position', 'fixed');
      await expect(page.locator('mark').first()).toHaveCSS('print-color-adjust', 'exact');
    },
  );
});
