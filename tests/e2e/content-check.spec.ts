// `npm start` while an editor makes mistakes and corrects them.
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { findFreePort } from '../support/processes.ts';
import { expectAccessible, expectCopyAccessible } from './support/accessible.ts';
import { field, fillIn, send, VISITOR } from './support/contact-form.ts';
import { SiteCopy } from './support/site-copy.ts';
import { expect, test } from './support/test.ts';

/** A page without islands: their packages lie outside the copy, where Vite does not serve. */
const PAGE = '/about-me';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe.configure({ mode: 'serial' });
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here.
  baseURL: ({}, use) => use(`http://localhost:${port}`),
  // The browser logs the answers 422 and 503, and a picture that was deleted while the browser requested it.
  expectedMessages: [/404|422|50[03]|net::ERR_|WebSocket/],
});

let copy: SiteCopy;
let port: number;

test.beforeAll(async () => {
  port = await findFreePort();
  copy = await SiteCopy.create();
});
test.afterAll(() => copy.remove());
// The development server converts each picture anew, which would take longer than the test itself.
test.beforeEach(({ page }) => page.route(/\/_image\?/, (route) => route.abort()));

test('a broken site.yaml does not end npm start: the site appears when the file is corrected', async ({
  page,
}) => {
  await copy.edit('site.yaml', 'name: Ime Prezime', 'name: Ime: Prezime');
  copy.start(port);
  await expect(async () => {
    await page.goto(PAGE);
    await expect(page.getByRole('alert')).toContainText('src/content/site.yaml:8');
  }).toPass();
  await expect(page.getByRole('alert')).toContainText('Napišite red ovako: name: "Ime: Prezime"');
  // A server that has just started may read its texts once more, and the page with it.
  await expect(async () => {
    const isLoadedAnew = await page.waitForEvent('framenavigated', { timeout: 1000 }).then(
      () => true,
      () => false,
    );
    expect(isLoadedAnew, 'the list of mistakes stands still').toBe(false);
  }).toPass();
  await expectCopyAccessible(page);

  await copy.edit('site.yaml', 'name: Ime Prezime', 'name: "Ime: Prezime"');
  await expect(heading(page)).toHaveText('O meni');
});

test('the form works, whatever the terminal announces; a second start says where the site runs', async ({
  request,
}) => {
  const empty = await request.post('/mail_cv.php', { form: { name: '' } });
  expect(empty.status()).toBe(422);
  const outbox = await request.get('/outbox.js');
  expect([outbox.status(), outbox.headers()['content-type']]).toEqual([
    200,
    expect.stringContaining('javascript'),
  ]);
  expect(await copy.run(['src/tools/start.ts'])).toEqual({
    code: 0,
    output: expect.stringMatching(
      `^Sajt već radi: http://localhost:${port}\\. Zaustavlja ga Ctrl\\+C u onom prozoru, ili: kill \\d+\n$`,
    ),
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the relay answers the form with pages: what is missing, and that the message is sent', async ({
    page,
  }) => {
    await page.goto('/contact');
    await fillIn(page);
    await field(page, 'Ime').fill('  ');
    await send(page);
    const alert = 'Ispravite obeležena polja i pošaljite ponovo. Sve što ste napisali stoji ispod.';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Poruka još nije poslata');
    await expect(page.getByRole('alert')).toHaveText(alert);
    await expect(page.getByLabel('Ime')).toHaveAccessibleDescription('Upišite svoje ime.');
    await expect(page.getByLabel('Poruka')).toHaveValue(VISITOR.Poruka);
    await expectCopyAccessible(page);

    await page.getByLabel('Ime').fill(VISITOR.Ime);
    await send(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Poruka je uspešno poslata');
    await expect(page.getByRole('status')).toContainText(
      'Hvala na poruci. Javiću Vam se telefonom ili e-mailom.',
    );
    await expect(page.getByRole('link', { name: 'Nazad na proizvode' })).toBeVisible();
    await expectCopyAccessible(page);
  });
});

/** A mistake, its message in the browser and the terminal, and the correction. */
const MISTAKES: [
  title: string,
  make: () => Promise<void>,
  said: string,
  repair: () => Promise<void>,
][] = [
  [
    'a sign that MDX reads as code',
    () => copy.edit('products/aloe-gel.mdx', 'Ukus je', 'Manje od <25. Ukus je'),
    'aloe-gel.mdx:27 Znak < se ovde čita kao programski kod.',
    () => copy.restore('products/aloe-gel.mdx'),
  ],
  [
    'a new file that is broken',
    () => copy.write('products/krema.mdx', 'Samo tekst.\n'),
    'krema.mdx:1 Na vrhu fajla nedostaje linija --- iznad podataka.',
    () => copy.delete('products/krema.mdx'),
  ],
  [
    'a picture that was deleted',
    () => copy.delete('products/aloe-gel.jpg'),
    'aloe-gel.mdx:5 Slika „./aloe-gel.jpg“ ne postoji u folderu src/content/products.',
    () => copy.restore('products/aloe-gel.jpg'),
  ],
  [
    'a file that is gone',
    () => copy.delete('steps.yaml'),
    'steps.yaml:1 Ovaj fajl nedostaje.',
    () => copy.restore('steps.yaml'),
  ],
];

