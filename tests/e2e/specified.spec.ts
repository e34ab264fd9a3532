// What the client has specified, each value by its name: nobody's taste changes it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SENT } from '../../src/model/contact/contact-words.ts';
import { CONSENT_DAYS } from '../../src/model/serbian/dates.ts';
import { first, openCarousel, seen, slides } from './support/carousel.ts';
import { growAbove, withoutScrollAnchoring } from './support/grow-above.ts';
import { DIST } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

/** Words as they stand in the HTML of a page, with spaces in place of tags and of no-break spaces. */
const WORDS = {
  index: ['POGLEDAJTE SVE PROIZVODE', 'Iskustva naših korisnika', 'Saznaj više'],
  products: ['Saznajte više o našim najprodavanijim proizvodima', 'Kupi proizvod'],
  'business-cooperation': ['PRIDRUŽI SE NAŠEM TIMU', 'KONTAKTIRAJ TE NAS'],
  'products/aloe-gel': [
    '3 puta dnevno po 40 ml u 240 ml tečnosti',
    'posle otvaranja ispod 7 °C, najduže 30 dana',
  ],
  'privacy-policy': [
    'Ugovori i fiskalna dokumentacija: 10 godina',
    'Tehnički podaci o poseti (pregledu sajta): najduže 12 meseci',
    'Podaci za marketing, ako ih bude: 24 meseca',
  ],
  'cookie-policy': ['Jedna godina ovde znači 365 dana'],
};

const read = (file: string) => readFileSync(join(DIST, `${file}.html`), 'utf8');

test('the words and numbers of the texts', { tag: '@desktop' }, () => {
  for (const [file, words] of Object.entries(WORDS)) {
    const text = read(file)
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ');
    for (const wanted of words) expect(text, `/${file}`).toContain(wanted);
  }
});

test('the fields of the form, what it says when it is sent, and how long a consent holds', {
  tag: '@desktop',
}, () => {
  const fields = read('contact').match(/<(?:input|textarea)[^>]* placeholder=[^>]*>/g) ?? [];
  const attribute = (name: string) =>
    fields.map((field) => new RegExp(`\\b${name}="([^"]*)"`).exec(field)?.[1]);
  expect(attribute('placeholder')).toEqual(['Ime', 'Telefon', 'E-mail', 'Poruka']);
  expect(attribute('name')).toEqual(['name', 'phoneNumber', 'email', 'message']);
  expect(attribute('rows')).toEqual([undefined, undefined, undefined, '5']);
  expect(SENT).toBe('Poruka je uspešno poslata');
  expect(CONSENT_DAYS).toBe(365);
});

test('the menu is fixed past 150 px, the way back to the top shows past 300 px', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/products');
  const looks = () =>
    page.evaluate(() => ({
      menu: getComputedStyle(document.querySelector('#vrh > div') ?? document.body).position,
      wayBack: getComputedStyle(document.querySelector('a[href="#vrh"]') ?? document.body)
        .visibility,
    }));
  for (const [scrolled, menu, wayBack] of [
    [150, 'relative', 'hidden'],
    [151, 'fixed', 'hidden'],
    [300, 'fixed', 'hidden'],
    [301, 'fixed', 'visible'],
  ] as const) {
    await page.evaluate((top) => scrollTo(0, top), scrolled);
    await expect.poll(looks, `at ${scrolled} px`).toEqual({ menu, wayBack });
  }
});

test('a link to a product is kept in view for 10 s while the page still grows', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(86_400_000);
  await withoutScrollAnchoring(page);
  const name = page.locator('[id="16"]').getByRole('heading', { level: 2 });
  await page.goto('/products#16');
  await page.clock.runFor(9900);
  await growAbove(page);
  await expect(name).toBeInViewport();
  await page.clock.runFor(100);
  await growAbove(page);
  await expect(name).not.toBeInViewport();
});

test('three testimonials side by side from 991 px on, below it one', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/');
  await expect(slides(page)).toHaveCount(6);
  for (const [width, count] of [
    [991, 3],
    [990, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => seen(page), `at ${width} px`).toHaveLength(count);
  }
});

test('the testimonials have no arrows, and move every 5 s, from the last slide to the first', {
  tag: '@phone',
}, async ({ page }) => {
  await openCarousel(page);
  const section = page.getByRole('region', { name: 'Iskustva naših korisnika' });
  await expect(section.getByRole('button')).toHaveText([
    ...[1, 2, 3, 4, 5, 6].map((place) => `Utisak ${place} od 6`),
    'Zaustavite smenjivanje utisaka',
  ]);
  const order: unknown[] = [await first(page)];
  for (const wait of [7500, 5000, 5000, 5000, 5000, 5000]) {
    await page.clock.runFor(wait);
    order.push(await first(page));
  }
  expect(order).toEqual([1, 2, 3, 4, 5, 6, 1]);
});

test('the move to the next slide takes 2 s', { tag: '@desktop' }, async ({ page }) => {
  await openCarousel(page);
  const left = async () => (await slides(page).first().boundingBox())?.x ?? 0;
  await page.clock.runFor(4900);
  const places: number[] = [];
  for (let step = 0; step < 50; step += 1) {
    places.push(await left());
    await page.clock.runFor(100);
  }
  const [start = 0, end = 0] = [places[0], places.at(-1)];
  // A spring has no end; what is left of the way is less than a pixel.
  const moving = places.filter((place) => place !== start && Math.abs(place - end) >= 1);
  expect(Math.abs(end - start)).toBeGreaterThan(300);
  expect(moving.length * 100).toBeGreaterThan(1800);
  expect(moving.length * 100).toBeLessThan(2200);
});
