import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { first, openCarousel as open, seen, slides, strip, wake } from './support/carousel.ts';
import { holdScripts } from './support/contact-form.ts';
import { expect, part, test } from './support/test.ts';
import { translate } from './support/translate.ts';

test('on a phone the carousel is seen and read', { tag: '@phone' }, async ({ page }) => {
  await part(
    'on a phone one sees one of the six samples and a bit of the next, before and after the code',
    async () => {
      await page.goto('/');
      await expect(slides(page).getByText('Primer – nije stvarni utisak')).toHaveCount(6);
      expect(await seen(page)).toHaveLength(1);
      await wake(page);
      expect(await seen(page)).toHaveLength(1);
      const frame = await strip(page).boundingBox();
      const next = await slides(page).nth(1).boundingBox();
      const hint = (frame?.x ?? 0) + (frame?.width ?? 0) - (next?.x ?? 0);
      expect(hint, 'a bit of the next card').toBeGreaterThan(20);
      expect(hint, 'and no more').toBeLessThan(80);
    },
  );
  await part('axe has nothing to report while the carousel moves', async () => {
    await page.goto('/');
    await wake(page);
    await expect(page.getByRole('button', { name: 'Zaustavite smenjivanje' })).toBeVisible();
    await expectAccessible(page, 'section:has([role="group"])');
  });
});

test('where all testimonials are visible nothing moves, and there is nothing to stop', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  await slides(page).evaluateAll((all) => {
    for (const one of all.slice(3)) one.remove();
  });
  await wake(page);
  const stop = page.getByRole('button', { name: 'Zaustavite smenjivanje' });
  const places = page.locator('.place');
  await expect(stop).toBeVisible();
  await expect(places).toHaveCount(3);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(stop).toHaveCount(0);
  await expect(places).toHaveCount(0);
  expect(await seen(page)).toHaveLength(3);
});

const show = (page: Page, state: string) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const tabTo = async (page: Page) => {
  await page.getByRole('link', { name: 'POGLEDAJTE SVE PROIZVODE' }).focus();
  await page.keyboard.press('Tab');
  await expect(strip(page)).toBeFocused();
};

const touch = (event: string) => (page: Page) =>
  strip(page).dispatchEvent(event, { touches: [{ identifier: 0, clientX: 99, clientY: 99 }] });

type Act = (page: Page) => Promise<void>;
const HOLDS: [what: string, screen: string, hold: Act, release: Act][] = [
  [
    'the mouse is over it',
    'desktop',
    (page) => strip(page).hover(),
    (page) => page.mouse.move(0, 0),
  ],
  ['the keyboard is in it', 'desktop', tabTo, (page) => page.keyboard.press('Shift+Tab')],
  ['the tab is hidden', 'phone', (page) => show(page, 'hidden'), (page) => show(page, 'visible')],
  ['a finger is on it', 'phone', touch('touchstart'), touch('touchend')],
];
test('the carousel waits for the visitor, and then goes on', async ({ page }, { project }) => {
  await open(page);
  let slide = 1;
  for (const [what, screen, hold, release] of HOLDS) {
    if (screen !== project.name) continue;
    await test.step(`while ${what}`, async () => {
      await hold(page);
      await page.clock.runFor(12_000);
      expect(await first(page)).toBe(slide);
      slide += 1;
      await release(page);
      await page.clock.runFor(7500);
      expect(await first(page)).toBe(slide);
    });
  }
});

test('the carousel waits while the button says so', { tag: ['@phone', '@engines'] }, async ({
  page,
}) => {
  await open(page);
  await press(page, 'Zaustavite smenjivanje');
  await page.clock.runFor(12_000);
  expect(await first(page)).toBe(1);
  await press(page, 'Pokrenite smenjivanje');
  await page.clock.runFor(7500);
  expect(await first(page)).toBe(2);
});

