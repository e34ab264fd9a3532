// What others propose in the editor, and what the owner answers.
import sharp from 'sharp';
import { PASSED } from '../support/github-stand-in.ts';
import { takePhoto } from '../support/photo.ts';
import { expectAccessible } from './support/accessible.ts';
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
} from './support/editor.ts';
import { gate } from './support/hold.ts';
import { ONE_WIDTH } from './support/one-width.ts';

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
  await thumb.part('Čeka na Vas');
  const link = page.getByRole('link', { name: GEL }).last();
  await link.waitFor();
  const checks = gate();
  await page.route('https://api.github.com/graphql', async (route) => {
    if (route.request().postData()?.includes('query Proposals')) await checks.opened;
    return route.fallback();
  });
  await link.click();
  await expect(page.locator('ins')).toHaveText('140');
  await expect(page.getByText('Proveravam kako bi sajt izgledao')).toBeHidden();
  const answers = page.getByRole('region', { name: 'Odgovor' }).getByRole('button');
  const heights = await answers.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().y),
  );
  expect([heights.length, new Set(heights).size]).toEqual([3, 1]);
  await page.getByRole('button', { name: 'Prihvati' }).click();
  const question = page.getByRole('dialog', { name: 'Prihvatiti ovu izmenu?' });
  await expect(question).toContainText('Provera još nije gotova.');
  checks.open();
  await expect(question).toContainText('Provera je u međuvremenu gotova');
  await question.getByRole('button', { name: 'Ne' }).click();
  await expect(page.getByText('Predlaže Mira')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Prihvati' }).click();
  await expect(page.getByRole('heading', { name: 'Uređivač sajta' })).toBeVisible();
  expect(publishedChanges(github, before)).toEqual([
    '-facts: tuba 130 g · bez fluora',
    '+facts: tuba 140 g · bez fluora',
  ]);
});

githubTest('a proposal that does harm says so before it is answered', async ({ page, github }) => {
  const before = github.repository.head('main');
  const text = github.repository.text('main', GEL_PATH) ?? '';
  const claim = text.replace(/^facts: .*$/m, 'facts: Leči parodontozu');
  const changes = { [GEL_PATH]: claim, 'package.json': '{}' };
  github.propose('drugarica', 'izmena', changes, 'Izmeni: Zubni gel');
  github.propose('drugarica', 'brisanje', { [GEL_PATH]: null }, 'Obriši: Zubni gel');
  github.checks.set('*', PASSED);
  await enter(page, github);

  await githubTest.step('more than texts, and it is declined', async () => {
    await page.goto('/admin#predlog/1');
    await expect(page.getByText('Menja i ono što nije tekst ni slika.')).toBeVisible();
    await expect(page.getByText('package.json')).toBeVisible();
    await expect(page.locator('.remark.question, .remark.error').nth(1)).toBeVisible();
    await page.getByRole('button', { name: 'Odbij' }).click();
    const sheet = page.getByRole('dialog', { name: 'Odbiti ovaj predlog?' });
    await expect(field(page, 'Poruka onome ko ga je poslao')).toHaveValue(/^Hvala na predlogu/);
    await field(page, 'Poruka onome ko ga je poslao').fill('Hvala! Gel ne leči.');
    await expectAccessible(page);
    github.fate = () => 'lose the request';
    await sheet.getByRole('button', { name: 'Odbij predlog' }).click();
    await expect(sheet.getByRole('alert')).toContainText('Nema veze sa internetom');
    github.fate = () => 'answer';
    await sheet.getByRole('button', { name: 'Odbij predlog' }).click();
    await expect(page.getByRole('heading', { name: 'Uređivač sajta' })).toBeVisible();
    expect.soft(github.pullRequests).toMatchObject([
      { state: 'CLOSED', comments: [{ by: 'savetnica', body: 'Hvala! Gel ne leči.' }] },
      { state: 'OPEN', comments: [] },
    ]);
    await page.goBack();
    await expect(page.getByText('Ovaj predlog je već prihvaćen ili odbijen.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Odgovor' })).toBeHidden();
  });

  await githubTest.step(
    'deleting a product, with what leads to it, and it is not accepted',
    async () => {
      await page.goto('/admin#predlog/2');
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
      expect.soft(publishedChanges(github, before)).toEqual([]);
    },
  );
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
    const other = proposed.replace('000 00 99', '000 00 88');
    github.repository.commit(
      'forks/drugarica/izmena',
      { [SITE_PATH]: other },
      'Još nešto',
      'drugarica',
    );
    await page.getByRole('button', { name: 'Prihvati' }).click();
    await question.getByRole('button', { name: 'Ipak prihvati' }).click();
    await expect(page.getByRole('alert')).toContainText('Predlog je u međuvremenu izmenjen.');
    await expect(page.locator('.change ins').first()).toHaveText('+381 60 000 00 88');
    expect(publishedChanges(github, before)).toEqual([]);
  },
);

