// What others propose in the editor, and what the owner answers.
import { PASSED } from '../support/github-stand-in';
import { expectAccessible } from './support/accessible';
import {
  enter,
  expect,
  field,
  GEL,
  GEL_PATH,
  githubTest,
  publishedChanges,
  SITE_PATH,
  signIn,
  Thumb,
} from './support/editor';
import { ONE_WIDTH } from './support/one-width';

githubTest('a proposal is sent, read by the owner, and accepted', async ({ page, github }) => {
  const before = github.repository.head('main');
  await enter(page, github, 'drugarica');
  await page.goto(`/admin#${GEL_PATH}`);
  await field(page, 'Kratka činjenica').fill('tuba 140 g · bez fluora');
  await page.getByRole('button', { name: 'Pošalji predlog' }).click();
  await expect(page.getByText('Predlog je poslat')).toBeVisible();
  expect(publishedChanges(github, before)).toEqual([]);
  await page.goto('/admin#');
  await page.getByRole('button', { name: 'Odjava' }).click();
  github.checks.set('*', PASSED);
  await signIn(page);
  const thumb = new Thumb(page);
  await thumb.part('Predlozi izmena');
  await page.getByRole('link', { name: GEL }).last().click();
  await expect(page.locator('ins')).toHaveText('140');
  await expect(page.getByText('Predlaže Mira')).toBeVisible();
  await expect(page.getByText('Proveravam kako bi sajt izgledao')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Prihvati' }).click();
  await expect(page.getByRole('heading', { name: 'Uređivač sajta' })).toBeVisible();
  expect(publishedChanges(github, before)).toEqual([
    '-facts: tuba 130 g · bez fluora',
    '+facts: tuba 140 g · bez fluora',
  ]);
});

githubTest('a proposal of more than texts says so, and is declined', async ({ page, github }) => {
  const text = github.repository.text('main', GEL_PATH) ?? '';
  github.propose(
    'drugarica',
    'izmena',
    {
      [GEL_PATH]: text.replace(/^facts: .*$/m, 'facts: Leči parodontozu'),
      'package.json': '{}',
    },
    'Izmeni: Zubni gel',
  );
  await enter(page, github);
  await page.goto('/admin#predlog/1');
  await expect(page.getByText('Menja i ono što nije tekst ni slika.')).toBeVisible();
  await expect(page.getByText('package.json')).toBeVisible();
  await expect(page.locator('.remark.question, .remark.error').nth(1)).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Odbij' }).click();
  await expect(page.getByRole('heading', { name: 'Uređivač sajta' })).toBeVisible();
  expect(github.pullRequests.map(({ state }) => state)).toEqual(['CLOSED']);
});

githubTest('deleting a product is asked about, with what leads to it', async ({ page, github }) => {
  const before = github.repository.head('main');
  github.propose('drugarica', 'izmena', { [GEL_PATH]: null }, 'Obriši: Zubni gel');
  github.checks.set('*', PASSED);
  await enter(page, github);
  await page.goto('/admin#predlog/1');
  await expect(page.getByRole('region', { name: GEL })).toContainText('je obrisan, pa');
  await expect(page.getByText('Posle ove izmene ne bi valjalo ni ovo:')).toBeVisible();
  await expect(page.getByText('Izdvojeni proizvodi – Zubni gel')).toBeVisible();
  await page.getByRole('button', { name: 'Prihvati' }).click();
  const question = page.getByRole('dialog', { name: 'Prihvatiti ovu izmenu?' });
  await expect(question).toContainText('Ova izmena ima greške');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Ne' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Prihvati' })).toBeFocused();
  expect(publishedChanges(github, before)).toEqual([]);
});

