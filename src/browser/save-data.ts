// A visitor who saves data gets the smallest version of every picture that is not loaded yet, and
// without the rules of layout/PrefetchRules.astro no link is prefetched.
import { wantsLessData } from './wants-less-data.ts';

if (wantsLessData()) {
  document.querySelector('[type="speculationrules"]')?.remove();
  for (const image of document.querySelectorAll<HTMLImageElement>('picture > [loading=lazy]')) {
    // With a new `sizes`, a picture that is loaded already would be loaded once more.
    if (!image.complete) image.previousElementSibling?.setAttribute('sizes', '1px');
  }
}
