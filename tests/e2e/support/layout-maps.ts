// Maps of how a page is laid out, which are kept in `layout/`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { drawLayout } from '../../../src/github/layout-map.ts';
import { ONE_WIDTH } from './one-width.ts';

/** `npm test` works in a copy of the project that is made anew for each run; the maps are kept in the project. */
const KEPT = join(process.cwd().replace(/var.test-site$/, ''), 'tests/e2e/layout');
const STYLE = `${ONE_WIDTH}
  :where([type="checkbox"]) { font-family: inherit; }
  * { hyphens: manual !important; text-wrap-style: auto !important; transition: none !important; }`;

export interface State {
  name: string;
  path: string;
  /** Selector of the parts that are drawn; `main` without it. */
  within?: string;
  tag?: '@phone' | '@desktop';
  /** Another width of the screen, in CSS pixels. */
  width?: number;
  before?: (page: Page) => Promise<unknown>;
  act?: (page: Page) => Promise<unknown>;
}

/** Nothing moves by itself, and it is always the same day. */
export async function standStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The cookie policy names the day a year from now.
  await page.clock.setFixedTime('2026-11-28T12:00:00+01:00');
}

/** Compares the state with its map; on a difference the story goes on, and fails at its end. */
export async function compareLayout(page: Page, state: State): Promise<void> {
  const { name, path, within = 'main', width, before, act } = state;
  const screen = page.viewportSize();
  await before?.(page);
  if (screen && width) await page.setViewportSize({ ...screen, width });
  await page.goto(path);
  await page.addStyleTag({ content: STYLE });
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  await page.locator('main details').evaluateAll((all) => {
    for (const element of all as HTMLDetailsElement[]) element.open = true;
  });
  await act?.(page);
  const map = await drawLayout(page, within, { isBrief: true });
  if (isPage(state)) map.push(...(await page.locator(within).evaluateAll(drawSigns)));
  const file = join(KEPT, `${name}.${test.info().project.name}.txt`);
  if (process.env['UPDATE_LAYOUT']) writeFileSync(file, `${map.join('\n')}\n`);
  if (screen && width) await page.setViewportSize(screen);
  expect.soft(map, name).toEqual(readFileSync(file, 'utf8').trimEnd().split('\n'));
}

/** A line for each colour in which something is drawn: a lost one is black. */
function drawSigns(parts: Element[]): string[] {
  const shapes = parts.flatMap((part) => [...part.querySelectorAll('svg :is(path, circle)')]);
  const looks = shapes.map((shape) => {
    const { fill, stroke } = getComputedStyle(shape);
    return `${shape.localName} fill: ${fill}; stroke: ${stroke};`;
  });
  return [...new Set(looks)].sort();
}

const isPage = ({ before, act }: State) => !before && !act;
