// Scripts and styles that components write into a page as they stand here (`is:inline`). Astro does not
// know them; the lock of a build (`src/build/page-lock.ts`) takes them from this list, so what a component writes
// without it stops the build.
import { REASONS, type Reason } from '../model/product/marks.ts';
import { exclusionRules } from './exclusion/exclusion-rules.ts';

export const INLINE_CODE = {
  /**
   * The browser prefetches a page when a finger or a mouse button is pressed on a link to it. Measured in Chromium,
   * with and without the service worker, that is one request, also when the tap ends before the answer comes;
   * <link rel="prefetch"> makes two requests, one after the other. Eagerer rules would fetch, on a phone, every page
   * whose link comes into view.
   */
  prefetchRules: JSON.stringify({
    prefetch: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/admin*' } }] },
        eagerness: 'conservative',
      },
    ],
  }),
  /** What happens on the shelf while a reason is ticked. */
  exclusionRules: (Object.keys(REASONS) as Reason[]).map(exclusionRules).join(''),
} as const;
