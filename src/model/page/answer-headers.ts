/** Headers of every answer that the site or its relay gives. */
export const ANSWER_HEADERS: Readonly<Record<string, string>> = {
  // Without includeSubDomains: other services below this domain may have no https.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};
