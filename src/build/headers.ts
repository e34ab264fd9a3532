// Every header that a host adds to an answer; `hosting/templates/` writes them in the language of each
// road. All are the same for every page: the part of the Content-Security-Policy that depends on the page
// stands in the page itself (`page-policy.ts`).

import { ANSWER_HEADERS } from '../model/page/answer-headers.ts';

/** Headers of every page and file of the site; the relay's answers carry those of `ANSWER_HEADERS` too. */
export const SITE_HEADERS: Readonly<Record<string, string>> = {
  ...ANSWER_HEADERS,
  // No other site may show a page in a frame; a meta tag cannot set this rule.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  // The editor's sign-in at GitHub runs in a popup, which must be able to answer the editor.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/**
 * The policy of `/images/*`, in place of the site's own. Opened by its own address, a drawing (SVG) could otherwise run
 * a script on the site's origin. A page that shows the drawing as a picture is not concerned.
 */
export const PICTURE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const FOREVER = 'max-age=31536000, immutable';

/**
 * `Cache-Control` by path; `*` stands for any rest. Every other path gets `no-cache`: the browser keeps the
 * file and revalidates it at each visit, which costs one short answer if the file is unchanged.
 */
export const CACHING: Readonly<Record<string, string>> = {
  // The name holds a hash of the content.
  '/images/*': FOREVER,
  '/scripts/*': FOREVER,
  '/admin/assets/*': FOREVER,
  // The icon is requested at every visit and hardly ever changed; its name holds no hash.
  '/favicon.svg': 'max-age=86400',
};
