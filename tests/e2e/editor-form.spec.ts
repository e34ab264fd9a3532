// The form of a text, on a phone, over the files of this machine.
import type { Page } from 'playwright/test';
import { expect, field, GEL_PATH, openText, saveHere, test } from './support/editor.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const GEL = 'products/zubni-gel.mdx';

/** Pastes the text as a phone does, into the field that has the cursor. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', event));
  }, text);
}

test('the form of a product answers what is typed or pasted', async ({ page }) => {
  await openText(page);
  const description = field(page, 'Opis proizvoda');
  const effect = field(page, 'Efekat 1');
  await test.step('a sentence that may stand is confirmed by one tap, and asks for the reason', async () => {
    await effect.fill('Sprečava kamenac');
    await page.getByRole('button', { name: 'Sme da stoji' }).click();
    await expect(field(page, 'Razlog')).toBeFocused();
    await page.keyboard.type('Tako piše na deklaraciji');
    await expect(page.getByText('nije sa spiska dozvoljenih izjava')).toHaveCount(0);
  });
  await test.step('a price is named at its field, with what happens; claims that suit the product are offered', async () => {
    await field(page, 'Kratka činjenica').fill('tuba 130 g · 990 din');
    await expect(page.getByText('U proizvodu stoji cena')).toContainText(
      'Cena stoji u prodavnici; obrišite je. Dok ovo stoji, proizvod se neće videti na sajtu.',
    );
    await effect.fill('Leči parodontozu');
    await page.getByRole('button', { name: 'Čisti zube i osvežava dah' }).click();
    await expect(effect).toHaveValue('Čisti zube i osvežava dah');
  });
  await test.step('signs of a chat go when a text is pasted, and come back when they are wanted', async () => {
    await description.fill('');
    await paste(page, '## ✨ Zubni gel\n\nBlaga nana.\n\nDa li želite da tekst bude kraći?');
    await expect(description).toHaveValue('Zubni gel\n\nBlaga nana.');
    await expect(page.getByRole('status').filter({ hasText: 'sklonjeno' })).toContainText(
      'sličice, znaci #, pitanje na kraju',
    );
    await page.getByRole('button', { name: 'Vrati kako je nalepljeno' }).click();
    await expect(description).toHaveValue(/^## ✨ Zubni gel[\s\S]*kraći\?$/);
  });
  await test.step('Cyrillic comes in Latin letters, and goes back to what was pasted', async () => {
    await effect.fill('');
    await paste(page, 'Негује љупку кожу');
    await expect(effect).toHaveValue('Neguje ljupku kožu');
    await expect(page.getByText('Ćirilica je prebačena u latinicu.')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(effect).toHaveValue('');
  });
  await test.step('what a button or a paste has done is taken back as what was typed', async () => {
    await description.fill('Blaga nana.');
    await description.selectText();
    await page.getByRole('button', { name: 'Podebljaj' }).first().click();
    await expect(description).toHaveValue('**Blaga nana.**');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(description).toHaveValue('Blaga nana.');
    await description.press('End');
    await paste(page, ' Nov ukus 🌿');
    await expect(description).toHaveValue('Blaga nana.Nov ukus');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(description).toHaveValue('Blaga nana.');
    await description.press('End');
    await paste(page, '🌿');
    await expect(description).toHaveValue('Blaga nana.');
  });
  await test.step('a new line in a list is its next item, and after an empty one the end of the list', async () => {
    const { length } = await description.inputValue();
    await description.press('Control+End');
    // The sign typed once more by hand is the same one.
    await page.keyboard.type('\n\n- ujutru\n- uveče\n\nKraj.');
    const typed = (await description.inputValue()).slice(length);
    expect(typed).toBe('\n\n- ujutru\n- uveče\n\nKraj.');
    await description.fill('Blaga nana.');
  });
  await test.step('a product with a day that is to come says what is gone until then', async () => {
    await page.locator('summary', { hasText: 'Kada se vidi na sajtu' }).click();
    await page.getByLabel('Prikazuj od').fill('2100-01-01');
    await expect(page.getByText('Do tog dana proizvoda nema na sajtu')).toContainText(
      'na početnoj nema ni kartice „Zubni gel“',
    );
    await page.getByLabel('Prikazuj od').fill('');
  });
  await test.step('a new paragraph is begun at the end of a text, and a new effect behind the last one', async () => {
    const before = await description.inputValue();
    await description.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Novo.');
    await expect(description).toHaveValue(`${before}\n\nNovo.`);
    const use = field(page, 'Način upotrebe');
    await use.fill('Jednom dnevno.');
    await page.getByRole('button', { name: '+ Čuvanje' }).click();
    await page.keyboard.type('na suvom');
    await expect(use).toHaveValue('Jednom dnevno.\n\n**Čuvanje:** na suvom');
    await effect.fill('Čisti zube');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Efekat 2')).toBeFocused();
    await expect(field(page, 'Efekat 2')).toHaveValue('');
    await paste(page, '- Osvežava dah\n- Neguje desni');
    await expect(field(page, 'Efekat 2')).toHaveValue('Osvežava dah');
    await expect(field(page, 'Efekat 3')).toHaveValue('Neguje desni');
  });
});

test('the form of a product publishes a changed list, and a word of the site', async ({
  page,
  texts,
}) => {
  const dictionary = page.waitForRequest(/serbian-words/);
  await openText(page);
  await test.step('items of a list are added, moved, removed when asked for, and put back', async () => {
    const effects = page.getByRole('group', { name: 'Efekti proizvoda' });
    const typed = () =>
      effects
        .getByRole('textbox')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    const [first = '', second = '', ...rest] = await typed();
    await effects.getByRole('button', { name: 'Efekat 1: pomeri dole' }).click();
    expect(await typed()).toEqual([second, first, ...rest]);
    // The button goes with its item, and stays under the finger.
    await expect(effects.getByRole('button', { name: 'Efekat 2: pomeri dole' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const question = effects.getByRole('alertdialog', { name: 'Obrisati: Efekat 2?' });
    await question.getByRole('button', { name: 'Ne' }).click();
    expect(await typed()).toEqual([second, first, ...rest]);
    for (const left of [
      [second, ...rest],
      [second, ...rest.slice(1)],
    ]) {
      await effects.getByRole('button', { name: 'Efekat 2: obriši' }).click();
      await question.getByRole('button', { name: 'Obriši' }).click();
      expect(await typed()).toEqual(left);
    }
    // Both, the last one first.
    await effects.getByRole('button', { name: 'Vrati', exact: true }).click();
    expect(await typed()).toEqual([second, ...rest]);
    await effects.getByRole('button', { name: 'Vrati', exact: true }).click();
    await expect(field(page, 'Efekat 2')).toBeFocused();
    await expect(effects.getByRole('button', { name: 'Vrati', exact: true })).toHaveCount(0);
    expect(await typed()).toEqual([second, first, ...rest]);
    // By the keyboard: the page is still scrolling to the item that was put back.
    await effects.getByRole('button', { name: '+ Dodaj efekat' }).press('Enter');
    await expect(field(page, 'Efekat 4')).toBeFocused();
    await page.keyboard.type('- Čisti zube i osvežava dah');
    await saveHere(page);
    expect(texts.changes()).toEqual([`-- ${first}`, `+- ${first}`, '+- Čisti zube i osvežava dah']);
  });
  await test.step('a slip is named once the dictionary has come, and a right word is added by one tap', async () => {
    const body = field(page, 'Opis proizvoda');
    await body.fill('Neguje zube dnveno, a taurin smiruje.');
    await dictionary;
    await expect(
      page.getByText('Reč „dnveno“ nije u rečniku. Da li ste mislili: dnevno?'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Zameni sa „dnevno“' }).click();
    await expect(body).toHaveValue('Neguje zube dnevno, a taurin smiruje.');
    await page.getByRole('button', { name: 'Dodaj „taurin“ u reči sajta' }).click();
    await expect(page.getByText('Reč „taurin“ nije u rečniku.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Objavi (2)', exact: true }).click();
    await expect(page.getByText('Sačuvano na ovom računaru')).toBeVisible();
    expect(texts.changes('words.yaml')).toEqual(['+- word: taurin']);
  });
});

test('what differs from the site is marked, named before it is published, and put back', async ({
  page,
  texts,
}) => {
  await openText(page);
  const marks = page.locator('form').getByText(/^izmenjeno/);
  const facts = field(page, 'Kratka činjenica');
  const before = await facts.inputValue();
  await expect(marks).toHaveCount(0);
  await facts.fill('tuba 100 g');
  await field(page, 'Efekat 2').fill('Čisti zube');
  await page.getByText('Za koga je i gde se kupuje').click();
  await field(page, 'Za koga').fill('Svima');
  // Two fields, a list with its item, and a fold around one of the fields.
  await expect(marks).toHaveText([
    'izmenjeno: Kratka činjenica',
    'izmenjeno: Efekti proizvoda',
    'izmenjeno',
    'izmenjeno: Za koga',
  ]);
  await test.step('the site’s value is shown, and comes back; so does what was typed', async () => {
    await marks.first().click();
    await expect(page.getByText(`Na sajtu:${before}`)).toBeVisible();
    await page.getByRole('button', { name: 'Vrati kao na sajtu' }).click();
    await expect(facts).toHaveValue(before);
    await expect(page.getByRole('button', { name: 'Ipak moje' })).toBeFocused();
    // What is typed elsewhere leaves the cursor where it is.
    await field(page, 'Za koga').focus();
    await page.keyboard.type('!');
    await expect(field(page, 'Za koga')).toHaveValue(/!/);
    await expect(field(page, 'Za koga')).toBeFocused();
    await page.getByRole('button', { name: 'Ipak moje' }).click();
    await expect(facts).toHaveValue('tuba 100 g');
  });
  await test.step('the bar names the fields that go out, here and on the first page, and leads to them', async () => {
    const bar = page.getByRole('region', { name: 'Objavljivanje' });
    await bar.getByText('Sačuvano ovde: 3 izmene').click();
    await bar.getByRole('button', { name: 'Efekti proizvoda' }).click();
    await expect(field(page, 'Efekat 1')).toBeFocused();
    await page.getByRole('link', { name: 'Svi tekstovi' }).click();
    await bar.getByText('Nije objavljeno (1)').click();
    await bar.getByRole('button', { name: 'Kratka činjenica' }).click();
    await expect(facts).toBeFocused();
  });
  await test.step('with a text that was new, nothing is marked', async () => {
    await openText(page, 'src/content/products/novo-2.mdx');
    await field(page, 'Naziv').fill('Krema');
    await expect(page.getByText('Sačuvano ovde: nov tekst')).toBeVisible();
    await expect(marks).toHaveCount(0);
  });
  expect(texts.changes()).toEqual([]);
});

test('the forms of other texts help in their own way', async ({ page, texts }) => {
  await test.step('a folded item is named by its title, and says nothing while it is right', async () => {
    await openText(page, 'src/content/steps.yaml');
    await expect(page.locator('form summary').first()).toHaveText('Izaberite ili pitajte');
  });
  await test.step('a new text has its hints, is told of what is typed, and not yet of what it lacks', async () => {
    await openText(page, 'src/content/products/novo-1.mdx');
    await expect(field(page, 'Naziv')).toHaveAccessibleDescription(/marke\. Na primer: [^:]+$/);
    await expect(field(page, 'Opis proizvoda')).toHaveAccessibleDescription(
      /podebljavaju tekst\.$/,
    );
    await field(page, 'Kratka činjenica').fill('tuba 130 g · 990 din');
    await expect(page.getByText('U proizvodu stoji cena')).toBeVisible();
    await expect(page.locator('.remark')).toHaveCount(1);
  });
  await test.step('a button that is pressed stays under the pointer, whatever is told of the field that was left', async () => {
    await field(page, 'Sastav').focus();
    await page.getByRole('button', { name: '+ Dodaj efekat' }).hover();
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.locator('[id="product_effects.0"]')).toBeFocused();
    await expect(page.locator('.remark.error')).toContainText('Sastav');
  });
  await test.step('a new item is told what a field lacks once the cursor has left it', async () => {
    await openText(page, 'src/content/testimonials/testimonials.yaml');
    await page.getByRole('button', { name: '+ Dodaj utisak' }).click();
    await page.keyboard.type('Korisnik 9');
    await expect(page.getByText('ime i oznaka „Primer“ se ne slažu')).toBeVisible();
    const mistake = page.locator('.remark.error');
    await expect(mistake).toHaveCount(0);
    await field(page, 'Utisak').last().focus();
    await page.keyboard.press('A');
    // At once, before the text is checked again: it was found empty, and is not.
    expect(await mistake.count()).toBe(0);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Tab');
    await expect(mistake).toContainText('Utisak');
  });
  await test.step('fields that few products need are folded, and led to', async () => {
    await openText(page, `${GEL_PATH}/words`);
    const words = field(page, 'Reči za pretragu');
    await expect(words).toBeFocused();
    const before = await words.inputValue();
    await page.keyboard.type(', poklon');
    await expect(words).toHaveValue(`${before}, poklon`);
    await words.fill(before);
    await expect(page.getByLabel('Mesto u spisku')).toBeHidden();
  });
  await test.step('a product is chosen by its name; one that is held back says what goes with it', async () => {
    await openText(page, 'src/content/featured/zubni-gel.md');
    await page.getByLabel('Vodi ka proizvodu').selectOption('Aloe vera gel');
    await page.getByRole('button', { name: 'Objavi', exact: true }).click();
    // The name of the card is still that of the other product.
    await page.getByRole('button', { name: 'Ipak objavi' }).click();
    await expect(page.getByText('Sačuvano na ovom računaru')).toBeVisible();
    expect(texts.changes()).toEqual(['-product: 14', '+product: 1']);
    await openText(page, 'src/content/products/aloe-gel.mdx');
    await page.getByText('Kada se vidi na sajtu').click();
    await page.getByLabel('Sklonjeno sa sajta').check();
    await expect(page.getByText('na početnoj nema ni kartice „Zubni gel“')).toBeVisible();
  });
});

test('values of a wrong kind are shown with their mistakes, and can be mended', async ({
  page,
  texts,
}) => {
  const wrong = texts
    .read(GEL)
    .replace(/^not_for:\n(?: {2}- .*\n)+/m, 'not_for: svi\n')
    .replace(/^label_notes:\n(?: {2}.*\n)+/m, 'label_notes: nema\n')
    .replace(/^for_whom: .*/m, 'for_whom: [a, b]')
    .replace(/^image: .*\n/m, '$&publish_from: sutra\ndraft: možda\norder: prvi\n');
  texts.write(GEL, wrong);
  await openText(page);
  for (const [label, value] of [
    ['Za koga nije', 'svi'],
    ['Beleške uz sastav', 'nema'],
    ['Prikazuj od', 'sutra'],
    ['Sklonjeno sa sajta', 'možda'],
  ] as const)
    await expect(field(page, label)).toHaveValue(value);
  await expect(page.getByText('U polje „Prikazuj od“ upišite dan ovako')).toBeVisible();
  await field(page, 'Prikazuj od').fill('');
  await expect(page.getByText('U polje „Prikazuj od“ upišite dan ovako')).toHaveCount(0);
});

test('a word that a phone’s keyboard composes has each letter once, behind a dash too', async ({
  page,
}) => {
  await openText(page);
  const keyboard = await page.context().newCDPSession(page);
  const compose = async (word: string) => {
    for (let length = 1; length <= word.length; length += 1)
      await keyboard.send('Input.imeSetComposition', {
        text: word.slice(0, length),
        selectionStart: length,
        selectionEnd: length,
      });
    await keyboard.send('Input.insertText', { text: word });
  };
  for (const { label, typed, kept } of [
    { label: 'Efekat 3', typed: ['- ', 'Neguje', ' ', 'desni'], kept: 'Neguje desni' },
    { label: 'Kratka činjenica', typed: ['- ', 'Tuba', ' ', 'nova'], kept: '- Tuba nova' },
    { label: 'Opis proizvoda', typed: ['- ', 'Nana'], kept: '- Nana' },
  ]) {
    await field(page, label).fill('');
    for (const word of typed) await compose(word);
    await expect(field(page, label)).toHaveValue(kept);
  }
});
