import { HEADINGS, readTexts } from './support/content.ts';
import { expect, PAGES, part, test } from './support/test.ts';

/** The names of the pictures that have another shape than their files. */
const SQUASHED = () =>
  [...document.querySelectorAll<HTMLImageElement>('main img')].flatMap((picture) => {
    const [wide = 0, high = 0] = ['width', 'height'].map((name) =>
      Number(picture.getAttribute(name)),
    );
    const isCut = getComputedStyle(picture).objectFit !== 'fill';
    const isSquashed = !isCut && Math.abs(picture.width * high - picture.height * wide) > high;
    return isSquashed ? [picture.currentSrc] : [];
  });

test('every page has a clean address, a language, a name and no squashed picture, and sets no cookie', {
  tag: '@engines',
}, async ({ page, context }) => {
  const titles = new Set<string>();
  for (const path of PAGES) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    expect(response?.request().redirectedFrom(), path).toBeNull();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    titles.add(await page.title());
    expect(await page.evaluate(SQUASHED), path).toEqual([]);
  }
  expect(titles.size).toBe(PAGES.length);
  expect(await context.cookies()).toEqual([]);
});

test.describe('an unknown address', () => {
  test.use({ expectedMessages: [/404 \(Not Found\)/] });

  test('gets a page in Serbian with links onwards', async ({ page }) => {
    const response = await page.goto('/nema-ovoga');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stranica nije pronađena');
    await page.getByRole('main').getByRole('link', { name: 'Početna' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('every question is answered where it is asked', async ({ page }) => {
  await part(
    'the page about working together answers every question, and leads to the form',
    async () => {
      await page.goto('/business-cooperation');
      const main = page.getByRole('main');
      for (const { question } of readTexts('cooperation')) {
        await expect(main.getByRole('heading', { level: 3, name: question })).toBeVisible();
      }
      await expect(main.getByRole('img')).toHaveCount(2);
      await page
        .getByRole('link', { name: HEADINGS.cooperation_link, exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(/\/contact#saradnja$/);
    },
  );
  await part('all questions before a purchase stand below the form', async () => {
    await page.goto('/contact');
    const questions = readTexts('buying');
    for (const { question } of questions) await expect(page.getByText(question)).toBeVisible();
    const [first] = questions;
    const answer = page.getByText(first?.answer.slice(0, 15) ?? '');
    await expect(answer).toBeHidden();
    await page.getByText(first?.question ?? '').click();
    await expect(answer).toBeVisible();
  });
});
