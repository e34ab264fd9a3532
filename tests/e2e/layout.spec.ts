// The layout of the pages and of their states as it was last wished: each has a map in `layout/` for both screens.
// After a wished change of the looks, `UPDATE_LAYOUT=1 npm test layout.spec.ts` writes the maps anew.
import type { Page } from 'playwright/test';
import { expectAwake, expectWaiting, fillIn, send } from './support/contact-form.ts';
import { compareLayout, type State, standStill } from './support/layout-maps.ts';
import { becomeOld } from './support/old-browser.ts';
import { expect, test } from './support/test.ts';

const STATES: State[] = [
  // The only map with the header and the footer.
  { name: 'home', path: '/', within: 'body' },
  { name: 'products', path: '/products' },
  { name: 'product', path: '/products/zubni-gel' },
  {
    name: 'product-without-notes',
    path: '/products/aloe-sprej',
    within: '.sheet',
    tag: '@desktop',
  },
  { name: 'about-me', path: '/about-me' },
  { name: 'cooperation', path: '/business-cooperation' },
  { name: 'contact', path: '/contact' },
  { name: 'policy', path: '/cookie-policy' },
  { name: 'privacy', path: '/privacy-policy', tag: '@desktop' },
  { name: 'not-found', path: '/404', tag: '@phone' },
  { name: 'offline', path: '/offline', within: 'body', tag: '@phone' },
  {
    name: 'menu-open',
    path: '/',
    within: 'header',
    tag: '@phone',
    act: (page) => page.getByRole('button', { name: 'Meni' }).click(),
  },
  {
    name: 'menu-of-old-browser',
    path: '/',
    within: 'header',
    tag: '@phone',
    before: becomeOld,
  },
  {
    name: 'scrolled',
    path: '/about-me',
    within: 'header, footer > a',
    act: async (page) => {
      await page.evaluate(() => scrollTo(0, 2000));
      await expect(page.getByRole('link', { name: 'Na vrh stranice' })).toBeVisible();
    },
  },
  {
    name: 'excluded-products',
    path: '/products',
    within: 'fieldset, .shelf',
    tag: '@phone',
    act: (page) => page.getByRole('checkbox').first().check(),
  },
  {
    name: 'found-products',
    path: '/products',
    within: 'nav',
    tag: '@phone',
    act: async (page) => {
      await page.getByRole('searchbox').fill('fruktoza');
      await expect(page.getByText(/^Nađeno proizvoda: /)).toBeVisible();
    },
  },
  {
    name: 'turned-phone',
    path: '/products',
    within: '.shelf section:first-child',
    tag: '@phone',
    width: 560,
  },
  {
    name: 'form-with-errors',
    path: '/contact',
    within: 'form',
    tag: '@phone',
    act: async (page) => {
      await page.getByLabel('Poruka').focus();
      await expectAwake(page);
      await send(page);
      await expect(page.locator('[aria-invalid]')).toHaveCount(4);
    },
  },
  {
    name: 'message-waiting',
    path: '/contact',
    within: '.message',
    tag: '@phone',
    before: (page) => page.route('**/mail_cv.php', (route) => route.abort()),
    act: async (page) => {
      await page.getByLabel('Poruka').focus();
      await expectAwake(page);
      await fillIn(page);
      await send(page);
      await expectWaiting(page);
    },
  },
  {
    name: 'under-the-pointer',
    path: '/',
    within: 'header, footer nav',
    tag: '@desktop',
    act: pointAtAll,
  },
  {
    name: 'printed',
    path: '/products/zubni-gel',
    within: 'body',
    tag: '@desktop',
    act: (page) => page.emulateMedia({ media: 'print' }),
  },
  {
    name: 'forced-colours',
    path: '/',
    within: 'main .edged',
    tag: '@desktop',
    act: (page) => page.emulateMedia({ forcedColors: 'active' }),
  },
];

test.use({ bypassCSP: true, expectedMessages: [/Failed to load resource/] });
test.beforeEach(({ page }) => standStill(page));

const told = (tag: State['tag'], screen: string) => tag === undefined || tag === `@${screen}`;

// One browser page for all of them: to open one costs more than to draw a map.
test('the layout of every page and of its states is the wished one', async ({ page }, {
  project,
}) => {
  for (const state of STATES.filter(({ before }) => !before)) {
    if (told(state.tag, project.name)) await compareLayout(page, state);
    await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
  }
});

for (const state of STATES.filter(({ before }) => before)) {
  const { name, tag = [] } = state;
  test(`the layout is the wished one: ${name}`, { tag }, ({ page }) => compareLayout(page, state));
}

/** Lets every link look as it does while the pointer is on it; buttons do so only where there is a mouse. */
async function pointAtAll(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const all = { nodeId: root.nodeId, selector: 'a' };
  for (const nodeId of (await session.send('DOM.querySelectorAll', all)).nodeIds) {
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] });
  }
}
