// The carousel of testimonials on the home page.
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

/** Scrolls to the carousel and waits for its code. */
export async function wake(page: Page): Promise<void> {
  await strip(page).scrollIntoViewIfNeeded();
  await expect(strip(page)).toHaveAttribute('data-ready', '');
}

/**
 * Opens the home page at the carousel, with a clock that only the test moves: it runs until the pause, which is therefore
 * a day away.
 */
export async function openCarousel(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(86_400_000);
  await page.goto('/');
  await strip(page).scrollIntoViewIfNeeded();
  const isReady = async () => {
    await page.clock.runFor(50);
    return strip(page).getAttribute('data-ready');
  };
  await expect.poll(isReady).toBe('');
}
