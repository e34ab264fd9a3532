// The editor without a connection: it opens from the device, with the drafts over the texts that were read last.
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { renderEditor } from '../../src/editor/server/page.ts';
import { GithubStandIn, REPOSITORY } from '../support/github-stand-in.ts';
import { field, publishedChanges, SITE_PATH, signIn } from './support/editor.ts';
import { BUNDLE } from './support/editor-bundle.ts';
import { DIST, type SiteServer, say } from './support/site-server.ts';
import { expect, siteTest } from './support/test.ts';
import { setNetwork } from './support/worker.ts';

const SETTINGS = { repository: REPOSITORY, branch: 'main', cms_auth_url: '', isLocal: false };
const NOTE = /^Nema veze sa GitHubom\. Ovo su tekstovi od \d+\. \p{L}+a u \d\d:\d\d;/u;

const test = siteTest.extend<{ build: string; github: GithubStandIn }>({
  expectedHosts: [/^https:\/\/api\.github\.com\//],
  /** A site with the editor as it is published, and nothing else. */
  build: async ({ site }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'editor-'));
    await cp(BUNDLE, join(folder, 'admin'), { recursive: true });
    await cp(join(DIST, 'editor-worker.js'), join(folder, 'editor-worker.js'));
    await cp(join(DIST, '404.html'), join(folder, '404.html'));
    await writePage(folder);
    site.build = folder;
    await use(folder);
    await rm(folder, { recursive: true });
  },
  github: async ({ context }, use) => {
    const github = new GithubStandIn();
    await use(github);
    // A page may be asking still.
    await Promise.all(context.pages().map((page) => page.close()));
    github.repository.delete();
  },
});

/** Writes the page anew, which names the files that are there now. */
async function writePage(build: string): Promise<void> {
  const folder = join(build, 'admin');
  await cp(join(BUNDLE, 'index.html'), join(folder, 'index.html'));
  await writeFile(join(folder, 'index.html'), renderEditor(folder, SETTINGS));
}

/** What the editor's worker keeps, by path. */
const keptOf = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('uredjivac-1')).keys();
    return requests.map(({ url }) => new URL(url).pathname).sort();
  });

/** The page and all of its code. */
async function wantedOf(build: string): Promise<string[]> {
  const names = await readdir(join(build, 'admin/assets'));
  const code = names.filter((name) => /\.(js|css)$/.test(name));
  return ['/admin/', ...code.map((name) => `/admin/assets/${name}`)].sort();
}

/** Signed in, with the page and its code kept. */
async function enter(page: Page, github: GithubStandIn, build: string): Promise<void> {
  await github.answerFor(page);
  await page.goto('/admin');
  await signIn(page);
  await expect.poll(() => keptOf(page)).toEqual(await wantedOf(build));
}

/** The site, the network of the visitor, and GitHub. */
async function setConnection(
  page: Page,
  site: SiteServer,
  github: GithubStandIn,
  isThere: boolean,
): Promise<void> {
  github.fate = () => (isThere ? 'answer' : 'lose the request');
  await setNetwork(page, site, isThere);
}

/** Another tab, in which /admin is opened anew. */
async function openAnew(context: BrowserContext, github: GithubStandIn): Promise<Page> {
  const page = await context.newPage();
  await github.answerFor(page);
  await page.goto('/admin');
  return page;
}

test('a draft is seen and gone on with without a connection, and published once there is one', async ({
  page,
  context,
  site,
  build,
  github,
}) => {
  const before = github.repository.head('main');
  await enter(page, github, build);
  await page.goto(`/admin#${SITE_PATH}`);
  await field(page, 'Telefon').fill('064 123 45 67');
  await expect(page.getByText(NOTE)).toBeHidden();
  await page.close();

  await setConnection(page, site, github, false);
  const second = await openAnew(context, github);
  await expect(second.getByText(NOTE)).toBeVisible();
  await expect(second.getByText('Nije objavljeno (1)')).toBeVisible();
  await second.goto(`/admin#${SITE_PATH}`);
  await expect(field(second, 'Telefon')).toHaveValue(/64 123 45 67/);
  await field(second, 'Geslo u zaglavlju').fill('Prirodna nega');
  await second.getByRole('button', { name: 'Objavi' }).click();
  await expect(second.getByText('Nema veze sa internetom')).toBeVisible();
  await second.reload();
  await expect(field(second, 'Geslo u zaglavlju')).toHaveValue('Prirodna nega');
  await expect(second.getByText(NOTE)).toBeVisible();

  await setConnection(second, site, github, true);
  await expect(second.getByText(NOTE)).toBeHidden();
  await second.getByRole('button', { name: 'Objavi' }).click();
  await expect(second.getByText('Proverava se')).toBeVisible();
  expect(publishedChanges(github, before)).toEqual([
    '-phone: "+381 60 000 00 00"',
    '+phone: "+381 64 123 45 67"',
    expect.stringMatching(/^-tagline: /),
    '+tagline: Prirodna nega',
  ]);
});

test('a newer build replaces the kept one; what the host says is gone is forgotten, and so are the texts at the sign-out', async ({
  page,
  context,
  site,
  build,
  github,
}) => {
  await enter(page, github, build);

  const assets = join(build, 'admin/assets');
  const [history = ''] = (await readdir(assets)).filter((name) => name.startsWith('History'));
  const newer = history.replace('.js', '-2.js');
  await rename(join(assets, history), join(assets, newer));
  for (const name of (await readdir(assets)).filter((one) => one.endsWith('.js'))) {
    const code = await readFile(join(assets, name), 'utf8');
    await writeFile(join(assets, name), code.replaceAll(history, newer));
  }
  await writePage(build);
  await page.reload();
  await expect.poll(() => keptOf(page)).toEqual(await wantedOf(build));

  await page.getByRole('button', { name: 'Odjava' }).click();
  await expect(page.getByLabel('Pristupni token')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('uredjivac-procitano');
            opening.onsuccess = () => {
              const count = opening.result.transaction('reading').objectStore('reading').count();
              count.onsuccess = () => resolve(count.result);
            };
          }),
      ),
    )
    .toBe(0);

  site.special.set('/admin', say(404, 'Nema'));
  const gone = await openAnew(context, github);
  await expect.poll(() => keptOf(gone)).toEqual([]);
});

test('a token that GitHub refuses leads to signing in, also once the connection is back', async ({
  page,
  site,
  build,
  github,
}) => {
  await enter(page, github, build);
  await setConnection(page, site, github, false);
  await page.reload();
  await expect(page.getByText(NOTE)).toBeVisible();
  github.signedOut.add('savetnica');
  await setConnection(page, site, github, true);
  await expect(page.getByText('Prijava na GitHub je istekla')).toBeVisible();
  await expect(page.getByLabel('Pristupni token')).toBeVisible();
});
