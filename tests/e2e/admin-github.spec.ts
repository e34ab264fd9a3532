import { bundleAdmin } from '../../src/admin/server/admin-bundle.ts';
import { renderEditor } from '../../src/admin/server/admin-page.ts';
import { BareRepository } from './support/bare-repository';
import { expect, field, openEntry, save, test } from './support/editor';
import { Github, REPOSITORY } from './support/github-stand-in';

test.describe.configure({ timeout: 90_000 });
test.use({ expectedHosts: [/^https:\/\/(api\.github|www\.githubstatus)\.com\//] });

test('A saved change is one commit on a branch of its own, and a pull request', async ({
  page,
}) => {
  const repository = new BareRepository();
  const github = new Github(repository);
  await github.answerFor(page);
  const settings = { repository: REPOSITORY, branch: 'main', authUrl: '', isLocal: false };
  const body = renderEditor(await bundleAdmin(), settings);
  await page.route('**/admin', (route) => route.fulfill({ body, contentType: 'text/html' }));

  await test.step('after signing in with a token', async () => {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Prijavite se pomoću pristupnog tokena' }).click();
    await expect(page.getByRole('link', { name: 'Napravite ga ovde' })).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/settings\/tokens\/new\?.*scopes=public_repo/,
    );
    await page.getByRole('textbox', { name: 'Lični pristupni token' }).fill('ghp_proba');
    await page.getByRole('button', { name: 'Prijavite se', exact: true }).click();
    await expect(page.getByRole('grid', { name: 'Stavke' }).getByRole('row')).toHaveCount(20, {
      timeout: 30_000,
    });
  });

  await openEntry(page, 'products', 'zubni-gel');
  await field(page, 'Naziv').fill('Zubni gel: novo pakovanje');
  await save(page);
  await expect.poll(() => github.pullRequests.length, { timeout: 30_000 }).toBe(1);

  const [pullRequest] = github.pullRequests;
  expect(pullRequest).toMatchObject({ base: 'main', head: 'cms/products/zubni-gel' });
  const diff = repository.git(['diff', '--unified=0', 'main', 'cms/products/zubni-gel']);
  expect(diff.split('\n').filter((line) => /^[+-](?![+-])/.test(line))).toEqual([
    '-name: Zubni gel sa aloe verom i propolisom',
    '+name: "Zubni gel: novo pakovanje"',
  ]);
  expect(repository.git(['rev-list', '--count', 'main..cms/products/zubni-gel'])).toBe('1');
  repository.delete();
});
