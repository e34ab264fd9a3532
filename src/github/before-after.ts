// `node src/github/before-after.ts BEFORE AFTER PAGE [TEXT…]`: compares two builds (folders) of the site on a phone and
// writes one HTML file with pictures of the differences, those on the page of a changed TEXT or picture first, and the
// names of what moved where no text or picture differs. Uses the Chromium at CHROMIUM_PATH, or the Chrome of this
// machine.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { diffArrays } from 'diff';
import { chromium, type Page } from 'playwright';
import { pageOf } from '../model/collections.ts';
import { escapeHtml } from '../model/page/escape-html.ts';
import { drawLayout, movedParts } from './layout-map.ts';
import { namePages } from './name-pages.ts';

/** Elements that are compared: the smallest ones with a text or a picture of their own. */
const PIECES = 'h1, h2, h3, h4, p, li, dt, dd, label, summary, a, button, img';
/** Width of a common phone, in CSS pixels. */
const WIDTH = 390;
/** CSS pixels shown above and below a difference. */
const AROUND = 80;
/** CSS pixels of the tallest picture; of a longer difference the beginning is shown. */
const TALLEST = 1200;
/** So many differences are drawn; the other pages are named. */
const MOST_PAIRS = 3;
/** So many of the parts that moved are named. */
const MOST_NAMES = 12;

interface Piece {
  /** The text, or what the file of the picture holds: an equal file may have another name. */
  what: string;
  /** CSS pixels from the top of the page. */
  top: number;
  bottom: number;
}

/** Pieces that stand together and differ; one of the two is empty where something was added or taken away. */
interface Difference {
  was: Part;
  is: Part;
}

interface Part {
  pieces: readonly Piece[];
  /** Where the part begins, or would, in CSS pixels from the top of the page. */
  top: number;
}

const [before = '', after = '', target = '', ...texts] = process.argv.slice(2);
const executablePath = process.env['CHROMIUM_PATH'] ?? '';
const browser = await chromium.launch({ channel: 'chrome', executablePath });
const [old, fresh] = [await openBuild(before), await openBuild(after)];
const sections: string[] = [];
/** What is drawn already: a change on every page, such as one of the footer, is drawn once. */
const drawn = new Set<string>();
const otherPages: string[] = [];
let pairs = 0;
for (const file of listPages()) {
  const [was, is] = [await listPieces(old, before, file), await listPieces(fresh, after, file)];
  const name = escapeHtml(`/${file.replace(/(index)?\.html$/, '')}`);
  const differences = was.length * is.length > 0 ? compare(was, is) : [];
  const isAddedOrGone = was.length !== is.length && differences.length === 0;
  const drawings: string[] = [];
  for (const one of differences) {
    const key = JSON.stringify(
      [one.was, one.is].map(({ pieces }) => pieces.map(({ what }) => what)),
    );
    if (drawn.has(key) || pairs >= MOST_PAIRS) continue;
    drawn.add(key);
    pairs += 1;
    const pictures = [
      await photograph(old, one.was, 'Pre', name),
      await photograph(fresh, one.is, 'Posle', name),
    ];
    drawings.push(`<div>${pictures.join('')}</div>`);
  }
  if (isAddedOrGone)
    drawings.push(`<p>${is.length > 0 ? 'Nova stranica.' : 'Ove stranice više nema.'}</p>`);
  else if (differences.length === 0) drawings.push(...(await describeMoved()));
  if (drawings.length > 0) sections.push(`<h2>${name}</h2>${drawings.join('')}`);
  else if (differences.length > 0) otherPages.push(name);
}
await browser.close();
writeFileSync(target, renderPage());

/** Files of the pages of both builds, those that show the changed texts first. */
function listPages(): string[] {
  const pagesOf = (cwd: string) => globSync('**/*.html', { cwd, exclude: ['admin/**'] });
  const own = texts.map(pageFileOf);
  const rank = (file: string) => (own.includes(file) ? 0 : file === '404.html' ? 2 : 1);
  return [...new Set([...pagesOf(after), ...pagesOf(before)])].sort(
    (a, b) => rank(a) - rank(b) || a.length - b.length,
  );
}

