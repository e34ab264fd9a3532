import { readFile, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { PAGES } from '../../src/browser/offline/offline-shelves';
import { expectAccessible } from './support/accessible';
import { expectNothingKept, field, fillIn, nudge, result, VISITOR } from './support/contact-form';
import { test } from './support/outbox-test';
import { DIST, type Relay } from './support/relay';
import { makeSecondBuild } from './support/second-build';
import { expect } from './support/test';
import { installWorker, keptOf } from './support/worker';

const WORKER = '/service-worker.js';
const script = (code: string) => (response: ServerResponse) =>
  response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(code);
const NO_NETWORK = 'Trenutno ste bez interneta';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function loseNetwork(page: Page, site: Relay): Promise<void> {
  site.connected = false;
  await page.context().setOffline(true);
}

async function regainNetwork(page: Page, site: Relay): Promise<void> {
  site.connected = true;
  await page.context().setOffline(false);
}

/** Pictures of the page that were shown, as their files. */
function shownPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      .map(({ currentSrc }) => new URL(currentSrc).pathname),
  );
}

test('a page costs no script before the visitor does something on it', async ({
  page,
  relay: site,
}) => {
  await page.goto('/about-me', { waitUntil: 'networkidle' });
  expect(site.asked.filter((path) => path.endsWith('.js'))).toEqual([]);
  await installWorker(page);
  expect(site.asked.filter((path) => path.endsWith('.js'))).toEqual(['/service-worker.js']);
});

test('a page that was read once opens with no network, with the pictures that were shown', async ({
  page,
  relay: site,
}) => {
  await page.goto('/about-me', { waitUntil: 'networkidle' });
  const shown = await shownPictures(page);
  expect(shown.length).toBeGreaterThan(0);
  await installWorker(page);
  await expect.poll(() => keptOf(page)).toEqual(expect.arrayContaining(shown));
  // Nothing of it came over the network a second time.
  expect(site.asked.filter((path) => path === '/about-me')).toHaveLength(1);
  for (const path of shown) expect(site.asked.filter((other) => other === path)).toHaveLength(1);

  await loseNetwork(page, site);
  await page.reload();
  await expect(heading(page)).toHaveText('O meni');
  await expect.poll(() => shownPictures(page)).toEqual(expect.arrayContaining(shown));
});

test('a page that came with a campaign’s query is kept under its own address', async ({
  page,
  relay: site,
}) => {
  await page.goto('/about-me?fbclid=1', { waitUntil: 'networkidle' });
  await installWorker(page);
  await loseNetwork(page, site);
  await page.goto('/about-me');
  await expect(heading(page)).toHaveText('O meni');
});

