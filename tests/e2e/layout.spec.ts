// The layout of the pages and of their states as it was last wished: each has a map in `layout/` for both screens.
// After a wished change of the looks, `UPDATE_LAYOUT=1 npm test layout.spec.ts` writes the maps anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { drawLayout } from '../../src/github/layout-map.ts';
import { expectAwake, expectWaiting, fillIn, send } from './support/contact-form.ts';
import { becomeOld } from './support/old-browser.ts';
import { ONE_WIDTH } from './support/one-width.ts';
import { expect, test } from './support/test.ts';

/** `npm test` works in a copy of the project that is made anew for each run; the maps are kept in the project. */
const KEPT = join(process.cwd().replace(/var.test-site$/, ''), 'tests/e2e/layout');
const STYLE = `${ONE_WIDTH}
  :where([type="checkbox"]) { font-family: inherit; }
  * { hyphens: manual !important; text-wrap-style: auto !important; transition: none !important; }`;

interface State {
  name: string;
  path: string;
  /** Selector of the parts that are drawn; `main` without it. */
  within?: string;
  tag?: '@phone' | '@desktop';
  before?: (page: Page) => Promise<unknown>;
  act?: (page: Page) => Promise<unknown>;
}

const STATES: State[] = [
  // The only map with the header and the footer.
  { name: 'home', path: '/', within: 'body' },
  { name: 'products', path: '/products' },
  { name: 'product', path: '/products/zubni-gel' },
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

/** Compares the state with its map; on a difference the story goes on, and fails at its end. */
async function compare(page: Page, state: State): Promise<void> {
  const { name, path, within = 'main', before, act } = state;
  await before?.(page);
  await page.goto(path);
  await page.addStyleTag({ content: STYLE });
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  await page.locator('main details').evaluateAll((all) => {
    for (const element of all as HTMLDetailsElement[]) element.open = true;
  });
  await act?.(page);
  const map = await drawLayout(page, within, { isBrief: true });
  if (isPage(state)) map.push(...(await page.locator(within).evaluateAll(drawSigns)));
  const file = join(KEPT, `${name}.${test.info().project.name}.txt`);
  if (process.env['UPDATE_LAYOUT']) writeFileSync(file, `${map.join('\n')}\n`);
  expect.soft(map, name).toEqual(readFileSync(file, 'utf8').trimEnd().split('\n'));
}

/** A line for each colour in which something is drawn: a lost one is black. */
function drawSigns(parts: Element[]): string[] {
  const shapes = parts.flatMap((part) => [...part.querySelectorAll('svg :is(path, circle)')]);
  const looks = shapes.map((shape) => {
    const { fill, stroke } = getComputedStyle(shape);
    return `${shape.localName} fill: ${fill}; stroke: ${stroke};`;
  });
  return [...new Set(looks)].sort();
}

const isPage = ({ before, act }: State) => !before && !act;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The cookie policy names the day a year from now.
  await page.clock.setFixedTime('2026-11-28T12:00:00+01:00');
});

const told = (tag: State['tag'], screen: string) => tag === undefined || tag === `@${screen}`;

// One browser page for all of them: to open one costs more than to draw a map.
test('the layout of every page and of its states is the wished one', async ({ page }, {
  project,
}) => {
  for (const state of STATES.filter(({ before }) => !before)) {
    if (told(state.tag, project.name)) await compare(page, state);
    await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
  }
});

for (const state of STATES.filter(({ before }) => before)) {
  const { name, tag = [] } = state;
  test(`the layout is the wished one: ${name}`, { tag }, ({ page }) => compare(page, state));
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
