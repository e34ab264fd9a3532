// Draws a share card: a picture alone or, for a product with notes, the picture and a note beside it.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { COLOURS } from '../model/page/colours.ts';
import { escapeHtml } from '../model/page/escape-html.ts';
import { setOnGround } from './picture-on-ground.ts';
import { CARD_SIZE, type ShareCard } from './share-cards.ts';

/** A picture whose width divided by height is at least this fills the card; a narrower one would lose too much. */
const WIDE = 1.25;

export function drawShareCard({ picture, words }: ShareCard): Promise<Buffer> {
  return words ? drawWithNote(picture, words) : drawPicture(picture);
}

async function drawPicture(picture: string): Promise<Buffer> {
  const { autoOrient: size } = await sharp(picture).metadata();
  const isWide = size.width / size.height >= WIDE;
  return sharp(picture, { density: 300 })
    .autoOrient()
    .resize({
      ...CARD_SIZE,
      // sharp keeps the part with faces and strong colours.
      ...(isWide ? { position: sharp.strategy.attention } : { fit: 'contain' }),
      background: COLOURS.cream,
    })
    .flatten({ background: COLOURS.cream })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/** Sizes of letters in pixels, and the most characters in a line: what fits beside the picture in a wide font. */
const NOTE = { size: 38, height: 54, most: 23 };
const NAME = { size: 26, height: 36, most: 32 };
const TEXT_LEFT = 685;

/** The picture at the left, and the consultant's note as she would write it on the label. */
async function drawWithNote(
  picture: string,
  { name, note, ground }: NonNullable<ShareCard['words']>,
): Promise<Buffer> {
  const { height } = CARD_SIZE;
  const square = await sharp(await setOnGround(await readFile(picture), ground), { density: 300 })
    .autoOrient()
    .resize({ width: height, height, fit: 'cover' })
    .flatten({ background: ground })
    .toBuffer();
  const noteLines = linesOf(note, NOTE.most);
  const nameLines = linesOf(name, NAME.most);
  const top = height / 2 - ((noteLines.length - 1) * NOTE.height) / 2;
  const below = top + noteLines.length * NOTE.height + 14;
  const text =
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${height}"
    font-family="Georgia, Noto Serif, DejaVu Serif, serif" fill="${COLOURS.ink}">
    <rect x="${TEXT_LEFT}" y="${top - 78}" width="96" height="14" rx="4" fill="${COLOURS.peach}"/>
    <g font-size="${NOTE.size}" font-style="italic">${drawLines(noteLines, top, NOTE.height)}</g>
    <g font-size="${NAME.size}">${drawLines(nameLines, below, NAME.height)}</g>
  </svg>`);
  return sharp({ create: { ...CARD_SIZE, channels: 3, background: COLOURS.white } })
    .composite([{ input: square, left: 0, top: 0 }, { input: text }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

function drawLines(lines: readonly string[], top: number, height: number): string {
  return lines
    .map(
      (line, index) =>
        `<text x="${TEXT_LEFT}" y="${top + index * height}">${escapeHtml(line)}</text>`,
    )
    .join('');
}

function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
