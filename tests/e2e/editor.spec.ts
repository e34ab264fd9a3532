// The owner's month with the editor, on a phone.
import sharp from 'sharp';
import { expectAccessible } from './support/accessible';
import {
  expect,
  field,
  githubTest,
  openEditor,
  publishedChanges,
  signIn,
  Thumb,
  test,
} from './support/editor';

const GEL = 'Zubni gel sa aloe verom i propolisom';
const GEL_PATH = 'src/content/products/zubni-gel.mdx';
const SITE_PATH = 'src/content/site.yaml';

const photo = () =>
  sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#6e9668' } })
    .jpeg()
    .toBuffer();

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

/** What the owner does in a month, the most taps that it may cost, and the lines that it changes. */
const MONTH: readonly {
  task: string;
  most: number;
  does(thumb: Thumb): Promise<void>;
  changes: unknown[];
}[] = [
  {
    task: 'a new phone number',
    most: 5,
    async does(thumb) {
      await thumb.link('Podaci o sajtu');
      await thumb.replace('Telefon', '064 123 45 67');
      await thumb.button('Objavi');
    },
    changes: ['+phone: "+381 64 123 45 67"', '-phone: "+381 60 000 00 00"'],
  },
  {
    task: 'one effect more, typed with a dash',
    most: 5,
    async does(thumb) {
      await thumb.part('Proizvodi');
      await thumb.link(GEL);
      await thumb.button('+ Dodaj efekat');
      await thumb.type('- Ima ukus nane');
      await thumb.button('Objavi');
    },
    changes: ['+- Ima ukus nane'],
  },
  {
    task: 'another photo',
    most: 5,
    async does(thumb) {
      await thumb.part('Proizvodi');
      await thumb.link(GEL);
      await thumb.picture('Zameni sliku', await photo());
      await thumb.page.getByText('1200 × 1200').waitFor();
      await thumb.button('Objavi');
    },
    changes: [
      expect.stringMatching(/^\+ src\/content\/products\/zubni-gel-sa-[\w-]+\.(webp|jpg)$/),
      expect.stringMatching(/^\+image: \.\/zubni-gel-sa-[\w-]+\.(webp|jpg)$/),
      '-image: ./zubni-gel.jpg',
    ],
  },
  {
    task: 'another order of the featured products',
    most: 3,
    async does(thumb) {
      await thumb.part('Izdvojeni proizvodi');
      const { page } = thumb;
      await thumb.tap(page.getByRole('button', { name: 'pomeri gore' }).nth(1));
      await thumb.button('Objavi (2)');
    },
    changes: ['+id: 1', '+id: 2', '-id: 1', '-id: 2'],
  },
  {
    task: 'a product off the site for a while',
    most: 4,
    async does(thumb) {
      await thumb.part('Proizvodi');
      await thumb.link('Mineralne tablete');
      await thumb.button('Skloni sa sajta');
      await thumb.button('Objavi');
    },
    changes: ['+draft: true'],
  },
];

for (const { task, most, does, changes } of MONTH) {
  githubTest(`${task}: published with at most ${most} taps`, async ({ page, github }) => {
    const before = github.repository.head('main');
    await openEditor(page, github);
    await signIn(page);
    const thumb = new Thumb(page);
    await does(thumb);
    await expect(page.getByText('Proverava se')).toBeVisible();
    // The button is gone, so a keyboard goes on here.
    await expect(page.getByRole('region', { name: 'Poslata izmena' })).toBeFocused();
    expect(publishedChanges(github, before).sort()).toEqual(changes);
    expect(github.repository.history(github.repository.head('main'))).toHaveLength(2);
    expect(thumb.taps).toBeLessThanOrEqual(most);
  });
}

githubTest('yesterday’s text is back with five taps', async ({ page, github }) => {
  const { repository } = github;
  const before = repository.head('main');
  const text = repository.text('main', GEL_PATH) ?? '';
  const wrong = text.replace(/^facts: .*$/m, 'facts: tuba 100 g');
  repository.commit('main', { [GEL_PATH]: wrong }, 'Izmeni', 'Ana Đurić');
  await openEditor(page, github);
  await signIn(page);
  const thumb = new Thumb(page);
  await thumb.part('Proizvodi');
  await thumb.link(GEL);
  await thumb.link('Ranije verzije');
  await expect(page.getByText('Promenjeno: Kratka činjenica')).toBeVisible();
  await thumb.button('Vrati na ovo');
  await thumb.button('Objavi');
  await expect(page.getByText('Proverava se')).toBeVisible();
  expect(publishedChanges(github, before)).toEqual([]);
  expect(thumb.taps).toBe(5);
});