githubTest(
  'a proposal in whose place the site was changed is corrected and published with few taps',
  async ({ page, github }) => {
    const { repository } = github;
    const gel = repository.text('main', GEL_PATH) ?? '';
    const withFacts = (facts: string) => gel.replace(/^facts: .*$/m, `facts: ${facts}`);
    const proposed = withFacts('tuba 140 g').replace('zube preljute', 'bele zube preljute');
    github.propose('drugarica', 'izmena', { [GEL_PATH]: proposed }, 'Izmeni: Zubni gel');
    repository.commit('main', { [GEL_PATH]: withFacts('tuba 120 g') }, 'Izmeni', 'Ana Đurić');
    const before = repository.head('main');
    github.checks.set('*', PASSED);
    await enter(page, github);
    await page.goto('/admin#predlog/1');
    await expect(page.getByText('Isto mesto je u međuvremenu promenjeno i na sajtu')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Prihvati' })).toHaveCount(0);
    await expectAccessible(page);
    const thumb = new Thumb(page);
    await thumb.button('Otvori u uređivaču');
    await expect(field(page, 'Kratka činjenica')).toBeFocused();
    await expect(page.getByText('Po predlogu: Kratka činjenica, Opis proizvoda.')).toBeVisible();
    await expectAccessible(page);
    await thumb.tap(page.getByRole('button', { name: 'Bez predloga tuba 120 g' }));
    for (const facts of ['tuba 140 g', 'tuba 120 g']) {
      await page.getByRole('button', { name: 'Ipak ono drugo' }).click();
      await expect(field(page, 'Kratka činjenica')).toHaveValue(facts);
    }
    const text = field(page, 'Opis proizvoda');
    await text.fill((await text.inputValue()).replace('bele zube', 'osetljive zube'));
    await thumb.button('Objavi');
    await expect(page.getByText('Proverava se')).toBeVisible();
    expect
      .soft(publishedChanges(github, before))
      .toEqual([
        expect.stringMatching(/^-Nana .* za zube preljute\.$/),
        expect.stringMatching(/^\+Nana .* za osetljive zube preljute\.$/),
      ]);
    await expect
      .poll(() => github.pullRequests)
      .toMatchObject([{ state: 'CLOSED', comments: [{ by: 'savetnica' }] }]);
    expect(thumb.taps).toBe(3);
  },
);

githubTest(
  'a proposal that breaks its file, in whose place the site was changed, asks what holds',
  async ({ page, github }) => {
    const { repository } = github;
    const gel = repository.text('main', GEL_PATH) ?? '';
    const withFacts = (facts: string) => gel.replace(/^facts: .*$/m, facts);
    const broken = { [GEL_PATH]: withFacts('facts tuba 140 g') };
    github.propose('drugarica', 'izmena', broken, 'Izmeni: Zubni gel');
    repository.commit('main', { [GEL_PATH]: withFacts('facts: tuba 120 g') }, 'Izmeni', 'Ana');
    const before = repository.head('main');
    github.checks.set('*', PASSED);
    await enter(page, github);
    await page.goto('/admin#predlog/1');
    await page.getByRole('button', { name: 'Otvori u uređivaču' }).click();
    const source = field(page, 'Ceo fajl');
    await source.fill((await source.inputValue()).replace('facts tuba', 'facts: tuba'));
    await page.getByRole('button', { name: 'Objavi' }).click();
    await expect(
      page.getByText('Isto polje je promenjeno i mimo predloga: ceo fajl'),
    ).toBeVisible();
    expect(publishedChanges(github, before)).toEqual([]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Bez predloga' }).click();
    // The file of the site can be read, so its form is back.
    await expect(field(page, 'Kratka činjenica')).toHaveValue('tuba 120 g');
  },
);

githubTest(
  'a photo that says where it was taken is asked about, and comes small and without it',
  async ({ page, github }) => {
    const { repository } = github;
    const photo = await takePhoto(3000, 2400).jpeg().toBuffer();
    const path = 'src/content/products/zubni-gel.jpg';
    const site = repository.text('main', SITE_PATH) ?? '';
    const changes = { [path]: photo, [SITE_PATH]: site.replace(/^town: .*$/m, 'town: Niš') };
    github.propose('drugarica', 'slika', changes, 'Nova slika');
    github.checks.set('*', PASSED);
    await enter(page, github);
    await page.goto('/admin#predlog/1');
    const told = 'Fotografija „zubni-gel.jpg“ nosi upisano mesto na kom je slikana';
    await expect(page.getByText(told)).toBeVisible();
    await page.getByRole('button', { name: 'Prihvati' }).click();
    const question = page.getByRole('dialog', { name: 'Prihvatiti ovu izmenu?' });
    await expect(question).toContainText('Ova izmena otvara pitanja');
    await expect(question).toContainText('Slika je nova, a opis je od stare.');
    await question.getByRole('button', { name: 'Ne' }).click();
    await page.getByRole('button', { name: 'Otvori u uređivaču' }).click();
    const others = page.getByText('Isti predlog menja i:');
    await others.getByRole('link', { name: GEL }).click();
    await page.getByRole('button', { name: 'Opis i dalje važi' }).click();
    await expect(others.getByRole('link')).toHaveAttribute('href', `#${SITE_PATH}`);
    await page.getByRole('button', { name: 'Objavi' }).click();
    await expect(page.getByText('Proverava se')).toBeVisible();
    const oid = repository.filesAt(repository.head('main')).get(path) ?? '';
    const { format, width, height, exif } = await sharp(repository.readBlob(oid)).metadata();
    expect([format, width, height, exif]).toEqual(['jpeg', 1280, 1600, undefined]);
  },
);

githubTest(
  'what was opened of a proposal is told apart, thrown away at once, and gone once it is declined',
  async ({ page, github }) => {
    const { repository } = github;
    const gel = repository.text('main', GEL_PATH) ?? '';
    const site = repository.text('main', SITE_PATH) ?? '';
    const changes = {
      [GEL_PATH]: gel
        .replace('Nana je', 'Strucii kažu: zovite 065 765 43 21. Nana je')
        .replace(/^kind:/m, 'draft: true\nkind:'),
      [SITE_PATH]: site.replace(/^disclaimer: .*$/m, 'disclaimer: Sajt uređuje proizvođač.'),
    };
    github.propose('drugarica', 'izmena', changes, 'Sitne ispravke');
    github.checks.set('*', PASSED);
    await enter(page, github);
    const open = async () => {
      await page.goto('/admin#predlog/1');
      await page.getByRole('button', { name: 'Otvori u uređivaču' }).click();
      await page.locator('form').waitFor();
      await page.goto('/admin#');
      await page.getByText('Nije objavljeno (2)').click();
    };
    await page.goto('/admin#predlog/1');
    await expect(page.getByText('Reč „Strucii“ nije u rečniku.')).toBeVisible();
    await page.getByRole('button', { name: 'Prihvati' }).click();
    const question = page.getByRole('dialog', { name: 'Prihvatiti ovu izmenu?' });
    for (const said of [
      'U tekstu je nov broj telefona',
      'Proizvod nestaje sa sajta',
      'Menja se napomena o nezavisnosti',
      'Reč „Strucii“ nije u rečniku.',
    ])
      await expect(question).toContainText(said);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Ne' }).click();

    await open();
    await expect(page.getByText('iz predloga 1', { exact: true })).toHaveCount(2);
    await expectAccessible(page);
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Odbaci sve iz predloga 1 (2)' }).click();
    await expect(page.getByText('Nije objavljeno')).toBeHidden();

    await open();
    await page.goto('/admin#predlog/1');
    // Accepted, it would go out without what was corrected in it.
    const answers = page.getByRole('region', { name: 'Odgovor' });
    await expect(answers).toContainText('Otvoren je u uređivaču: objavljuje se odande');
    await expect(answers.getByRole('button')).toHaveText(['Odbij', 'Otvori u uređivaču']);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Odbij' }).click();
    await page.getByRole('button', { name: 'Odbij predlog' }).click();
    await expect(page.getByRole('heading', { name: 'Uređivač sajta' })).toBeVisible();
    await expect(page.getByText('Nije objavljeno')).toBeHidden();
  },
);

githubTest(
  'who has proposed reads why it was declined, and takes it back into the editor',
  async ({ page, github }) => {
    await enter(page, github, 'drugarica');
    await page.goto(`/admin#${GEL_PATH}`);
    await field(page, 'Kratka činjenica').fill('tuba 140 g · bez fluora');
    await page.getByRole('button', { name: 'Pošalji predlog' }).click();
    await expect(page.getByText('Predlog je poslat')).toBeVisible();
    const [pull] = github.pullRequests;
    pull?.comments.push({ by: 'savetnica', body: 'Hvala! Na tubi piše 130 g.' });
    if (pull) pull.state = 'CLOSED';
    await page.reload();
    await expect(page.getByText('nije prihvaćen: „Hvala! Na tubi piše 130 g.“')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pogledajte' })).toHaveAttribute('href', /pull.1$/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Vrati u uređivač' }).click();
    await expect(field(page, 'Kratka činjenica')).toHaveValue('tuba 140 g · bez fluora');
    await expect(page.getByText('Vraćeno: Kratka činjenica.')).toBeVisible();
  },
);

/** A product that nobody has yet, with a picture that the site has. */
const newProduct = (gel: string, id: number, name: string) =>
  gel
    .replace(/^id: .*$/m, `id: ${id}`)
    .replace(/^name: .*$/m, `name: ${name}`)
    .replace(/^facts: .*\n/m, '');

const UNFINISHED = [
  {
    name: 'Losion za telo',
    path: 'src/content/products/losion-za-telo.mdx',
    conclusion: 'FAILURE',
    says: 'Dok ne prođe, sajt se neće objaviti sa ovom izmenom.',
    warns: 'Provera ove izmene nije prošla.',
  },
  {
    name: 'Ulje za masažu',
    path: 'src/content/products/ulje-za-masazu.mdx',
    conclusion: null,
    says: 'Provera još traje.',
    warns: 'Provera još nije gotova.',
  },
] as const;

githubTest(
  'a proposal whose check is red or running says what happens before it is accepted',
  async ({ page, github }) => {
    const gel = github.repository.text('main', GEL_PATH) ?? '';
    for (const [index, { name, path }] of UNFINISHED.entries()) {
      const text = newProduct(gel, 9001 + index, name);
      github.propose('drugarica', `izmena-${index}`, { [path]: text }, `Dodaj: ${name}`);
    }
    await enter(page, github);
    for (const [index, { name, path, conclusion, says, warns }] of UNFINISHED.entries()) {
      await githubTest.step(says, async () => {
        const before = github.repository.head('main');
        github.checks.set('*', [{ name: 'Testovi', conclusion }]);
        await page.goto(`/admin#predlog/${index + 1}`);
        const proposed = page.getByRole('region', { name: `Nov tekst: ${name}` });
        await expect(proposed).toContainText(`Naziv: ${name}`);
        await expect(proposed).not.toContainText('(prazno)');
        await expect(proposed.locator('del, ins')).toHaveCount(0);
        await expect(page.locator('.progress')).toContainText(says);
        await expect(page.getByText('Proveravam kako bi sajt izgledao')).toBeHidden();
        await page.getByRole('button', { name: 'Prihvati' }).click();
        const question = page.getByRole('dialog');
        await expect(question).toContainText(warns);
        expect.soft(publishedChanges(github, before)).toEqual([]);
        await question.getByRole('button', { name: 'Ipak prihvati' }).click();
        await expect(page.getByRole('heading', { name: 'Uređivač sajta' })).toBeVisible();
        expect.soft(publishedChanges(github, before)).toEqual([`+ ${path}`]);
      });
    }
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
