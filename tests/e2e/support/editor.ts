// Stories of the editor at /admin: over the files of a machine (`test`), and over a repository (`githubTest`).
import type { Locator, Page } from 'playwright/test';
import { renderEditor } from '../../../src/editor/server/page.ts';
import { changedLines } from '../../support/changed-lines.ts';
import { serveEditor, Texts } from '../../support/editor-site.ts';
import { GithubStandIn, REPOSITORY, tokenOf } from '../../support/github-stand-in.ts';
import { BUNDLE } from './editor-bundle.ts';
import { test as base, expect } from './test.ts';

export { expect } from './test.ts';

export const GEL = 'Zubni gel sa aloe verom i propolisom';
export const GEL_PATH = 'src/content/products/zubni-gel.mdx';
export const SITE_PATH = 'src/content/site.yaml';

/** The editor of `npm start`, over a copy of the texts. */
export const test = base.extend<{ texts: Texts }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here.
  texts: async ({}, use) => {
    const texts = await Texts.create();
    await use(texts);
    texts.remove();
  },
  baseURL: async ({ texts }, use) => {
    const site = await serveEditor(texts, async () => BUNDLE);
    await use(site.url);
    await site.stop();
  },
});

/** The editor as it is published, with a stand-in for GitHub over a real repository. */
export const githubTest = test.extend<{ github: GithubStandIn }>({
  expectedHosts: [/^https:\/\/api\.github\.com\//],
  // The browser reports each request that is refused or lost, and the site that names no commit yet.
  expectedMessages: [/Failed to load resource/],
  github: async ({ page }, use) => {
    const github = new GithubStandIn();
    await use(github);
    // The page may be asking still.
    await page.close();
    github.repository.delete();
  },
});

/** Opens the editor in this page; `authUrl` is the service that signs in by a button. */
export async function openEditor(page: Page, github: GithubStandIn, authUrl = ''): Promise<void> {
  await github.answerFor(page);
  const settings = {
    repository: REPOSITORY,
    branch: 'main',
    cms_auth_url: authUrl,
    isLocal: false,
  };
  const body = renderEditor(BUNDLE, settings);
  await page.route('**/admin', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto('/admin');
}

export async function signIn(page: Page, login = 'savetnica'): Promise<void> {
  await page.getByLabel('Pristupni token').fill(tokenOf(login));
  await page.getByRole('button', { name: 'Prijavi se' }).click();
  await page.getByRole('link', { name: 'Podaci o sajtu' }).waitFor();
}

export async function enter(page: Page, github: GithubStandIn, login?: string): Promise<void> {
  await openEditor(page, github);
  await signIn(page, login);
}

/** Lines that the newest commits have changed on the branch of the site, in texts that were there before. */
export function publishedChanges({ repository }: GithubStandIn, since: string): string[] {
  const [before, after] = [repository.filesAt(since), repository.filesAt(repository.head('main'))];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .flatMap((path) => {
      const [old, fresh] = [before, after].map((files) => files.get(path));
      if (!/\.(mdx?|yaml)$/.test(path) || old === undefined)
        return [`${fresh ? '+' : '-'} ${path}`];
      const read = (oid = '') => repository.readBlob(oid).toString();
      return changedLines(read(old), read(fresh));
    });
}

/** Opens the form of this text. */
export async function openText(page: Page, path = GEL_PATH): Promise<void> {
  await page.goto(`/admin#${path}`);
  await page.locator('form').waitFor();
}

/** Publishes into the files of this machine. */
export async function saveHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Objavi', exact: true }).click();
  await expect(page.getByText('Sačuvano na ovom računaru')).toBeVisible();
}

/** A form's field by its label. */
export function field(page: Page, label: string) {
  return page.getByRole('textbox', { name: label, exact: true });
}

/** A thumb that counts its taps. */
export class Thumb {
  taps = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(place: Locator): Promise<void> {
    this.taps += 1;
    await place.click();
  }

  async button(name: string): Promise<void> {
    await this.tap(this.page.getByRole('button', { name, exact: true }));
  }

  async link(name: string): Promise<void> {
    await this.tap(this.page.getByRole('link', { name, exact: true }));
  }

  /** Opens a part of the first page. */
  async part(name: string): Promise<void> {
    await this.tap(this.page.locator('summary').filter({ hasText: new RegExp(`^${name}`) }));
  }

  /** Into the field that has the cursor. */
  async type(text: string): Promise<void> {
    // A page that opens gives the cursor to its heading before it leads to a field.
    await this.page.locator(':focus:read-write').waitFor();
    await this.page.keyboard.insertText(text);
  }

  /** Into an empty field: one tap, and the keyboard. */
  async fill(label: string, text: string): Promise<void> {
    await this.tap(field(this.page, label));
    await this.type(text);
  }

  /** One of the choices of a field: a tap opens them. */
  async choose(label: string, choice: string): Promise<void> {
    this.taps += 2;
    await this.page.getByLabel(label, { exact: true }).selectOption({ label: choice });
  }

  /** A picture of the phone: a tap on the button, and one on the picture. */
  async picture(label: string, buffer: Buffer): Promise<void> {
    this.taps += 2;
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByText(label, { exact: true }).click();
    await (await chooser).setFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer });
  }
}
