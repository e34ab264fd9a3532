// What is typed in the editor is published as it was meant, and never lost.
import { expectAccessible } from './support/accessible.ts';
import {
  enter,
  expect,
  field,
  GEL,
  GEL_PATH,
  githubTest,
  openEditor,
  publishedChanges,
  SITE_PATH,
  Thumb,
  test,
} from './support/editor.ts';

test('one changed field is one changed line on the disk', { tag: '@engines' }, async ({
  page,
  texts,
}) => {
  await page.goto(`/admin#${SITE_PATH}`);
  // By the keyboard: Playwright's `fill` goes unseen by React in Debian's Firefox.
  await field(page, 'Telefon').selectText();
  await page.keyboard.type('+381 60 111 22 33');
  await page.getByRole('button', { name: 'Objavi' }).click();
  await expect(page.getByText('Sačuvano na ovom računaru')).toBeVisible();
  expect(texts.changes()).toEqual(['-phone: "+381 60 000 00 00"', '+phone: "+381 60 111 22 33"']);
});

test('an unfinished text holds up no other one', async ({ page, texts }) => {
  await page.goto('/admin#src/content/products/novo-1.mdx');
  await field(page, 'Naziv').fill('Krema za ruke');
  await page.goto(`/admin#${SITE_PATH}`);
  await field(page, 'Telefon').fill('064 111 22 33');
  const asked = page.waitForEvent('dialog');
  const discard = page.getByRole('button', { name: 'Odbaci' }).click();
  const dialog = await asked;
  expect(dialog.message()).toBe('Odbaciti: Podaci o sajtu (Telefon)?');
  await dialog.dismiss();
  await discard;
  await page.getByRole('link', { name: 'Svi tekstovi' }).click();
  await page.getByRole('button', { name: 'Objavi (2)' }).click();
  const question = page.getByRole('dialog', { name: 'Još nije poslato' });
  await expect(
    question.getByRole('button', { name: 'Proizvodi – Krema za ruke' }).first(),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Objavi ostale (1)' }).click();
  await expect(page.getByText('Sačuvano na ovom računaru')).toBeVisible();
  await expect(page.getByText('Nije objavljeno (1)')).toBeVisible();
  expect(texts.changes()).toEqual(['-phone: "+381 60 000 00 00"', '+phone: "+381 64 111 22 33"']);
});

githubTest(
  'a price is asked about, with what happens to the product; a page that the network does not bring says so',
  async ({ page, github }) => {
    const before = github.repository.head('main');
    await enter(page, github);
    await page.goto(`/admin#${GEL_PATH}`);
    await field(page, 'Kratka činjenica').fill('tuba 130 g · 2.990 din');
    await page.getByRole('button', { name: 'Objavi' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('Dok ovo stoji, proizvod se neće videti na sajtu.');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Ispravi' }).click();
    await expect(question).toBeHidden();
    await expect(field(page, 'Kratka činjenica')).toBeFocused();
    expect.soft(publishedChanges(github, before)).toEqual([]);

    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(`/admin#ranije/${GEL_PATH}`);
    await expect(page.getByRole('heading', { name: 'Ova stranica nije učitana' })).toBeVisible();
  },
);

githubTest('what two devices change is joined, or asked about', async ({ page, github }) => {
  const before = github.repository.head('main');
  await enter(page, github);
  await page.goto(`/admin#${SITE_PATH}`);
  await field(page, 'Telefon').fill('064 111 11 11');
  const text = github.repository.text('main', SITE_PATH) ?? '';
  github.repository.commit(
    'main',
    {
      [SITE_PATH]: text
        .replace(/^phone: .*$/m, 'phone: "+381 64 222 22 22"')
        .replace(/^town: .*$/m, 'town: Niš'),
    },
    'Izmeni',
    'Ana',
  );
  await page.getByRole('button', { name: 'Objavi' }).click();
  await expect(page.getByText('Isto polje je promenjeno i drugde')).toBeVisible();
  await expect(field(page, 'Telefon')).toBeFocused();
  await page.getByRole('button', { name: '064 111 11 11' }).click();
  await page.getByRole('button', { name: 'Objavi' }).click();
  await expect(page.getByText('Proverava se')).toBeVisible();
  expect(publishedChanges(github, before)).toEqual([
    '-phone: "+381 60 000 00 00"',
    '+phone: "+381 64 111 11 11"',
    expect.stringMatching(/^-town/),
    '+town: Niš',
  ]);
});

githubTest(
  'nothing typed is lost offline or when the sign-in ends; what is published is followed until it is on the site or fails',
  async ({ page, github }) => {
    await enter(page, github);
    await page.goto(`/admin#${SITE_PATH}`);
    await field(page, 'Telefon').fill('064 123 45 67');
    github.fate = () => 'lose the request';
    await page.getByRole('button', { name: 'Objavi' }).click();
    await expect(page.getByText('Nema veze sa internetom')).toBeVisible();
    github.fate = () => 'answer';
    github.signedOut.add('savetnica');
    await page.reload();
    await expect(page.getByText('Prijava na GitHub je istekla')).toBeVisible();
    github.signedOut.clear();
    await page.getByLabel('Pristupni token').fill('token-savetnica');
    await page.getByRole('button', { name: 'Prijavi se' }).click();
    await expect(field(page, 'Telefon')).toHaveValue(/64 123 45 67/);

    github.checks.set('*', [{ name: 'Testovi', conclusion: 'FAILURE' }]);
    await page.getByRole('button', { name: 'Objavi' }).click();
    await expect(page.getByText(/Nije objavljeno/)).toBeVisible();
    github.checks.clear();
    github.published = { commit: github.repository.head('main'), at: new Date().toISOString() };
    await page.goto('/admin#');
    await expect(page.getByText(/Izmena je na sajtu/)).toBeVisible();
  },
);

githubTest('a text that cannot be read is listed, and mended', async ({ page, github }) => {
  const { repository } = github;
  const before = repository.head('main');
  const text = repository.text('main', SITE_PATH) ?? '';
  repository.commit('main', { [SITE_PATH]: text.replace(/^phone: "/m, 'phone: ["') }, 'x', 'Ana');
  await openEditor(page, github);
  await page.getByLabel('Pristupni token').fill('token-savetnica');
  await page.getByRole('button', { name: 'Prijavi se' }).click();
  await new Thumb(page).part('Čeka na Vas');
  await expect(page.getByText(/^Red \d+:/)).toBeVisible();
  await page.getByRole('link', { name: 'site.yaml' }).click();
  const source = field(page, 'Ceo fajl');
  await source.fill((await source.inputValue()).replace('phone: ["', 'phone: "'));
  await expect(page.getByText('Sada je sve u redu')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Objavi' }).click();
  await expect(page.getByRole('heading', { name: 'Podaci o sajtu' })).toBeVisible();
  expect(publishedChanges(github, before)).toEqual([]);
});

githubTest(
  'after a red check the text and its field are named, and led to',
  async ({ page, github }) => {
    const { repository } = github;
    const gel = repository.text('main', GEL_PATH) ?? '';
    const broken = gel.replace(/^alt: .*$/m, 'alt: ""');
    repository.commit('main', { [GEL_PATH]: broken }, 'Izmeni', 'Ana');
    github.checks.set('*', [{ name: 'Tekst i slike', conclusion: 'FAILURE' }]);
    await enter(page, github);
    await page.goto(`/admin#${SITE_PATH}`);
    await field(page, 'Telefon').fill('064 123 45 67');
    await page.getByRole('button', { name: 'Objavi' }).click();
    const card = page.getByRole('region', { name: 'Poslata izmena' });
    await expect(card).toContainText('Proizvodi – Zubni gel sa aloe verom i propolisom');
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Ispravi: Opis slike' }).click();
    await expect(field(page, 'Opis slike')).toBeFocused();
  },
);

githubTest('a publication that takes long says so, and may be left', async ({ page, github }) => {
  await page.clock.install();
  await enter(page, github);
  await page.goto(`/admin#${SITE_PATH}`);
  await field(page, 'Telefon').fill('064 123 45 67');
  github.fate = ({ name }) => (name === 'Commit' ? 'hang' : 'answer');
  await page.getByRole('button', { name: 'Objavi' }).click();
  await expect.poll(() => github.asked.some(({ name }) => name === 'Commit')).toBe(true);
  await page.clock.fastForward('00:09');
  await expect(
    page.getByText('slanje još traje. Možete i da odete: izmena ostaje na ovom uređaju'),
  ).toBeVisible();
  // It may be on the site already.
  await expect(page.getByRole('button', { name: 'Odbaci' })).toBeDisabled();
  await page.getByRole('link', { name: 'Svi tekstovi' }).click();
  await expect(page.getByRole('heading', { name: 'Uređivač sajta' })).toBeVisible();
  await page.getByText('Nije objavljeno (1)').click();
  await expect(page.getByRole('button', { name: 'Odbaci: Podaci o sajtu' })).toBeDisabled();
});

githubTest(
  'a return names what was typed before it, and goes out with it',
  async ({ page, github }) => {
    const { repository } = github;
    const gel = repository.text('main', GEL_PATH) ?? '';
    const changed = gel.replace(/^facts: .*$/m, 'facts: tuba 100 g');
    repository.commit('main', { [GEL_PATH]: changed }, 'Izmeni', 'Ana');
    await enter(page, github);
    await page.goto(`/admin#${GEL_PATH}`);
    await field(page, 'Opis slike').fill('Bela tuba');
    await page.getByRole('link', { name: 'Ranije verzije' }).click();
    await page.getByRole('button', { name: 'Vrati ceo tekst na ovo' }).first().click();
    await expect(page.getByText('Vraćeno: ')).toHaveText(
      'Vraćeno: Kratka činjenica. Uz to ide i ono što ste ranije upisali: Opis slike. ' +
        'Još nije na sajtu: pritisnite „Objavi“.',
    );
  },
);

githubTest('a text that was deleted at GitHub is back with four taps', async ({ page, github }) => {
  const { repository } = github;
  const before = repository.head('main');
  repository.commit('main', { [GEL_PATH]: null }, 'Delete zubni-gel.mdx', 'Ana');
  await enter(page, github);
  const thumb = new Thumb(page);
  await thumb.part('Ostalo');
  await thumb.link('Obrisani tekstovi');
  await expect(page.getByRole('heading', { name: GEL })).toBeVisible();
  await expectAccessible(page);
  await thumb.button('Vrati');
  await expect(field(page, 'Naziv')).toHaveValue(GEL);
  await expect(page.getByText('Vraćeno: ceo tekst. Još nije na sajtu')).toBeVisible();
  await thumb.button('Objavi');
  const anyway = page.getByRole('button', { name: 'Ipak objavi' });
  await anyway.or(page.getByText('Proverava se')).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await expect(page.getByText('Proverava se')).toBeVisible();
  expect(publishedChanges(github, before)).toEqual([]);
  expect(thumb.taps).toBe(4);
});
