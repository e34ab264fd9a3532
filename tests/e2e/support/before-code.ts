// The form before its code has come, while something else changes the page: an extension, a translation, a proxy, the
// browser itself.
import type { Page } from 'playwright/test';
import {
  catchMessages,
  expectAwake,
  fieldsOf,
  holdScripts,
  send,
  VISITOR,
} from './contact-form.ts';
import { expect, test } from './test.ts';
import { translate } from './translate.ts';

export interface PageChange {
  /** As in „while …“. */
  name: string;
  /** Whether many visitors have such a page: these stories belong to `npm test`. */
  isCommon?: boolean;
  /** Runs inside the page. */
  change: () => void;
}

export const addIcons = () => {
  for (const control of document.querySelectorAll('form :is(input, textarea)')) {
    const icon = document.createElement('div');
    icon.setAttribute('data-lastpass-icon-root', '');
    control.after(icon);
  }
};

export const PAGE_CHANGES: PageChange[] = [
  { name: 'nothing has changed', isCommon: true, change: () => {} },
  {
    name: 'a password manager has put an icon behind each field',
    isCommon: true,
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
    isCommon: true,
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
export const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

const SUBJECT = /^Tema: Zubni gel.*\n\n$/;
const TYPED = 'Zdravo, šta mi preporučujete?';
const WORD = 'preporučujete';

/** Comes from a product, whose name the message then begins with, and types into each field. Selects a word. */
export async function typeEarly(page: Page, change: () => void): Promise<void> {
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

/** The stories of a message that is typed before the code has come, and sent after it or before it. */
export function tellBeforeCode({ name, change }: PageChange): void {
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
