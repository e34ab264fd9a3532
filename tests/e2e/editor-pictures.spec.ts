// A picture that the owner takes from her phone into the form of a text.
import sharp from 'sharp';
import { takePhoto } from '../support/photo.ts';
import { expect, openText, saveHere, test } from './support/editor.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('a picture comes upright, small and without its place, and its description is asked for again', async ({
  page,
  texts,
}) => {
  await openText(page);
  const picture = page.getByLabel('Slika', { exact: true });
  const buffer = await takePhoto(3000, 2400).jpeg().toBuffer();
  await picture.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Slika je spremna: 1280 × 1600')).toBeVisible();
  const chosen = page.getByAltText('Slika koja je izabrana');
  await expect(chosen).toHaveJSProperty('naturalWidth', 1280);
  await expect(page.getByText('Slika je nova, a opis je od stare.')).toBeVisible();
  await page.getByRole('button', { name: 'Opis i dalje važi' }).click();
  await expect(page.getByText('Slika je nova')).toHaveCount(0);
  await saveHere(page);
  const name = 'zubni-gel-sa-aloe-verom-i-propolisom.webp';
  expect(texts.changes()).toEqual(['-image: ./zubni-gel.jpg', `+image: ./${name}`]);
  const { format, exif } = await sharp(texts.place(`products/${name}`)).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
});

test('a picture of an iPhone is opened by a decoder that is loaded only then', async ({ page }) => {
  const decoder: string[] = [];
  page.on('request', (request) => /heic/.test(request.url()) && decoder.push(request.url()));
  await openText(page);
  expect(decoder).toEqual([]);
  await page.getByLabel('Slika', { exact: true }).setInputFiles('tests/e2e/support/iphone.heic');
  await expect(
    page.getByText(/Slika je mala \(480 × 640 piksela\), pa će na sajtu biti mutna/),
  ).toBeVisible();
  expect(decoder.length).toBeGreaterThan(0);
});

test('a file that is no picture says so, and the old one stays', async ({ page, texts }) => {
  await openText(page);
  const buffer = Buffer.from('nije slika');
  await page
    .getByLabel('Slika', { exact: true })
    .setInputFiles({ name: 'slika.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Sačuvajte je kao JPG, pa je izaberite ponovo.')).toBeVisible();
  expect(texts.changes()).toEqual([]);
});

test('a browser that writes no WebP, as Safari, sends a JPEG', async ({ page, texts }) => {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      toBlob.call(this, done, type === 'image/webp' ? 'image/png' : type, quality);
    };
  });
  await openText(page);
  const buffer = await takePhoto(3000, 2400).jpeg().toBuffer();
  const picture = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Slika', { exact: true }).setInputFiles(picture);
  await expect(page.getByText('Slika je spremna: 1280 × 1600')).toBeVisible();
  await page.getByRole('button', { name: 'Opis i dalje važi' }).click();
  await saveHere(page);
  const name = 'zubni-gel-sa-aloe-verom-i-propolisom.jpg';
  const { format, width, height } = await sharp(texts.place(`products/${name}`)).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1280, 1600]);
});
