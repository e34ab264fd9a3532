import { expectAccessible } from './support/accessible.ts';
import { HEADINGS, PRODUCTS, readTexts } from './support/content.ts';
import { expect, part, screenOf, test } from './support/test.ts';

const FEATURED = readTexts('featured');
const { featured, label, steps, testimonials, questions } = HEADINGS;

test('the consultant is met at once', async ({ page }) => {
  await page.goto('/');
  await part('the portrait of the consultant is visible at once', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    const portrait = page.getByRole('img', { name: /savetnica/ });
    await expect(portrait).toBeInViewport();
    await expect(portrait).toHaveAttribute('fetchpriority', 'high');
    await expect(portrait).not.toHaveAttribute('loading');
  });
  await part(
    'the name of the consultant and the ways to reach her are visible at once',
    async () => {
      await expect(page.getByRole('banner')).toContainText('Aloe savetnica');
      await expect(page.getByRole('main')).toContainText(
        'Ja sam Ime Prezime, farmaceutska tehničarka',
      );
      await expect(page.getByText('Odgovaram lično · telefonom ili e-mailom')).toBeInViewport();
      await expect(page.getByRole('link', { name: 'Pitajte me', exact: true })).toHaveAttribute(
        'href',
        '/contact',
      );
    },
  );
});

for (const { width, height, most } of [
  { width: 360, height: 780, most: 780 },
  { width: 1280, height: 850, most: 500 },
]) {
  test(`at ${width} px the first product comes before ${most} px`, {
    tag: screenOf(width),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    // The product beside the portrait is a link to its page.
    const product = page.getByRole('main').locator('a[href^="/products/"]:has(img)').first();
    await expect(product).toHaveAccessibleName(/\S/);
    const top = await product.evaluate((link) => link.getBoundingClientRect().top + scrollY);
    expect(top).toBeLessThanOrEqual(most);
  });
}

test('the home page leads on to all that it is about', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await part('three steps explain an order, above the testimonials', async () => {
    const headings = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .allTextContents();
    expect(headings[0]).toBe(label);
    expect(headings.slice(-4)).toEqual([featured, steps, testimonials, questions]);
    const items = page.getByRole('region', { name: steps }).getByRole('listitem');
    await expect(items).toHaveCount(3);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const numbers = nodes.map(({ name }) => name?.value).filter((text) => /^\d$/.test(text));
    expect(new Set(numbers)).toEqual(new Set(['1', '2', '3']));
  });
  await part('three blocks are about aloe vera, the consultant and working with her', async () => {
    for (const { title } of readTexts('about')) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    }
  });
  await part('a question opens to its answer, with the links in it', async () => {
    const asked = readTexts('questions').find(({ answer }) => answer.includes(']('));
    const [, words = '', href = ''] = /\[([^\]]+)\]\(([^)]+)\)/.exec(asked?.answer ?? '') ?? [];
    const all = page.getByRole('region', { name: questions });
    const link = all.getByRole('link', { name: words });
    await expect(link).toBeHidden();
    await all.getByText(asked?.question ?? '').click();
    await expect(link).toHaveAttribute('href', href);
    await expectAccessible(page, 'details[open]');
  });
  await part('each of the featured products leads to its entry', async () => {
    const cards = page.getByRole('region', { name: featured }).getByRole('listitem');
    await expect(cards).toHaveCount(FEATURED.length);
    for (const [index, { name, product }] of FEATURED.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { name })).toBeVisible();
      await expect(card.getByRole('img')).toHaveAttribute('alt', /\S/);
      const more = card.getByRole('link', { name: /^Saznaj više/ });
      await expect(more).toHaveAttribute('href', `/products#${product}`);
    }
    await expect(page.getByRole('link', { name: HEADINGS.see_all_products })).toHaveAttribute(
      'href',
      '/products',
    );
  });
  await part('the consultant explains a label, with a link to the whole of it', async () => {
    const card = page.getByRole('region', { name: label });
    const { label_notes: notes = [] } =
      PRODUCTS.find(({ id }) => id === HEADINGS.label_product) ?? {};
    await expect(card.locator('mark')).toHaveText(notes.map(({ words }) => words));
    for (const { note } of notes) await expect(card.getByText(note, { exact: true })).toBeVisible();
    await card.getByRole('link', { name: HEADINGS.label_link }).click();
    await expect(page).toHaveURL(/\/products\/aloe-gel$/);
  });
});

test('every page ends with the same footer', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about-me');
  const footer = page.getByRole('contentinfo');
  const thumbnails = footer.getByRole('navigation').getByRole('link');
  await expect(thumbnails).toHaveText(FEATURED.map(({ name }) => name));
  for (const [index, { product }] of FEATURED.entries()) {
    await expect(thumbnails.nth(index)).toHaveAttribute('href', `/products#${product}`);
  }
  await expect(footer.locator('a[href^="tel:+"]')).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  for (const network of ['Facebook', 'Instagram']) {
    // Without an address in site.yaml the icon is shown, but is no link and not read out.
    await expect(footer.getByText(network)).toHaveCount(0);
    await expect(footer.getByRole('link', { name: network })).toHaveCount(0);
  }
  await expect(footer.locator('li[aria-hidden] svg')).toHaveCount(2);
  await expect(footer).toContainText(
    'Ime Prezime, nezavisna savetnica · Ulica i broj, 00000 Mesto',
  );
  for (const policy of ['Politika privatnosti', 'Politika kolačića']) {
    await footer.getByRole('link', { name: policy }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(policy);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});
