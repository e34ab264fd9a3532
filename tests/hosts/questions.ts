// What is asked of every server, one question a line.

/** Ways to write an address, and the one in which it is kept; the question behind it comes along. */
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

/** Not found, and told with the page made for it. */
export const NOT_FOUND = [
  '/nema-je',
  '/nema/je',
  '/products/nema',
  '/PRODUCTS',
  '/images',
  '/images/nema.avif',
  '/nema.php',
];

/** Nobody's business: hidden, for another host, or a compressed copy. */
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

/** They shall not lead out of the site's folder, nor to another site. */
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
  ['robots.txt', 'no-cache'],
  ['manifest.webmanifest', 'no-cache'],
];

/** What the browser must be told of a file, by the ending of its name. */
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