test('each mistake is shown in Serbian in place of every page until it is corrected', async ({
  page,
}) => {
  await page.goto(PAGE);
  for (const [title, make, said, repair] of MISTAKES) {
    await test.step(title, async () => {
      const cover = page.getByRole('alert');
      await make();
      // The path with the line, and the message, are on lines of their own.
      const [place = '', ...words] = said.split(/(?<=:\d+) /);
      await expect(cover).toContainText(place);
      await expect(cover).toContainText(words.join(' '));
      expect(copy.terminal).toContain(said);
      await repair();
      await expect(cover).toBeHidden();
      await expect(heading(page)).toHaveText('O meni');
    });
  }
});

test('a change that is made while another text has a mistake is on the page afterwards', async ({
  page,
}) => {
  await copy.edit('products/aloe-gel.mdx', 'id: 1', 'id: prvi');
  await copy.edit('pages/about-me.mdx', 'heading: O meni', 'heading: Nešto o meni');
  await expect.poll(() => copy.terminal).toContain('neispravnu vrednost: prvi');
  await copy.restore('products/aloe-gel.mdx');
  await page.goto(PAGE);
  await expect(heading(page)).toHaveText('Nešto o meni');
  await copy.restore('pages/about-me.mdx');
  await expect(heading(page)).toHaveText('O meni');
});

/** Loads the page in a tab that connects to the server only when it is told to. */
async function openUnconnected(page: Page): Promise<() => void> {
  // Vite keeps a reload for later only while no other tab is connected.
  const otherTab = await page.context().newPage();
  await otherTab.goto(PAGE);
  const mayConnect = Promise.withResolvers<void>();
  await page.routeWebSocket(`ws://localhost:${port}/**`, async (socket) => {
    await mayConnect.promise;
    socket.connectToServer();
  });
  await page.goto(PAGE);
  return mayConnect.resolve;
}

/** What the server answers to one who asks without a tab. */
async function expectServed(page: Page, words: string): Promise<void> {
  const served = async () =>
    (await page.request.get(PAGE, { headers: { accept: 'text/html' } })).text();
  await expect.poll(served).toContain(words);
}

test('a page that was on its way when the mistake was found shows it, too', async ({ page }) => {
  const connect = await openUnconnected(page);
  await copy.edit('products/aloe-gel.mdx', 'id: 1', 'id: drugi');
  const said = 'Polje „id“ ima neispravnu vrednost: drugi';
  await expectServed(page, said);
  connect();
  await expect(page.getByRole('alert')).toContainText(said);
  await copy.restore('products/aloe-gel.mdx');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a list of mistakes that was on its way when they were corrected gives way', async ({
  page,
}) => {
  await copy.edit('products/aloe-gel.mdx', 'id: 1', 'id: treći');
  await expectServed(page, 'Sadržaj treba ispraviti');
  const connect = await openUnconnected(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await copy.restore('products/aloe-gel.mdx');
  await expectServed(page, 'O meni');
  connect();
  await expect(heading(page)).toHaveText('O meni');
});

test('a page that was on its way when its text was saved shows the new one', async ({ page }) => {
  const connect = await openUnconnected(page);
  await copy.edit('pages/about-me.mdx', 'heading: O meni', 'heading: Ko sam ja');
  await expectServed(page, 'Ko sam ja');
  connect();
  await expect(heading(page)).toHaveText('Ko sam ja');
  await copy.restore('pages/about-me.mdx');
  await expect(heading(page)).toHaveText('O meni');
});

test('of two saves that follow each other, the last one is shown', async ({ page }) => {
  await page.goto(PAGE);
  // The second one comes before the first is read, and while it is.
  for (const [place, wait] of [0, 100, 400].entries()) {
    const last = `O meni ${place + 1}`;
    await copy.edit('pages/about-me.mdx', 'heading: O meni', 'heading: O nama');
    await setTimeout(wait);
    await copy.edit('pages/about-me.mdx', 'heading: O meni', `heading: ${last}`);
    await expect(heading(page)).toHaveText(last);
    await expectServed(page, last);
  }
  await copy.restore('pages/about-me.mdx');
  await expect(heading(page)).toHaveText('O meni');
});

test('a changed schema is loaded without a restart', async ({ page }) => {
  const schema = copy.path('src/model/collections/steps.ts');
  const old = await readFile(schema, 'utf8');
  await page.goto(PAGE);
  await writeFile(
    schema,
    old.replace('textFields({', "textFields({ extra: line('Dodatno polje'),"),
  );
  await expect(page.getByRole('alert')).toContainText('Nedostaje polje „extra“ (dodatno polje).');
  await writeFile(schema, old);
  await expect(heading(page)).toHaveText('O meni');
});

test('without a testimonial, the home page says so and asks for one', async ({ page }) => {
  const section = page.getByRole('region', { name: 'Iskustva naših korisnika' });
  await copy.write('testimonials/testimonials.yaml', '[]\n');
  await page.goto('/');
  await expect(section).toContainText('Ovde još nema utisaka, jer ih ne izmišljam.');
  await expect(section).toContainText('uz Vaš pisani pristanak');
  await expect(section.getByRole('link', { name: 'Pošaljite mi svoj utisak' })).toHaveAttribute(
    'href',
    '/contact#utisak',
  );
  await expectAccessible(page, 'section:has(#iskustva)');
  await copy.restore('testimonials/testimonials.yaml');
});

test('the terminal has shown every message in Serbian', () => {
  expect(copy.terminal).toContain('Sajt čeka da to ispravite.');
  expect(copy.terminal).not.toMatch(/\b(error|failed|invalid|unexpected|cannot|could not)\b/i);
});
