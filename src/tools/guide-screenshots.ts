// `node src/tools/guide-screenshots.ts`: takes the pictures of CONTRIBUTING.md, from this site's own screens. They are
// taken on a copy in var/, so that nothing here can be saved over or published by mistake.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { copyProject, SITE_PARTS, sharePackages } from '../../tests/support/project-copy.ts';
import { BROWSER_FLAGS, findBrowser } from './find-browser.mjs';
import { type GuidePicture, type Mistakes, PICTURES } from './guide-pictures.ts';

const COPY = 'var/guide';
const PICTURES_FOLDER = '.github/guide';
const MOST_BYTES = 60_000;
const PORT = Number(process.env['GUIDE_PORT'] ?? 4360);
const SITE = `http://localhost:${PORT}`;

prepareCopy();
const site = startSite();
const browser = await openBrowser();
try {
  await waitForSite();
  mkdirSync(PICTURES_FOLDER, { recursive: true });
  for (const picture of PICTURES) await takePicture(browser, picture);
} finally {
  await browser.close();
  site.kill();
  rmSync(COPY, { recursive: true });
}

function prepareCopy(): void {
  copyProject(COPY, { parts: SITE_PARTS });
  sharePackages(COPY);
  // A preview names the repository; which one is not to be seen in any picture.
  edit('src/content/site.yaml', /^repository: .*$/m, 'repository: vlasnik/naziv');
}

function edit(path: string, from: string | RegExp, to: string): void {
  const file = join(COPY, path);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

function startSite(): ChildProcess {
  const astro = 'node_modules/astro/bin/astro.mjs';
  return spawn(process.execPath, [astro, 'dev', '--port', String(PORT)], {
    cwd: COPY,
    env: { ...process.env, PREVIEW: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function waitForSite(): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const answer = await fetch(`${SITE}/products`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((wait) => setTimeout(wait, 500));
  }
  throw new Error(`The site did not start at ${SITE}.`);
}

function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: BROWSER_FLAGS,
  });
}

async function takePicture(browser: Browser, { name, viewport, show }: GuidePicture) {
  const page = await browser.newPage({
    baseURL: SITE,
    viewport,
    locale: 'sr-Latn-RS',
    timezoneId: 'Europe/Belgrade',
    reducedMotion: 'reduce',
  });
  await show(page, checkBroken);
  await settle(page);
  const picture = await photograph(page);
  await page.close();
  const path = join(PICTURES_FOLDER, `${name}.webp`);
  writeFileSync(path, picture);
  console.log(`${path}  ${(picture.length / 1024).toFixed(0)} kB`);
  if (picture.length > MOST_BYTES) throw new Error(`${path} is larger than ${MOST_BYTES} bytes.`);
}

/** Every picture in sight drawn, and nothing moving. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isInSight = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    return (
      [...document.images].every((image) => image.complete || !isInSight(image)) &&
      document.getAnimations().every(({ playState }) => playState !== 'running')
    );
  });
}

/** What is in sight. Chromium writes WebP itself; Playwright's own method knows only PNG and JPEG. */
async function photograph(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { cssVisualViewport: sight } = await session.send('Page.getLayoutMetrics');
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    clip: {
      x: sight.pageX,
      y: sight.pageY,
      width: sight.clientWidth,
      height: sight.clientHeight,
      scale: 1.5, // Sharp on a phone as well.
    },
  });
  return Buffer.from(data, 'base64');
}

/** What the content check prints when a product in the copy has these mistakes. */
function checkBroken(path: string, mistakes: Mistakes): string {
  const file = join(COPY, path);
  const good = readFileSync(file, 'utf8');
  for (const [from, to] of mistakes) edit(path, from, to);
  const { stdout } = spawnSync(process.execPath, ['src/check/check-command.ts'], {
    cwd: COPY,
    encoding: 'utf8',
  });
  writeFileSync(file, good);
  const lines = stdout.split('\n');
  return lines.filter((line, i) => line.includes(path) || lines[i - 1]?.includes(path)).join('\n');
}
