// Makes a picture small and upright on the device, before it is sent.
import { hasPlace } from '../../check/photo-place.ts';
import { endingOf } from '../../model/paths.ts';
import { Problem } from '../repository/problem.ts';

const MAX_SIDE = 1600;
const QUALITY = 0.86;
/** Pixels of the shorter side: a picture with fewer is blurred on the site; the first number is what is best. */
const GOOD_SIDE = 1000;
const LEAST_SIDE = 600;
/** A larger file would take all memory of a phone. */
const MOST_MB = 60;
const MOST_MEGAPIXELS = 110;

export interface Shrunk {
  blob: Blob;
  /** `webp`, or `jpg` where the browser cannot write WebP. */
  ending: 'webp' | 'jpg';
  width: number;
  height: number;
}

/** A picture of at most `MAX_SIDE` pixels, upright, and without the place where it was taken. @throws Problem */
export async function shrink(file: Blob): Promise<Shrunk> {
  const { canvas, context } = await drawSmall(file);
  const { width, height } = canvas;
  // A browser that cannot write WebP gives a PNG instead.
  const webp = await written(canvas, 'image/webp');
  if (webp?.type === 'image/webp') return { blob: webp, ending: 'webp', width, height };
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff'; // under a transparent picture: JPEG has no transparency
  context.fillRect(0, 0, width, height);
  const jpeg = await written(canvas, 'image/jpeg');
  if (!jpeg)
    throw new Problem(
      'refused',
      'Slika je prevelika za ovaj uređaj. Smanjite je, pa je izaberite ponovo.',
    );
  return { blob: jpeg, ending: 'jpg', width, height };
}

/** Ending of a name → the type of the pictures that a browser can write. */
const WRITTEN: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** A picture that came under this name, no larger than another and without its place; one that is so is left as it is. */
export async function shrinkInPlace(picture: Blob, name: string): Promise<Blob> {
  const type = WRITTEN[endingOf(name)];
  if (!type) return picture;
  try {
    const isPrivate = hasPlace(new Uint8Array(await picture.arrayBuffer()));
    const { canvas, isShrunk } = await drawSmall(picture);
    const drawn = isPrivate || isShrunk ? await written(canvas, type) : undefined;
    return drawn?.type === type ? drawn : picture;
  } catch {
    // What this browser cannot draw, the check speaks of.
    return picture;
  }
}

/** @throws Problem */
async function drawSmall(file: Blob) {
  if (file.size > MOST_MB * 2 ** 20)
    throw new Problem(
      'refused',
      `Slika je prevelika (${Math.round(file.size / 2 ** 20)} MB). Pošaljite je sebi porukom, pa izaberite tu manju.`,
    );
  const picture = await open(file);
  if (picture.width * picture.height > MOST_MEGAPIXELS * 1e6) {
    picture.close();
    throw new Problem(
      'refused',
      'Slika ima previše piksela. Pošaljite je sebi porukom, pa izaberite tu manju.',
    );
  }
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context)
    throw new Problem('refused', 'Pregledač ne može da smanji sliku. Otvorite uređivač u novijem.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return { canvas, context, isShrunk: scale < 1 };
}

/** What is wrong with a picture of this size, in Serbian; empty when nothing is. */
export function doubtAboutSize({ width, height }: Pick<Shrunk, 'width' | 'height'>): string {
  const least = Math.min(width, height);
  if (least >= GOOD_SIDE) return '';
  const pixels = `Slika je mala (${width} × ${height} piksela)`;
  return least < LEAST_SIDE
    ? `${pixels}, pa će na sajtu biti mutna. Ako imate veću, stavite nju: najbolje bar ${GOOD_SIDE} × ${GOOD_SIDE}.`
    : `${pixels}. Na velikom ekranu će biti pomalo mutna; najbolje je bar ${GOOD_SIDE} × ${GOOD_SIDE}.`;
}

const written = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** The picture, turned as it was taken. */
async function open(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    if (!(await isHeic(file)))
      throw new Problem(
        'refused',
        'Ovu sliku pregledač ne ume da otvori. Sačuvajte je kao JPG, pa je izaberite ponovo.',
      );
  }
  const bytes = await file.arrayBuffer();
  const image = await decodeHeic(bytes).catch(() => {
    throw new Problem(
      'refused',
      'Ova slika sa iPhonea (HEIC) ne može da se pretvori ovde. Na iPhoneu: Settings → Camera → Formats → ' +
        '„Most Compatible“, pa slikajte ponovo; ili je pošaljite sebi porukom i izaberite tu.',
    );
  });
  return createImageBitmap(image);
}

/** By its first bytes: a phone may give it the name of a JPEG. */
async function isHeic(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer());
  return /^ftyp(hei|hev|mif1|msf1)/.test(head);
}

/** Safari opens HEIC by itself. Elsewhere a decoder is loaded now, and works beside the page. */
async function decodeHeic(bytes: ArrayBuffer): Promise<ImageData> {
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' });
  const image = new Promise<ImageData>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ImageData | undefined>) =>
      data ? resolve(data) : reject(new Error('HEIC')),
    );
    worker.addEventListener('error', () => reject(new Error('HEIC')));
  });
  worker.postMessage(bytes, [bytes]);
  return image.finally(() => worker.terminate());
}
