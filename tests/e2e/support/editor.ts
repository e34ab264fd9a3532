// Stories of the editor at /admin.
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { renderPage } from '../../../src/admin/server/page.ts';
import { serveEditor, Texts } from '../../support/editor-site';
import { BareRepository } from './bare-repository';
import { BUNDLE } from './editor-bundle';
import { Github, REPOSITORY } from './github-stand-in';
import { test as base } from './test';

export { expect } from './test';

/** The host of fonts that the CMS would load; the page's policy blocks it, and the bundle has the fonts. */
const FONT_HOST = 'cdn\\.jsdelivr\\.net/fontsource';

/** Hosts that a story of the editor expects to be asked, as parts of a regular expression. */
export const hosts = (...names: string[]) => [
  new RegExp(`^https://(${[FONT_HOST, ...names].join('|')})/`),
];

/** The messages of Chromium, Firefox and WebKit about what the page's policy blocks. */
const BLOCKED = [
  `${FONT_HOST}.* The action has been blocked`,
  `blocked the loading of a resource \\(font-src\\) at https://${FONT_HOST}`,
  `Refused to load https://${FONT_HOST}`,
  // A library of the CMS looks whether it may, and does without.
  'blocked a JavaScript eval',
];

/** Expected console messages in a test of the editor, as parts of a regular expression. */
export const messages = (...parts: string[]) => [new RegExp([...BLOCKED, ...parts].join('|'))];

export const test = base.extend<{ texts: Texts }>({
  expectedHosts: hosts(),
  expectedMessages: messages(),
  // Without the animations of the CMS, for which a test need not wait.
  contextOptions: { reducedMotion: 'reduce' },
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

/** Opens one entry from the list of its collection, so that closing the entry leads back to the list. */
export async function openEntry(page: Page, collection: string, entry: string): Promise<void> {
  await page.goto(`/admin#/collections/${collection}/entries/${entry}`);
  await page.getByRole('button', { name: 'Zatvori bez čuvanja' }).waitFor();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sačuvaj', exact: true }).click();
}

/**
 * Saves; when all is well, the CMS says so and goes back to the list. A question that the content
 * check asks once, and that the story is not about, is read and passed.
 */
export async function saveWell(page: Page): Promise<void> {
  const saved = page.getByText('Sačuvano.');
  const question = page.getByRole('alertdialog').filter({ hasText: 'sačuvajte još jednom' });
  await save(page);
  await saved.or(question).first().waitFor();
  if (await question.isVisible()) {
    await question.getByRole('button', { name: 'U redu' }).click();
    await save(page);
    await saved.waitFor();
  }
  await page.getByRole('button', { name: 'Zatvori bez čuvanja' }).waitFor({ state: 'hidden' });
}

/** The drafts that the browser keeps; the newest may be stored a moment after the last letter. */
export async function readDrafts(page: Page): Promise<string> {
  return JSON.stringify(await page.context().storageState({ indexedDB: true }));
}

/** A form's field by its label. */
export function field(page: Page, label: string) {
  return page.getByRole('textbox', { name: label, exact: true });
}

/** Picks a photo in the dialog that asks for one, and waits until the form shows it. */
export async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Otpremi' }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Umetni' }).click();
  await page.getByRole('button', { name: 'Preimenuj' }).waitFor();
}

/** Scrolls to a field: the form draws distant fields only when they are scrolled near. */
export async function reveal(page: Page, label: string): Promise<void> {
  const field = page.getByRole('group', { name: `Polje „\u2068${label}\u2069“` });
  const drawn = page.getByRole('group', { name: /^Polje/ });
  for (let screens = 0; screens < 20 && (await field.count()) === 0; screens++) {
    await drawn.last().scrollIntoViewIfNeeded();
    await page.waitForTimeout(100);
  }
  await field.scrollIntoViewIfNeeded();
}

/** Opens the editor as it is published, with a stand-in for GitHub over a real repository. */
export async function openOnGithub(page: Page, authUrl = ''): Promise<Github> {
  const repository = new BareRepository();
  page.on('close', () => repository.delete());
  const github = new Github(repository);
  await github.answerFor(page);
  const settings = {
    repository: REPOSITORY,
    branch: 'main',
    authUrl,
    isLocal: false,
    isLaunch: false,
  };
  const body = renderPage(join(BUNDLE, 'index.html'), settings);
  await page.route('**/admin', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto('/admin');
  return github;
}
