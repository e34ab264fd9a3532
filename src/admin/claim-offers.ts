// While the editor types an effect of a product, the browser offers the claims that the law allows about
// the nutrients in the product's „Sastav“, each with its condition.
import { offerClaims } from '../check/claims/offer.ts';

/** The CMS marks each field with its path in the entry's data: `product_effects.0`. */
const EFFECT = '[data-key-path^="product_effects."]';
const COMPOSITION = '[data-key-path="scructure"] textarea';

export function offerClaimsWhileTyping(): void {
  const list = document.createElement('datalist');
  list.id = 'allowed-claims';
  document.body.append(list);
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest(EFFECT)) return;
    target.setAttribute('list', list.id);
    const composition = document.querySelector<HTMLTextAreaElement>(COMPOSITION)?.value ?? '';
    const offers = offerClaims(target.value, composition);
    list.replaceChildren(...offers.map(({ claim, condition }) => new Option(condition, claim)));
  });
}
