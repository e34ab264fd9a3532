// What each picture of CONTRIBUTING.md shows. Found by role and name, as an editor finds it.
import type { Locator, Page } from 'playwright';
import { COLOURS } from '../model/colours.ts';

/** Changes to one file: what to look for and what to put there. */
export type Mistakes = readonly (readonly [RegExp, string])[];

export interface GuidePicture {
  name: string;
  viewport: { width: number; height: number };
  /** Brings the page to the sight; `check` tells what the content check says of these mistakes. */
  show(page: Page, check: (path: string, mistakes: Mistakes) => string): Promise<void>;
}

const EDITOR = { width: 900, height: 620 };
const PRODUCT = 'zubni-gel';

export const PICTURES: readonly GuidePicture[] = [
  {
    name: 'uredjivac-spisak',
    viewport: EDITOR,
    async show(page) {
      await page.goto('/admin');
      const rows = page.getByRole('grid', { name: 'Stavke' }).getByRole('row');
      await rows.nth(7).locator('img').waitFor();
    },
  },
  {
    name: 'uredjivac-polja',
    viewport: EDITOR,
    async show(page) {
      await openProduct(page);
    },
  },
  {
    name: 'uredjivac-greska',
    viewport: EDITOR,
    async show(page) {
      await openProduct(page);
      const link = page.getByRole('textbox', { name: 'Veza ka prodavnici', exact: true });
      await link.fill('prodavnica.example.com/zubni-gel');
      await page.getByRole('button', { name: 'Sačuvaj', exact: true }).click();
      await page.getByText('Počinje sa https:// i nema razmake.').waitFor();
      await toMiddle(link);
    },
  },
  {
    name: 'predlozi-izmenu',
    viewport: { width: 640, height: 340 },
    async show(page) {
      await page.goto('/products');
      await toMiddle(page.getByRole('link', { name: /^Predloži izmenu/ }).first());
    },
  },
  {
    name: 'provera',
    viewport: { width: 640, height: 230 },
    async show(page, check) {
      const said = check(`src/content/products/${PRODUCT}.mdx`, [
        [/^link: https:\/\//m, 'link: '],
        [/^## Način/m, '## Nacin'],
      ]);
      await page.setContent(MESSAGE);
      await page.locator('pre').evaluate(
        (element, text) => {
          element.textContent = text;
        },
        said.replaceAll('\nGREŠKA', '\n\nGREŠKA'),
      );
    },
  },
];

/** Plain on purpose: what the check prints, and not how some other site shows it. */
const MESSAGE = `<style>
  body { margin: 0; background: ${COLOURS.cream}; }
  pre {
    min-height: 100vh; box-sizing: border-box; margin: 0; padding: 20px 24px;
    border-left: 6px solid ${COLOURS.berry}; color: ${COLOURS.ink}; font: 16px/1.5 "DejaVu Sans", sans-serif;
    white-space: pre-wrap; overflow-wrap: anywhere;
  }
</style><pre></pre>`;

async function openProduct(page: Page): Promise<void> {
  await page.goto(`/admin#/collections/products/entries/${PRODUCT}`);
  await page.getByRole('textbox', { name: 'Naziv', exact: true }).waitFor();
  await page.locator('img[src^="blob:"]').first().waitFor();
}

async function toMiddle(target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}
