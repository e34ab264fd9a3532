// A day of the consultant, on her phone.
import sharp from 'sharp';
import { parse } from 'yaml';
import { readProduct } from '../../src/model/product-text.ts';
import {
  expect,
  field,
  openEntry,
  readDrafts,
  reveal,
  saveWell,
  test,
  upload,
} from './support/editor';

test.describe.configure({ timeout: 90_000 });

const TEXTS = {
  Naziv: 'Krema za ruke sa aloe verom',
  'Opis slike': 'Bela tuba kreme i list aloe vere na stolu',
  'Veza ka prodavnici': 'https://prodavnica.example.com/korpa/krema-za-ruke',
  'Opis proizvoda': 'Lagana krema koja se brzo upija i ne ostavlja masan trag na prstima.',
};
const MORE = {
  Sastav: 'Voda, gel aloe vere, glicerin, ulje jojobe. Alergeni: proverite deklaraciju.',
  'Način upotrebe': 'Nanesite tanak sloj na čiste ruke, koliko god puta dnevno zatreba.',
};

test('A new product, two edits, a move and a deletion, with the page lost in between: all is kept', async ({
  page,
  texts,
}) => {
  const fill = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) await field(page, label).fill(text);
  };

  await test.step('a product is begun, with a photo from the phone', async () => {
    await page.goto('/admin#/collections/products/new');
    await field(page, 'Naziv').waitFor();
    await page.getByRole('radio', { name: 'Nega i higijena' }).tap();
    await page.getByRole('button', { name: 'Izaberite' }).tap();
    const photo = sharp({
      create: { width: 1200, height: 1200, channels: 3, background: '#6e9668' },
    });
    await upload(page, {
      name: 'IMG_2041.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo.jpeg().toBuffer(),
    });
    await fill(TEXTS);
  });

  await test.step('the page is lost, and all of it is there again', async () => {
    await expect.poll(() => readDrafts(page)).toContain(TEXTS['Opis proizvoda']);
    await page.reload();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Vrati' }).tap();
    for (const [label, text] of Object.entries(TEXTS)) {
      await expect(field(page, label)).toHaveValue(text);
    }
    await expect(page.getByRole('button', { name: 'Preimenuj' })).toBeVisible();
    await reveal(page, 'Efekti proizvoda');
    await page.getByRole('button', { name: /^Dodaj .?efekat/ }).tap();
    await field(page, 'Efekat').fill('Hidrira i omekšava kožu ruku posle pranja');
    await fill(MORE);
    await saveWell(page);
    const product = readProduct(texts.read('products/krema-za-ruke-sa-aloe-verom.mdx'));
    expect(product).toMatchObject({
      id: 21,
      kind: 'nega',
      image: './krema-za-ruke-sa-aloe-verom.webp',
    });
    const image = await sharp(texts.place(`products/${product.image}`)).metadata();
    expect(image.width).toBe(1200);
  });

  await test.step('two edits', async () => {
    await openEntry(page, 'products', 'tablete-za-oci');
    await field(page, 'Naziv').fill('Tablete za oči i vid');
    await saveWell(page);
    expect(texts.changes('products/tablete-za-oci.mdx')).toEqual([
      '-name: Tablete za oči',
      '+name: Tablete za oči i vid',
    ]);
    await openEntry(page, 'lists', 'site');
    await field(page, 'Telefon').fill('+381 60 111 22 33');
    await saveWell(page);
    expect(texts.changes('site.yaml')).toEqual([
      '-phone: "+381 60 000 00 00"',
      '+phone: "+381 60 111 22 33"',
    ]);
  });

  await test.step('one move, one deletion', async () => {
    await openEntry(page, 'lists', 'testimonials');
    await page.getByRole('button', { name: 'Pomeri nagore' }).nth(1).tap();
    await page.getByRole('button', { name: 'Ukloni' }).last().tap();
    await saveWell(page);
  });
  const names = parse(texts.read('testimonials/testimonials.yaml')).map(
    ({ name }: { name: string }) => name,
  );
  expect(names).toEqual([2, 1, 3, 4, 5].map((number) => `Korisnik ${number}`));
  const added = texts.changes('testimonials/testimonials.yaml').filter((line) => line[0] === '+');
  expect(added).toEqual([
    '+- id: 1',
    '+  name: Korisnik 1',
    expect.stringContaining('+  text: '),
    '+  sample: true',
    '+',
  ]);
});
