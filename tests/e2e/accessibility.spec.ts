import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expectAwake } from './support/contact-form.ts';
import { expect, PAGES, part, test } from './support/test.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Meni' });
const backToTop = (page: Page) => page.getByRole('link', { name: 'Na vrh stranice' });

test.use({ expectedMessages: [/404 \(Not Found\)/] });

/** A wide screen draws these in another way: the menu, the carousel, the form beside the ways to reach her, the filter. */
const WIDE = ['/', '/products', '/products/zubni-gel', '/contact'];

test('no page has anything for axe to report', async ({ page }, { project }) => {
  const all = [...PAGES, '/products/zubni-gel', '/nema-ovoga'];
  for (const path of project.name === 'desktop' ? WIDE : all) {
    await page.goto(path);
    await expectAccessible(page);
  }
});

const STATES: [
  what: string,
  path: string,
  within: string,
  screens: string[],
  act: (page: Page) => Promise<void>,
][] = [
  ['the open menu', '/', '#vrh, #meni', ['phone'], (page) => menuButton(page).click()],
  [
    'an open list of products',
    '/products',
    'nav',
    ['phone'],
    (page) => page.getByText('Dodaci ishrani').first().click(),
  ],
  [
    'the fixed bar with the way back',
    '/about-me',
    ':root',
    ['phone', 'desktop'],
    async (page) => {
      await page.evaluate(() => scrollTo(0, 2000));
      await expect(backToTop(page)).toHaveCSS('opacity', '1');
    },
  ],
  [
    'the form with errors',
    '/contact',
    'main',
    ['phone'],
    async (page) => {
      await page.getByLabel('Poruka').focus();
      await expectAwake(page);
      await page.getByRole('button', { name: 'Pošalji' }).click();
      await expect(page.locator('[aria-invalid]')).toHaveCount(4);
    },
  ],
];
test('no state of a page has anything for axe to report', async ({ page }, { project }) => {
  for (const [what, path, within, screens, act] of STATES) {
    if (!screens.includes(project.name)) continue;
    await part(what, async () => {
      await page.goto(path);
      await act(page);
      await expectAccessible(page, within);
    });
  }
});

test('a link for the keyboard skips the menu', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/products');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Pređite na sadržaj' });
  await expect(skip).toBeFocused();
  await skip.click({ trial: true }); // Nothing lies on it.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('every element that the keyboard reaches shows its focus', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const path of ['/', '/products', '/contact']) {
    await page.goto(path);
    const ringless = await page.evaluate(() => {
      const found: string[] = [];
      const all = document.querySelectorAll<HTMLElement>('a, button, input, textarea, summary');
      for (const element of all) {
        // Only elements that the keyboard reaches: a hidden one takes no focus.
        element.focus({ focusVisible: true } as FocusOptions);
        if (document.activeElement !== element) continue;
        // The ring of a box to tick may be round the label that it stands in.
        const label = element.matches('[type="checkbox"]') ? element.closest('label') : null;
        const hasRing = [element, label ?? element].some((ringed) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        });
        if (!hasRing) found.push(element.outerHTML.slice(0, 80));
      }
      return found;
    });
    expect(ringless, path).toEqual([]);
  }
});
