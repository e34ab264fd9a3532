// The next page is fetched as a finger comes down on a link to it or a mouse rests on one. Measured
// in Chromium, this is one request on the wire even if she taps before the answer is there, with
// and without the service worker; <link rel="prefetch"> is two, the second after the first.
// Browsers that know no speculation rules skip the script.
import { EAGERNESS, prefetchRules } from '../prefetch-rules';
import { isSparing } from '../sparing';

if (!isSparing()) {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.text = prefetchRules(EAGERNESS[matchMedia('(hover: hover)').matches ? 'mouse' : 'finger']);
  document.head.append(rules);
}
