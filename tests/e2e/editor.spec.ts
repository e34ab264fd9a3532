// The editor of `npm start`, on the files of this machine.
import { expect, field, test } from './support/editor';

test('one changed field is one changed line on the disk', { tag: '@engines' }, async ({
  page,
  texts,
}) => {
  await page.goto('/admin#src/content/site.yaml');
  await field(page, 'Telefon').fill('+381 60 111 22 33');
  await page.getByRole('button', { name: 'Objavi' }).click();
  await expect(page.getByText('Sačuvano na ovom računaru')).toBeVisible();
  expect(texts.changes()).toEqual(['-phone: "+381 60 000 00 00"', '+phone: "+381 60 111 22 33"']);
});
