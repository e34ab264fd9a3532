// How a text will look, and what of a formatted text stays when it is pasted, on a phone over the files of this machine.
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { enter, expect, field, githubTest, openText, test } from './support/editor.ts';
import { DIST } from './support/site-server.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const BUTTON = 'Kako će izgledati';

/** Answers the requests of the preview by the pages of this build. */
async function servePages(page: Page): Promise<void> {
  await page.route(/\/[\w/-]*$/, (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname === '/' ? '/index' : pathname;
    return route.request().resourceType() === 'fetch' && !pathname.startsWith('/admin')
      ? route.fulfill({ path: join(DIST, `${name}.html`) })
      : route.fallback();
  });
}

const shown = (page: Page) => page.frameLocator('iframe[title="Stranica sa izmenama"]');
const said = (page: Page) => page.getByRole('dialog', { name: BUTTON }).getByRole('status');

async function preview(page: Page): Promise<void> {
  await page.getByRole('button', { name: BUTTON }).click();
  await shown(page).locator('main').waitFor();
}

test('a product is seen as it will be, and nothing in it runs', async ({ page }) => {
  await servePages(page);
  await openText(page);
  const leave = page.getByRole('button', { name: 'Nazad na tekst' });
  await test.step('its texts stand in their places, drawn; what the page does not show is named', async () => {
    await field(page, 'Opis proizvoda').fill(
      'Nana je blaga. Uz nju je **mnogo** toga:\n\n- aloja\n- voda <script>top.ran = 1</script>',
    );
    await field(page, 'Sastav').fill('Gel aloe vere 35,5%, *čist* propolis.\n\n**Alergeni:** med.');
    await page.getByText('Polica i pretraga').click();
    await field(page, 'Kratak naziv').fill('Gelić');
    await preview(page);
    const article = shown(page).locator('article').first();
    await expect(article.locator('.lead')).toHaveText('Nana je blaga.');
    const description = article.locator('.prose').first();
    await expect(description.locator('strong')).toHaveText('mnogo');
    await expect(description.getByRole('listitem')).toHaveText([
      'aloja',
      'voda <script>top.ran = 1</script>',
    ]);
    await expect(article.locator('.detail').last()).toHaveText('Alergeni: med');
    await expect(article.locator('.composition mark')).toHaveText(['35,5%', 'propolis']);
    // The styles of the page are there: a mark has its ground.
    await expect(article.locator('mark').first()).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    await expect(said(page)).toHaveText(
      'Ovako će izgledati kad objavite. Veze ovde ne vode nikuda. Ovo se ovde ne vidi: kratak naziv.',
    );
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await expect(shown(page).locator('script, a[href]')).toHaveCount(0);
  });
  await test.step('a new one is shown on the page of another', async () => {
    await leave.click();
    await openText(page, 'src/content/products/novo-1.mdx');
    await field(page, 'Naziv').fill('Krema za ruke');
    await page.getByLabel('Grupa').selectOption({ label: 'Nega i higijena' });
    await preview(page);
    await expect(shown(page).locator('h1')).toHaveText('Krema za ruke');
    // The picture of the other is not its own.
    await expect(shown(page).locator('.picture')).toBeEmpty();
    await expect(said(page)).toContainText('Proizvod još nema svoju stranicu');
  });
});

