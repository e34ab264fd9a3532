// The photographs of the sample are not kept a second time: a list tells them by their bytes.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { listFiles } from './list-files.ts';

/** Where the list stands, from the project's root. */
export const PICTURE_LIST = 'tests/sample-pictures.json';
const CONTENT = 'src/content';

interface Picture {
  sha256: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** By path from the project's root. */
export type PictureList = Record<string, Picture>;

export function isPhotograph(path: string): boolean {
  return /\.(jpe?g|png|webp|avif)$/i.test(path);
}

export function readPictureList(root: string): PictureList {
  return JSON.parse(readFileSync(join(root, PICTURE_LIST), 'utf8'));
}

export function isListed(root: string, path: string, { sha256 }: Picture): boolean {
  return existsSync(join(root, path)) && hash(join(root, path)) === sha256;
}

/**
 * Puts every listed picture into the copy: the project's own, under whatever name it is there, or a
 * drawn one of the same size when it has been replaced or deleted.
 */
export async function restorePictures(copy: string, root: string): Promise<void> {
  const places = new Map(
    listFiles(join(root, CONTENT))
      .filter(isPhotograph)
      .map((path) => join(root, CONTENT, path))
      .map((path) => [hash(path), path]),
  );
  for (const [path, picture] of Object.entries(readPictureList(root))) {
    const place = join(copy, path);
    mkdirSync(dirname(place), { recursive: true });
    const own = places.get(picture.sha256);
    if (own) copyFileSync(own, place);
    else writeFileSync(place, await draw(picture));
  }
}

/** The list for the pictures that are in the project now. */
export async function listPictures(root: string): Promise<PictureList> {
  const list: PictureList = {};
  for (const path of listFiles(join(root, CONTENT)).filter(isPhotograph).sort()) {
    const file = join(root, CONTENT, path);
    const { width, height } = await sharp(file).metadata();
    list[`${CONTENT}/${path}`] = { sha256: hash(file), width, height };
  }
  return list;
}

/** No two look the same: the content check tells of a picture that is there twice. */
function draw({ sha256, width, height }: Picture): Promise<Buffer> {
  const [from, to] = [sha256.slice(0, 6), sha256.slice(6, 12)];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="g"><stop stop-color="#${from}"/><stop offset="1" stop-color="#${to}"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return sharp(Buffer.from(drawing)).jpeg().toBuffer();
}

function hash(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
