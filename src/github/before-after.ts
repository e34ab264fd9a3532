// `node src/github/before-after.ts BEFORE AFTER PAGE`: writes one HTML file with pictures of each place
// that two builds (folders) of the site show differently, as a phone shows it. With the Chromium at
// CHROMIUM_PATH, or the Chrome of this machine.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { diffArrays } from 'diff';
import { lookup } from 'mrmime';
import { chromium, type Page } from 'playwright';
import { escapeHtml } from '../model/escape-html.ts';

/** The smallest things with a text or a picture of their own. */
const PIECES = 'h1, h2, h3, h4, p, li, dt, dd, label, summary, a, button, img';
/** CSS pixels: of a common phone, around a place that differs, and of the tallest picture. */
const WIDTH = 390;
const AROUND = 80;
const TALLEST = 1600;
const MOST_PLACES = 40;
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
  const pairs = await comparePage(file, escapeHtml(address));
  if (pairs.length > 0) sections.push(`<h2>${escapeHtml(address)}</h2>${pairs.join('')}`);
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

/** A pair of pictures for each run of pieces that is not in both versions. */
async function comparePage(file: string, name: string): Promise<string[]> {
  const [was, is] = [await listPieces(old, before, file), await listPieces(fresh, after, file)];
  const pairs: string[] = [];
  for (const { gone, come } of findPlaces(was, is)) {
    const key = JSON.stringify([gone, come].map((pieces) => pieces.map(({ what }) => what)));
    if (shown.has(key) || shown.size >= MOST_PLACES) continue;
    shown.add(key);
    pairs.push(
      `<div>${await photograph(old, gone, `Pre: ${name}`)}${await photograph(fresh, come, `Posle: ${name}`)}</div>`,
    );
  }
  return pairs;
}

/** Where something was only added or removed, the other side has the piece before it. */
function findPlaces(
  was: readonly Piece[],
  is: readonly Piece[],
): { gone: Piece[]; come: Piece[] }[] {
  const whatOf = (pieces: readonly Piece[]) => pieces.map(({ what }) => what);
  const places: { old: [number, number]; fresh: [number, number] }[] = [];
  let [oldAt, freshAt, isOpen] = [0, 0, false];
  for (const { added, removed, value } of diffArrays(whatOf(was), whatOf(is))) {
    if ((added || removed) && !isOpen)
      places.push({ old: [oldAt, oldAt], fresh: [freshAt, freshAt] });
    oldAt += added ? 0 : value.length;
    freshAt += removed ? 0 : value.length;
    const last = places.at(-1);
    if (last && (added || removed)) {
      last.old[1] = oldAt;
      last.fresh[1] = freshAt;
    }
    // Places next to each other are one.
    isOpen = Boolean(added || removed) || (isOpen && value.length <= 2);
  }
  const cut = (pieces: readonly Piece[], [start, end]: [number, number]) =>
    pieces.slice(start === end ? Math.max(0, start - 1) : start, end);
  return places.map(({ old, fresh }) => ({ gone: cut(was, old), come: cut(is, fresh) }));
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

async function photograph(page: Page, pieces: readonly Piece[], name: string): Promise<string> {
  if (pieces.length === 0) return `<figure>${name}<p>Ovde nema ničega.</p></figure>`;
  const y = Math.max(0, Math.min(...pieces.map(({ top }) => top)) - AROUND);
  const bottom = Math.max(...pieces.map((piece) => piece.bottom)) + AROUND;
  const clip = { x: 0, y, width: WIDTH, height: Math.min(bottom - y, TALLEST) };
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
    const file = build + decodeURIComponent(new URL(route.request().url()).pathname);
    return existsSync(file)
      ? route.fulfill({ body: readFileSync(file), contentType: lookup(file) ?? 'text/html' })
      : route.abort();
  });
  return page;
}
