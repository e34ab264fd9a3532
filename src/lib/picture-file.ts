// The file of an entry's picture. Astro does not give its path, so it is read from the content file again.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readText } from '../model/file/text.ts';

interface PictureNames {
  share_image?: string;
  image?: string;
  images?: { image?: string }[];
}

/** Path of the picture meant for sharing, else of the first one; undefined for a text without pictures. */
export function pictureFile({ filePath }: { filePath?: string | undefined }): string | undefined {
  if (!filePath) return undefined;
  const { data } = readText('page', readFileSync(filePath, 'utf8'));
  const { share_image, image, images } = data as PictureNames;
  const name = share_image ?? image ?? images?.[0]?.image;
  return name === undefined ? undefined : join(dirname(filePath), name.trim());
}
