// The requests that are sent to every server, one a line.

/** Other forms of an address, and the one address to which a server redirects, with its query. */
export const OTHER_WAYS: readonly (readonly [asked: string, kept: string])[] = [
  ['/products/', '/products'],
  ['/products.html', '/products'],
  ['/contact/', '/contact'],
  ['/products/zubni-gel/', '/products/zubni-gel'],
  ['/products/zubni-gel.html', '/products/zubni-gel'],
  ['/nema/', '/nema'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/admin', '/admin/'],
  ['/admin/index.html', '/admin/'],
];

/** Addresses answered by 404 and the site's page for it. */
export const NOT_FOUND = [
  '/nema-je',
  '/nema/je',
  '/products/nema',
  '/PRODUCTS',
  '/images',
  '/images/nema.avif',
  '/nema.php',
];

/** Files that must not be served: hidden ones, those for another host, compressed copies. */
export const HIDDEN = [
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/.git/',
  '/images/.hidden',
  '/.htaccess',
  '/.assetsignore',
  '/_headers',
  '/products.html.br',
];

/** Addresses that must not lead out of the site's folder, nor to another site. */
export const LEADING_OUT = [
  '/../outside.txt',
  '/../../../../../../etc/passwd',
  '/images/../../outside.txt',
  '/%2e%2e/outside.txt',
  '/images/..%2f..%2foutside.txt',
  '//example.com/',
  '//example.com/%2e%2e',
  '/\\example.com/',
  '/%5cexample.com/',
  '///example.com.html',
  '/%0d%0aLocation:%20https://example.com/',
  '/products%0d%0aX-Evil:%20x/',
];

const FOREVER = 'max-age=31536000, immutable';

/** How long a file is kept; a pattern stands for the first file of the build that fits. */
export const KEPT: readonly (readonly [file: string, caching: string])[] = [
  ['images/*.avif', FOREVER],
  ['images/*.svg', FOREVER],
  ['scripts/*.js', FOREVER],
  ['favicon.svg', 'max-age=86400'],
  ['products.html', 'no-cache'],
  ['outbox.js', 'no-cache'],
  ['service-worker.js', 'no-cache'],
  ['editor-worker.js', 'no-cache'],
  ['robots.txt', 'no-cache'],
  ['manifest.webmanifest', 'no-cache'],
];

/** Ending of a file's name → its `Content-Type`. */
export const TYPES: Readonly<Record<string, RegExp>> = {
  avif: /^image\/avif$/,
  html: /^text\/html; ?charset=utf-8$/i,
  jpg: /^image\/jpeg$/,
  js: /^(text|application)\/javascript; ?charset=utf-8$/i,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml/,
  txt: /^text\/plain; ?charset=utf-8$/i,
  webmanifest: /^application\/manifest\+json/,
  xml: /^(text|application)\/xml/,
};
