// The picture that a conversation shows beside a link to a page: the page's name on paper, and to
// its right a photograph that fades into it, a drawing, or the brand's mark.
import { readFileSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { CARD_SIZE } from '../../lib/card-size.ts';
import { COLOURS } from '../../model/colours.ts';
import { breakLines, HEADING, ITALIC, letter, measure } from './lettering.ts';

export interface Card {
  /** In large letters. */
  title: string;
  /** Below it. */
  line: string;
  /** File of the picture; without one the brand's mark stands there. */
  picture?: string | undefined;
}

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;

const LEFT = 80;
/** Room for the words. */
const COLUMN = 470;
const PHOTO_WIDTH = 760;
const PANEL_WIDTH = 560;
const MARK = 'public/favicon.svg';

const PAPER = COLOURS.cream;

/** The card as a JPEG. */
export async function drawCard({ title, line, picture }: Card): Promise<Buffer> {
  const right = picture ? await drawPicture(picture) : await drawMark();
  return sharp({ create: { ...CARD_SIZE, channels: 3, background: PAPER } })
    .composite([...right, { input: drawWords(title, line), left: 0, top: 0 }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

async function drawPicture(file: string): Promise<OverlayOptions[]> {
  if (file.endsWith('.svg')) return drawDrawing(file);
  // Where the crop is to be, the eye decides: on a face, on the brightest things.
  const photo = await sharp(file)
    .rotate()
    .resize(PHOTO_WIDTH, HEIGHT, { position: sharp.strategy.attention })
    .flatten({ background: PAPER })
    .toBuffer();
  const left = WIDTH - PHOTO_WIDTH;
  return [
    { input: photo, left, top: 0 },
    { input: fade(240), left, top: 0 },
  ];
}

async function drawDrawing(file: string): Promise<OverlayOptions[]> {
  const drawing = await sharp(file, { density: 200 })
    .resize(PANEL_WIDTH, HEIGHT - 30, {
      fit: 'contain',
      background: 'transparent',
      position: 'bottom',
    })
    .png()
    .toBuffer();
  return [panel(COLOURS['sage-light']), { input: drawing, left: WIDTH - PANEL_WIDTH, top: 30 }];
}

async function drawMark(): Promise<OverlayOptions[]> {
  const size = 480;
  const left = WIDTH - (PANEL_WIDTH + size) / 2;
  const input = await sharp(MARK, { density: 540 }).resize(size).png().toBuffer();
  return [panel(COLOURS['deep-green']), { input, left, top: (HEIGHT - size) / 2 }];
}

function drawWords(title: string, line: string): Buffer {
  const { lines, size } = fitTitle(title);
  const below = breakLines(line, ITALIC, 40, COLUMN - 20);
  const titleHeight = lines.length * size;
  const top = (HEIGHT - (84 + 44 + titleHeight + 74 + below.length * 46)) / 2;
  const titleTop = top + 84 + 44;
  const ruleTop = titleTop + titleHeight + 24;
  const mark = readFileSync(MARK, 'base64');
  return svg(WIDTH, [
    `<image href="data:image/svg+xml;base64,${mark}" x="${LEFT}" y="${top}" width="84" height="84"/>`,
    `<g fill="${COLOURS.ink}">`,
    ...lines.map((text, index) =>
      letter(text, HEADING, size, LEFT, titleTop + size * (index + 0.78)),
    ),
    `</g><rect x="${LEFT}" y="${ruleTop}" width="96" height="5" fill="${COLOURS.leaf}"/>`,
    `<g fill="${COLOURS['deep-green']}">`,
    ...below.map((text, index) => letter(text, ITALIC, 40, LEFT, ruleTop + 64 + index * 46)),
    '</g>',
  ]);
}

/** As large as two lines allow; a very long title gets more lines. */
function fitTitle(title: string): { lines: string[]; size: number } {
  for (const size of [96, 88, 80, 72, 64, 56]) {
    const lines = breakLines(title, HEADING, size, COLUMN);
    const isWithin = lines.every((text) => measure(text, HEADING, size) <= COLUMN);
    if (isWithin && lines.length <= 2) return { lines, size };
  }
  return { lines: breakLines(title, HEADING, 48, COLUMN), size: 48 };
}

function panel(background: string): OverlayOptions {
  const create = { width: PANEL_WIDTH, height: HEIGHT, channels: 3, background } as const;
  return { input: { create }, left: WIDTH - PANEL_WIDTH, top: 0 };
}

/** From paper to nothing, so that words may run over the edge of a photograph. */
function fade(width: number): Buffer {
  const stops = [1, 0.85, 0.3, 0].map(
    (opacity, index) =>
      `<stop offset="${index / 3}" stop-color="${PAPER}" stop-opacity="${opacity}"/>`,
  );
  return svg(width, [
    `<linearGradient id="f">${stops.join('')}</linearGradient>`,
    `<rect width="${width}" height="${HEIGHT}" fill="url(#f)"/>`,
  ]);
}

function svg(width: number, elements: readonly string[]): Buffer {
  const size = `width="${width}" height="${HEIGHT}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${elements.join('')}</svg>`);
}
