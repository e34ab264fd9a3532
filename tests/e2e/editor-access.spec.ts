// The editor by keyboard, by reader, and on every screen.
import { expectAccessible } from './support/accessible';
import {
  enter,
  expect,
  field,
  GEL_PATH,
  githubTest,
  openEditor,
  SITE_PATH,
  signIn,
} from './support/editor';
import { part } from './support/test';

githubTest('every page is for keyboard and reader, on every screen', async ({ page, github }) => {
  await openEditor(page, github);
  await expectAccessible(page);
  await signIn(page);
  await page.getByText('Mora pre objavljivanja').waitFor();
  await page.locator('details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
  await expectAccessible(page);
  for (const hash of [`#${GEL_PATH}`, `#ranije/${GEL_PATH}`, '#src/content/products/novo-1.mdx']) {
    await page.goto(`/admin${hash}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    for (const [width, textSize] of [
      [360, '200%'],
      [390, '100%'],
      [1280, '100%'],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      const { scrollWidth, clientWidth } = await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        return document.documentElement;
      }, textSize);
      expect(scrollWidth, `${hash} at ${width} px, text ${textSize}`).toBe(clientWidth);
    }
  }

  await part('the bar covers no field; keys answer its question', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/admin#${GEL_PATH}`);
    await field(page, 'Kratka činjenica').fill('tuba 130 g · 2.990 din');
    const publish = page.getByRole('button', { name: 'Objavi' });
    await publish.press('Enter');
    const question = page.getByRole('dialog', { name: 'Proverite još jednom' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(publish).toBeFocused();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = await page.locator('form > *').last().boundingBox();
    const bar = await page.locator('.bar').boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

for (const { what, address = '/admin', break: without } of [
  { what: 'an address that cannot be decoded', address: '/admin#%' },
  {
    what: 'no channel to its other windows',
    break: () => Reflect.deleteProperty(globalThis, 'BroadcastChannel'),
  },
  {
    what: 'a browser that keeps nothing',
    break: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    },
  },
])
  githubTest(`the editor opens over ${what}`, async ({ page, github }) => {
    if (without) await page.addInitScript(without);
    await openEditor(page, github);
    await page.goto(address);
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'Uređivač sajta' })).toBeVisible();
  });

githubTest('what comes late to the first page moves none of its rows', async ({ page, github }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/worker[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await enter(page, github);
  const row = page.getByRole('link', { name: 'Podaci o sajtu' });
  const before = await row.boundingBox();
  release();
  await expect(page.getByText(/^Mora pre objavljivanja \(\d+\)$/)).toBeVisible();
  await expect(page.getByText(/^Može i kasnije \(\d+\)$/)).toBeVisible();
  expect(await row.boundingBox()).toEqual(before);
});

githubTest(
  'of what was published only the newest is above the search',
  async ({ page, github }) => {
    await enter(page, github);
    for (const [path, label] of [
      [SITE_PATH, 'Geslo u zaglavlju'],
      [GEL_PATH, 'Opis slike'],
      ['src/content/products/biljni-caj.mdx', 'Opis slike'],
    ] as const) {
      await page.goto(`/admin#${path}`);
      await field(page, label).fill('Bela kutija na drvenom stolu');
      await page.getByRole('button', { name: 'Objavi' }).click();
      await expect(page.getByRole('region', { name: 'Poslata izmena' })).toBeVisible();
    }
    await page.goto('/admin#');
    await expect(page.getByRole('region', { name: 'Poslata izmena' })).toHaveCount(2);
    await page.getByText('Poslato ranije (1)').click();
    await expect(page.getByRole('region', { name: 'Poslata izmena' })).toHaveCount(3);
  },
);
