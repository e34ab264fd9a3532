// `node src/github/before-after.ts BEFORE AFTER PAGE`: writes one HTML file with pictures of what two
// builds (folders) of the site show differently, as a phone shows it. With the Chromium at
// CHROMIUM_PATH, or the Chrome of this machine.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { escapeHtml } from '../model/escape-html.ts';

/** The smallest things with a text or a picture of their own. */
const PIECES = 'h1, h2, h3, h4, p, li, dt, dd, label, summary, a, button, img';
/** CSS pixels: of a common phone, and around what differs. */
const WIDTH = 390;
const AROUND = 80;
const MOST_PAGES = 40;
/** What no visitor sees of a page: scripts with their hashes, and what search engines read. */
const UNSEEN = /<script.*?<\/script>|<meta[^>]*>/gs;

interface Piece {
  /** The text, or the picture's address. */
  what: string;
  top: number;
  bottom: number;
}

const [before = '', after = '', target = ''] = process.argv.slice(2);
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : { channel: 'chrome' }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const old = await openBuild(before);
const fresh = await openBuild(after);
/** What changes on every page, such as the footer, is shown once. */
const shown = new Set<string>();
const sections: string[] = [];
const files = [before, after].flatMap((cwd) =>
  globSync('**/*.html', { cwd, exclude: ['admin/**'] }),
);
for (const file of [...new Set(files)].sort((a, b) => a.length - b.length)) {
  if (readPage(before, file) === readPage(after, file)) continue;
  const address = `/${file.replace(/(index)?\.html$/, '')}`;
  const pictures = await comparePage(file, escapeHtml(address));
  if (pictures) sections.push(`<h2>${escapeHtml(address)}</h2><div>${pictures}</div>`);
}
await browser.close();
writeFileSync(
  target,
  `<!doctype html><html lang="sr-Latn-RS"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Pre i posle</title>
<style>body{font:1rem/1.5 system-ui;margin:1rem auto;max-width:54rem;padding:0 1rem}div{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}img{max-width:100%;border:1px solid #bbb}</style>
<h1>Pre i posle</h1>
${sections.join('\n') || '<p>Na stranicama se ništa ne vidi drugačije.</p>'}
`,
);

/** Two pictures of the rows from the first to the last piece that only one version has. */
async function comparePage(file: string, name: string): Promise<string> {
  const [was, is] = [await listPieces(old, before, file), await listPieces(fresh, after, file)];
  const without = (pieces: readonly Piece[], others: readonly Piece[]) =>
    pieces.filter(({ what }) => !others.some((other) => other.what === what));
  const changed = [...without(was, is), ...without(is, was)];
  const key = JSON.stringify(changed.map(({ what }) => what));
  if (changed.length === 0 || shown.has(key) || shown.size >= MOST_PAGES) return '';
  shown.add(key);
  const oldPicture = await photograph(old, was, changed, `Pre: ${name}`);
  return oldPicture + (await photograph(fresh, is, changed, `Posle: ${name}`));
}

/** What a visitor reads and sees of a page, from top to bottom. */
async function listPieces(page: Page, build: string, file: string): Promise<Piece[]> {
  if (!existsSync(`${build}/${file}`)) return [];
  await page.goto(`http://sajt.localhost/${file}`);
  return page.locator(PIECES).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      const { currentSrc } = element as HTMLImageElement;
      const what = currentSrc ?? (element as HTMLElement).innerText;
      return width > 1 && bottom - top > 1 ? [{ what, top, bottom }] : [];
    }),
  );
}

async function photograph(page: Page, all: Piece[], changed: Piece[], name: string) {
  if (all.length === 0) return `<figure>${name}<p>Ove stranice nema.</p></figure>`;
  const top = Math.min(...changed.map((piece) => piece.top));
  const bottom = Math.max(...changed.map((piece) => piece.bottom));
  // The other version may be longer than this one.
  const end = Math.max(...all.map((piece) => piece.bottom));
  const y = Math.max(0, Math.min(top, end) - AROUND);
  const clip = { x: 0, y, width: WIDTH, height: bottom + AROUND - y };
  const picture = await page.screenshot({ type: 'jpeg', quality: 80, fullPage: true, clip });
  return `<figure>${name}<br><img alt="${name}" src="data:image/jpeg;base64,${picture.toString('base64')}"></figure>`;
}

function readPage(build: string, file: string): string {
  const path = `${build}/${file}`;
  return existsSync(path) ? readFileSync(path, 'utf8').replace(UNSEEN, '') : '';
}

/** A phone on which this folder is the site, without scripts: nothing moves or asks. */
async function openBuild(build: string): Promise<Page> {
  const viewport = { width: WIDTH, height: 844 };
  const page = await browser.newPage({ viewport, javaScriptEnabled: false, bypassCSP: true });
  await page.route('**/*', (route) => {
    const path = build + decodeURIComponent(new URL(route.request().url()).pathname);
    return existsSync(path) ? route.fulfill({ path }) : route.abort();
  });
  return page;
}
