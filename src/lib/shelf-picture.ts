// The small pictures of all products in one file: twenty files would be twenty requests, for twice the bytes.
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { COLOURS } from '../model/colours';
import { pictureFile } from './picture-file';
import { getProducts, type Product } from './products';

/** Of one product's picture, in pixels: a tall arch, twice as wide as on a phone. */
export const TILE = { width: 112, height: 153 };

/** So many stand in a row. A row of all would be wider than some phones can draw. */
const IN_ROW = 10;
/** The pictures are shown so small that more cannot be seen. */
const QUALITY = { quality: 38, effort: 9, chromaSubsampling: '4:2:0' };

interface ShelfPicture {
  /** Of the bytes: part of its address, so that a browser may keep it for ever. */
  hash: string;
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/** Place of the product at this position in the list (from 0), in pixels. */
export function tileAt(position: number): { left: number; top: number } {
  const row = Math.floor(position / IN_ROW);
  return { left: (position % IN_ROW) * TILE.width, top: row * TILE.height };
}

let made: Promise<ShelfPicture> | undefined;

/** Drawn once a build; `npm start` draws it anew, so that a new photograph is seen. */
export async function getShelfPicture(): Promise<ShelfPicture> {
  const products = await getProducts();
  if (import.meta.env.DEV) return draw(products);
  made ??= draw(products);
  return made;
}

export function shelfPictureAddress({ hash }: ShelfPicture): string {
  return `/images/polica.${hash}.avif`;
}

async function draw(products: readonly Product[]): Promise<ShelfPicture> {
  const width = Math.min(products.length, IN_ROW) * TILE.width || TILE.width;
  const height = Math.ceil(products.length / IN_ROW) * TILE.height || TILE.height;
  const tiles = await Promise.all(
    products.map(async (product, position) => ({
      input: await sharp(pictureFile(product), { density: 150 })
        .autoOrient()
        .resize({ ...TILE, fit: 'cover' })
        .png()
        .toBuffer(),
      ...tileAt(position),
    })),
  );
  const bytes = new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: COLOURS.cream } })
      .composite(tiles)
      .avif(QUALITY)
      .toBuffer(),
  );
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  return { hash, bytes, width, height };
}