test('the arrow keys move the carousel, and it shows the current slide', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page);
  const place = page.locator('[aria-current="true"].place');
  await expect(place).toHaveText('Utisak 1 od 6');
  await strip(page).focus();
  for (const [keys, slide] of [
    [['ArrowRight'], 2],
    [['ArrowLeft', 'ArrowLeft'], 6],
  ] as const) {
    for (const key of keys) await page.keyboard.press(key);
    await page.clock.runFor(2500);
    expect(await first(page)).toBe(slide);
    await expect(place).toHaveText(`Utisak ${slide} od 6`);
  }
});

test('an arch shows its testimonial, and the carousel waits from then on', {
  tag: ['@phone', '@desktop'],
}, async ({ page }) => {
  await open(page);
  for (const slide of [2, 6, 1]) {
    await press(page, `Utisak ${slide} od`);
    await page.clock.runFor(12_000);
    expect(await first(page)).toBe(slide);
  }
  await press(page, 'Pokrenite smenjivanje');
  await page.clock.runFor(7500);
  expect(await first(page)).toBe(2);
});

test('a swipe moves the carousel, which then goes on by itself, and two fingers zoom the page', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page);
  await expect(strip(page)).toHaveCSS('touch-action', /pinch-zoom/);
  const box = await strip(page).boundingBox();
  if (!box) throw new Error('the carousel has no size');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((part) => ({
        x: box.x + box.width * part,
        y: box.y + box.height / 2,
      })),
    });
  // So far that the way alone decides: on a busy machine a swipe is a slow one.
  await touch('touchStart', 0.95);
  for (const part of [0.8, 0.6, 0.4, 0.2, 0.1]) await touch('touchMove', part);
  await touch('touchEnd');
  for (const [wait, slide] of [
    [2500, 2],
    [5000, 3],
  ] as const) {
    await page.clock.runFor(wait);
    expect(await first(page)).toBe(slide);
  }
});

test('with reduced motion the carousel never moves by itself', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.clock.runFor(12_000);
  expect(await first(page)).toBe(1);
  await expect(page.getByRole('button', { name: /smenjivanje/ })).toHaveCount(0);
  await strip(page).press('ArrowRight');
  await page.clock.runFor(50);
  expect(await first(page), 'a key changes slides at once').toBe(2);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  const who = JSON.stringify(connection);
  test(`on a line with ${who} the carousel's code comes by a tap, and until then it scrolls by hand`, {
    tag: '@phone',
  }, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, 'connection', { value });
    }, connection);
    await page.goto('/');
    await slides(page).nth(1).scrollIntoViewIfNeeded();
    await expect.poll(() => first(page)).toBe(2);
    expect(scripts).toEqual([]);
    await slides(page).nth(1).tap();
    await expect(page.locator('[aria-current="true"].place')).toHaveText('Utisak 2 od 6');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    if (!connection.saveData) return;
    await expect(page.getByRole('button', { name: /smenjivanje/ })).toHaveCount(0);
    await press(page, 'Utisak 1 od');
    expect(await first(page)).toBe(1);
  });
}

test('on a translated page the arches and the words of the button follow', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page);
  await page.evaluate(translate);
  const place = page.locator('[aria-current="true"].place');
  await expect(place).toContainText('[en]');
  await page.clock.runFor(7500);
  expect(await first(page)).toBe(2);
  await expect(place).toHaveText(/2/);
  await press(page, 'Zaustavite');
  await expect(page.getByRole('button', { name: 'Pokrenite' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zaustavite' })).toHaveCount(0);
});

test('a strip that the visitor has scrolled, on a translated page, stays where it is when the code comes', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await page.evaluate(translate);
  await slides(page).nth(2).scrollIntoViewIfNeeded();
  await expect.poll(() => first(page)).toBe(3);
  await strip(page).focus();
  release();
  await wake(page);
  expect(await first(page)).toBe(3);
  await expect(strip(page)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the carousel is a strip that scrolls by hand and stops at a slide', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/');
    await slides(page).nth(5).scrollIntoViewIfNeeded();
    await expect(slides(page).nth(5)).toBeInViewport();
    await expect(strip(page)).toHaveCSS('scroll-snap-type', 'x mandatory');
  });
});
