import { expect, type Locator, type Page, type Request } from 'playwright/test';
import { hold } from './hold.ts';

export const VISITOR = {
  Ime: 'Đurđica Šćepanović',
  Telefon: '+381 64 123 45 67',
  'E-mail': 'djurdjica@primer.rs',
  Poruka: 'Zdravo,\nzanima me kako se čuva gel. Hvala!',
};

export const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true });

/** Waits until React draws the form: from then on it, and not the browser, says what is wrong in a field. */
export async function expectAwake(page: Page): Promise<void> {
  await expect(page.locator('form')).toHaveAttribute('novalidate', '');
}

/** Opens the form, touches it and waits for its script. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/contact');
  await field(page, 'Ime').click();
  await expectAwake(page);
}

export async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(VISITOR)) await field(page, label).fill(text);
}

export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pošalji' }).click();
}

/** Sends a whole message; the confirmation stands where the form was. */
export async function sendMessage(page: Page): Promise<void> {
  await openForm(page);
  await fillIn(page);
  await send(page);
  await expect(result(page)).toBeFocused();
}

/** Fills in the form, loses the connection and sends: the message stays on the device. */
export async function sendOffline(page: Page): Promise<void> {
  await openForm(page);
  await fillIn(page);
  await page.context().setOffline(true);
  await send(page);
  await expectWaiting(page);
}

/** The box in place of the form, with the state of the message that was just sent. */
export const result = (page: Page) =>
  page.getByRole('main').getByRole('status').and(page.locator('[tabindex]'));

/** The messages below that box, or above the form about earlier visits. */
export const outboxStatus = (page: Page) => page.getByRole('main').getByRole('status').last();

/** Waits until the visitor is told that her message has not arrived yet. */
export async function expectWaiting(page: Page): Promise<void> {
  await expect(outboxStatus(page)).toContainText('Još nije stigla');
}

/** Waits until the device keeps no message, so that no later test sends one. */
export async function expectNothingKept(page: Page): Promise<void> {
  await expect.poll(() => readKept(page)).toEqual([]);
}

/** Waits until the page has done what news of a better connection makes it do. */
export async function nudge(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await endTry(page);
}

/** Waits until no try of the page is under way. */
export const endTry = (page: Page) =>
  page.evaluate(() => navigator.locks.request('poruke', () => {}));

/** Answers in place of the site's relay and records the messages. */
export async function catchMessages(page: Page, { answer = true } = {}): Promise<Request[]> {
  const sent: Request[] = [];
  await page.route('**/mail_cv.php', async (route) => {
    sent.push(route.request());
    if (answer) await route.fulfill({ status: 202, json: { status: 'accepted' } });
  });
  return sent;
}

export async function fieldsOf(request: Request | undefined): Promise<Record<string, string>> {
  const body = new Uint8Array(request?.postDataBuffer() ?? []);
  const form = await new Response(body, { headers: request?.headers() ?? {} }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

/** Expects the element in the window, below the fixed bar. */
export async function expectClearOfBar(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  const bar = await page.locator('#vrh > div').boundingBox();
  const box = await element.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
}

/** Delays the form's code until the test releases it. */
export const holdScripts = (page: Page) => hold(page, '**/scripts/*.js');

/** Fills in and sends the form while its code is on the way. */
export async function sendEarly(page: Page): Promise<void> {
  await page.goto('/contact');
  await fillIn(page);
  await send(page);
}

/** The messages that the device keeps. */
export function readKept(page: Page): Promise<{ tries: number; fields: unknown[] }[]> {
  return page.evaluate(async () => {
    if ((await indexedDB.databases()).length === 0) return [];
    const open = indexedDB.open('poruke');
    await new Promise((done) => {
      open.onsuccess = done;
    });
    const all = open.result.transaction('poruke').objectStore('poruke').getAll();
    await new Promise((done) => {
      all.onsuccess = done;
    });
    open.result.close();
    return all.result;
  });
}
