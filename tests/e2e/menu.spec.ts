import type { Page } from 'playwright/test';
import { expect, PAGES, part, test } from './support/test.ts';

const ITEMS = ['Početna', 'Proizvodi', 'Prodavnica', 'O meni', 'Poslovna saradnja', 'Kontakt'];
const menu = (page: Page) => page.getByRole('navigation', { name: 'Glavni meni' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Meni' });
const PATHS = ['/', '/products', undefined, '/about-me', '/business-cooperation', '/contact'];

test('the menu lists the six items, and the shop opens in a new tab', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const links = menu(page).getByRole('link');
  await expect(links).toHaveText(ITEMS.map((item) => new RegExp(`^${item}`)));
  for (const [index, path] of PATHS.entries()) {
    if (path) await expect(links.nth(index)).toHaveAttribute('href', path);
  }
  const shop = links.nth(2);
  await expect(shop).toHaveAttribute('href', /^https:\/\//);
  await expect(shop).toHaveAttribute('target', '_blank');
  await expect(shop).toHaveAttribute('rel', 'noopener');
  await expect(shop).toHaveAccessibleName(/otvara se u novoj kartici/);
});

test('the current page is marked in the menu, on that of a product the products', {
  tag: '@phone',
}, async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    const marked = page.locator('#meni [aria-current="page"]');
    const inMenu = PATHS.includes(path);
    await expect(marked).toHaveCount(inMenu ? 1 : 0);
    if (inMenu) await expect(marked).toHaveAttribute('href', path);
  }
  await page.goto('/products/aloe-gel');
  const marked = page.locator('#meni [aria-current]');
  await expect(marked).toHaveAttribute('href', '/products');
  await expect(marked).toHaveAttribute('aria-current', 'true');
});

test('up to 991 px the menu hides behind a button, from 992 px it is a row, and an open menu closes', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await page.goto('/');
  await expect(toggle(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await toggle(page).click();
  const open = page.locator(':popover-open');
  await expect(open).toBeVisible();
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(open).toHaveCount(0);
  await expect(toggle(page)).toBeHidden();
  await expect(menu(page)).toBeVisible();
});

test.describe('on a small screen', { tag: '@phone' }, () => {
  test('the button opens and closes the menu and says which', { tag: '@engines' }, async ({
    page,
  }) => {
    await page.goto('/');
    for (const isOpen of [false, true, false]) {
      await expect(toggle(page)).toHaveAttribute('aria-expanded', String(isOpen));
      await expect(menu(page)).toBeVisible({ visible: isOpen });
      await expect(toggle(page)).toHaveAccessibleName(isOpen ? 'Zatvori meni' : 'Meni');
      await toggle(page).click();
    }
  });

  test('the menu on a small screen opens and closes by finger and key', async ({ page }) => {
    await part('the button looks as before after a tap', async () => {
      await page.goto('/');
      const ground = () => toggle(page).evaluate((button) => getComputedStyle(button).background);
      const before = await ground();
      await toggle(page).tap();
      await expect(menu(page)).toBeVisible();
      await toggle(page).tap();
      await expect(menu(page)).toBeHidden();
      // While a finger is down the button is darker; the browser may paint the lifted finger a little later.
      await expect.poll(ground).toBe(before);
    });
    await part('Escape closes the menu and the focus returns to the button', async () => {
      await page.goto('/');
      await toggle(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Početna', exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(toggle(page)).toBeFocused();
    });
    await part('the open menu hangs right below the bar, also when the bar is fixed', async () => {
      await page.goto('/products');
      for (const top of [0, 120, 700]) {
        await page.evaluate((y) => scrollTo(0, y), top);
        await expect(page.locator('html')).toHaveAttribute(
          top > 150 ? 'data-menu-fixed' : 'lang',
          /.*/,
        );
        await page.evaluate(() => document.getElementById('meni')?.showPopover());
        const bar = await page.locator('#vrh > div').boundingBox();
        const open = await menu(page).boundingBox();
        expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(Math.round(open?.y ?? -1));
        await page.evaluate(() => document.getElementById('meni')?.hidePopover());
      }
    });
    await part('choosing the current page closes the menu too', async () => {
      await page.goto('about:blank');
      await page.goto('/products#3');
      await toggle(page).click();
      // This test is about the closing, not about the loading that follows.
      await page.evaluate(() =>
        document.addEventListener('click', (event) => event.preventDefault(), true),
      );
      await menu(page).getByRole('link', { name: 'Proizvodi' }).click();
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    });
    await part('on a phone on its side the open menu scrolls to its last item', async () => {
      await page.setViewportSize({ width: 640, height: 280 });
      await page.goto('/');
      await toggle(page).click();
      await menu(page).hover();
      await page.mouse.wheel(0, 600);
      await expect(menu(page).getByRole('link').last()).toBeInViewport({ ratio: 1 });
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the button still opens the menu', async ({ page }) => {
      await page.goto('/');
      await expect(menu(page)).toBeHidden();
      await toggle(page).click();
      await expect(menu(page)).toBeVisible();
      await menu(page).getByRole('link', { name: 'Kontakt' }).click();
      await expect(page).toHaveURL(/\/contact$/);
    });
  });
});

test('scrolled past 150 px the menu is fixed to the top, not before, and nothing jumps', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  const bar = page.locator('#vrh > div');
  const barTop = async () => (await bar.boundingBox())?.y;
  const contentTop = () =>
    page.locator('main').evaluate((main) => main.getBoundingClientRect().top + scrollY);
  const before = await contentTop();

  for (const [scrolled, top] of [
    [150, -150],
    [151, 0],
    [100, -100],
  ] as const) {
    await page.evaluate((y) => scrollTo(0, y), scrolled);
    await expect.poll(barTop).toBe(top);
    expect(await contentTop()).toBe(before);
  }
});
