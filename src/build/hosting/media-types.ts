/** The type of every kind of file that a build can hold. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  gif: 'image/gif',
  html: 'text/html',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml',
};

const TEXT = /^text\/|json$|xml$/;

/** Kinds of files that are text: they are compressed, and sent as UTF-8. */
export const TEXT_EXTENSIONS = Object.keys(MEDIA_TYPES).filter((extension) =>
  TEXT.test(MEDIA_TYPES[extension] ?? ''),
);

/** Kinds of files that get smaller when compressed. */
export const COMPRESSIBLE_EXTENSIONS = [...TEXT_EXTENSIONS, 'ttf', 'wasm'].sort();
