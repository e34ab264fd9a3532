// What a visitor asks for in a shop, with the taps that it takes.
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/test';

const FIELD = 'Nađite proizvod po nazivu ili sastavu';
const TOOTH_GEL = 'Zubni gel sa aloe verom i propolisom';

const searchField = (page: Page) => page.getByRole('searchbox', { name: FIELD });
const index = (page: Page) => page.getByRole('navigation', { name: 'Spisak proizvoda' });
const shown = (page: Page) => page.locator('main article:visible');

/** Types the words and tells the numbers of the products that are left. */
async function find(page: Page, words: string): Promise<number[]> {
  await searchField(page).fill(words);
  await expect(index(page).getByRole('status')).toHaveText(/^Nađeno proizvoda: \d+$|^Takav/);
  const ids = await shown(page).evaluateAll((entries) => entries.map(({ id }) => Number(id)));
  const status = await index(page).getByRole('status').textContent();
  expect(status, words).toContain(ids.length > 0 ? `: ${ids.length}` : 'Takav proizvod nemam.');
  return ids;
}

/** The numbers of the products, and the words that leave exactly them. */
// biome-ignore format: one answer a line
const ANSWERS: [number[], string][] = [
  [[14], 'zubni, ZUBNI gel, зубни гел, pasta za zube, zubna pasta, paste za zube, usta, zubi, zubima, bez fluora, gel bez fluora, nana, hlorofil'],
  [[17], 'sapun, sapuni, sapunom, sapun za lice, сапун, za ruke, avokado, kupanje, sa avokadom'],
  [[16], 'usne, balzam, za usne, jojoba, pčelinji vosak, voskom'],
  [[15], 'dezodorans, dezodorant, stik, bez alkohola, bez aluminijumovih soli, bez aluminijuma'],
  [[11], 'sprej, kosa, za kosu, posle sunčanja, brijanje'],
  [[11, 17], 'lice, telo, za lice i telo, koža, za kožu'],
  [[11, 14, 15, 16, 17], 'kozmetika, nega, higijena'],
  [[12, 16, 17, 20], 'poklon, pokloni, поклон'],
  [[12, 16, 17], 'poklon za mamu, poklon za rođendan'],
  [[20], 'poklon set, pet proizvoda'],
  [[5, 19, 20], 'set, setovi, paketi, komplet'],
  [[1, 2, 3, 5], 'sok, sokovi, сок'],
  [[1, 2, 3, 11], 'aloja'],
  [[1, 2, 3, 5, 11, 14, 15, 16, 17], 'aloe vera, алое вера'],
  [[2], 'breskva, od breskve'],
  [[1, 2, 3, 4, 5, 12, 13, 18], 'piće, pića, pice'],
  [[12], 'čaj, cajevi, чај, bez kofeina, kamilica, cimet'],
  [[1, 12], 'bez šećera, bez dodatog šećera, без шећера'],
  [[2, 3], 'šećer, secer, sa šećerom'],
  [[1], 'bez voća, bez arome'],
  [[1, 2, 3, 5], 'aloe sok, sok od aloe'],
  [[3], 'bobičasti, kiselo, brusnice'],
  [[18], 'vanila, šejk, protein, proteini, soja'],
  [[6], 'decje, dečije vitamine, za decu, deca, vitamini za decu, od 4 godine, tablete za žvakanje, jagoda'],
  [[7, 10], 'kapsule, kapsula, kap'],
  [[7], 'omega 3, omega-3, omega3, riblje ulje, riba, lignje'],
  [[8, 10, 13], 'magnezijum, magn, магнезијум, magnezijuma'],
  [[6, 8, 9, 10], 'cink, cinka, цинк'],
  [[6, 8, 10], 'gvožđe, gvozdje, gvoždje'],
  [[6, 9], 'vitamin a'],
  [[9], 'lutein, za oči'],
  [[10], 'za žene, žena'],
  [[13], 'q10, koenzim q10, coq10'],
  [[4, 5, 6, 10, 13, 20], 'folna kiselina, b12, vitamin b12'],
  [[1, 2, 3, 4, 5, 6, 9, 10, 13, 19, 20], 'vitamin c, vitamin C, витамин ц'],
  [[11, 14], 'propolis'],
  [[4, 6, 7, 8, 9, 10, 13], 'suplementi'],
  [[1, 2, 3, 4, 6, 7, 8, 9, 10, 13], 'dodatak ishrani'],
  [[], 'med, krema, šampon, fluor, voće bez voća, kolagen, ulje za kosu, za pušače, xyz'],
  [[], 'dijabetes, štitaste žlezde, pritisak, alergija, varenje, imunitet, umor, kosti, zglobovi, za zglobove, san, spavanje, suva koža, vid, stres, srce, mršavljenje, upala, akne, opekotine, zaštita od sunca, trudnice'],
];

