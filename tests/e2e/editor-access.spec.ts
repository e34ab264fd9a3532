// The editor by keyboard, by reader, and on every screen.
import { expectAccessible } from './support/accessible.ts';
import {
  enter,
  expect,
  field,
  GEL_PATH,
  githubTest,
  openEditor,
  SITE_PATH,
  signIn,
  test,
} from './support/editor.ts';
import { part } from './support/test.ts';

githubTest('every page is for keyboard and reader, on every screen', async ({ page, github }) => {
  await openEditor(page, github);
  await expectAccessible(page);
  await signIn(page);
  await page.getByText('pre objavljivanja: ').waitFor();
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

githubTest('beside the bar at least two fields are in sight', async ({ page, github }) => {
  await enter(page, github);
  await page.goto(`/admin#${GEL_PATH}`);
  await field(page, 'Kratka činjenica').fill('tuba 131 g');
  for (const { what, width, height, text } of [
    { what: 'large letters on a narrow phone', width: 320, height: 740, text: '200%' },
    { what: 'large letters', width: 390, height: 740, text: '200%' },
    { what: 'an open keyboard', width: 390, height: 370, text: '100%' },
    { what: 'a phone that is turned', width: 740, height: 360, text: '100%' },
  ])
    await part(what, async () => {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, text);
      // After the letters: Chromium asks how many of them a line holds when a width changes.
      await page.setViewportSize({ width, height });
      await field(page, 'Naziv').evaluate((input) => input.scrollIntoView());
      const bar = (await page.locator('.bar').boundingBox())?.y ?? 0;
      const places = await page.locator('form').evaluate((form) =>
        [...form.querySelectorAll('input, textarea, select')].map((input) => {
          const { top, bottom } = input.getBoundingClientRect();
          return { top, bottom };
        }),
      );
      const seen = places.filter(({ top, bottom }) => top >= 0 && bottom <= Math.min(bar, height));
      expect(seen.length).toBeGreaterThanOrEqual(2);
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
  await expect(page.getByText(/pre objavljivanja: \d+ · nešto može i kasnije/)).toBeVisible();
  expect(await row.boundingBox()).toEqual(before);
});

githubTest(
  'of many publications the newest two are in sight, below the search; in an hour they ask GitHub at most 120 times',
  async ({ page, github }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    await page.clock.install();
    await enter(page, github);
    const products = {
      'zubni-gel': 'levo',
      'biljni-caj': 'desno',
      'aloe-gel': 'napred',
      arginin: 'pozadi',
      'aloe-sprej': 'gore',
      'tablete-za-oci': 'dole',
    };
    for (const [path, label, place] of [
      [SITE_PATH, 'Geslo u zaglavlju', ''],
      ...Object.entries(products).map(
        ([name, where]) => [`src/content/products/${name}.mdx`, 'Opis slike', where] as const,
      ),
    ] as const) {
      await page.goto(`/admin#${path}`);
      await field(page, label).fill(`Bela kutija na drvenom stolu ${place}`);
      await page.getByRole('button', { name: 'Objavi' }).click();
      await expect(page.getByRole('region', { name: 'Poslata izmena' })).toBeVisible();
    }
    await page.goto('/admin#');
    await expect(page.getByRole('region', { name: 'Poslata izmena' })).toHaveCount(2);
    await expect(page.getByRole('searchbox', { name: 'Pretraga' })).toBeInViewport();
    const asked = github.asked.length;
    await page.clock.runFor('01:00:00');
    expect(github.asked.length - asked).toBeLessThanOrEqual(120);
    await page.getByText('Poslato ranije (5)').click();
    await expect(page.getByRole('region', { name: 'Poslata izmena' })).toHaveCount(7);
  },
);

test('the search leads to the field that is sought, also by its name, which stands in no file', async ({
  page,
}) => {
  await page.goto('/admin');
  await page.getByRole('searchbox', { name: 'Pretraga' }).fill('radno vreme');
  await page.locator('main').getByRole('link', { name: 'Podaci o sajtu' }).click();
  await expect(page.getByLabel('Kada se javljate na telefon')).toBeFocused();
});
