import { collectionNamed } from '../../src/model/collections.ts';
import { readData } from '../../src/model/entries.ts';
import { expect, field, messages, openEntry, reveal, save, saveWell, test } from './support/editor';

test.describe.configure({ timeout: 90_000 });

test.describe('In whatever language the browser is', () => {
  test.use({ locale: 'en-US' });

  test('the editor opens on the texts of this machine, in Serbian, with no sign-in', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('sveltia-cms.prefs', '{ "locale": "en-US" }');
      const seen = new Set<string>();
      const look = () => seen.add(document.body?.innerText);
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
      Object.assign(window, { seen });
    });
    await page.goto('/admin');
    const rows = page.getByRole('grid', { name: 'Stavke' }).getByRole('row');
    await expect(rows).toHaveCount(20, { timeout: 30_000 });
    await expect(rows.first()).toContainText('1. Aloe vera gel');
    await expect(rows.last()).toContainText('20. Paket od pet proizvoda');
    await expect(page.getByRole('button', { name: 'Nova stavka' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn-RS');
    const seen = await page.evaluate(() =>
      [...(window as unknown as { seen: string[] }).seen].join(),
    );
    expect(seen).toContain('Učitavam uređivač');
    expect(seen).not.toMatch(
      /Create|Delete|Search|entries|Collection|Loading|Sign|Work with|Welcome/,
    );
  });
});

test('One edited field is one changed line', async ({ page, texts }) => {
  await openEntry(page, 'products', 'zubni-gel');
  await field(page, 'Naziv').fill('Zubni gel: novo pakovanje');
  await saveWell(page);
  expect(texts.changes()).toEqual([
    '-name: Zubni gel sa aloe verom i propolisom',
    '+name: "Zubni gel: novo pakovanje"',
  ]);

  await test.step('and so is the next one, in the same sitting', async () => {
    await openEntry(page, 'products', 'zubni-gel');
    await reveal(page, 'Efekti proizvoda');
    await field(page, 'Efekat').first().fill('Svež dah');
    await saveWell(page);
    expect(texts.changes().slice(2)).toEqual([expect.stringMatching(/^-- /), '+- Svež dah']);
  });
});

test('A link that leads nowhere is refused in Serbian, and nothing is saved', async ({
  page,
  texts,
}) => {
  await openEntry(page, 'products', 'aloe-gel');
  await field(page, 'Veza ka prodavnici').fill('prodavnica.example.com/korpa');
  await save(page);
  await expect(page.getByText('Počinje sa https:// i nema razmake.')).toBeVisible();
  await expect(page.getByText('1 polje nije ispravno popunjeno.')).toBeVisible();
  expect(texts.changes()).toEqual([]);
});

test('A link in a text that leads nowhere is refused with the words of the content check', async ({
  page,
  texts,
}) => {
  await openEntry(page, 'about', 'o-meni');
  await field(page, 'Tekst').fill(
    'Pročitajte [moju priču](/o-meni) ili [kolačiće](/cookie-policy).',
  );
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText(
    'Veza vodi na stranicu koja ne postoji: /o-meni',
  );
  expect(texts.changes()).toEqual([]);
});

test('No sign and no word that an editor types can break the page', async ({ page, texts }) => {
  const typed = '{50 ml} <25 °C i <b>\n\n## Sastav\n\nimport x from "y"\n\nexport const z';
  await openEntry(page, 'products', 'aloe-gel');
  await field(page, 'Način upotrebe').fill(typed);
  await saveWell(page);
  const source = texts.read('products/aloe-gel.mdx');
  expect(readData(collectionNamed('products'), source).way_of_use).toBe(typed);
  expect(source.match(/^## /gm)).toHaveLength(4);
});

test('Lists and site data change line by line too, and their comments stay', async ({
  page,
  texts,
}) => {
  await openEntry(page, 'lists', 'site');
  await field(page, 'Telefon').fill('060 111');
  await save(page);
  await expect(page.getByText('Telefon počinje znakom +')).toBeVisible();
  await field(page, 'Telefon').fill('+381 60 111 22 33');
  await reveal(page, 'Internet prodavnica');
  await field(page, 'Profil na Facebooku').fill('https://facebook.com/aloe');
  await saveWell(page);
  expect(texts.changes()).toEqual([
    '-phone: "+381 60 000 00 00"',
    '+phone: "+381 60 111 22 33"',
    '-facebook_url: ""',
    '+facebook_url: "https://facebook.com/aloe"',
  ]);

  await openEntry(page, 'lists', 'testimonials');
  await page.getByRole('button', { name: 'Otvori sve' }).click();
  await field(page, 'Ime').first().fill('Ana Đurić');
  await page.getByRole('switch', { name: 'Primer, nije stvaran utisak' }).first().click();
  await saveWell(page);
  expect(texts.changes().slice(4)).toEqual([
    '-  name: Korisnik 1',
    '+  name: Ana Đurić',
    '-  sample: true',
  ]);
});

test.describe('With a mistake in a file', () => {
  // The CMS tells the developer's console which file it could not read.
  test.use({ expectedMessages: messages('Podaci u fajlu nisu ispravno napisani') });

  test('a list that cannot be read is not written over with an empty one', async ({
    page,
    texts,
  }) => {
    const path = 'testimonials/testimonials.yaml';
    texts.write(path, texts.read(path).replace('name: Korisnik 1', 'name: "Korisnik 1'));
    const broken = texts.read(path);
    await openEntry(page, 'lists', 'testimonials');
    await page.getByRole('button', { name: /^Dodaj .?utisak/ }).click();
    await field(page, 'Ime').fill('Ana Đurić');
    await field(page, 'Utisak').fill('Prijatan ukus.');
    await save(page);
    await expect(page.getByRole('alertdialog')).toContainText('sada ne može da se pročita');
    expect(texts.read(path)).toBe(broken);
  });
});

test.describe('Beside another program', () => {
  // The browser's own line about the refused request, and the CMS's about what became of it.
  test.use({
    expectedMessages: messages('412 \\(Precondition Failed\\)|promenjen na disku'),
  });

  test('what changed on the disk meanwhile is not lost', async ({ page, texts }) => {
    await openEntry(page, 'products', 'aloe-gel');
    const path = 'products/aloe-gel.mdx';
    texts.write(path, texts.read(path).replace('name: Aloe vera gel', 'name: Aloe gel'));
    await field(page, 'Veza ka prodavnici').fill('https://prodavnica.example.com/korpa/gel');
    await save(page);
    await expect(page.getByRole('alertdialog')).toContainText('u međuvremenu promenjen na disku');
    expect(readData(collectionNamed('products'), texts.read(path))).toMatchObject({
      name: 'Aloe gel',
    });
  });
});

test('While an effect is typed, the claims that the law allows are offered', async ({
  page,
  texts,
}) => {
  await openEntry(page, 'products', 'mineralne-tablete');
  await reveal(page, 'Efekti proizvoda');
  const effect = field(page, 'Efekat').first();
  await effect.fill('Kalcijum zubi');
  const offers = page.locator('datalist#allowed-claims option');
  await expect(offers.first()).toHaveAttribute(
    'value',
    'Kalcijum doprinosi održavanju normalnih zuba',
  );
  await expect(effect).toHaveAttribute('list', 'allowed-claims');
  await expect(offers.first()).toHaveText(/bar 15% preporučenog unosa/);
  await effect.fill('Vitamin C umor');
  await expect(offers).toHaveCount(0); // It is not in the composition.
  expect(texts.changes()).toEqual([]);
});

test('A sentence that the law may not allow is asked about once, and can be kept', async ({
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