githubTest('a new product with its photo costs at most 17 taps', async ({ page, github }) => {
  const before = github.repository.head('main');
  await openEditor(page, github);
  await signIn(page);
  const thumb = new Thumb(page);
  await thumb.part('Proizvodi');
  await thumb.link('+ Nov proizvod');
  await thumb.fill('Naziv', 'Losion za telo');
  await thumb.choose('Grupa', 'Nega i higijena');
  await thumb.picture('Izaberi sliku', await photo());
  await page.getByText('1200 × 1200').waitFor();
  await thumb.fill('Opis slike', 'Bela boca losiona');
  await thumb.fill('Opis proizvoda', 'Losion za svakodnevnu negu tela.');
  await thumb.fill('Sastav', 'Gel lista aloe vere, voda, glicerin.');
  await thumb.button('+ Dodaj efekat');
  await thumb.type('Neguje i omekšava kožu');
  await thumb.fill('Način upotrebe', 'Naneti na suvu kožu jednom dnevno.');
  await thumb.button('Objavi');
  const anyway = page.getByRole('button', { name: 'Ipak objavi' });
  await anyway.or(page.getByText('Proverava se')).first().waitFor();
  if (await anyway.isVisible()) await thumb.tap(anyway);
  await expect(page.getByText('Proverava se')).toBeVisible();
  await expect(page).toHaveURL(/losion-za-telo\.mdx$/);
  expect(publishedChanges(github, before).sort()).toEqual([
    '+ src/content/products/losion-za-telo.mdx',
    '+ src/content/products/losion-za-telo.webp',
  ]);
  expect(thumb.taps).toBeLessThanOrEqual(17);
});

githubTest('what was just published is back with two taps', async ({ page, github }) => {
  const before = github.repository.head('main');
  await openEditor(page, github);
  await signIn(page);
  await page.goto(`/admin#${SITE_PATH}`);
  await field(page, 'Telefon').fill('064 123 45 67');
  const thumb = new Thumb(page);
  await thumb.button('Objavi');
  await thumb.button('Vrati kako je bilo');
  await thumb.button('Objavi');
  await expect(page.getByText('Proverava se')).toBeVisible();
  expect(publishedChanges(github, before)).toEqual([]);
  expect(github.repository.history(github.repository.head('main'))).toHaveLength(3);
});

