// A visitor who saves data gets the smallest version of every picture that is not loaded yet, and
// nothing ahead of need: the speculation rules (layout/PrefetchRules.astro) go before a finger can
// come down on a link.
import { isSparing } from './sparing';

if (isSparing()) {
  document.querySelector('[type="speculationrules"]')?.remove();
  for (const image of document.querySelectorAll('picture > [loading=lazy]')) {
    image.previousElementSibling?.setAttribute('sizes', '1px');
  }
}