githubTest(
  'another shop and another phone are asked about, each old and new value whole',
  async ({ page, github }) => {
    const before = github.repository.head('main');
    const site = github.repository.text('main', SITE_PATH) ?? '';
    const changes = [
      { field: 'phone', was: '+381 60 000 00 00', is: '+381 60 000 00 99' },
      {
        field: 'shop_url',
        was: 'https://prodavnica.example.com/pretraga',
        is: 'https://prodavnica-druga.example.com/pretraga?ref=777',
      },
    ];
    const proposed = changes.reduce((text, { was, is }) => text.replace(was, is), site);
    github.propose('drugarica', 'izmena', { [SITE_PATH]: proposed }, 'Sitne ispravke');
    github.checks.set('*', PASSED);
    await enter(page, github);
    await page.goto('/admin#predlog/1');
    await expect(page.getByText('Proveravam kako bi sajt izgledao')).toBeHidden();
    await page.getByRole('button', { name: 'Prihvati' }).click();
    const question = page.getByRole('dialog', { name: 'Prihvatiti ovu izmenu?' });
    await expect(question.locator('dd')).toHaveText(changes.flatMap(({ was, is }) => [was, is]));
    await expect(question).toContainText('vodila bi u drugu prodavnicu');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Ne' }).click();
    await expect(page.locator('.change ins')).toHaveText(changes.map(({ is }) => is));
    expect(publishedChanges(github, before)).toEqual([]);
  },
);

/** A product that nobody has yet, with a picture that the site has. */
const newProduct = (gel: string) =>
  gel
    .replace(/^id: .*$/m, 'id: 9001')
    .replace(/^name: .*$/m, 'name: Losion za telo')
    .replace(/^facts: .*\n/m, '');

for (const { state, checks, says, warns } of [
  {
    state: 'is red',
    checks: [{ name: 'Testovi', conclusion: 'FAILURE' as const }],
    says: 'Dok ne prođe, sajt se neće objaviti sa ovom izmenom.',
    warns: 'Provera ove izmene nije prošla.',
  },
  {
    state: 'is running',
    checks: [{ name: 'Testovi', conclusion: null }],
    says: 'Provera još traje.',
    warns: 'Provera još nije gotova.',
  },
])
  githubTest(
    `a proposal whose check ${state} says what happens before it is accepted`,
    async ({ page, github }) => {
      const before = github.repository.head('main');
      const path = 'src/content/products/losion-za-telo.mdx';
      const text = newProduct(github.repository.text('main', GEL_PATH) ?? '');
      github.propose('drugarica', 'izmena', { [path]: text }, 'Dodaj: Losion za telo');
      github.checks.set('*', checks);
      await enter(page, github);
      await page.goto('/admin#predlog/1');
      const proposed = page.getByRole('region', { name: 'Nov tekst: Losion za telo' });
      await expect(proposed).toContainText('Naziv: Losion za telo');
      await expect(proposed).not.toContainText('(prazno)');
      await expect(proposed.locator('del, ins')).toHaveCount(0);
      await expect(page.locator('.progress')).toContainText(says);
      await expect(page.getByText('Proveravam kako bi sajt izgledao')).toBeHidden();
      await page.getByRole('button', { name: 'Prihvati' }).click();
      const question = page.getByRole('dialog');
      await expect(question).toContainText(warns);
      expect(publishedChanges(github, before)).toEqual([]);
      await question.getByRole('button', { name: 'Ipak prihvati' }).click();
      await expect(page.getByRole('heading', { name: 'Uređivač sajta' })).toBeVisible();
      expect(publishedChanges(github, before)).toEqual([`+ ${path}`]);
    },
  );

githubTest.describe('in letters that are the same on every machine', () => {
  githubTest.use({ bypassCSP: true });

  githubTest(
    'who proposes reads who accepts it in at most three lines',
    async ({ page, github }) => {
      await enter(page, github, 'drugarica');
      await page.goto(`/admin#${GEL_PATH}`);
      await page.addStyleTag({ content: ONE_WIDTH });
      await page.evaluate(() => document.fonts.ready);
      await field(page, 'Kratka činjenica').fill('tuba 140 g · bez fluora');
      const sentence = page.getByText('Prihvata vlasnica sajta.');
      const lines = await sentence.evaluate((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines).toBeLessThanOrEqual(3);
    },
  );
});
