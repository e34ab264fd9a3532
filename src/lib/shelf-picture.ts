// One file with the small pictures of all products: twenty files would be twenty requests and twice the bytes.
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { COLOURS } from '../model/colours';
import { pictureFile } from './picture-file';
import { getProducts, type Product } from './products';

/** Size of one product's picture in pixels: a tall arch, twice as wide as a phone shows it. */
export const TILE = { width: 112, height: 140 };

/** A picture with all products in one row would be wider than some phones can draw. */
const TILES_PER_ROW = 10;
/** The pictures are shown so small that a higher quality cannot be seen. */
const QUALITY = { quality: 38, effort: 9, chromaSubsampling: '4:2:0' };

interface ShelfPicture {
  /** Hash of the bytes. It is part of the picture's address, so a browser may cache the picture for ever. */
  hash: string;
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/** Where the picture of the product at this position in the list (from 0) begins, in pixels. */
export function tileAt(position: number): { left: number; top: number } {
  const row = Math.floor(position / TILES_PER_ROW);
  return { left: (position % TILES_PER_ROW) * TILE.width, top: row * TILE.height };
}

let shelfPicture: Promise<ShelfPicture> | undefined;

/** The picture, drawn once in a build; `npm start` draws it each time, so that a new photograph appears. */
export async function getShelfPicture(): Promise<ShelfPicture> {
  const products = await getProducts();
  if (import.meta.env.DEV) return draw(products);
  shelfPicture ??= draw(products);
  return shelfPicture;
}

export function shelfPictureAddress({ hash }: ShelfPicture): string {
  return `/images/polica.${hash}.avif`;
}

async function draw(products: readonly Product[]): Promise<ShelfPicture> {
  const width = Math.min(products.length, TILES_PER_ROW) * TILE.width || TILE.width;
  const height = Math.ceil(products.length / TILES_PER_ROW) * TILE.height || TILE.height;
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