test('the pages, lists and data of the site are seen as they will be', async ({ page }) => {
  await servePages(page);
  await test.step('a heading and a table of a policy', async () => {
    await openText(page, 'src/content/policies/cookie-policy.mdx');
    const body = field(page, 'Tekst');
    const typed = await body.inputValue();
    await body.fill(
      typed
        .replace(/^## 2\. .*/m, '## 2. Šta *danas* koristimo')
        .replace('| Datum isteka', '| Nov **red** | ničega | 2 dana |\n$&'),
    );
    await preview(page);
    await expect(shown(page).locator('h2').nth(1)).toHaveText('2. Šta danas koristimo');
    await expect(shown(page).locator('h2').nth(1)).toBeInViewport();
    await expect(shown(page).getByRole('row').nth(4).getByRole('cell')).toHaveText([
      'Nov red',
      'ničega',
      '2 dana',
    ]);
    await expect(shown(page).locator('main h2')).toHaveCount(8);
    await page.keyboard.press('Escape');
  });
  await test.step('a question that is new, behind the others', async () => {
    await openText(page, 'src/content/questions.yaml');
    const all = await page.locator('form summary').allTextContents();
    await page.getByRole('button', { name: '+ Dodaj pitanje' }).click();
    await page.keyboard.type('Ima li alkohola?');
    await field(page, 'Odgovor').last().fill('Nema. [Pitajte me](/contact).');
    await preview(page);
    const questions = shown(page).locator(
      '#pitanja + * details, [aria-labelledby=pitanja] details',
    );
    await expect(questions.locator('summary')).toHaveText([...all, 'Ima li alkohola?']);
    await expect(questions.last().locator('p')).toHaveText('Nema. Pitajte me.');
    await expect(questions.last().locator('p')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('what stands nowhere is named, and another draft of the same page is there too', async () => {
    await openText(page, 'src/content/pages/home.mdx');
    await field(page, 'Glavni naslov').fill('Nov naslov');
    await field(page, 'Opis za pretraživače').fill('Drugi opis.');
    await preview(page);
    await expect(shown(page).locator('h1')).toHaveText('Nov naslov');
    await expect(shown(page).getByText('Ima li alkohola?')).toHaveCount(1);
    await expect(said(page)).toContainText('Ovo se ovde ne vidi: opis za pretraživače.');
    await page.keyboard.press('Escape');
  });
  await test.step('a new name stands in all of its places, and once in a text that was changed too', async () => {
    await openText(page, 'src/content/site.yaml');
    await field(page, 'Ime i prezime').fill('Ana Đurić');
    await openText(page, 'src/content/pages/home.mdx');
    const body = field(page, 'Tekst');
    await body.fill((await body.inputValue()).replace('četvoro', 'petoro'));
    await preview(page);
    await expect(shown(page).getByText('Ja sam')).toHaveText([
      'Ja sam Ana Đurić, farmaceutska tehničarka i majka petoro dece.',
    ]);
    await expect(shown(page).locator('footer .footnote')).toContainText('Ana Đurić, nezavisna');
    await expect(shown(page).locator('footer .footnote a')).not.toHaveCount(0);
  });
});

githubTest(
  'what is on its way is seen where the site still shows older words',
  async ({ page, github }) => {
    const { repository } = github;
    const path = 'src/content/pages/home.mdx';
    const home = repository.text('main', path) ?? '';
    const withTitle = (title: string) => home.replace(/^heading: .*$/m, `heading: ${title}`);
    github.published = { commit: repository.head('main'), at: '2026-11-20T10:00:00Z' };
    for (const title of ['Prvi naslov', 'Drugi naslov'])
      repository.commit('main', { [path]: withTitle(title) }, 'Izmeni');
    await servePages(page);
    await enter(page, github);
    await page.goto(`/admin#${path}`);
    await preview(page);
    await expect(shown(page).locator('h1')).toHaveText('Drugi naslov');
    await expect(said(page)).toHaveText(
      'Ovako će izgledati kada ono što ste objavili stigne na sajt.',
    );
    await page.keyboard.press('Escape');
    github.fate = () => 502;
    await preview(page);
    await expect(shown(page).locator('h1')).toBeVisible();
    github.fate = () => 'answer';
  },
);

test.describe('without the site', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });
  test('a preview says so, and the text stays', async ({ page }) => {
    await page.route(/zubni-gel$/, (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
    );
    await openText(page);
    await page.getByRole('button', { name: BUTTON }).click();
    await expect(said(page)).toContainText('Stranica sajta sada ne može da se otvori.');
  });
});

const POLICY = { path: 'src/content/policies/cookie-policy.mdx', label: 'Tekst' };
const PRODUCT = { path: 'src/content/products/zubni-gel.mdx', label: 'Opis proizvoda' };
const ABOUT = { path: 'src/content/about/o-meni.md', label: 'Tekst' };

const PASTED = [
  {
    from: 'Word',
    ...POLICY,
    html: `<html xmlns:o="x"><head><style><!-- p {margin:0} --></style></head><body>
      <h1 style='mso-style:x'>Naslov <b>rada</b><o:p></o:p></h1>
      <p class=MsoNormal>Gel je <b>bla</b><b>g</b>, 5 * 3 i *zvezda, uz <a href="https://primer.rs/a(1)">vezu</a>
      i <a href="file:///C:/x">fajl</a>.</p>
      <p style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>  </span></span><![endif]>prvo</p>
      <p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>drugo</p>
      <p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.</span>korak</p></body></html>`,
    text: '## Naslov rada\n\nGel je **blag**, 5 * 3 i \\*zvezda, uz [vezu](https://primer.rs/a%281%29) i fajl.\n\n- prvo\n- drugo\n2. korak',
    said: 'Iz nalepljenog je sklonjeno: adrese veza.',
  },
  {
    from: 'Google Docs',
    ...ABOUT,
    html: `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span>O aloji</span></h2>
      <ul><li dir="ltr"><p><span style="font-weight:700">Blaga</span><span> i bistra</span></p></li>
      <ol><li><p>prvo</p></li></ol></ul><br><p><span style="font-style:italic">Kraj</span><img src="x.png"></p></b>`,
    text: '**O aloji**\n\n- **Blaga** i bistra\n  1. prvo\n\n*Kraj*',
    said: 'Iz nalepljenog je sklonjeno: slike.',
  },
  {
    from: 'a table, where tables are drawn',
    ...POLICY,
    html: '<table><tr><th>Šta</th><th>Koliko</th></tr><tr><td>a|b</td><td><b>2</b></td></tr></table>',
    text: '| Šta | Koliko |\n| --- | --- |\n| a\\|b | **2** |',
    said: 'Oblikovanje je zadržano.',
  },
  {
    from: 'a table, elsewhere',
    ...ABOUT,
    html: '<p>Cena</p><table><tr><td>gel</td><td>1 l</td></tr><tr><td>sok</td><td>2 l</td></tr></table>',
    text: 'Cena\n\n- gel – 1 l\n- sok – 2 l',
    said: 'Iz nalepljenog je sklonjeno: tabela (njeni redovi su lista).',
  },
  {
    from: 'digits above the line, and what was struck out',
    ...PRODUCT,
    html: '<p>5 × 10<sup>9</sup> CFU u H<sub>2</sub>O</p><p>Uzmite <s>60</s> 40 ml</p>',
    text: '5 × 10⁹ CFU u H₂O\n\nUzmite 40 ml',
    said: 'Iz nalepljenog je sklonjeno: precrtano.',
  },
  {
    from: 'a chat, in a section of a product',
    ...PRODUCT,
    html: '<h3>✨ Krema</h3><p><strong>Nežna</strong><br>i laka</p><p>Pišite <a href="mailto:a@b.rs">mi</a></p>',
    text: '**Krema**\n\n**Nežna**\ni laka\n\nPišite [mi](mailto:a@b.rs)',
    said: 'Iz nalepljenog je sklonjeno: sličice.',
  },
];

test('a formatted text keeps what the field draws, and comes back plain', async ({ page }) => {
  for (const { from, path, label, html, text, said: words } of PASTED)
    await test.step(from, async () => {
      await openText(page, path);
      const input = field(page, label);
      await input.fill('Uvod');
      await input.evaluate((element, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', pasted);
        clipboardData.setData('text/plain', 'Samo reči');
        const event = { clipboardData, bubbles: true, cancelable: true };
        element.dispatchEvent(new ClipboardEvent('paste', event));
      }, html);
      await expect(input).toHaveValue(`Uvod\n\n${text}`);
      const notice = page.getByRole('status').filter({ hasText: 'Vrati kako je nalepljeno' });
      await expect(notice).toContainText(words);
      await notice.getByRole('button').click();
      await expect(input).toHaveValue('UvodSamo reči');
    });
});
