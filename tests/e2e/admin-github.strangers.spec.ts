import {
  expect,
  field,
  hosts,
  messages,
  openEntry,
  openOnGithub,
  save,
  test,
} from './support/editor';

test.use({
  expectedHosts: hosts('api.github.com', 'www.githubstatus.com'),
  // The CMS logs GitHub's refusals to the console.
  expectedMessages: messages('Expected branch to point|u međuvremenu'),
});

test('A saved change is one commit on a branch of its own, and no change of another device is lost', async ({
  page,
}) => {
  const github = await openOnGithub(page);
  const { repository } = github;

  await test.step('after signing in with a token', async () => {
    await page.getByRole('button', { name: 'Prijavite se pomoću pristupnog tokena' }).click();
    await expect(page.getByRole('link', { name: 'Napravite ga ovde' })).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/settings\/tokens\/new\?.*scopes=public_repo/,
    );
    await page.getByRole('textbox', { name: 'Lični pristupni token' }).fill('ghp_proba');
    await page.getByRole('button', { name: 'Prijavite se', exact: true }).click();
    await expect(page.getByRole('grid', { name: 'Stavke' }).getByRole('row')).toHaveCount(20);
  });

  await openEntry(page, 'products', 'zubni-gel');
  await field(page, 'Naziv').fill('Zubni gel: novo pakovanje');
  await save(page);
  await expect.poll(() => github.pullRequests.length).toBe(1);

  const close = page.getByRole('button', { name: 'Zatvori bez čuvanja' });
  const putOff = async () => {
    await page.getByRole('button', { name: 'Kasnije' }).click();
    await close.waitFor({ state: 'hidden' });
  };
  await putOff();

  const [pullRequest] = github.pullRequests;
  expect(pullRequest).toMatchObject({ base: 'main', head: 'cms/products/zubni-gel' });
  const diff = repository.git(['diff', '--unified=0', 'main', 'cms/products/zubni-gel']);
  expect(diff.split('\n').filter((line) => /^[+-](?![+-])/.test(line))).toEqual([
    '-name: Zubni gel sa aloe verom i propolisom',
    '+name: "Zubni gel: novo pakovanje"',
  ]);
  expect(repository.git(['rev-list', '--count', 'main..cms/products/zubni-gel'])).toBe('1');

  const branch = 'refs/heads/cms/products/zubni-gel';
  const commits = () => repository.git(['rev-list', '--count', `main..${branch}`]);
  const change = async (name: string) => {
    await openEntry(page, 'products', 'zubni-gel');
    await field(page, 'Naziv').fill(name);
    await save(page);
  };
  const expectRefused = async (words: string) => {
    const before = repository.git(['rev-parse', branch]);
    await change('Zubni gel: još jednom');
    await expect(page.getByRole('alertdialog')).toContainText(words);
    expect(repository.git(['rev-parse', branch])).toBe(before);
    await page.getByRole('alertdialog').getByRole('button', { name: 'U redu' }).click();
    await close.click();
    await close.waitFor({ state: 'hidden' });
  };

  await test.step('the next change is added to the same proposal', async () => {
    await change('Zubni gel: novije pakovanje');
    await expect.poll(commits).toBe('2');
    await putOff();
    expect(github.pullRequests).toHaveLength(1);
  });

  await test.step('a change from another device is not overwritten', async () => {
    const [tree, head] = ['^{tree}', ''].map((part) =>
      repository.git(['rev-parse', branch + part]),
    );
    const other = repository.git(['commit-tree', `${tree}`, '-p', `${head}`, '-m', 'Telefon']);
    repository.git(['update-ref', branch, other]);
    await expectRefused('u međuvremenu izmenjen na drugom mestu');
  });

  await test.step('no change is added to a proposal that was accepted in the meantime', async () => {
    for (const proposal of github.pullRequests) proposal.closed = true;
    await expectRefused('u međuvremenu prihvaćen ili zatvoren');
  });
});
