import { lookup } from 'mrmime';

/** Every kind of file that a build can hold. */
const EXTENSIONS =
  'avif css gif html jpg js json md pdf png svg ttf txt wasm webmanifest webp woff2 xml'.split(' ');
const TEXT = /^text\/|json$|xml$/;

/** The type of each of them. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  EXTENSIONS.map((extension) => [extension, lookup(extension) ?? '']),
);

/** Kinds of files that are text: they are compressed, and sent as UTF-8. */
export const TEXT_EXTENSIONS = EXTENSIONS.filter((extension) =>
  TEXT.test(MEDIA_TYPES[extension] ?? ''),
);

/** Kinds of files that get smaller when compressed. */
export const COMPRESSIBLE_EXTENSIONS = [...TEXT_EXTENSIONS, 'ttf', 'wasm'].sort();

/** `text/html; charset=utf-8`: what a server says of this file. */
export function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}
