import { collectionNamed } from '../../src/model/collections.ts';
import { readData } from '../../src/model/entries.ts';
import { expect, field, messages, openEntry, reveal, save, saveWell, test } from './support/editor';

test.describe('In a browser that may store nothing', () => {
  test.use({ expectedMessages: messages('.*') });

  test('the page says what to do, and does not load for ever', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Cookies are blocked.', 'SecurityError');
        },
      });
    });
    const failed = page.waitForEvent('pageerror');
    await page.goto('/admin');
    await failed;
    const advice = page.getByText('Ako se ni sada ne otvori, dozvolite kolačiće');
    await expect(advice).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(advice).toBeVisible();
  });
});

for (const [collection, entry, label, typed, said] of [
  [
    'products',
    'aloe-gel',
    'Veza ka prodavnici',
    'moja prodavnica',
    'Upišite adresu kao u pregledaču, bez razmaka',
  ],
  ['lists', 'site', 'Telefon', '060 111', 'Upišite jedan broj, sa pozivnim brojem'],
  [
    'about',
    'o-meni',
    'Tekst',
    'Pročitajte [moju priču](/o-meni).',
    'Veza „moju priču“ vodi na stranicu koja ne postoji: /o-meni',
  ],
] as const) {
  test(`„${typed}“ is refused in Serbian, and nothing is saved`, async ({ page, texts }) => {
    await openEntry(page, collection, entry);
    await field(page, label).fill(typed);
    await save(page);
    await expect(page.getByText(said)).toBeVisible();
    expect(texts.changes()).toEqual([]);
  });
}

test.describe('With a mistake in a file', () => {
  // The CMS logs to the console which file it could not read.
  test.use({ expectedMessages: messages('Podaci u fajlu nisu ispravno napisani') });

  test('a list that cannot be read is not overwritten by an empty one', async ({ page, texts }) => {
    const path = 'questions.yaml';
    const broken = texts.read(path).replace('question: ', 'question: "');
    texts.write(path, broken);
    await openEntry(page, 'lists', 'questions');
    await page.getByRole('button', { name: /^Dodaj .?pitanje/ }).click();
    await field(page, 'Pitanje').fill('Kada stiže paket?');
    await field(page, 'Odgovor').fill('To vidite u prodavnici.');
    await save(page);
    await expect(page.getByRole('alertdialog')).toContainText('sada ne može da se pročita');
    expect(texts.read(path)).toBe(broken);
  });
});

test.describe('Beside another program', () => {
  // The browser and the CMS both log the refused request.
  test.use({ expectedMessages: messages('412 \\(Precondition Failed\\)|promenjen na disku') });

  test('a change on the disk is not overwritten', async ({ page, texts }) => {
    await openEntry(page, 'products', 'aloe-gel');
    const path = 'products/aloe-gel.mdx';
    texts.write(path, texts.read(path).replace('name: Aloe vera gel', 'name: Aloe gel'));
    await field(page, 'Veza ka prodavnici').fill('https://prodavnica.example.com/korpa/gel');
    await save(page);
    await expect(page.getByRole('alertdialog')).toContainText('u međuvremenu promenjen na disku');
    const { name } = readData(collectionNamed('products'), texts.read(path));
    expect(name).toBe('Aloe gel');
  });
});

test('While an effect is typed, the claims that the law allows are offered', async ({ page }) => {
  await openEntry(page, 'products', 'mineralne-tablete');
  await reveal(page, 'Efekti proizvoda');
  const effect = field(page, 'Efekat').first();
  await effect.fill('Kalcijum zubi');
  const offers = page.locator('datalist#allowed-claims option');
  const claim = 'Kalcijum doprinosi održavanju normalnih zuba';
  await expect(offers.first()).toHaveAttribute('value', claim);
  await expect(effect).toHaveAttribute('list', 'allowed-claims');
  await expect(offers.first()).toHaveText(/bar 15% preporučenog unosa/);
  await effect.fill('Vitamin C umor');
  await expect(offers).toHaveCount(0); // It is not in the composition.
});

test('The editor asks once about a sentence that the law may not allow, and then saves it', async ({
  page,
  texts,
}) => {
  await openEntry(page, 'products', 'zubni-gel');
  await reveal(page, 'Efekti proizvoda');
  await field(page, 'Efekat').first().fill('Leči desni');
  await save(page);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('nije sa spiska dozvoljenih izjava: „Leči desni“');
  await expect(dialog).toContainText('sačuvajte još jednom');
  expect(texts.changes()).toEqual([]);
  await dialog.getByRole('button').click();
  await saveWell(page);
  expect(texts.changes()).toEqual([expect.stringMatching(/^-- /), '+- Leči desni']);
});
