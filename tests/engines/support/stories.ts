// The site in the two other engines: Firefox, and WebKit, which is every browser of an iPhone. The
// stories in tests/e2e tell all of it in Chromium; here is what engines do each in their own way.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CONTACT, NOTE, PAGES } from '../../../src/browser/offline/offline-shelves';
import { ANSWERS, Relay } from '../../e2e/support/relay';
import { listFiles } from '../../support/list-files';
import { type Engine, until } from './engine';
import type { Found } from './find-engines';

/** Stands before all else in each page, so that its policy does not count and nothing is missed. */
const LISTENER = `<script>
  window.troubles = [];
  addEventListener('error', ({ message, target }) => troubles.push(message ?? 'not loaded: ' + (target.src ?? target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => troubles.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => troubles.push(violatedDirective + ' ' + blockedURI));
  console.error = (...words) => troubles.push(words.join(' '));
</script>`;

/** Addresses of all pages that a visitor can reach. */
const ADDRESSES = listFiles('dist')
  .filter((file) => /^(products\/)?[\w-]+\.html$/.test(file) && !/^404/.test(file))
  .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`);

/** As WebDriver writes the key. */
const ARROW_RIGHT = '\uE014';

/** Firefox has no window that is narrower than 500 px, and WebKit none below 447: phones on their side. */
const PHONE = [390, 844] as const;
const DESKTOP = [1200, 900] as const;

/** Tells all stories in this engine; where it is not installed, they are skipped. */
export function tellStories({ name, start }: Found): void {
  describe.skipIf(!start)(start ? name : `${name}, which is not installed,`, () => {
    let browser: Engine;
    let site: Relay;
    beforeAll(async () => {
      site = new Relay();
      await site.start();
      if (start) browser = await start();
    }, 120_000);
    afterAll(async () => {
      await browser?.close();
      await site.stop();
    });
    beforeEach(async () => {
      site.connected = true;
      site.answer = ANSWERS.accept;
      site.edit = (text) => text.replace('<head>', `<head>${LISTENER}`);
      await browser.resize(...PHONE);
    });
    afterEach(async () => {
      if (site.connected) expect(await browser.run('return troubles')).toEqual([]);
    });

    const open = (path: string) => browser.open(`${site.url}${path}`);
    const isTrue = (expression: string) =>
      until(() => browser.run<boolean>(`return ${expression}`), Boolean);

    /** Waits until the device keeps these pages. */
    const isKept = (...paths: string[]) =>
      until(
        () =>
          browser.run<string[]>(
            `return caches.open(arguments[0]).then((shelf) => shelf.keys())
               .then((kept) => kept.map(({ url }) => new URL(url).pathname))`,
            PAGES.name,
          ),
        (kept) => paths.every((path) => kept.includes(path)),
      );

    test('every page without an error, and none is wider than the screen', async () => {
      expect(ADDRESSES.length).toBeGreaterThan(20);
      for (const address of ADDRESSES) {
        await open(address);
        const seen = await browser.run<object>(`return {
          troubles,
          heading: document.querySelectorAll('h1').length,
          tooWide: document.documentElement.scrollWidth - innerWidth > 0,
        }`);
        expect({ address, ...seen }).toEqual({ address, troubles: [], heading: 1, tooWide: false });
      }
    });

    test('the menu opens, closes and leads on', async () => {
      await open('/');
      const shown = `document.querySelector('#meni').getBoundingClientRect().height > 0`;
      const toggle = 'button[popovertarget="meni"]';
      expect(await browser.run(`return ${shown}`)).toBe(false);
      await browser.click(toggle);
      await isTrue(`${shown} && document.querySelector('${toggle}').ariaExpanded === 'true'`);
      await browser.click(toggle);
      await isTrue(`!(${shown})`);
      await browser.click(toggle);
      await browser.click('#meni a[href="/about-me"]');
      await isTrue(`location.pathname === '/about-me' && !(${shown})`);
    });

    test('on a wide screen the menu is a row', async () => {
      await browser.resize(...DESKTOP);
      await open('/');
      await isTrue(`document.querySelectorAll('#meni a').length === 6`);
      const tops = await browser.run<number[]>(
        `return [...document.querySelectorAll('#meni a')].map((link) => Math.round(link.getBoundingClientRect().top))`,
      );
      expect(new Set(tops).size).toBe(1);
    });

    test.each([1, 14, 20])(
      'a link to product %i lands on it, also when nothing is loaded yet',
      async (id) => {
        await open('/about-me');
        await open(`/products#${id}`);
        const gap = () =>
          browser.run<number>(
            `const bar = Math.max(0, document.querySelector('#vrh > div').getBoundingClientRect().bottom);
           return document.getElementById(arguments[0]).querySelector('h2').getBoundingClientRect().top - bar`,
            String(id),
          );
        await until(gap, (pixels) => pixels >= 0 && pixels < 160);
        // What loads above it later must not push it away.
        await isTrue(`document.readyState === 'complete' && document.fonts.status === 'loaded'`);
        const landed = await gap();
        expect(landed).toBeGreaterThanOrEqual(0);
        expect(landed).toBeLessThan(160);
      },
    );

    test('the carousel wakes up and shows the next testimonial', async () => {
      await open('/');
      const place = `document.querySelector('[aria-label^="Utisci korisnika"]')`;
      await browser.run(`${place}.scrollIntoView({ block: 'center' })`);
      await isTrue(`${place}.hasAttribute('data-ready')`);
      const first = `[...${place}.querySelectorAll('li')].findIndex((slide) => {
        const frame = ${place}.getBoundingClientRect();
        const box = slide.querySelector('figure').getBoundingClientRect();
        return box.left >= frame.left - 1 && box.right <= frame.right + 1;
      })`;
      const before = await until(
        () => browser.run<number>(`return ${first}`),
        (index) => index >= 0,
      );
      await browser.type('[aria-label^="Utisci korisnika"]', ARROW_RIGHT);
      await until(
        () => browser.run<number>(`return ${first}`),
        (index) => index === before + 1,
      );
      await isTrue(`document.querySelector('.place').textContent.includes('${before + 2}')`);
      const button = 'section[aria-labelledby="iskustva"] .controls button';
      await browser.click(button);
      await isTrue(
        `document.querySelector('${button}').textContent.startsWith('Pokreni smenjivanje')`,
      );
    });

    test('a form with nothing in it is refused, and says what is missing', async () => {
      await open('/contact');
      await browser.click('main form [name="name"]');
      await isTrue(`document.querySelector('main form').noValidate`);
      await browser.click('main form button:not([type="button"])');
      await isTrue(`document.querySelectorAll('main form [aria-invalid="true"]').length === 4`);
      expect(await browser.run('return document.activeElement.name')).toBe('name');
      expect(site.tries).toEqual([]);
    });

    test('a whole message arrives, with every letter', async () => {
      await open('/contact');
      await browser.click('main form [name="name"]');
      await isTrue(`document.querySelector('main form').noValidate`);
      const message = {
        name: 'Đurđica Šćepanović',
        phoneNumber: '+381 64 123 45 67',
        email: 'djurdjica@primer.rs',
        message: 'Čuva li se gel na žezi?',
      };
      for (const [field, text] of Object.entries(message)) {
        await browser.type(`main form [name="${field}"]`, text);
      }
      await browser.click('main form button:not([type="button"])');
      await until(
        async () => site.tries,
        (tries) => tries.length > 0,
      );
      expect(site.tries[0]).toMatchObject(message);
      await isTrue(`document.activeElement.classList.contains('sent')`);
    });

    test('a page that was seen opens without the internet, and another tells what is the matter', async () => {
      await open('/contact');
      await browser.click('main h1');
      await isKept(NOTE, CONTACT);
      await open('/about-me');
      await isKept('/about-me');
      site.connected = false;
      await open('/about-me');
      await isTrue(`document.querySelector('h1')?.textContent === 'O meni'`);
      // Not one that another story has opened: Firefox finds it in its own store, too.
      await open('/nikada-otvorena');
      await isTrue(`document.body.textContent.includes('bez interneta')`);
    });
  });
}
