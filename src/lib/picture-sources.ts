import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

export interface PictureCut {
  image: ImageMetadata;
  /** Widths to offer, in pixels, from the smallest; the upper half is for dense screens. */
  widths: readonly [number, ...number[]];
  /** Width divided by height. */
  ratio: number;
  /** Colour in hexadecimal, on which a photo on white or without a background is set. */
  ground: string | undefined;
}

export interface PictureSources {
  /** `srcset` of the AVIF files; a drawing has none. */
  avif?: string;
  /** A JPEG, or the drawing itself. */
  fallback: string;
  /** Width of the fallback, in pixels. */
  width: number;
}

/** The files of a picture: AVIF in all widths, and a JPEG for browsers without it; drawings (SVG) go out as they are. */
export async function drawPicture({
  image,
  widths,
  ratio,
  ground,
}: PictureCut): Promise<PictureSources> {
  // The JPEG has the middle width; of an even number of widths, the smaller of the two in the middle.
  const middle = widths[Math.floor((widths.length - 1) / 2)] ?? widths[0];
  if (image.format === 'svg') return { fallback: image.src, width: middle };
  const draw = (width: number, format: 'avif' | 'jpg', quality: number) =>
    getImage({
      src: image,
      width,
      height: Math.round(width / ratio),
      fit: 'cover',
      ...(ground && { background: ground }),
      format,
      quality,
    });
  // The larger half of the widths is for dense screens, where a lower quality (of 100) cannot be seen.
  const qualityAt = (index: number) => (index < Math.floor(widths.length / 2) ? 48 : 40);
  const avif = await Promise.all(
    widths.map(async (width, index) => {
      const { src } = await draw(width, 'avif', qualityAt(index));
      return `${src} ${width}w`;
    }),
  );
  const { src: fallback } = await draw(middle, 'jpg', 70);
  return { avif: avif.join(', '), fallback, width: middle };
}
