// What a visitor does in the form before its code has come, while something else has changed the page. The text, the
// focus and the selection stay; one message arrives.
import { addIcons, field, PAGE_CHANGES, tellBeforeCode, typeEarly } from './support/before-code.ts';
import {
  catchMessages,
  expectAwake,
  fieldsOf,
  holdScripts,
  send,
  VISITOR,
} from './support/contact-form.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translate.ts';

PAGE_CHANGES.filter(({ isCommon }) => isCommon).forEach(tellBeforeCode);

test('on a fast line the first tap keeps the focus, and no letter is lost', async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(addIcons);
  await field(page, 'name').tap();
  await page.keyboard.type(VISITOR.Ime);
  await expectAwake(page);
  await page.keyboard.type('!');
  await expect(field(page, 'name')).toHaveValue(`${VISITOR.Ime}!`);
});

test('a word that a keyboard is putting together stays when the code comes', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  await page.evaluate(addIcons);
  await field(page, 'name').focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', {
    text: 'Đur',
    selectionStart: 3,
    selectionEnd: 3,
  });
  release();
  await expectAwake(page);
  await session.send('Input.insertText', { text: 'Đurđica' });
  await expect(field(page, 'name')).toHaveValue('Đurđica');
});

test('what the browser has filled in without telling the page stays, and is sent', async ({
  page,
}) => {
  const sent = await catchMessages(page);
  const release = await holdScripts(page);
  await page.goto('/contact');
  await page.evaluate(addIcons);
  for (const name of ['name', 'phoneNumber', 'email', 'message']) {
    await field(page, name).evaluate((control: HTMLInputElement) => {
      control.value = control.type === 'email' ? 'ana@primer.rs' : 'Ana 064';
    });
  }
  await field(page, 'name').focus();
  release();
  await expectAwake(page);
  await send(page);
  await expect(page.getByText('Poruka je uspešno poslata')).toBeFocused();
  await expect.poll(() => sent.length).toBe(1);
  expect(await fieldsOf(sent[0])).toMatchObject({ name: 'Ana 064', email: 'ana@primer.rs' });
});

test('who comes back to a half-written message finds it, and the code changes nothing', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await typeEarly(page, addIcons);
  const typed = await field(page, 'message').inputValue();
  await page.goto('/products');
  await page.goBack();
  await page.evaluate(addIcons);
  await field(page, 'message').focus();
  release();
  await expectAwake(page);
  await expect(field(page, 'message')).toHaveValue(typed);
  await expect(field(page, 'name')).toHaveValue(VISITOR.Ime);
});

test('on a page that is translated later, the notes below the fields are right all the same', async ({
  page,
}) => {
  await page.goto('/contact');
  await field(page, 'name').focus();
  await expectAwake(page);
  const email = field(page, 'email');
  await send(page);
  await expect(email).toHaveAccessibleDescription('Upišite e-mail adresu.');
  await page.evaluate(translate);
  await expect(email).toHaveAccessibleDescription('[en] Upišite e-mail adresu.');
  await email.fill('ana');
  await expect(email).toHaveAccessibleDescription('');
  await send(page);
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription(/na primer: ime@gmail\.com/);
});
