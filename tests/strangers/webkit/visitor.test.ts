// What a visitor lives through, in WebKit: the browser of every iPhone.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasDebianWebKit } from '../../../src/tools/machine.mjs';
import { SiteServer } from '../../e2e/support/site-server.ts';
import { PAGES } from '../../e2e/support/test.ts';
import type { Session } from './support/webdriver.ts';
import { startWebKit, type WebKit } from './support/webkit.ts';

const VISITOR = {
  Ime: 'Đurđica Šćepanović',
  Telefon: '+381 64 123 45 67',
  'E-mail': 'djurdjica@primer.rs',
  Poruka: 'Zdravo, zanima me kako se čuva gel. Hvala!',
};

// The window cannot be narrower than 447 px, which is a phone for the site.
const PHONE = { width: 447, height: 844 };
const SCREENS = [
  { screen: 'a phone', size: PHONE },
  { screen: 'a desktop', size: { width: 1280, height: 900 } },
];

const ADDRESSES = [...PAGES, '/products/zubni-gel'];

/** The XPath of a button, a field, or a link by the name that stands on the page. */
const button = (name: string) => `//button[contains(normalize-space(), "${name}")]`;
const field = (label: string) => `//main//*[@id = //label[normalize-space() = "${label}"]/@for]`;

/** Expects the value in the end: a page, or a script on it, may need a moment. */
const until = (value: () => Promise<unknown>) => expect.poll(value);

