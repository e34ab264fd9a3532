// Drafts: text that an editor has typed and not saved.
import { expect, field, openEntry, saveWell, test } from './support/editor';

test('A draft is offered again, however the editor left the page', async ({
  page,
  context,
  texts,
}) => {
  const dialog = page.getByRole('alertdialog', { name: 'Vrati radnu verziju' });
  const name = field(page, 'Naziv');
  const list = page.getByRole('grid', { name: 'Stavke' });
  const restore = async (typed: string) => {
    await dialog.getByRole('button', { name: 'Vrati' }).click();
    await expect(name).toHaveValue(typed);
  };

  await test.step('with the Escape key', async () => {
    await openEntry(page, 'products', 'zubni-gel');
    await name.fill('');
    await name.pressSequentially('Zubni gel, prvi');
    await expect(page.getByRole('button', { name: 'Sačuvaj', exact: true })).toBeEnabled();
    // The CMS listens to the keyboard only once it has drawn the whole form.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(list).toBeVisible({ timeout: 1000 });
    }).toPass();
    await openEntry(page, 'products', 'zubni-gel');
    await restore('Zubni gel, prvi');
  });

  await test.step('with the browser’s Back button', async () => {
    await name.fill('Zubni gel, drugi');
    await page.getByRole('button', { name: 'Zatvori bez čuvanja' }).click();
    await expect(list).toBeVisible();
    await openEntry(page, 'products', 'zubni-gel');
    await restore('Zubni gel, drugi');
  });

  await test.step('by loading the page again', async () => {
    await page.reload();
    await restore('Zubni gel, drugi');
  });

  await test.step('by closing the tab', async () => {
    const other = await context.newPage();
    await page.close();
    await openEntry(other, 'products', 'zubni-gel');
    await other.getByRole('button', { name: 'Vrati' }).click();
    await expect(field(other, 'Naziv')).toHaveValue('Zubni gel, drugi');
    expect(texts.changes()).toEqual([]);

    await saveWell(other);
    expect(texts.changes()[1]).toBe('+name: Zubni gel, drugi');
    await openEntry(other, 'products', 'zubni-gel');
    await expect(field(other, 'Naziv')).toHaveValue('Zubni gel, drugi');
    await expect(other.getByRole('alertdialog')).toBeHidden();
  });
});
