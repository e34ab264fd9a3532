import { expect, type Page } from 'playwright/test';

export const strip = (page: Page) => page.getByRole('group', { name: /Utisci korisnika/ });
export const slides = (page: Page) => strip(page).getByRole('listitem');

/** Numbers of the slides that lie wholly in the strip, from left to right. */
export const seen = (page: Page) =>
  strip(page).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.querySelectorAll('figure')]
      .map((card) => ({ card, box: card.getBoundingClientRect() }))
      .filter(({ box }) => box.left >= left - 1 && box.right <= right + 1)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ card }) => Number(card.querySelector('strong')?.textContent?.match(/\d+$/)));
  });

export const first = async (page: Page) => (await seen(page))[0];

export async function wake(page: Page): Promise<void> {
  await strip(page).scrollIntoViewIfNeeded();
  await expect(strip(page)).toHaveAttribute('data-ready', '');
}

/** Opens the home page with a clock that only the test moves. */
export async function open(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await strip(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(strip(page)).toHaveAttribute('data-ready', '', { timeout: 50 });
  }).toPass();
}