describe.skipIf(!hasDebianWebKit())('In WebKit', () => {
  let webKit: WebKit;
  let site: SiteServer;
  let page: Session;

  beforeAll(async () => {
    webKit = await startWebKit();
  });
  afterAll(() => webKit?.stop());

  const open = (path: string) => page.open(site.url + path);

  /** Opens the form, touches it and waits for its script. */
  async function openForm(): Promise<void> {
    await open('/contact');
    await page.click(field('Ime'));
    await until(() => page.evaluate(() => document.querySelector('form')?.noValidate)).toBe(true);
  }

  async function fillIn(): Promise<void> {
    for (const [label, text] of Object.entries(VISITOR)) await page.type(field(label), text);
  }

  /** Fills in and sends the form; the confirmation stands where the form was. */
  async function sendMessage(): Promise<void> {
    await openForm();
    await fillIn();
    await page.click(button('Pošalji'));
    await until(mainText).toContain('Poruka je uspešno poslata');
  }

  const mainText = () => page.evaluate(() => document.querySelector('main')?.innerText ?? '');

  /** The distance in px from the fixed bar, or the window's edge, to the top of the element. */
  const belowBar = (xpath: string) =>
    page.find(xpath).then((element) =>
      page.evaluate((node: unknown) => {
        const bar = document.querySelector('#vrh > div')?.getBoundingClientRect().bottom ?? 0;
        return (node as HTMLElement).getBoundingClientRect().top - Math.max(0, bar);
      }, element),
    );

  /** Number of messages that the browser keeps; undefined where it does not say: WebKit once never opened the storage. */
  const keptMessages = () =>
    page.evaluate(async () => {
      if ((await indexedDB.databases()).length === 0) return 0;
      const opening = indexedDB.open('poruke');
      await new Promise((done) => {
        opening.onsuccess = done;
        setTimeout(done, 10_000);
      });
      if (opening.readyState === 'pending') return undefined;
      const counting = opening.result.transaction('poruke').objectStore('poruke').count();
      await new Promise((done) => {
        counting.onsuccess = done;
      });
      opening.result.close();
      return counting.result;
    });

  /** Has the page try to send until the browser keeps no message; otherwise the next try may be minutes away. */
  const deliverAll = () =>
    until(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')));
      return keptMessages();
    }).toBe(0);

  describe.each(SCREENS)('on $screen', ({ size }) => {
    beforeEach(async () => {
      site = new SiteServer();
      await site.start();
      page = await webKit.open(size);
    });
    afterEach(async () => {
      await page.end();
      await site.stop();
    });

    test('every page fits the window, with one heading and every picture', async () => {
      for (const path of ADDRESSES) {
        await open(path);
        const facts = await page.evaluate(async () => {
          const pictures = [...document.images];
          for (const picture of pictures) picture.loading = 'eager';
          await Promise.allSettled(pictures.map((picture) => picture.decode()));
          return {
            headings: document.querySelectorAll('h1').length,
            excess: document.documentElement.scrollWidth - innerWidth,
            broken: pictures.filter(({ naturalWidth }) => naturalWidth === 0).length,
          };
        });
        expect({ path, ...facts }).toEqual({ path, headings: 1, excess: 0, broken: 0 });
      }
    });

    test('a link to a product leads below the bar, from elsewhere and on the same page', async () => {
      const entryBelowBar = (id: number) => belowBar(`//*[@id="${id}"]//h2`);
      for (const id of [1, 14, 20]) {
        await page.open('about:blank');
        await open(`/products#${id}`);
        await until(() => entryBelowBar(id)).toBeGreaterThanOrEqual(0);
        expect(await entryBelowBar(id)).toBeLessThan(160);
      }
      await page.evaluate(() => location.assign('#9'));
      await until(() => entryBelowBar(9)).toBeGreaterThanOrEqual(0);
      expect(await entryBelowBar(9)).toBeLessThan(160);
    });

    test('the search finds a product by what people call it', async () => {
      await open('/products');
      await page.type('//input[@type="search"]', 'pasta za zube');
      const found = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('main article')]
            .filter((entry) => entry.checkVisibility())
            .map(({ id }) => id),
        );
      await until(found).toEqual(['14']);
    });

    test('a ticked reason makes pale what the label rules out, and says why', async () => {
      const pale = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('nav li[data-product]')]
            .filter((item) => getComputedStyle(item.querySelector('svg') ?? item).opacity !== '1')
            .map((item) => item.innerText),
        );
      await open('/products');
      expect(await pale()).toEqual([]);
      await page.click('//label[contains(normalize-space(), "pušenja")]');
      await until(pale).toEqual([expect.stringContaining('nije za pušače')]);
    });

    test('the reviews change by themselves until the visitor stops them', async () => {
      await open('/');
      await page.evaluate(() =>
        document.querySelector('[aria-roledescription], [role=group]')?.scrollIntoView(),
      );
      const place = () =>
        page.evaluate(() => document.querySelector('button[aria-current="true"]')?.textContent);
      await until(place).toBe('Utisak 2 od 6');
      await page.click(button('Zaustavite smenjivanje'));
      const stopped = await place();
      await sleep(8000);
      expect(await place()).toBe(stopped);
    });

    test('an empty form is not sent, and its first field is marked below the bar', async () => {
      await openForm();
      await page.type(field('Telefon'), VISITOR.Telefon);
      await page.click(button('Pošalji'));
      const marked = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id),
        );
      await until(async () => (await marked()).length).toBe(3);
      await until(() =>
        belowBar('//main//label[normalize-space() = "Ime"]'),
      ).toBeGreaterThanOrEqual(0);
      const focused = await page.evaluate(() => document.activeElement?.id);
      expect(focused).toBe((await marked())[0]);
      expect(site.tries).toHaveLength(0);
    });

    test('a message arrives once, and a reload brings an empty form', async () => {
      await sendMessage();
      await until(async () => site.tries.length).toBe(1);
      expect(site.tries[0]).toMatchObject({ name: VISITOR.Ime, message: VISITOR.Poruka });
      await until(keptMessages).toBe(0);
      await page.reload();
      const fields = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)')]
          .filter(({ type }) => type !== 'hidden')
          .map(({ value }) => value),
      );
      expect(fields.join('')).toBe('');
      expect(site.tries).toHaveLength(1);
    });

    test('a message waits while the relay is down, and leaves from another page', async () => {
      site.open = false;
      await sendMessage();
      await until(mainText).toContain('Još nije stigla');
      await page.reload();
      await until(keptMessages).toBe(1);
      site.open = true;
      await open('/products');
      await deliverAll();
      expect(site.ids.size).toBe(1);
    });

    test('the tab may be closed at once', async () => {
      await page.openTab();
      await openForm();
      await fillIn();
      await page.evaluate(() => document.querySelector('form')?.requestSubmit());
      await page.closeTab();
      await until(async () => site.ids.size).toBe(1);
      await open('/about-me');
      await until(keptMessages).toBe(0);
      expect(site.ids.size).toBe(1);
    });
  });

  test('a walk in haste from page to page does not stop the delivery of what waits', async () => {
    site = new SiteServer();
    await site.start();
    page = await webKit.open(PHONE);
    site.open = false;
    await sendMessage();
    for (let visit = 0; visit < 40; visit++) {
      await open(['/products', '/about-me', '/contact', '/'][visit % 4] ?? '/');
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await sleep((visit * 7) % 60);
    }
    site.open = true;
    await deliverAll();
    expect(site.ids.size).toBe(1);
    await page.end();
    await site.stop();
  });

  test('on a phone the button opens and closes the menu, and says which', async () => {
    site = new SiteServer();
    await site.start();
    page = await webKit.open(PHONE);
    await open('/');
    const state = () =>
      page.evaluate(() => ({
        isOpen: document.querySelector('#meni')?.checkVisibility(),
        expanded: document.querySelector('[popovertarget=meni]')?.ariaExpanded,
      }));
    await until(state).toEqual({ isOpen: false, expanded: 'false' });
    await page.click('//button[@popovertarget="meni"]');
    await until(state).toEqual({ isOpen: true, expanded: 'true' });
    await page.click('//button[@popovertarget="meni"]');
    await until(state).toEqual({ isOpen: false, expanded: 'false' });
    await page.end();
    await site.stop();
  });
});