test('an address that was never opened shows what works with no network', async ({
  page,
  relay: site,
}) => {
  await page.goto('/about-me');
  await installWorker(page);
  await loseNetwork(page, site);
  await page.goto('/products');
  await expect(heading(page)).toHaveText(NO_NETWORK);
  await expect(page.locator('a[href^="tel:+"]')).toBeVisible();
  await expect(page.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText([
    'O meni',
    'Kontakt',
    /^\+381/,
    /@/,
  ]);
  await expectAccessible(page);

  await regainNetwork(page, site);
  await expect(page).toHaveURL(/\/products$/);
  await expect(heading(page)).toHaveText(/najprodavanijim proizvodima/);
});

test('the network’s answer wins when it comes within two seconds', async ({
  page,
  relay: site,
}) => {
  await page.goto('/about-me');
  await installWorker(page);
  site.edit = (html) => html.replace('O meni</h1>', 'O meni, novo</h1>');
  site.delay = () => 1500;
  await page.goto('/about-me');
  await expect(heading(page)).toHaveText('O meni, novo');
});

test('after two seconds the kept page is shown, and the late answer is kept for the next time', async ({
  page,
  relay: site,
}) => {
  await page.goto('/about-me');
  await installWorker(page);
  site.edit = (html) => html.replace('O meni</h1>', 'O meni, novo</h1>');
  site.delay = (path) => (path === '/about-me' ? 3500 : 0);
  const start = Date.now();
  await page.goto('/about-me');
  expect(Date.now() - start).toBeGreaterThanOrEqual(2000);
  await expect(heading(page)).toHaveText('O meni');
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/about-me'))?.text()))
    .toContain('O meni, novo');
  await loseNetwork(page, site);
  await page.reload();
  await expect(heading(page)).toHaveText('O meni, novo');
});

test('a slow answer is waited for when the page is not kept', async ({ page, relay: site }) => {
  await page.goto('/about-me');
  await installWorker(page);
  site.delay = (path) => (path === '/products' ? 3000 : 0);
  await page.goto('/products');
  await expect(heading(page)).toHaveText(/najprodavanijim proizvodima/);
});

test.describe('the form', () => {
  test('keeps a message written with no network, though the page was never opened', async ({
    page,
    relay: site,
  }) => {
    await page.goto('/about-me');
    await installWorker(page);
    await loseNetwork(page, site);
    await page.goto('/contact');
    await fillIn(page);
    // An impatient second tap, before the worker has answered, sends nothing more.
    await page.getByRole('button', { name: 'Pošalji' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(page.getByText('Poruka je sačuvana na Vašem uređaju')).toBeFocused();
    await expect(field(page, 'Poruka')).toHaveValue('');
    await page.reload();
    expect(site.tries).toHaveLength(0);

    await regainNetwork(page, site);
    await expect.poll(() => site.tries.length).toBe(1);
    await expectNothingKept(page);
    expect(site.tries[0]).toMatchObject({ name: VISITOR.Ime, email: VISITOR['E-mail'] });
    expect(site.tries).toHaveLength(1);
  });

  test('keeps a message for which its script does not come in time', async ({
    page,
    relay: site,
  }) => {
    await page.clock.install();
    await page.goto('/about-me');
    await installWorker(page);
    site.open = false;
    site.delay = (path) => (path.startsWith('/scripts/') ? 60_000 : 0);
    await page.goto('/contact');
    await fillIn(page);
    await page.getByRole('button', { name: 'Pošalji' }).click();
    await page.clock.fastForward(8000);
    await expect(page.getByText('Poruka je sačuvana na Vašem uređaju')).toBeFocused();
    expect(site.tries).toHaveLength(0);
    site.open = true;
    await nudge(page);
    await page.goto('/cookie-policy');
    await expect.poll(() => site.tries.length).toBe(1);
  });

  test('tells what is too long before it keeps a message, and keeps it once it is shorter', async ({
    page,
    relay: site,
  }) => {
    await page.goto('/about-me');
    await installWorker(page);
    await loseNetwork(page, site);
    await page.goto('/contact');
    await fillIn(page);
    await field(page, 'Poruka').fill('ž'.repeat(10_002));
    await page.getByRole('button', { name: 'Pošalji' }).click();
    await expect(field(page, 'Poruka')).toBeFocused();
    expect(
      await field(page, 'Poruka').evaluate((text: HTMLTextAreaElement) => text.validationMessage),
    ).toBe('Predugačko: skratite za 2 znaka (najviše 10.000).');
    await expect(field(page, 'Poruka')).toHaveValue('ž'.repeat(10_002));
    await field(page, 'Poruka').fill('ž'.repeat(10_000));
    await page.getByRole('button', { name: 'Pošalji' }).click();
    await expect(page.getByText('Poruka je sačuvana na Vašem uređaju')).toBeFocused();
    await regainNetwork(page, site);
    await expect.poll(() => site.tries.map(({ message }) => message?.length)).toEqual([10_000]);
  });

  test('leaves the text where it is when the device keeps nothing', async ({
    page,
    relay: site,
  }) => {
    await page.goto('/about-me');
    await installWorker(page);
    await loseNetwork(page, site);
    await page.goto('/contact');
    await fillIn(page);
    // A database that another tab holds open under a newer version cannot be opened any more.
    await page.evaluate(
      () =>
        new Promise((done) => {
          indexedDB.open('poruke', 9).onsuccess = done;
        }),
    );
    await page.getByRole('button', { name: 'Pošalji' }).click();
    await expect(page.getByText('uređaj ne može da sačuva poruku')).toBeFocused();
    await expect(field(page, 'Poruka')).toHaveValue(VISITOR.Poruka);
  });
});

test('a visitor who saves data gets the note ahead of need, and no page', async ({
  page,
  relay: site,
}) => {
  const saving = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`;
  site.special.set(WORKER, script(saving + (await readFile(join(DIST, WORKER), 'utf8'))));
  await page.goto('/about-me');
  await installWorker(page, ['/offline']);
  await loseNetwork(page, site);
  await page.goto('/contact');
  await expect(heading(page)).toHaveText(NO_NETWORK);
  await expect(page.getByRole('link', { name: 'Kontakt' })).toBeHidden();
  expect(site.asked).not.toContain('/contact');
});

test('errors, redirects, queries and the editor’s desk are not kept', async ({
  page,
  relay: site,
}) => {
  const moved = { Location: '/cookie-policy?od=starog' };
  site.special.set('/premesteno', (response) => response.writeHead(302, moved).end());
  site.special.set('/admin', (response) => response.end('Uređivanje'));
  await page.goto('/about-me');
  await installWorker(page);
  for (const path of ['/nema-ove-strane', '/products?boja=1', '/admin', '/premesteno']) {
    await page.goto(path);
  }
  await page.goto('/cookie-policy');
  await expect.poll(() => keptOf(page)).toContain('/cookie-policy');
  const pages = (await keptOf(page)).filter((path) => !path.includes('.'));
  expect(pages.sort()).toEqual(['/about-me', '/contact', '/cookie-policy', '/offline']);
  expect(site.asked).toContain('/products?boja=1');
});

test.describe('when a new build is published', () => {
  let build: string;
  test.beforeAll(async () => {
    build = await makeSecondBuild();
  });
  test.afterAll(() => rm(build, { recursive: true }));

  test('a visited page shows the new one, and what only the old one was seen in stays whole', async ({
    page,
    relay: site,
  }) => {
    await page.goto('/about-me', { waitUntil: 'networkidle' });
    await installWorker(page);
    const old = await shownPictures(page);
    await expect.poll(() => keptOf(page)).toEqual(expect.arrayContaining(old));

    site.build = build;
    await page.goto('/business-cooperation', { waitUntil: 'networkidle' });
    await expect(heading(page)).toHaveText(/novo$/);
    await loseNetwork(page, site);
    await page.goto('/about-me');
    await expect(heading(page)).toHaveText('O meni');
    await expect.poll(() => shownPictures(page)).toEqual(expect.arrayContaining(old));

    await regainNetwork(page, site);
    await page.goto('/about-me', { waitUntil: 'networkidle' });
    await expect(heading(page)).toHaveText('O meni – novo');
    const shown = await shownPictures(page);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every((path) => path.includes('-2.'))).toBe(true);
  });

  test('a form that was used before still works, also with no network', async ({
    page,
    relay: site,
  }) => {
    await page.goto('/about-me');
    await installWorker(page);
    await page.goto('/contact');
    await field(page, 'Ime').click();
    await expect(page.locator('form')).toHaveAttribute('novalidate', '');
    await expect.poll(async () => (await keptOf(page)).join()).toContain('ContactForm');
    site.build = build;
    await loseNetwork(page, site);
    await page.reload();
    await field(page, 'Ime').click();
    await expect(page.locator('form')).toHaveAttribute('novalidate', '');
    await fillIn(page);
    await page.getByRole('button', { name: 'Pošalji' }).click();
    await expect(result(page)).toBeFocused();
    await regainNetwork(page, site);
    await expect.poll(() => site.tries.length).toBe(1);
  });
});

test.describe('the worker itself', () => {
  const update = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).update());

  test('is replaced while pages are open, and the shelves of the old one are emptied', async ({
    page,
    relay: site,
  }) => {
    await page.goto('/about-me');
    await installWorker(page);
    const code = await readFile(join(DIST, WORKER), 'utf8');
    expect(code).toContain(PAGES.name);
    site.special.set(WORKER, script(code.replaceAll(PAGES.name, 'stranice-nove')));
    await update(page);
    await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain(PAGES.name);
    await page.goto('/cookie-policy');
    await expect.poll(() => page.evaluate(() => caches.keys())).toContain('stranice-nove');
    await loseNetwork(page, site);
    await page.reload();
    await expect(heading(page)).toHaveText('Politika kolačića');
  });

  test('is taken away, with all that it keeps, by the lines in the README', async ({
    page,
    relay: site,
  }) => {
    await page.goto('/about-me');
    await installWorker(page);
    const readme = await readFile(join(DIST, '../src/browser/README.md'), 'utf8');
    const [, lines = ''] = readme.match(/```js\n(addEventListener\('install'[^`]*)```/) ?? [];
    expect(lines).not.toBe('');
    site.special.set(WORKER, script(lines));
    await update(page);
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ]);
    await expect.poll(left).toEqual([]);
    await page.reload();
    await expect(heading(page)).toHaveText('O meni');
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});
