// The editor at /admin over a copy of the site's texts: no test writes into the repository.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { serveAdmin } from '../../../src/admin/server/integration.ts';
import { renderPage } from '../../../src/admin/server/page.ts';
import { changedLines } from '../../support/changed-lines';
import { BareRepository } from './bare-repository';
import { BUNDLE } from './editor-bundle';
import { Github, REPOSITORY } from './github-stand-in';
import { test as base } from './test';

export { expect } from './test';

const CONTENT = 'src/content';

/** A photo of this size, in JPEG. */
export function photo(width: number, height: number): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#6e9668' } });
  return picture.jpeg().toBuffer();
}

/** The copied texts, by their path below `src/content/`. */
export class Texts {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
    cpSync(CONTENT, this.place(''), { recursive: true });
  }

  read(path: string): string {
    return readFileSync(this.place(path), 'utf8');
  }

  write(path: string, text: string): void {
    writeFileSync(this.place(path), text);
  }

  place(path: string): string {
    return join(this.root, CONTENT, path);
  }

  /** Lines that differ from the original texts, in all texts or in this one. */
  changes(path = '**/*.{mdx,md,yaml}'): string[] {
    return globSync(path, { cwd: CONTENT }).flatMap((name) =>
      changedLines(readFileSync(join(CONTENT, name), 'utf8'), this.read(name)),
    );
  }
}

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
    const texts = new Texts(mkdtempSync(join(tmpdir(), 'editor-')));
    // In place of each photo: the CMS decodes all of a list's, which no story is about.
    const plain = await photo(1200, 1200);
    for (const path of globSync('**/*.jpg', { cwd: CONTENT }))
      writeFileSync(texts.place(path), plain);
    await use(texts);
    rmSync(texts.root, { recursive: true });
  },
  baseURL: async ({ texts }, use) => {
    const answer = serveAdmin(texts.root, async () => BUNDLE);
    const server = createServer((request, response) => {
      // The CMS asks whether the product's page is there, and for the site's mark.
      answer(request, response, (error: unknown) => response.writeHead(error ? 500 : 204).end());
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
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