/** The file of the page on which the text, or the picture beside it, stands first. */
function pageFileOf(path: string): string | undefined {
  const address = pageOf(path);
  if (address === undefined) return undefined;
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** [] if the build has no such page. */
async function listPieces(page: Page, build: string, file: string): Promise<Piece[]> {
  if (!existsSync(`${build}/${file}`)) return [];
  await page.goto(`http://sajt.localhost/${file}`);
  const pieces = await page.locator(PIECES).evaluateAll((elements) =>
    elements.flatMap((element) => {
      if (!(element instanceof HTMLElement)) return [];
      const { top, bottom, width } = element.getBoundingClientRect();
      const address = element instanceof HTMLImageElement ? element.currentSrc : undefined;
      const what = address ?? element.innerText;
      return width > 1 && bottom - top > 1 ? [{ what, top, bottom, address }] : [];
    }),
  );
  return pieces.map(({ address, ...piece }) => ({
    ...piece,
    what: address ? readPicture(pathIn(build, address)) : piece.what,
  }));
}

function readPicture(path: string): string {
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : path;
}

function pathIn(build: string, address: string): string {
  return build + decodeURIComponent(new URL(address).pathname);
}

/** The differences from the top of the page to its end; those within sight of each other are one. */
function compare(was: readonly Piece[], is: readonly Piece[]): Difference[] {
  const differences: Difference[] = [];
  let [beforeAt, afterAt] = [0, 0];
  let isNear = false;
  for (const { added, removed, value } of diffArrays([...was], [...is], {
    comparator: (one, other) => one.what === other.what,
  })) {
    if (!added && !removed) {
      const [first, last] = [is[afterAt], is[afterAt + value.length - 1]];
      isNear = differences.length > 0 && (last?.bottom ?? 0) - (first?.top ?? 0) < AROUND;
      beforeAt += value.length;
      afterAt += value.length;
      continue;
    }
    const topIn = (pieces: readonly Piece[], at: number) =>
      pieces[at]?.top ?? pieces[at - 1]?.bottom ?? 0;
    const last = isNear ? differences.at(-1) : undefined;
    const one = last ?? {
      was: { pieces: [], top: topIn(was, beforeAt) },
      is: { pieces: [], top: topIn(is, afterAt) },
    };
    if (!last) differences.push(one);
    const part = added ? one.is : one.was;
    part.pieces = [...part.pieces, ...value];
    if (added) afterAt += value.length;
    else beforeAt += value.length;
    isNear = true;
  }
  return differences;
}

/** A picture of the part and of what is around it. */
async function photograph(
  page: Page,
  { pieces, top }: Part,
  time: 'Pre' | 'Posle',
  name: string,
): Promise<string> {
  const start = Math.min(top, ...pieces.map((piece) => piece.top));
  const end = Math.max(top, ...pieces.map(({ bottom }) => bottom));
  const y = Math.max(0, start - AROUND);
  const height = Math.min(TALLEST, end + AROUND - y);
  const clip = { x: 0, y, width: WIDTH, height };
  const picture = await page.screenshot({ type: 'jpeg', quality: 80, fullPage: true, clip });
  return `<figure>${time}<br><img alt="${time}: ${name}" src="data:image/jpeg;base64,${picture.toString('base64')}"></figure>`;
}

/** A phone that gets the site from this folder; without scripts, so that nothing moves or asks for consent. */
async function openBuild(build: string): Promise<Page> {
  const viewport = { width: WIDTH, height: 844 };
  const page = await browser.newPage({ viewport, javaScriptEnabled: false, bypassCSP: true });
  await page.route('**/*', (route) => {
    const path = pathIn(build, route.request().url());
    return existsSync(path) ? route.fulfill({ path }) : route.abort();
  });
  return page;
}

/** For a change of code: words and pictures are the same, but not their place or look. */
async function describeMoved(): Promise<string[]> {
  const moved = movedParts(await drawLayout(old), await drawLayout(fresh));
  const items = moved.slice(0, MOST_NAMES).map((part) => `<li>${escapeHtml(part)}</li>`);
  const rest = moved.length - items.length;
  if (rest > 0) items.push(`<li>i još: ${rest}</li>`);
  const list = `<p>Tekst i slike su isti, a ovi delovi su se pomerili ili izgledaju drugačije:</p><ul>${items.join('')}</ul>`;
  return moved.length > 0 ? [list] : [];
}

/** The file with all differences; it must open from a downloaded archive, so its style stands in it. */
function renderPage(): string {
  const nothing = sections.length === 0 ? '<p>Na stranicama se ništa ne vidi drugačije.</p>' : '';
  const named = namePages(otherPages);
  const others = named && `<p>${named}</p>`;
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
${[...sections, nothing, others].join('\n')}
`;
}
