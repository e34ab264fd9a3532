// The repository does not keep the photographs of the sample a second time: a list names each by its hash.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { FOLDER } from '../model/paths.ts';
import { listFiles } from './list-files.ts';

/** Path of the list from the project's root. */
export const PICTURE_LIST = 'tests/sample-pictures.json';

interface Picture {
  sha256: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Path from the project's root → the picture. */
type PictureList = Record<string, Picture>;

export function isPhotograph(path: string): boolean {
  return /\.(jpe?g|png|webp|avif)$/i.test(path);
}

/**
 * Puts every listed picture into the copy: the project's picture with the same bytes, whatever its name, or,
 * if the project no longer has it, a drawing of the same size.
 */
export async function restorePictures(copy: string): Promise<void> {
  const list: PictureList = JSON.parse(readFileSync(PICTURE_LIST, 'utf8'));
  const ownByHash = new Map(listPhotographs().map((path) => [hash(path), path]));
  for (const [path, picture] of Object.entries(list)) {
    const place = join(copy, path);
    mkdirSync(dirname(place), { recursive: true });
    const own = ownByHash.get(picture.sha256);
    if (own) copyFileSync(own, place);
    else writeFileSync(place, await draw(picture));
  }
}

/** The list for the pictures that are in the project now. */
export async function listPictures(): Promise<PictureList> {
  const list: PictureList = {};
  for (const path of listPhotographs()) {
    const { width, height } = await sharp(path).metadata();
    list[path] = { sha256: hash(path), width, height };
  }
  return list;
}

function listPhotographs(): string[] {
  return listFiles(FOLDER)
    .map((path) => `${FOLDER}/${path}`)
    .filter(isPhotograph)
    .sort();
}

/** A gradient of two colours from the hash, so that no two drawings are equal. */
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
