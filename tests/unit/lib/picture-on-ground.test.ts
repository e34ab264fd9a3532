// What the owner photographs on white stands beside the site's own pictures, which have grounds of colour.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { setOnGround } from '../../../src/lib/picture-on-ground.ts';

const SEA = '#bccfd0';
const PRODUCT = { r: 142, g: 59, b: 94 };

/** A square product in the middle of a square picture. */
const photo = (background: string | { r: number; g: number; b: number; alpha: number }) =>
  sharp({ create: { width: 400, height: 400, channels: 4, background } })
    .composite([
      { input: { create: { width: 200, height: 200, channels: 3, background: PRODUCT } } },
    ])
    .png()
    .toBuffer();

async function colourAt(picture: Uint8Array, x: number, y: number): Promise<string> {
  const pixel = await sharp(picture)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex')}`;
}

test.each([
  ['on white', '#ffffff'],
  ['on a white that is a little grey', '#f2f2f0'],
  ['without a background', { r: 0, g: 0, b: 0, alpha: 0 }],
])(
  'a photo %s is set on the ground of its kind, and the product keeps its colour',
  async (_, background) => {
    const set = await setOnGround(await photo(background), SEA);
    expect([await colourAt(set, 5, 5), await colourAt(set, 800, 800)]).toEqual([SEA, '#8e3b5e']);
  },
);

test('a picture with a ground of its own stays as it is', async () => {
  const picture = await photo('#b2c1a1');
  expect(await setOnGround(picture, SEA)).toBe(picture);
});
