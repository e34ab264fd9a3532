import { globSync, readFileSync } from 'node:fs';
import { expectAccessible } from './support/accessible.ts';
import { githubTest, openEditor, signIn } from './support/editor.ts';
import { expect, test } from './support/test.ts';

test('Until a repository is set, /admin says in Serbian what to set', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uređivač još nije podešen');
  await expect(page.getByText('repository: vlasnik/naziv')).toBeVisible();
  await expect(page.getByText('npm start')).toBeVisible();
  await expectAccessible(page);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test('No page and no script of the site contains code of the editor', { tag: '@desktop' }, () => {
  const files = globSync('dist/**/*.{html,js,css}').filter(
    (path) => !/^dist.(admin|editor-worker)/.test(path),
  );
  expect(files.length).toBeGreaterThan(10);
  const foreign = /Vrati kako je bilo|\/admin\/assets\//;
  expect(files.filter((path) => foreign.test(readFileSync(path, 'utf8')))).toEqual([]);
});

githubTest.describe('The policy of the editor’s page', () => {
  // The browser tells of everything that it refuses.
  githubTest.use({ expectedMessages: [/./], expectedHosts: [/./] });

  githubTest(
    'The editor asks its own address and GitHub, and runs no other code',
    {
      tag: '@desktop',
    },
    async ({ page, github }) => {
      await openEditor(page, github);
      await signIn(page);
      const refused = await page.evaluate(async () => {
        const eyes: string[] = [];
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
          eyes.push(violatedDirective),
        );
        await fetch('https://example.com').catch(() => {});
        const script = document.createElement('script');
        script.textContent = 'document.title = "tuđe"';
        const style = document.createElement('style');
        style.textContent = 'body { display: none }';
        const picture = new Image();
        picture.src = 'https://example.com/x.png';
        document.body.append(script, style, picture);
        await new Promise((resolve) => setTimeout(resolve, 100));
        return eyes;
      });
      expect(refused.sort()).toEqual([
        'connect-src',
        'img-src',
        'script-src-elem',
        'style-src-elem',
      ]);
      await expect(page).toHaveTitle('Uređivač sajta');
    },
  );
});
