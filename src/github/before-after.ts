// `node src/github/before-after.ts BEFORE AFTER PAGE`: compares two builds (folders) of the site on a phone
// and writes one HTML file with pictures of the differences, and the names of what moved where no text or picture
// differs. Uses the Chromium at CHROMIUM_PATH, or the
// Chrome of this machine.
import { existsSync, globSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { escapeHtml } from '../model/escape-html.ts';
import { drawLayout, movedParts } from './layout-map.ts';

/** Elements that are compared: the smallest ones with a text or a picture of their own. */
const PIECES = 'h1, h2, h3, h4, p, li, dt, dd, label, summary, a, button, img';
/** Width of a common phone, in CSS pixels. */
const WIDTH = 390;
/** CSS pixels shown above and below a difference. */
const AROUND = 80;
/** So many of the parts that moved are named. */
const MOST_NAMES = 12;

const [before = '', after = '', target = ''] = process.argv.slice(2);
const executablePath = process.env['CHROMIUM_PATH'] ?? '';
const browser = await chromium.launch({ channel: 'chrome', executablePath });
const [old, fresh] = [await openBuild(before), await openBuild(after)];
/** The drawn sections. The key is what differs, so a change on every page, such as one of the footer, is drawn once. */
const sections = new Map<string, string>();
const files = globSync('**/*.html', { cwd: after, exclude: ['admin/**'] });
for (const file of files.sort((a, b) => a.length - b.length)) {
  const was = await listPieces(old, before, file);
  const is = await listPieces(fresh, after, file);
  const changed = [...without(was, is), ...without(is, was)];
  const moved =
    changed.length > 0 ? [] : movedParts(await drawLayout(old), await drawLayout(fresh));
  const key = JSON.stringify([changed.map(({ what }) => what), moved]);
  if (changed.length + moved.length === 0 || sections.has(key)) continue;
  const name = escapeHtml(`/${file.replace(/(index)?\.html$/, '')}`);
  if (moved.length > 0) {
    sections.set(key, `<h2>${name}</h2>${renderMoved(moved)}`);
    continue;
  }
  const pictures = [
    await photograph(old, was, changed, `Pre: ${name}`),
    await photograph(fresh, is, changed, `Posle: ${name}`),
  ];
  sections.set(key, `<h2>${name}</h2><div>${pictures.join('')}</div>`);
}
await browser.close();
writeFileSync(target, renderPage([...sections.values()]));

interface Piece {
  /** The text, or the address of the picture. */
  what: string;
  /** CSS pixels from the top of the page. */
  top: number;
  bottom: number;
}

/** The pieces that have no equal among the others. */
function without(pieces: readonly Piece[], others: readonly Piece[]): Piece[] {
  return pieces.filter(({ what }) => !others.some((other) => other.what === what));
}

/** The pieces of a page; [] if the build has no such page. */
async function listPieces(page: Page, build: string, file: string): Promise<Piece[]> {
  if (!existsSync(`${build}/${file}`)) return [];
  await page.goto(`http://sajt.localhost/${file}`);
  return page.locator(PIECES).evaluateAll((elements) =>
    elements.flatMap((element) => {
      if (!(element instanceof HTMLElement)) return [];
      const { top, bottom, width } = element.getBoundingClientRect();
      const what = element instanceof HTMLImageElement ? element.currentSrc : element.innerText;
      return width > 1 && bottom - top > 1 ? [{ what, top, bottom }] : [];
    }),
  );
}

/** A picture of the page from the first to the last changed piece. */
async function photograph(page: Page, all: Piece[], changed: Piece[], name: string) {
  if (all.length === 0) return `<figure>${name}<p>Ove stranice nema.</p></figure>`;
  // The other version of the page may be longer, with changes below the end of this version.
  const end = Math.max(...all.map(({ bottom }) => bottom));
  const top = Math.min(end, ...changed.map((piece) => piece.top));
  const y = Math.max(0, top - AROUND);
  const height = Math.max(...changed.map(({ bottom }) => bottom)) + AROUND - y;
  const clip = { x: 0, y, width: WIDTH, height };
  const picture = await page.screenshot({ type: 'jpeg', quality: 80, fullPage: true, clip });
  return `<figure>${name}<br><img alt="${name}" src="data:image/jpeg;base64,${picture.toString('base64')}"></figure>`;
}

/** A phone that gets the site from this folder; without scripts, so that nothing moves or asks for consent. */
async function openBuild(build: string): Promise<Page> {
  const viewport = { width: WIDTH, height: 844 };
  const page = await browser.newPage({ viewport, javaScriptEnabled: false, bypassCSP: true });
  await page.route('**/*', (route) => {
    const path = build + decodeURIComponent(new URL(route.request().url()).pathname);
    return existsSync(path) ? route.fulfill({ path }) : route.abort();
  });
  return page;
}

/** For a change of code: words and pictures are the same, but not their place or look. */
function renderMoved(moved: readonly string[]): string {
  const items = moved.slice(0, MOST_NAMES).map((part) => `<li>${escapeHtml(part)}</li>`);
  const rest = moved.length - items.length;
  if (rest > 0) items.push(`<li>i još: ${rest}</li>`);
  return `<p>Tekst i slike su isti, a ovi delovi su se pomerili ili izgledaju drugačije:</p><ul>${items.join('')}</ul>`;
}

/** The file with all differences; it must open from a downloaded archive, so its style stands in it. */
function renderPage(sections: readonly string[]): string {
  return `<!doctype html>
<html lang="sr-Latn-RS">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Pre i posle</title>
<style>
  body {
    font: 1rem/1.5 system-ui;
    margin: 1rem auto;
    max-width: 54rem;
    padding: 0 1rem;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem;
  }
  figure {
    margin: 0;
  }
  img {
    max-width: 100%;
    border: 1px solid #bbb;
  }
</style>
<h1>Pre i posle</h1>
${sections.join('\n') || '<p>Na stranicama se ništa ne vidi drugačije.</p>'}
`;
}
