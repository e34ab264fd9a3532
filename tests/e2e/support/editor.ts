// The editor at /admin over a copy of the site's texts: no test writes into the repository.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { serveAdmin } from '../../../src/admin/server/integration.ts';
import { renderPage } from '../../../src/admin/server/page.ts';
import { BareRepository } from './bare-repository';
import { BUNDLE } from './editor-bundle';
import { Github, REPOSITORY } from './github-stand-in';
import { test as base } from './test';

export { expect } from './test';

/** In place of each photo: the CMS decodes all of a list's, which no story is about. */
const PLAIN_PICTURE = sharp({
  create: { width: 1200, height: 1200, channels: 3, background: '#6e9668' },
})
  .jpeg()
  .toBuffer();

/** The copied texts, by their path below `src/content/`. */
export class Texts {
  readonly root: string;
  readonly #original: string;

  private constructor(folder: string) {
    this.root = join(folder, 'edited');
    this.#original = join(folder, 'original');
  }

  static async create(folder: string): Promise<Texts> {
    const texts = new Texts(folder);
    const content = join(texts.#original, 'src/content');
    cpSync('src/content', content, { recursive: true });
    const picture = await PLAIN_PICTURE;
    for (const photo of globSync(join(content, '**/*.jpg'))) writeFileSync(photo, picture);
    cpSync(texts.#original, texts.root, { recursive: true });
    return texts;
  }

  read(path: string): string {
    return readFileSync(this.place(path), 'utf8');
  }

  write(path: string, text: string): void {
    writeFileSync(this.place(path), text);
  }

  place(path: string): string {
    return join(this.root, 'src/content', path);
  }

  /** Lines taken out of and put into all files, or this one, since the copy was made, as git counts them. */
  changes(path = ''): string[] {
    const before = join(this.#original, 'src/content', path);
    const { stdout } = spawnSync(
      'git',
      ['diff', '--no-index', '--text', '--unified=0', before, this.place(path)],
      { encoding: 'utf8' },
    );
    return stdout.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line));
  }
}

/** The CMS would fetch its fonts there too, did it not bring them along: the page's policy blocks it. */
const FONT_HOST = 'cdn\\.jsdelivr\\.net/fontsource';

/** Hosts that a story of the editor expects to be asked, as parts of a regular expression. */
export const hosts = (...names: string[]) => [
  new RegExp(`^https://(${[FONT_HOST, ...names].join('|')})/`),
];

/** What the browser's console says in a story of the editor, as parts of a regular expression. */
export const messages = (...parts: string[]) => [
  new RegExp([`${FONT_HOST}.* The action has been blocked`, ...parts].join('|')),
];

export const test = base.extend<{ texts: Texts }>({
  expectedHosts: hosts(),
  expectedMessages: messages(),
  // The CMS slides its pages; a story need not wait for that.
  contextOptions: { reducedMotion: 'reduce' },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here.
  texts: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'editor-'));
    await use(await Texts.create(folder));
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ texts }, use) => {
    const answer = serveAdmin(texts.root, BUNDLE);
    const server = createServer((request, response) => {
      // The CMS asks whether the product's page is there, and for the site's mark.
      answer(request, response, (error: unknown) => response.writeHead(error ? 500 : 204).end());
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  },
});

/** Opens one entry; the list of its collection is what closing it leads to. */
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

/** What the browser keeps of entries that are not saved: it may come a moment after the last letter. */
export function readDrafts(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('sveltia-cms-local');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result
            .transaction('draft-backups')
            .objectStore('draft-backups')
            .getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );
}

/** A form's field by its label. */
export function field(page: Page, label: string) {
  return page.getByRole('textbox', { name: label, exact: true });
}

interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Picks a file in the dialog that asks for one, and waits until the form shows it. */
export async function upload(page: Page, file: Photo): Promise<void> {
  await pick(page, file);
  await page.getByRole('button', { name: 'Preimenuj' }).waitFor();
}

/** Picks a file in the dialog that asks for one, and waits for nothing. */
export async function pick(page: Page, file: Photo): Promise<void> {
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Otpremi' }).click();
  await (await chooser).setFiles(file);
  await dialog.getByRole('button', { name: 'Umetni' }).click();
}

/** Scrolls to a field: the form draws what is inside only when it comes into view. */
export async function reveal(page: Page, label: string): Promise<void> {
  await page.getByRole('group', { name: `Polje „\u2068${label}\u2069“` }).scrollIntoViewIfNeeded();
}

/** Shows the editor as it is published: over GitHub, which a real repository stands in for. */
export async function openOnGithub(page: Page, authUrl = ''): Promise<Github> {
  const github = new Github(new BareRepository());
  await github.answerFor(page);
  const settings = { repository: REPOSITORY, branch: 'main', authUrl, isLocal: false };
  const body = renderPage(join(BUNDLE, 'index.html'), settings);
  await page.route('**/admin', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto('/admin');
  return github;
}
