// What a small screen, paper or the browser's own look must not take away.
import sharp from 'sharp';
import { field, openForm } from './support/contact-form';
import { expect, test } from './support/test';

for (const [width, height] of [
  [320, 200],
  [390, 300],
] as const) {
  test(`at ${width} × ${height}, a page enlarged four times, the bar holds its name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
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
}

for (const width of [360, 390]) {
  test(`at ${width} px her portrait is seen whole, with what she holds`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/');
    const [shown, hero] = await page.getByRole('img', { name: /savetnica/ }).evaluate((picture) => {
      const arch = picture.closest('.arch')?.getBoundingClientRect();
      const around = picture.closest('.hero')?.getBoundingClientRect();
      return [
        { ratio: (arch?.height ?? 0) / (arch?.width ?? 1), end: arch?.bottom ?? 0 },
        { end: around?.bottom ?? 0 },
      ] as const;
    });
    expect(shown.ratio).toBeCloseTo(56 / 41, 1);
    expect(shown.end).toBeLessThanOrEqual(hero.end + 1);
  });
}

test('where the focus is has one colour, and it is not that of an error', async ({ page }) => {
  const ring = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part: HTMLElement) => {
        part.focus();
        const { outlineColor, outlineStyle } = getComputedStyle(part);
        return `${outlineStyle} ${outlineColor}`;
      });
  await openForm(page);
  await page.getByRole('button', { name: 'Pošalji' }).press('Enter');
  await expect(field(page, 'Ime')).toBeFocused();
  const error = await page
    .locator('.error')
    .first()
    .evaluate((words) => getComputedStyle(words).color);
  const rings = [await ring('main a'), await ring('input'), await ring('button')];
  await page.goto('/products');
  await page.keyboard.press('Tab');
  rings.push(await ring('[type="search"]'), await ring('summary'));
  expect(new Set(rings).size, rings.join()).toBe(1);
  expect(rings[0]).toMatch(/^solid rgb/);
  expect(rings[0]).not.toContain(error);
});

test('how many products a group has can be read while it is open', async ({ page }) => {
  await page.goto('/products');
  const group = page.locator('main summary').first();
  await group.click();
  const { channels } = await sharp(await group.locator('span').screenshot())
    .greyscale()
    .stats();
  expect((channels[0]?.max ?? 0) - (channels[0]?.min ?? 0)).toBeGreaterThan(100);
});

test('the cross that empties the search has the colours of the site', async ({ page }) => {
  await page.goto('/products');
  const search = page.getByRole('searchbox');
  await search.fill('zubni');
  const { width = 0, height = 0 } = (await search.boundingBox()) ?? {};
  const end = { left: 2 * Math.round(width - 56), top: 16, width: 80 };
  const picture = sharp(await search.screenshot({ animations: 'disabled' }))
    .extract({ ...end, height: 2 * Math.round(height) - 32 })
    .removeAlpha();
  const bytes = await picture.raw().toBuffer();
  const pixels = Array.from({ length: bytes.length / 3 }, (_, at) => [
    ...bytes.subarray(3 * at, 3 * at + 3),
  ]);
  const dark = pixels.filter(([red = 0]) => red < 140);
  expect(dark.length).toBeGreaterThan(40);
  expect(dark.filter(([, green = 0, blue = 0]) => blue > green + 8)).toEqual([]);
});

test('on paper stand no form and no address that leads nowhere there', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/about-me', '/contact', '/business-cooperation']) {
    await page.goto(path);
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
});
