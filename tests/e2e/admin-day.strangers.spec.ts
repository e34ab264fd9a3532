// A day of the consultant's work in the editor, on a phone.
import sharp from 'sharp';
import { parse } from 'yaml';
import {
  expect,
  field,
  openEntry,
  readDrafts,
  reveal,
  save,
  saveWell,
  test,
  upload,
} from './support/editor';

const TEXTS = {
  Naziv: 'Žvakaće tablete: đumbir',
  'Opis slike': 'Kutija tableta i koren đumbira',
  'Veza ka prodavnici': 'https://prodavnica.example.com/korpa/djumbir',
  'Opis proizvoda': 'Tablete za žvakanje sa đumbirom, za one kojima kapsule ne prijaju.',
};
const MORE = {
  Sastav: 'Koren đumbira u prahu, sorbitol {50 ml} <3. Alergeni: proverite deklaraciju.',
  'Način upotrebe': 'Jedna tableta dnevno, uz obrok i čašu vode.',
};

/** A photo full of detail, as a phone's are: it stays large in bytes when the CMS has made it smaller. */
function detailedPhoto(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'white', noise } })
    .jpeg()
    .toBuffer();
}

test('A new product, three edits, a move and a deletion, with the page lost in between: all is kept', async ({
  page,
  texts,
}) => {
  const fill = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) await field(page, label).fill(text);
  };
  const expectNoSideways = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      await page.evaluate(() => document.documentElement.clientWidth),
    );

  await test.step('a product is begun, with a photo from the phone', async () => {
    await page.goto('/admin');
    await page.getByRole('treeitem', { name: 'Proizvodi', exact: true }).click();
    await expectNoSideways();
    const begin = page.getByRole('button', { name: 'Nova stavka' });
    expect((await begin.boundingBox())?.width, 'its words are seen').toBeGreaterThan(120);
    await begin.click();
    await page.getByRole('button', { name: 'Zatvori bez čuvanja' }).waitFor();
    await page.getByRole('radio', { name: 'Dodaci ishrani' }).click();
    await save(page);
    await expect(page.getByText('Popunite ovo polje.').first()).toBeVisible();
    await expectNoSideways();
    await page.getByRole('button', { name: 'Izaberite' }).click();
    await upload(page, 'IMG_2041.jpg', await detailedPhoto(2400, 2000));
    await fill(TEXTS);
  });

  await test.step('the page is lost, and the draft is offered again whole', async () => {
    await expect.poll(() => readDrafts(page)).toContain(TEXTS['Opis proizvoda']);
    await page.reload();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Vrati' }).click();
    for (const [label, text] of Object.entries(TEXTS)) {
      await expect(field(page, label)).toHaveValue(text);
    }
    await expect(page.getByRole('button', { name: 'Preimenuj' })).toBeVisible();
    await reveal(page, 'Efekti proizvoda');
    await page.getByRole('button', { name: /^Dodaj .?efekat/ }).click();
    await field(page, 'Efekat').fill('Prijatan ukus đumbira i limuna, bez dodatog šećera');
    await fill(MORE);
    await saveWell(page);
    expect(texts.read('products/zvakace-tablete-dumbir.mdx')).toBe(`---
id: 21
name: "Žvakaće tablete: đumbir"
kind: dodaci-ishrani
image: ./img_2041.webp
alt: Kutija tableta i koren đumbira
link: https://prodavnica.example.com/korpa/djumbir
---

## Opis proizvoda

Tablete za žvakanje sa đumbirom, za one kojima kapsule ne prijaju.

## Sastav

Koren đumbira u prahu, sorbitol \\{50 ml\\} \\<3. Alergeni: proverite deklaraciju.

## Efekti proizvoda

- Prijatan ukus đumbira i limuna, bez dodatog šećera

## Način upotrebe

Jedna tableta dnevno, uz obrok i čašu vode.
`);
    const { width, height } = await sharp(texts.place('products/img_2041.webp')).metadata();
    expect({ width, height }, 'made smaller').toEqual({ width: 1600, height: 1333 });
  });

  await test.step('three edits, each of them one line', async () => {
    await openEntry(page, 'products', 'tablete-za-oci');
    await field(page, 'Naziv').fill('Tablete za oči i vid');
    await saveWell(page);
    expect(texts.changes('products/tablete-za-oci.mdx')).toEqual([
      '-name: Tablete za oči',
      '+name: Tablete za oči i vid',
    ]);
    await openEntry(page, 'products', 'tablete-za-oci');
    await reveal(page, 'Efekti proizvoda');
    await field(page, 'Efekat').first().fill('Uz obrok');
    await saveWell(page);
    const next = [expect.stringMatching(/^-- /), '+- Uz obrok'];
    expect(texts.changes('products/tablete-za-oci.mdx').slice(2), 'in one sitting').toEqual(next);
    await openEntry(page, 'lists', 'site');
    await field(page, 'Telefon').fill('+381 60 111 22 33');
    await saveWell(page);
    expect(texts.changes('site.yaml')).toEqual([
      '-phone: "+381 60 000 00 00"',
      '+phone: "+381 60 111 22 33"',
    ]);
  });

  await test.step('one move, one deletion', async () => {
    const path = 'questions.yaml';
    const before: unknown[] = parse(texts.read(path));
    await openEntry(page, 'lists', 'questions');
    await page.getByRole('button', { name: 'Pomeri nagore' }).nth(1).click();
    await page.getByRole('button', { name: 'Ukloni' }).last().click();
    await saveWell(page);
    const after: unknown[] = parse(texts.read(path));
    expect(after).toEqual([before[1], before[0], ...before.slice(2, -1)]);
    expect(texts.changes(path).filter((line) => line.startsWith('+')).length).toBeLessThan(5);
  });
});
