import { expectAccessible } from './support/accessible.ts';
import { TOOTH_GEL } from './support/content.ts';
import { expect, test } from './support/test.ts';

const ORIGIN = 'https://www.example.com';
const { name: NAME } = TOOTH_GEL;

test('a product is sent by Viber or WhatsApp in two taps from its entry', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/products#14');
  const entry = page.getByRole('article', { name: NAME });
  await entry.getByRole('link', { name: /^Podelite ovaj proizvod/ }).click();
  await expect(page).toHaveURL(/\/products\/zubni-gel#podelite$/);
  for (const [messenger, address] of [
    ['Viber', /^viber:\/\/forward\?/],
    ['WhatsApp', /^https:\/\/wa\.me\/\?/],
  ] as const) {
    const link = page.getByRole('link', { name: messenger, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(address);
    expect(new URL(href).searchParams.get('text')).toBe(`${NAME} ${ORIGIN}/products/zubni-gel`);
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});

test.describe('where the device sends by itself', () => {
  test('one button opens the device’s share sheet with exactly this product', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (what: ShareData) => {
          document.documentElement.dataset['sent'] = JSON.stringify(what);
          return Promise.resolve();
        },
      });
    });
    await page.goto('/products/zubni-gel');
    await page.getByRole('button', { name: 'Pošaljite…' }).click();
    const sent = await page.locator('html').getAttribute('data-sent');
    expect(JSON.parse(sent ?? '')).toEqual({ title: NAME, url: `${ORIGIN}/products/zubni-gel` });
  });
});

test.describe('where the device cannot share', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the button copies the link, and says so', { tag: '@desktop' }, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
    });
    await page.goto('/products/zubni-gel');
    await page.getByRole('button', { name: 'Kopirajte vezu' }).click();
    await expect(page.getByRole('status').getByText('Veza je kopirana.')).toBeVisible();
    await expectAccessible(page, '#podelite');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${ORIGIN}/products/zubni-gel`,
    );
  });
});

for (const [what, canSend] of [
  ['neither sends nor copies', true],
  ['cannot send, and does not copy', false],
] as const) {
  test(`where the browser ${what}, the address is shown, selected`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.addInitScript((hasShare) => {
      const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      if (hasShare) Object.assign(navigator, { share: refuse });
      else Reflect.deleteProperty(Navigator.prototype, 'share');
      navigator.clipboard.writeText = refuse;
    }, canSend);
    await page.goto('/products/zubni-gel');
    await page.getByRole('button', { name: /Pošaljite…|Kopirajte vezu/ }).click();
    const address = page.getByRole('textbox', { name: 'Adresa proizvoda' });
    await expect(address).toBeInViewport({ ratio: 1 });
    await expect(address).toHaveValue(`${ORIGIN}/products/zubni-gel`);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(
      `${ORIGIN}/products/zubni-gel`,
    );
    await expectAccessible(page, '#podelite');
  });
}

test('nothing is shown to a visitor who has closed the dialog for sending', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: () => Promise.reject(new DOMException('', 'AbortError')),
    });
  });
  await page.goto('/products/zubni-gel');
  await page.getByRole('button', { name: 'Pošaljite…' }).click();
  await expect(page.locator('#podelite').getByRole('status')).toHaveText('');
  await expect(page.getByRole('textbox', { name: 'Adresa proizvoda' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('only the links to the messengers are shown', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/products/zubni-gel');
    await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /Pošaljite|Kopirajte/ })).toHaveCount(0);
  });
});
