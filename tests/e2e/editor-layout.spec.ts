// The layout of the editor as it was last wished, as `layout.spec.ts` has that of the visitors' pages.
import { expect, field, GEL_PATH, test } from './support/editor.ts';
import { compareLayout, type State, standStill } from './support/layout-maps.ts';

const STATES: State[] = [
  {
    name: 'editor',
    path: '/admin',
    within: 'body',
    act: (page) => page.getByText('pre objavljivanja: ').waitFor(),
  },
  {
    name: 'editor-form',
    path: `/admin#${GEL_PATH}`,
    within: 'body',
    act: async (page) => {
      await field(page, 'Kratka činjenica').fill('tuba 130 g · 2.990 din');
      await page.getByRole('button', { name: 'Objavi' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

test.use({ bypassCSP: true });

test('the layout of the editor is the wished one', async ({ page }) => {
  await standStill(page);
  for (const state of STATES) await compareLayout(page, state);
});
