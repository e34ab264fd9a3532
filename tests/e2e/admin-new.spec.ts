// What an editor adds: photos, a product; and what becomes of pictures.
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { readProduct } from '../../src/model/product-text.ts';
import {
  expect,
  field,
  openEntry,
  pick,
  reveal,
  save,
  saveWell,
  test,
  upload,
} from './support/editor';

test.describe.configure({ timeout: 90_000 });

/** A photo as a phone makes it: large, and with a name that says nothing. */
async function makePhoto(width = 2400, height = 2000) {
  const image = sharp({ create: { width, height, channels: 3, background: '#6e9668' } });
  return { name: 'IMG_2041.PNG', mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

test('A new photo is made smaller, named after the product and put beside it', async ({
  page,
  texts,
}) => {
  await openEntry(page, 'products', 'aloe-gel');
  await page.getByRole('button', { name: 'Zameni sliku' }).click();
  await upload(page, await makePhoto());
  await saveWell(page);
  expect(texts.changes()).toContain('-image: ./aloe-gel.jpg');
  const image = readProduct(texts.read('products/aloe-gel.mdx')).image ?? '';
  expect(image).toBe('./aloe-gel.webp');
  const { width, height } = await sharp(texts.place(`products/${image}`)).metadata();
  expect({ width, height }).toEqual({ width: 1600, height: 1333 });
});

test('Whoever saves at once after picking a photo need not save twice', async ({ page, texts }) => {
  await openEntry(page, 'products', 'aloe-sprej');
  await page.getByRole('button', { name: 'Zameni sliku' }).click();
  await pick(page, await makePhoto());
  await saveWell(page);
  expect(texts.changes('products/aloe-sprej.mdx')).toContain('+image: ./aloe-sprej.webp');
});

test("A person's photo is asked about when it is small, and gets her name", async ({
  page,
  texts,
}) => {
  await openEntry(page, 'lists', 'testimonials');
  await page.getByRole('button', { name: 'Otvori sve' }).click();
  await field(page, 'Ime').first().fill('Đurđa Šepa');
  await page.getByRole('button', { name: 'Izaberite' }).first().click();
  await upload(page, await makePhoto(300, 300));
  await save(page);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('je mala (300 × 300 piksela), pa će biti mutna.');
  expect(texts.changes()).toEqual([]);
  await dialog.getByRole('button').click();
  await saveWell(page);
  expect(texts.changes()).toEqual(
    expect.arrayContaining([
      '-  name: Korisnik 1',
      '+  name: Đurđa Šepa',
      '+  image: ./djurdja-sepa.webp',
    ]),
  );
  expect(existsSync(texts.place('testimonials/djurdja-sepa.webp'))).toBe(true);
});

test('A picture that a text shows cannot be deleted, and it says which text', async ({
  page,
  texts,
}) => {
  await page.goto('/admin#/assets');
  await page.getByRole('option', { name: /^Proizvodi/ }).click();
  await page.getByRole('checkbox', { name: /balzam-za-usne\.jpg/ }).check();
  await page.getByRole('button', { name: 'Obriši izabrani fajl' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Ovaj fajl ne može da se obriše');
  await expect(dialog).toContainText('Proizvodi › Balzam za usne sa aloe verom i jojobom');
  await expect(dialog).toContainText('Izdvojeni proizvodi › Balzam za usne');
  await expect(dialog.getByRole('button', { name: 'Obriši' })).toBeDisabled();
  expect(texts.changes()).toEqual([]);
});

test('A new product gets the next free number and a file name without accents', async ({
  page,
  texts,
}) => {
  await page.goto('/admin#/collections/products/new');
  await field(page, 'Naziv').fill('Žvakaće tablete: đumbir');
  await page.getByRole('radio', { name: 'Dodaci ishrani' }).click();
  await save(page);
  await expect(page.getByText('Popunite ovo polje.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Izaberite' }).click();
  await upload(page, await makePhoto());
  await field(page, 'Opis slike').fill('Kutija tableta i koren đumbira');
  await field(page, 'Veza ka prodavnici').fill('https://prodavnica.example.com/korpa/djumbir');
  await field(page, 'Opis proizvoda').fill(
    'Tablete za žvakanje sa đumbirom, za one kojima kapsule ne prijaju.',
  );
  await field(page, 'Sastav').fill(
    'Koren đumbira u prahu, vitamin C, sorbitol. Alergeni: proverite deklaraciju.',
  );
  await reveal(page, 'Efekti proizvoda');
  await page.getByRole('button', { name: /^Dodaj .?efekat/ }).click();
  await field(page, 'Efekat').fill('Prijatan ukus đumbira i limuna, bez dodatog šećera');
  await field(page, 'Način upotrebe').fill('Jedna tableta dnevno, uz obrok i čašu vode.');
  await saveWell(page);

  const source = texts.read('products/zvakace-tablete-dumbir.mdx');
  expect(source).toBe(`---
id: 21
name: "Žvakaće tablete: đumbir"
kind: dodaci-ishrani
image: ./zvakace-tablete-dumbir.webp
alt: Kutija tableta i koren đumbira
link: https://prodavnica.example.com/korpa/djumbir
---

## Opis proizvoda

Tablete za žvakanje sa đumbirom, za one kojima kapsule ne prijaju.

## Sastav

Koren đumbira u prahu, vitamin C, sorbitol. Alergeni: proverite deklaraciju.

## Efekti proizvoda

- Prijatan ukus đumbira i limuna, bez dodatog šećera

## Način upotrebe

Jedna tableta dnevno, uz obrok i čašu vode.
`);
});
