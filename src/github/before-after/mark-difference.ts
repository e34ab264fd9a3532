// What is shown of a place that differs: a part of the page with the place framed.
import sharp from 'sharp';
import type { Rows } from './find-differences.ts';

/** Rows of the page above and below, so that one sees where it is. */
const AROUND = 80;
/** A picture that is taller shows the beginning. */
const TALLEST = 1600;
const FRAME = 4;
const QUALITY = 80;
const COLOUR = '#c0392b';

/**
 * The part of a picture (PNG) around these rows as WebP, with a frame around them; without one when
 * they are all there is.
 */
export async function markRows(picture: Buffer, { top, bottom }: Rows): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const start = Math.max(0, top - AROUND);
  const end = Math.min(height, bottom + AROUND, start + TALLEST);
  const part = sharp(picture).extract({ left: 0, top: start, width, height: end - start });
  if (bottom > height) return part.webp({ quality: QUALITY }).toBuffer();
  const frame = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${end - start}"><rect x="${FRAME / 2}" y="${top - start - FRAME}" width="${width - FRAME}" height="${bottom - top + 2 * FRAME}" rx="8" fill="none" stroke="${COLOUR}" stroke-width="${FRAME}"/></svg>`,
  );
  return part
    .composite([{ input: frame }])
    .webp({ quality: QUALITY })
    .toBuffer();
}
