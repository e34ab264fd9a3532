// The page of pictures before and after a proposal, for its author and its reader.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { findBrowser } from '../../src/tools/machine.mjs';
import { DIST } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

/** Three pages that change and one that does not: all pages would take too long. */
const isCopied = (path: string) =>
  !path.endsWith('.html') || /(contact|about-me|cookie-policy|zubni-gel)\.html$/.test(path);

test.use({ expectedHosts: [/^file:/] });

test('The page „Pre i posle“ shows first what a proposal changes on the page of its text, and three places at most', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'proposal-'));
  const [before, after] = [join(folder, 'before'), join(folder, 'after')];
  for (const build of [before, after]) cpSync(DIST, build, { recursive: true, filter: isCopied });
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(join(after, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(after, file), text.replace(from, to));
  };
  edit('contact.html', '</h1>', ' danas</h1>');
  edit('cookie-policy.html', '<h1', '<h1 style="padding-left: 40px"');
  edit('products/zubni-gel.html', '<h1', '<p>Novo pakovanje</p><h1');
  edit('products/zubni-gel.html', 'Osvežava dah', 'Čisti dah');
  edit('about-me.html', '</h1>', ' danas</h1>');
  const target = join(folder, 'pre-i-posle.html');
  await promisify(execFile)(
    process.execPath,
    ['src/github/before-after.ts', before, after, target, 'src/content/products/zubni-gel.jpg'],
    {
      env: { ...process.env, CHROMIUM_PATH: findBrowser() ?? '' },
    },
  );

  await page.goto(pathToFileURL(target).href);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '/products/zubni-gel',
    '/contact',
    '/cookie-policy',
  ]);
  await expect(page.getByText('Menja se i: /about-me')).toBeVisible();
  // Where texts and pictures are the same, what moved is named.
  await expect(page.getByRole('listitem')).toHaveText(['h1 „Politika kolačića“']);
  const pictures = page.getByRole('img');
  await expect(pictures).toHaveCount(6);
  await expect(pictures.first()).toHaveAccessibleName('Pre: /products/zubni-gel');
  const sizes = await pictures.evaluateAll((images) =>
    (images as HTMLImageElement[]).map(({ naturalWidth, naturalHeight }) => ({
      naturalWidth,
      isPart: naturalHeight > 100 && naturalHeight < 800,
    })),
  );
  expect(sizes).toEqual(Array(6).fill({ naturalWidth: 390, isPart: true }));
  rmSync(folder, { recursive: true });
});
