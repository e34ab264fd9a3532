type Eagerness = 'conservative' | 'moderate';

/** On a phone „moderate“ takes links that merely come into view, so there it is the finger's tap. */
export const EAGERNESS: Record<'finger' | 'mouse', Eagerness> = {
  finger: 'conservative',
  mouse: 'moderate',
};

/**
 * Speculation rules: fetch another page of the site, no file and nothing with a query, when a link
 * to it is about to be followed. The Content-Security-Policy names the very text.
 */
export function prefetchRules(eagerness: Eagerness): string {
  const where = {
    and: [{ href_matches: '/*' }, { not: { href_matches: ['/admin*', '/*.*', '/*\\?(.+)'] } }],
  };
  return JSON.stringify({ prefetch: [{ where, eagerness }] });
}
