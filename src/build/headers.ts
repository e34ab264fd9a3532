// Every header that a host adds to an answer, in no host's language: `hosting/templates/` says the same
// to each of them. All are constant. What depends on a page, its Content-Security-Policy for scripts
// and styles, stands in the page itself (`page-policy.ts`).

/** Every answer, whatever it is. */
export const EVERYWHERE: Readonly<Record<string, string>> = {
  // Without subdomains: nobody promises that mail or statistics under this domain speak https.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  // The one rule that a page cannot give itself: no other site may show it in a frame.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  // With popups: the editor signs in to GitHub in a window of its own, which must be able to answer.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

const FOREVER = 'max-age=31536000, immutable';

/**
 * `Cache-Control` by path, where `*` stands for any rest. All else is `no-cache`: kept, and asked for
 * anew at each visit; unchanged, it costs one short answer.
 */
export const CACHING: Readonly<Record<string, string>> = {
  // The name holds a hash of the content.
  '/images/*': FOREVER,
  '/scripts/*': FOREVER,
  '/admin/assets/*': FOREVER,
  // Asked for at every visit, no hash in its name, and hardly ever changed.
  '/favicon.svg': 'max-age=86400',
};