test('the everyday words of a shopper leave what fits them, and an illness leaves nothing', async ({
  page,
}) => {
  await page.goto('/products');
  await find(page, 'sapun');
  const rows = ANSWERS.flatMap(([ids, list]) => list.split(', ').map((words) => ({ words, ids })));
  const found = await searchField(page).evaluate((field: HTMLInputElement, asked) => {
    return asked.map(({ words }) => {
      field.value = words;
      field.dispatchEvent(new Event('input'));
      const left = document.querySelectorAll('main article:not([hidden])');
      return { words, ids: [...left].map(({ id }) => Number(id)) };
    });
  }, rows);
  expect(found).toEqual(rows);
});

test('who finds nothing is told why, and may ask or see all', async ({ page }) => {
  await page.goto('/products');
  expect(await find(page, 'za zglobove')).toEqual([]);
  await expect(index(page).getByRole('status')).toContainText('ne pretražuju po tegobama');
  await expectAccessible(page, 'main');
  await index(page).getByRole('link', { name: 'Svih 20 proizvoda' }).click();
  await expect(shown(page)).toHaveCount(20);
  await expect(searchField(page)).toHaveValue('');
  await expect(index(page).getByText('Napici')).toBeFocused();
  await find(page, 'za zglobove');
  // What she typed may tell of her health: it goes nowhere.
  await index(page).getByRole('link', { name: 'Pitajte me', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel('Poruka', { exact: true })).toHaveValue('');
});

test('a step back brings what was typed, and what it had left', async ({ page }) => {
  await page.goto('/products');
  expect(await find(page, 'zubni')).toEqual([14]);
  await page.getByRole('heading', { level: 2, name: TOOTH_GEL }).getByRole('link').click();
  await page.waitForURL(/zubni-gel/);
  await page.goBack();
  await expect(searchField(page)).toHaveValue('zubni');
  await expect(shown(page)).toHaveCount(1);
});

test('what is left stands clear of the field and of the footer', async ({ page }) => {
  await page.goto('/products');
  for (const words of ['bez fluora', 'zglobovi']) {
    await find(page, words);
    const { y = 0, height = 0 } = (await index(page).boundingBox()) ?? {};
    const next = page.locator('main article:visible, footer').first();
    const top = (await next.boundingBox())?.y ?? 0;
    expect(top - y - height, words).toBeGreaterThanOrEqual(24);
  }
});

test('with nothing typed all products are back, and a link to a hidden one leads to it', async ({
  page,
}) => {
  await page.goto('/products');
  await find(page, 'zubni');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sapun od avokada' }).click();
  await expect(page).toHaveURL(/#17$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Sapun od avokada' })).toBeInViewport();
  await expect(page.getByRole('searchbox', { name: FIELD })).toHaveValue('');
  await find(page, 'zubni');
  await page.getByRole('searchbox', { name: FIELD }).fill('');
  await expect(page.locator('main article:visible')).toHaveCount(20);
});

test('a tooth gel without fluoride is found in three taps, and its fact is seen before the last', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Pogledajte proizvode' }).click();
  const index = page.getByRole('navigation', { name: 'Spisak proizvoda' });
  await index.getByText('Nega i higijena').click();
  await expect(index.getByText('bez fluora')).toBeVisible();
  await index.getByRole('link', { name: TOOTH_GEL }).click();
  const entry = page.getByRole('article', { name: TOOTH_GEL });
  await expect(entry.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(entry.getByRole('link', { name: /^Kupi proizvod/ })).toBeInViewport({ ratio: 1 });
});

test('a named product is bought in three taps from the list, with no scroll', async ({ page }) => {
  await page.goto('/products');
  const index = page.getByRole('navigation', { name: 'Spisak proizvoda' });
  await index.getByText('Dodaci ishrani').click();
  await index.getByRole('link', { name: 'Mineralne tablete' }).click();
  const buy = page
    .getByRole('article', { name: 'Mineralne tablete' })
    .getByRole('link', { name: /^Kupi proizvod/ });
  await expect(buy).toBeInViewport({ ratio: 1 });
});

test('who is not sure may ask before she buys', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('link', { name: 'Pitajte me pre kupovine' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no field that does nothing', async ({ page }) => {
    await page.goto('/products');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });
});
