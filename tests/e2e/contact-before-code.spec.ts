// What a visitor does in the form before its code has come, while something else has changed the page: an extension,
// a translation, a proxy, the browser itself. The text, the focus and the selection stay; one message arrives.
import type { Page } from 'playwright/test';
import {
  catchMessages,
  expectAwake,
  fieldsOf,
  holdScripts,
  send,
  VISITOR,
} from './support/contact-form';
import { expect, test } from './support/test';
import { translate } from './support/translate';

interface State {
  /** What has changed the page, as in „the form while …“. */
  name: string;
  /** Runs inside the page. */
  change: () => void;
}

const addIcons = () => {
  for (const control of document.querySelectorAll('form :is(input, textarea)')) {
    const icon = document.createElement('div');
    icon.setAttribute('data-lastpass-icon-root', '');
    control.after(icon);
  }
};

const STATES: State[] = [
  { name: 'nothing has changed', change: () => {} },
  {
    name: 'a password manager has put an icon behind each field',
    change: addIcons,
  },
  {
    name: 'a grammar checker has put an element before the message',
    change: () => {
      document.querySelector('textarea')?.before(document.createElement('lt-highlighter'));
    },
  },
  {
    name: 'the page is translated, each text in a new element',
    change: translate,
  },
  {
    name: 'an extension has exchanged words',
    change: () => {
      for (const label of document.querySelectorAll('form label, form p, h2')) {
        for (const part of label.childNodes)
          if (part instanceof Text) part.data = `[en] ${part.data}`;
      }
    },
  },
  {
    name: 'a password manager has set attributes',
    change: () => {
      for (const part of document.querySelectorAll('form, form *, astro-island')) {
        part.setAttribute('data-keeper-lock-id', 'k-1');
        part.setAttribute('fdprocessedid', 'x');
      }
    },
  },
  {
    name: 'a proxy has removed the comments',
    change: () => {
      const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
      const found: Comment[] = [];
      while (comments.nextNode()) found.push(comments.currentNode as Comment);
      for (const comment of found) comment.remove();
    },
  },
  {
    name: 'an extension has wrapped each field',
    change: () => {
      for (const control of document.querySelectorAll('form :is(input, textarea)')) {
        const wrapper = document.createElement('span');
        control.replaceWith(wrapper);
        wrapper.append(control);
      }
    },
  },
  {
    name: 'an extension has wrapped the form',
    change: () => {
      const form = document.querySelector('form');
      const wrapper = document.createElement('grammarly-extension');
      form?.replaceWith(wrapper);
      if (form) wrapper.append(form);
    },
  },
  {
    name: 'an extension has put elements into every element of the card',
    change: () => {
      for (const part of document.querySelectorAll(
        '.message, .message :is(astro-island, div, form)',
      ))
        part.prepend(document.createElement('x-note'));
    },
  },
  {
    name: 'an extension has added a field of its own',
    change: () => {
      const mine = Object.assign(document.createElement('input'), { type: 'search' });
      document.querySelector('form')?.prepend(mine);
    },
  },
  {
    name: 'an extension has removed the places of the notes',
    change: () => {
      for (const note of document.querySelectorAll('form [id$="-napomena"]')) note.remove();
    },
  },
];

/** A field by its name: its label may be translated. */
const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

const SUBJECT = /^Tema: Zubni gel.*\n\n$/;
const TYPED = 'Zdravo, šta mi preporučujete?';
const WORD = 'preporučujete';

/** Comes from a product, whose name the message then begins with, and types into each field. Selects a word. */
async function typeEarly(page: Page, change: () => void): Promise<void> {
  await page.goto('/contact#proizvod-14');
  await expect(field(page, 'message')).toHaveValue(SUBJECT);
  await page.evaluate(change);
  for (const [name, text] of [
    ['name', VISITOR.Ime],
    ['phoneNumber', VISITOR.Telefon],
    ['email', VISITOR['E-mail']],
  ] as const) {
    await field(page, name).focus();
    await page.keyboard.type(text);
  }
  await field(page, 'message').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(TYPED);
  await field(page, 'message').evaluate((area: HTMLTextAreaElement, word) => {
    const start = area.value.indexOf(word);
    area.setSelectionRange(start, start + word.length);
  }, WORD);
}

const selected = (page: Page) =>
  page.evaluate(() => {
    const area = document.activeElement;
    if (!(area instanceof HTMLTextAreaElement)) return '';
    return area.value.slice(area.selectionStart, area.selectionEnd);
  });

const inLines = (text: string) => text.replaceAll('\n', '\r\n');

for (const { name, change } of STATES) {
  test.describe(`while ${name}`, () => {
    // React tells of a change in the part that is its own, draws that part anew and goes on.
    test.use({ expectedMessages: [/Minified React error #418/] });

    test('what is typed stays, with its focus and selection, and is sent once', async ({
      page,
    }) => {
      const sent = await catchMessages(page);
      const release = await holdScripts(page);
      await typeEarly(page, change);
      release();
      await expectAwake(page);
      expect(await selected(page)).toBe(WORD);
      // The next letter takes the place of what is selected.
      await page.keyboard.type('savetujete');
      const text = await field(page, 'message').inputValue();
      expect(text).toMatch(/^Tema: Zubni gel.*\n\nZdravo, šta mi savetujete\?$/);
      await send(page);
      await expect(page.getByText('Poruka je uspešno poslata')).toBeFocused();
      await expect.poll(() => sent.length).toBe(1);
      expect(await fieldsOf(sent[0])).toMatchObject({
        name: VISITOR.Ime,
        phoneNumber: VISITOR.Telefon,
        email: VISITOR['E-mail'],
        message: inLines(text),
      });
    });

    test('what is sent before the code has come is sent once', async ({ page }) => {
      const sent = await catchMessages(page);
      const release = await holdScripts(page);
      await typeEarly(page, change);
      await send(page);
      expect(sent).toHaveLength(0);
      release();
      await expect(page.getByText('Poruka je uspešno poslata')).toBeFocused();
      await expect.poll(() => sent.length).toBe(1);
      expect((await fieldsOf(sent[0]))['message']).toMatch(
        /^Tema: Zubni gel.*\r\n\r\nZdravo, šta mi preporučujete\?$/,
      );
    });
  });
}

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
  const emailNote = page.locator('#poruka-email-napomena');
  await send(page);
  await expect(emailNote).toHaveText('Upišite e-mail adresu.');
  await page.evaluate(translate);
  await expect(emailNote).toHaveText('[en] Upišite e-mail adresu.');
  await field(page, 'email').fill('ana');
  await expect(emailNote).toHaveText('');
  await send(page);
  await field(page, 'email').press('Enter');
  await expect(emailNote).toContainText('na primer: ime@gmail.com');
});
