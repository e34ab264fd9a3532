import type { Page } from 'playwright/test';
import { expect, screenOf, test } from './support/test';

const viewport = (page: Page) => page.getByRole('group', { name: /Utisci korisnika/ });
const slides = (page: Page) => viewport(page).getByRole('listitem');

/** Names of the slides that lie wholly inside the strip, from left to right. */
async function visibleSlides(page: Page): Promise<string[]> {
  return viewport(page).evaluate((strip) => {
    const frame = strip.getBoundingClientRect();
    return [...strip.querySelectorAll('li')]
      .map((slide) => ({
        name: slide.querySelector('strong')?.textContent ?? '',
        box: slide.querySelector('figure')?.getBoundingClientRect() ?? frame,
      }))
      .filter(({ box }) => box.left >= frame.left - 1 && box.right <= frame.right + 1)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ name }) => name);
  });
}

async function wake(page: Page): Promise<void> {
  await viewport(page).scrollIntoViewIfNeeded();
  await expect(viewport(page)).toHaveAttribute('data-ready', '');
}

/** Opens the home page with a clock that only the test moves. */
async function openWithOwnClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await viewport(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(viewport(page)).toHaveAttribute('data-ready', '', { timeout: 50 });
  }).toPass();
}

for (const { width, count } of [
  { width: 1280, count: 3 },
  { width: 1000, count: 3 },
  { width: 980, count: 1 },
  { width: 390, count: 1 },
]) {
  test(`at ${width} px ${count} of the six impressions can be seen`, {
    tag: screenOf(width),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Iskustva naših korisnika' })).toBeVisible();
    await expect(slides(page)).toHaveCount(6);
    expect(await visibleSlides(page)).toHaveLength(count);
    await wake(page);
    expect(await visibleSlides(page)).toHaveLength(count);
  });
}

test('it says which of the six one sees', { tag: '@phone' }, async ({ page }) => {
  await openWithOwnClock(page);
  const place = page.getByText(/^Utisak \d/);
  await expect(place).toHaveText(/^Utisak 1 .* 6$/);
  await viewport(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(2500);
  await expect(place).toHaveText(/^Utisak 2 .* 6$/);
});

test('on a phone a bit of the next card shows that there is more', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await wake(page);
  const frame = await viewport(page).boundingBox();
  const next = await slides(page).nth(1).boundingBox();
  const seen = (frame?.x ?? 0) + (frame?.width ?? 0) - (next?.x ?? 0);
  expect(seen).toBeGreaterThan(20);
  expect(seen).toBeLessThan(80);
});

test('every sample says that it is one', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await expect(slides(page).getByText('Primer – nije stvarni utisak')).toHaveCount(6);
});

test('it moves on every 5 s, and after the last comes the first', async ({ page }) => {
  await openWithOwnClock(page);
  const seen: (string | undefined)[] = [];
  for (let slide = 0; slide < 7; slide += 1) {
    seen.push((await visibleSlides(page))[0]);
    await page.clock.runFor(5000);
    await page.clock.runFor(slide === 0 ? 2500 : 0);
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 1].map((number) => `Korisnik ${number}`));
});

test('one slide takes 2 s by the clock, however wide it is', async ({ page }) => {
  const STEP_MS = 20;
  await openWithOwnClock(page);
  const left = () =>
    slides(page)
      .first()
      .evaluate((slide) => slide.getBoundingClientRect().left);
  const timeOneSlide = async () => {
    let [elapsed, started, moved] = [0, 0, 0];
    let last = await left();
    while (!started || elapsed - moved < 300) {
      await page.clock.runFor(STEP_MS);
      elapsed += STEP_MS;
      const current = await left();
      if (Math.abs(current - last) > 0.01) {
        started ||= elapsed;
        moved = elapsed;
      }
      last = current;
    }
    return moved - started;
  };
  await page.clock.runFor(4900);
  const duration = await timeOneSlide();
  expect(duration).toBeGreaterThan(1800);
  expect(duration).toBeLessThan(2200);
});

