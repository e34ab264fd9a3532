// What an editor adds: a photo, a product.
import sharp from 'sharp';
import { readProduct } from '../../src/model/files/product-file';
import { expect, field, openEntry, reveal, save, saveWell, test, upload } from './support/editor';

test.describe.configure({ timeout: 90_000 });

/** A photo as a phone makes it: large, and with a name that no address should have. */
async function makePhoto() {
  const image = sharp({
    create: { width: 2400, height: 2000, channels: 3, background: '#6e9668' },
  });
  return {
    name: 'Nova slika (žuta).png',
    mimeType: 'image/png',
    buffer: await image.png().toBuffer(),
  };
}

test('A new photo is made smaller, renamed and put beside the product', async ({ page, texts }) => {
  await openEntry(page, 'products', 'aloe-gel');
  await page.getByRole('button', { name: 'Zameni sliku' }).click();
  await upload(page, await makePhoto());
  await saveWell(page);
  expect(texts.changes()).toContain('-image: ./aloe-gel.jpg');
  const image = readProduct(texts.read('products/aloe-gel.mdx')).image ?? '';
  expect(image).toMatch(/^\.\/nova-slika-zuta\.webp$/);
  const { width, height } = await sharp(texts.place(`products/${image}`)).metadata();
  expect({ width, height }).toEqual({ width: 1600, height: 1333 });
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
  await field(page, 'Opis proizvoda').fill('Tablete za žvakanje sa đumbirom.');
  await field(page, 'Sastav').fill('Đumbir, vitamin C.');
  await reveal(page, 'Efekti proizvoda');
  await page.getByRole('button', { name: /^Dodaj .?efekat/ }).click();
  await field(page, 'Efekat').fill('Prijatan ukus');
  await field(page, 'Način upotrebe').fill('1 tableta dnevno.');
  await saveWell(page);

  const source = texts.read('products/zvakace-tablete-dumbir.mdx');
  expect(source).toBe(`---
id: 21
name: "Žvakaće tablete: đumbir"
kind: dodaci-ishrani
image: ./nova-slika-zuta.webp
alt: Kutija tableta i koren đumbira
link: https://prodavnica.example.com/korpa/djumbir
---

## Opis proizvoda

Tablete za žvakanje sa đumbirom.

## Sastav

Đumbir, vitamin C.

## Efekti proizvoda

- Prijatan ukus

## Način upotrebe

1 tableta dnevno.
`);
});
