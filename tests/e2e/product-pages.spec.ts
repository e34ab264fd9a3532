import { readTexts, TOOTH_GEL } from './support/content.ts';
import { expect, part, test } from './support/test.ts';

const { name: NAME, description, label_notes = [], kind } = TOOTH_GEL;
const [KIND] = readTexts('kinds').filter(({ id }) => id === kind);

test('a product has a page of its own', { tag: '@phone' }, async ({ page }) => {
  await part(
    'every product has a page of its own, and its name in the list links the page',
    async () => {
      await page.goto('/products');
      await page.getByRole('heading', { level: 2, name: NAME }).getByRole('link').click();
      await expect(page).toHaveURL(/\/products\/zubni-gel$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
      await expect(page.getByRole('article').first().getByRole('heading', { level: 2 })).toHaveText(
        ['Sastav', 'Opis proizvoda', 'Efekti proizvoda', 'Način upotrebe'],
      );
      // On a phone the two buttons stand once, at the bottom of the screen at every scroll position.
      const buy = page.getByRole('link', { name: /^Kupi proizvod/ });
      await expect(buy).toHaveCount(1);
      await expect(buy).toBeInViewport({ ratio: 1 });
      await expect(buy).toHaveAttribute('target', '_blank');
      await expect(
        page.getByRole('link', { name: new RegExp(`^Pitajte me ?: ${NAME}$`) }),
      ).toHaveAttribute('href', '/contact#proizvod-14');
      await page.getByRole('link', { name: KIND?.title ?? '' }).click();
      await expect(page).toHaveURL(/\/products#nega$/);
    },
  );
  await part(
    'the page of a product begins with what is special about it and ends with the links to share it',
    async () => {
      await page.goto('/products/zubni-gel');
      const shown = (await page.getByRole('main').textContent()) ?? '';
      const text = shown.replaceAll('\u00a0', ' ');
      const order = [
        NAME,
        description.slice(0, 15),
        'Za koga: ',
        'Alergeni: ',
        'Kupi proizvod',
        'Pitajte me',
        'Opis proizvoda',
        KIND?.notice.slice(-15) ?? '',
        'Podelite:',
      ];
      const places = order.map((words) => text.indexOf(words));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      for (const words of order.slice(1, 4)) expect(text.split(words)).toHaveLength(2);
    },
  );
  await part('the page offers other products of the group, never the same', async () => {
    await page.goto('/products/zubni-gel');
    const others = page.getByRole('region', { name: `Još iz grupe „${KIND?.title}“` });
    const links = others.getByRole('heading', { level: 3 }).getByRole('link');
    await expect(links).toHaveCount(3);
    await expect(links.filter({ hasText: NAME })).toHaveCount(0);
    const name = (await links.first().textContent()) ?? '';
    await links.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
});

test('the notes stand at the words of the composition, visibly and for a screen reader', async ({
  page,
}) => {
  await page.goto('/products/zubni-gel');
  const article = page.getByRole('article').first();
  await expect(article.locator('mark')).toHaveText(label_notes.map(({ words }) => words));
  const { words, note } = label_notes[1] ?? { words: '', note: '' };
  await expect(article.getByText(note, { exact: true })).toBeVisible();
  // A screen reader reads each note once, at its word.
  const heard = await article.ariaSnapshot();
  expect(heard.split(note)).toHaveLength(2);
  expect(heard.replace(/\s+/g, ' ')).toContain(`mark: ${words} - text: (${note.slice(0, 15)}`);
});
