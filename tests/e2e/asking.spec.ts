import { expectAwake, field, openForm } from './support/contact-form.ts';
import { TOOTH_GEL } from './support/content.ts';
import { expect, part, test } from './support/test.ts';

const GEL = TOOTH_GEL.name;

test('a message that is begun on a product begins with the product’s name', async ({ page }) => {
  await page.goto('/contact#proizvod-14');
  await expect(field(page, 'Poruka')).toHaveValue(`Tema: ${GEL}\n\n`);
  // It is said once, in the message, and the page begins at the form.
  await expect(page.getByText('Tema:').and(page.locator(':visible'))).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Pošaljite poruku' })).toBeInViewport({
    ratio: 1,
  });
  // The form's code, loaded at the first touch, keeps the first line and the visitor's addition.
  await field(page, 'Poruka').press('End');
  await expectAwake(page);
  await expect(field(page, 'Poruka')).toHaveValue(`Tema: ${GEL}\n\n`);
  await field(page, 'Poruka').fill('Moje pitanje');
  await page.evaluate(() => location.assign('#proizvod-15'));
  await expect(field(page, 'Poruka')).toHaveValue('Moje pitanje');
});

test('another product replaces the first while the visitor has written nothing', async ({
  page,
}) => {
  await page.goto('/contact#proizvod-14');
  await page.evaluate(() => location.assign('#proizvod-15'));
  await expect(field(page, 'Poruka')).toHaveValue(/^Tema: .*dezodorans/i);
});

test('the ways to ask lead to the form, and bring it no other words', async ({ page }) => {
  await part('the phone number is a link, as wide as the column', async () => {
    await page.goto('/contact');
    const call = page.getByRole('main').getByRole('link', { name: /^Pozovite \+381/ });
    await expect(call).toHaveAttribute('href', /^tel:\+381/);
    const column = page.getByRole('region', { name: 'Javite mi se direktno' });
    const [button, around] = [await call.boundingBox(), await column.boundingBox()];
    expect(button?.width).toBe(around?.width);
    await expect(page.getByRole('main')).toContainText('ne pišite podatke o zdravlju');
  });
  await part('the address cannot put words of its own on the page', async () => {
    await openForm(page);
    for (const hash of ['', '#proizvod-999', '#poruka-name', '#%3Cb%3Ehej', '#__proto__']) {
      await page.goto(`/contact${hash}`);
      await expect(page.getByText('Tema:').and(page.locator(':visible'))).toHaveCount(0);
      await expect(field(page, 'Poruka')).toHaveValue('');
    }
  });
  await part('the offer to work together leads to the same form', async () => {
    await page.goto('/business-cooperation');
    await page.getByRole('link', { name: 'KONTAKTIRAJ TE NAS' }).first().click();
    await expect(field(page, 'Poruka')).toHaveValue('Tema: poslovna saradnja\n\n');
  });
  await part('the link to give a testimonial begins the message with that', async () => {
    await page.goto('about:blank');
    await page.goto('/contact#utisak');
    await expect(field(page, 'Poruka')).toHaveValue('Tema: moj utisak\n\n');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what the question is about', async ({ page }) => {
    await page.goto('/contact#proizvod-14');
    const strip = page.getByText('Tema:').and(page.locator(':visible'));
    await expect(strip).toHaveText(`Tema: ${GEL}`);
    await expect(strip).toBeInViewport({ ratio: 1 });
    await expect(strip).toHaveCSS('margin-block-end', '18px');
  });
});