test('the button stops it and starts it again', { tag: '@phone' }, async ({ page }) => {
  await openWithOwnClock(page);
  await page.getByRole('button', { name: 'Zaustavi smenjivanje' }).click();
  await page.clock.runFor(12_000);
  expect((await visibleSlides(page))[0]).toBe('Korisnik 1');
  await page.getByRole('button', { name: 'Pokreni smenjivanje' }).click();
  await page.clock.runFor(7500);
  expect((await visibleSlides(page))[0]).toBe('Korisnik 2');
});

test('it waits while the mouse is over it or the keyboard is in it', { tag: '@desktop' }, async ({
  page,
}) => {
  await openWithOwnClock(page);
  await viewport(page).hover();
  await page.clock.runFor(12_000);
  expect((await visibleSlides(page))[0]).toBe('Korisnik 1');
  await page.mouse.move(0, 0);
  await page.clock.runFor(7500);
  expect((await visibleSlides(page))[0]).toBe('Korisnik 2');

  await page.getByRole('link', { name: 'POGLEDAJTE SVE PROIZVODE' }).focus();
  await page.keyboard.press('Tab');
  await expect(viewport(page)).toBeFocused();
  await page.clock.runFor(12_000);
  expect((await visibleSlides(page))[0]).toBe('Korisnik 2');
});

test('it waits while the tab is hidden', { tag: '@phone' }, async ({ page }) => {
  await openWithOwnClock(page);
  const show = (state: string) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', {
        value: visibilityState,
        configurable: true,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  await page.clock.runFor(12_000);
  expect((await visibleSlides(page))[0]).toBe('Korisnik 1');
  await show('visible');
  await page.clock.runFor(7500);
  expect((await visibleSlides(page))[0]).toBe('Korisnik 2');
});

test('the arrow keys move it both ways', { tag: '@desktop' }, async ({ page }) => {
  await openWithOwnClock(page);
  await viewport(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(2500);
  expect((await visibleSlides(page))[0]).toBe('Korisnik 2');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.clock.runFor(2500);
  expect((await visibleSlides(page))[0]).toBe('Korisnik 6');
});

test('a swipe moves it', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  const frame = await viewport(page).boundingBox();
  if (!frame) throw new Error('the carousel has no size');
  const y = frame.y + frame.height / 2;
  // So far that the way alone decides: on a busy machine a swipe is a slow one.
  await page.mouse.move(frame.x + frame.width * 0.95, y);
  await page.mouse.down();
  await page.mouse.move(frame.x + frame.width * 0.1, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await visibleSlides(page))[0]).not.toBe('Korisnik 1');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it never moves by itself, and the keys change slides at once', { tag: '@desktop' }, async ({
    page,
  }) => {
    await openWithOwnClock(page);
    await page.clock.runFor(12_000);
    expect((await visibleSlides(page))[0]).toBe('Korisnik 1');
    await expect(page.getByRole('button', { name: /smenjivanje/ })).toHaveCount(0);
    await viewport(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.clock.runFor(50);
    expect((await visibleSlides(page))[0]).toBe('Korisnik 2');
  });
});

test('with Save-Data it never moves by itself', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  );
  await openWithOwnClock(page);
  await page.clock.runFor(12_000);
  expect((await visibleSlides(page))[0]).toBe('Korisnik 1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a strip that scrolls by hand and stops at a slide', async ({ page }) => {
    await page.goto('/');
    await viewport(page).scrollIntoViewIfNeeded();
    await expect(slides(page)).toHaveCount(6);
    await slides(page).nth(5).scrollIntoViewIfNeeded();
    await expect(slides(page).nth(5)).toBeInViewport();
    await expect(viewport(page)).toHaveCSS('scroll-snap-type', 'x mandatory');
  });
});