githubTest('a price is asked about, with what happens to the product', async ({ page, github }) => {
  const before = github.repository.head('main');
  await openEditor(page, github);
  await signIn(page);
  await page.goto(`/admin#${GEL_PATH}`);
  await field(page, 'Kratka činjenica').fill('tuba 130 g · 2.990 din');
  await page.getByRole('button', { name: 'Objavi' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Dok ovo stoji, proizvod se neće videti na sajtu.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Ispravi' }).click();
  await expect(question).toBeHidden();
  await expect(field(page, 'Kratka činjenica')).toBeFocused();
  expect(publishedChanges(github, before)).toEqual([]);
});

githubTest(
  'what two devices change in one text is joined, or asked about',
  async ({ page, github, context }) => {
    const before = github.repository.head('main');
    await openEditor(page, github);
    await signIn(page);
    await page.goto(`/admin#${SITE_PATH}`);
    await field(page, 'Telefon').fill('064 111 11 11');
    const other = await context.newPage();
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
    await other.close();
    await page.getByRole('button', { name: 'Objavi' }).click();
    await expect(page.getByText('Isto polje je promenjeno i na drugom uređaju')).toBeVisible();
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
  },
);

githubTest(
  'nothing typed is lost without a network, after a kill, or when the sign-in ends',
  async ({ page, github }) => {
    await openEditor(page, github);
    await signIn(page);
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
    await page.getByRole('button', { name: 'Objavi' }).click();
    await expect(page.getByText('Proverava se')).toBeVisible();
  },
);

githubTest('a page that the network does not bring says so', async ({ page, github }) => {
  await openEditor(page, github);
  await signIn(page);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(`/admin#ranije/${GEL_PATH}`);
  await expect(page.getByRole('heading', { name: 'Ova stranica nije učitana' })).toBeVisible();
});

githubTest(
  'a text that cannot be read stands in the list with its mistake, and is mended',
  async ({ page, github }) => {
    const { repository } = github;
    const before = repository.head('main');
    const text = repository.text('main', SITE_PATH) ?? '';
    repository.commit('main', { [SITE_PATH]: text.replace(/^phone: "/m, 'phone: ["') }, 'x', 'Ana');
    await openEditor(page, github);
    await page.getByLabel('Pristupni token').fill('token-savetnica');
    await page.getByRole('button', { name: 'Prijavi se' }).click();
    await expect(page.getByText(/^Red \d+:/)).toBeVisible();
    await page.getByRole('link', { name: 'site.yaml' }).click();
    const source = field(page, 'Ceo fajl');
    await source.fill((await source.inputValue()).replace('phone: ["', 'phone: "'));
    await expect(page.getByText('Sada je sve u redu')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Objavi' }).click();
    await expect(page.getByRole('heading', { name: 'Podaci o sajtu' })).toBeVisible();
    expect(publishedChanges(github, before)).toEqual([]);
  },
);

githubTest(
  'who may not write sends a proposal, and the owner reads and accepts it',
  async ({ page, github }) => {
    const before = github.repository.head('main');
    await openEditor(page, github);
    await signIn(page, 'drugarica');
    await page.goto(`/admin#${GEL_PATH}`);
    await field(page, 'Kratka činjenica').fill('tuba 140 g · bez fluora');
    await page.getByRole('button', { name: 'Pošalji predlog' }).click();
    await expect(page.getByText('Predlog je poslat')).toBeVisible();
    expect(publishedChanges(github, before)).toEqual([]);
    await page.goto('/admin#');
    await page.getByRole('button', { name: 'Odjava' }).click();
    github.checks.set('*', [{ name: 'Testovi', conclusion: 'SUCCESS' }]);
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
  },
);

githubTest(
  'a proposal that touches more than texts says so, and can be declined',
  async ({ page, github }) => {
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
    await openEditor(page, github);
    await signIn(page);
    await page.goto('/admin#predlog/1');
    await expect(page.getByText('Menja i ono što nije tekst ni slika.')).toBeVisible();
    await expect(page.getByText('package.json')).toBeVisible();
    await expect(page.locator('.remark.question, .remark.error').nth(1)).toBeVisible();
    page.on('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Odbij' }).click();
    await expect(page.getByRole('heading', { name: 'Uređivač sajta' })).toBeVisible();
    expect(github.pullRequests.map(({ state }) => state)).toEqual(['CLOSED']);
  },
);

githubTest(
  'a change is followed until it is on the site, or it is said why not',
  async ({ page, github }) => {
    await openEditor(page, github);
    await signIn(page);
    await page.goto(`/admin#${SITE_PATH}`);
    await field(page, 'Telefon').fill('064 123 45 67');
    github.checks.set('*', [{ name: 'Testovi', conclusion: 'FAILURE' }]);
    await page.getByRole('button', { name: 'Objavi' }).click();
    await expect(page.getByText(/Nije objavljeno/)).toBeVisible();
    github.checks.clear();
    github.published = { commit: github.repository.head('main'), at: new Date().toISOString() };
    await page.goto('/admin#');
    await expect(page.getByText(/Na sajtu je/)).toBeVisible();
  },
);

githubTest(
  'every page can be used by keyboard and reader, on every screen',
  async ({ page, github }) => {
    await openEditor(page, github);
    await expectAccessible(page);
    await signIn(page);
    await page.getByText('Mora pre objavljivanja').waitFor();
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = true;
    });
    await expectAccessible(page);
    for (const hash of [
      `#${GEL_PATH}`,
      `#ranije/${GEL_PATH}`,
      '#src/content/products/novo-1.mdx',
    ]) {
      await page.goto(`/admin${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      for (const [width, textSize] of [
        [360, '200%'],
        [390, '100%'],
        [1280, '100%'],
      ] as const) {
        await page.setViewportSize({ width, height: 740 });
        const { scrollWidth, clientWidth } = await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
          return document.documentElement;
        }, textSize);
        expect(scrollWidth, `${hash} at ${width} px, text ${textSize}`).toBe(clientWidth);
      }
    }
  },
);

githubTest(
  'the bar covers no field, and a question is answered by keyboard',
  async ({ page, github }) => {
    await openEditor(page, github);
    await signIn(page);
    await page.goto(`/admin#${GEL_PATH}`);
    await field(page, 'Kratka činjenica').fill('tuba 130 g · 2.990 din');
    const publish = page.getByRole('button', { name: 'Objavi' });
    await publish.press('Enter');
    const question = page.getByRole('dialog', { name: 'Proverite još jednom' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(publish).toBeFocused();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = await page.locator('form > *').last().boundingBox();
    const bar = await page.locator('.bar').boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  },
);

githubTest(
  'a proposal that deletes a product names what leads to it, and is not accepted by one tap',
  async ({ page, github }) => {
    const before = github.repository.head('main');
    github.propose('drugarica', 'izmena', { [GEL_PATH]: null }, 'Obriši: Zubni gel');
    github.checks.set('*', [{ name: 'Testovi', conclusion: 'SUCCESS' }]);
    await openEditor(page, github);
    await signIn(page);
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
      await openEditor(page, github);
      await signIn(page);
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

githubTest('who proposes reads who accepts it in at most three lines', async ({ page, github }) => {
  await openEditor(page, github);
  await signIn(page, 'drugarica');
  await page.goto(`/admin#${GEL_PATH}`);
  await field(page, 'Kratka činjenica').fill('tuba 140 g · bez fluora');
  const sentence = page.getByText('Izmenu prihvata vlasnica sajta.');
  const lines = await sentence.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBeLessThanOrEqual(3);
});
