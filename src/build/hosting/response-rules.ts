// The one source of truth: which headers an answer carries and how long it is kept. Every host's
// file derives from this one.

export type Headers = Readonly<Record<string, string>>;

const YEAR = 31_536_000;
const DAY = 86_400;

/** Every answer, whatever it is. */
export const EVERYWHERE: Headers = {
  // Without subdomains: nobody promises that mail or statistics under this domain speak https.
  'Strict-Transport-Security': `max-age=${YEAR}`,
  'X-Content-Type-Options': 'nosniff',
};

/** Keeps other sites from using the file; without it a picture could be shown as theirs. */
export const OWN_USE: Headers = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** Pictures that a conversation shows beside a link to the site. */
export const ANY_USE: Headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * Every page, beside its own policy. What only a document obeys goes nowhere else. A public page is
 * worth nothing as another site's picture: it carries a Cross-Origin-Resource-Policy only on servers
 * that give one to all they have.
 */
export const PAGE: Headers = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The editor signs in to GitHub in a window of its own, which must be able to answer. */
export const EDITOR: Headers = { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' };
export const EDITOR_FOLDER = '/admin/';

/** The name holds a hash of the content. */
export const FOREVER: Headers = { 'Cache-Control': `max-age=${YEAR}, immutable` };
const HASHED_FOLDERS = ['/images/', '/scripts/', '/admin/assets/'];

/** Icons and the pictures for conversations: no hash in the name, and hardly ever changed. */
export const A_DAY: Headers = { 'Cache-Control': `max-age=${DAY}` };
export const LASTING_FILE = /^[^/]+\.(png|jpg|svg|ico)$/;

/** Whole folders with headers of their own. */
export const FOLDERS: readonly { path: string; headers: Headers }[] = [
  ...HASHED_FOLDERS.map((path) => ({ path, headers: { ...FOREVER, ...OWN_USE } })),
  { path: '/cards/', headers: { ...A_DAY, ...ANY_USE } },
];

/** Addresses that pages had once; a place in the page (#34) goes along by itself. */
export const MOVED = ['/products-2', '/products-3', '/products-4'].map((from) => ({
  from,
  to: '/products',
}));

/** Everything else is kept, and asked for anew each time: an unchanged file costs one short answer. */
export const ASK_ANEW: Headers = { 'Cache-Control': 'no-cache' };

/** A picture opened by itself is a document; whatever script somebody drew into it must not run. */
export const DRAWING: Headers = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};
