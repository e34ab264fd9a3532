// A photo on white, or one without a background, beside pictures that stand on coloured grounds: the product gets the
// place and the size that the others have, and the white around it turns into the ground of its kind. Other pictures
// stay as they are.
import sharp from 'sharp';

/** Width and height of the new picture, in pixels. */
const SIZE = 1600;
/** The most that the product takes, in pixels, so that the tall arch cuts nothing off. */
const PRODUCT = { width: 900, height: 1060 };
/** The height of the picture, from its top, at which the middle of the product is; a high product stands at the floor. */
const MIDDLE = 0.58 * SIZE;
const FLOOR = 0.86 * SIZE;
/** The least value (of 255) of white, and the part of the picture's edge that must be white. */
const WHITE = 232;
const WHITE_EDGE = 0.8;

/** Cache: the build asks for one picture in several sizes. */
const picturesOnGrounds = new WeakMap<Uint8Array, Map<string, Promise<Uint8Array>>>();

/** The picture on this ground, a colour in hexadecimal; the same bytes for a picture that has a ground of its own. */
export function setOnGround(picture: Uint8Array, ground: string): Promise<Uint8Array> {
  const byGround = picturesOnGrounds.get(picture) ?? new Map<string, Promise<Uint8Array>>();
  picturesOnGrounds.set(picture, byGround);
  const before = byGround.get(ground);
  if (before) return before;
  const onGround = drawOnGround(picture, ground);
  byGround.set(ground, onGround);
  return onGround;
}

async function drawOnGround(picture: Uint8Array, ground: string): Promise<Uint8Array> {
  if (!(await hasWhiteEdge(picture))) return picture;
  // A step of its own: sharp would trim before it puts the white behind a picture without a background.
  const onWhite = await putOnWhite(picture).png().toBuffer();
  const product = await sharp(onWhite)
    .trim({ background: '#fff', threshold: 255 - WHITE })
    .resize({ ...PRODUCT, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = product.info;
  const box = {
    left: Math.round((SIZE - width) / 2),
    top: Math.round(Math.min(MIDDLE - height / 2, FLOOR - height)),
  };
  return sharp({ create: { width: SIZE, height: SIZE, channels: 3, background: '#fff' } })
    .composite([
      { input: product.data, ...box },
      { input: lightOn(ground, { ...box, width, height }), blend: 'multiply' },
    ])
    .png()
    .toBuffer();
}

const putOnWhite = (picture: Uint8Array) =>
  sharp(picture, { density: 150 })
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb');

/** Looks at a small copy, which takes a quarter of the time. */
async function hasWhiteEdge(picture: Uint8Array): Promise<boolean> {
  const side = 32;
  const { data, info } = await putOnWhite(picture)
    .resize(side, side, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isWhite = (x: number, y: number) => {
    const first = (y * side + x) * info.channels;
    return Math.min(...data.subarray(first, first + 3)) >= WHITE;
  };
  const edge = Array.from({ length: side }, (_, at) => [
    isWhite(at, 0),
    isWhite(at, side - 1),
    isWhite(0, at),
    isWhite(side - 1, at),
  ]).flat();
  return edge.filter(Boolean).length >= WHITE_EDGE * edge.length;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The ground, lit around the product, so that a white bottle stays white; and the product's shadow. */
function lightOn(ground: string, { left, top, width, height }: Box): Buffer {
  const x = left + width / 2;
  const floor = top + height;
  const light = { rx: Math.max(width * 0.85, 620), ry: Math.max(height * 0.85, 620) };
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
    <defs>
      <radialGradient id="light">
        <stop offset=".3" stop-color="#fff"/>
        <stop offset=".65" stop-color="#fff" stop-opacity=".55"/>
        <stop offset="1" stop-color="#fff" stop-opacity="0"/>
      </radialGradient>
      <radialGradient id="shadow">
        <stop offset=".2" stop-opacity=".3"/><stop offset="1" stop-opacity="0"/>
      </radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="${ground}"/>
    <ellipse cx="${x}" cy="${top + height / 2}" rx="${light.rx}" ry="${light.ry}" fill="url(#light)"/>
    <ellipse cx="${x}" cy="${floor}" rx="${width * 0.55}" ry="${SIZE * 0.022}" fill="url(#shadow)"/>
  </svg>`);
}
