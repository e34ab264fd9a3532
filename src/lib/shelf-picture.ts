// One file with the small pictures of all products: twenty files would be twenty requests and twice the bytes.
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { COLOURS } from '../model/page/colours.ts';
import { BUILD } from './build.ts';
import { pictureFile } from './picture-file.ts';
import { groundOf } from './picture-grounds.ts';
import { setOnGround } from './picture-on-ground.ts';
import { getCatalogue, getProducts, type Product, shelfPath } from './products.ts';

/** Size of one product's picture in pixels: a tall arch, more than twice as wide as a phone shows it. */
const TILE = { width: 128, height: 160 };

/** The picture of a product that the tile is cut out of, a bit larger: so small, the package is what one looks for. */
const DRAWN = { width: 144, height: 180 };
/** The packages stand low in their pictures. */
const CUT = { left: 8, top: 12 };

/** A picture with all products in one row would be wider than some phones can draw. */
const TILES_PER_ROW = 10;
/** More pixels of a lower quality: as many bytes as 112 × 140 of quality 36, and what stands on a package can be read. */
const QUALITY = { quality: 29, effort: chooseEffort(), chromaSubsampling: '4:2:0' };

interface ShelfPicture {
  /** Hash of the bytes. It is part of the picture's address, so a browser may cache the picture for ever. */
  hash: string;
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/** The encoder's effort, 0 to 9: 9 takes 5.7 s of the processor, 0 takes 0.05 s and 13 % more bytes. */
function chooseEffort(): number {
  if (import.meta.env.DEV) return 0;
  return BUILD.hasQuickPictures ? 2 : 9;
}

/** Where the picture of the product at this position in the list (from 0) begins, in pixels. */
function tileAt(position: number): { left: number; top: number } {
  const row = Math.floor(position / TILES_PER_ROW);
  return { left: (position % TILES_PER_ROW) * TILE.width, top: row * TILE.height };
}

/**
 * The part of the picture with this product, as the `viewBox` of a drawing: without its outermost pixels, into which the
 * colour of the next tile runs.
 */
function viewBoxAt(position: number): string {
  const { left, top } = tileAt(position);
  return `${left + 1} ${top + 1.25} ${TILE.width - 2} ${TILE.height - 2.5}`;
}

/** By the id of a product: the part of the picture with it. */
export async function getViewBoxes(): Promise<ReadonlyMap<string, string>> {
  const products = await getProducts();
  return new Map(products.map(({ id }, position) => [id, viewBoxAt(position)]));
}

/** Title and address of each kind's shelf, and the part of the picture with its first product. */
export async function getShelves(): Promise<{ title: string; href: string; viewBox: string }[]> {
  const { groups } = await getCatalogue();
  const viewBoxes = await getViewBoxes();
  return groups.flatMap(({ kind, products: [first] }) => {
    if (!first) return [];
    const viewBox = viewBoxes.get(first.id) ?? '';
    return { title: kind.data.title, href: shelfPath(first), viewBox };
  });
}

/** The last picture, and of which files at which time it was drawn. */
let last: { key: string; picture: Promise<ShelfPicture> } | undefined;

/** The picture, drawn once in a build; under `npm start` again when a photograph or the order has changed. */
export async function getShelfPicture(): Promise<ShelfPicture> {
  const products = await getProducts();
  const files = products.map(photographOf);
  const key = files.map((file) => `${file} ${statSync(file).mtimeMs}`).join('\n');
  if (last?.key !== key) last = { key, picture: draw(files, products.map(groundOf)) };
  return last.picture;
}

function photographOf(product: Product): string {
  const file = pictureFile(product);
  if (file) return file;
  throw new Error(`${product.filePath} has no picture`);
}

export function shelfPictureAddress({ hash }: ShelfPicture): string {
  return `/images/polica.${hash}.avif`;
}

async function draw(files: readonly string[], grounds: readonly string[]): Promise<ShelfPicture> {
  const width = Math.min(files.length, TILES_PER_ROW) * TILE.width || TILE.width;
  const height = Math.ceil(files.length / TILES_PER_ROW) * TILE.height || TILE.height;
  const tiles = await Promise.all(
    files.map(async (file, position) => ({
      input: await sharp(
        await setOnGround(readFileSync(file), grounds[position] ?? COLOURS.cream),
        {
          density: 150,
        },
      )
        .autoOrient()
        .resize({ ...DRAWN, fit: 'cover' })
        .extract({ ...CUT, ...TILE })
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
