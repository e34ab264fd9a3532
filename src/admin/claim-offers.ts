// While an effect of a product is typed, the browser offers the claims that the law allows.
import { offerClaims } from '../check/claims/offer.ts';

/** The CMS marks each field with its place in the entry's data: `product_effects.0`. */
const EFFECT = '[data-key-path^="product_effects."]';

export function offerClaimsWhileTyping(): void {
  const list = document.createElement('datalist');
  list.id = 'allowed-claims';
  document.body.append(list);
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest(EFFECT)) return;
    target.setAttribute('list', list.id);
    list.replaceChildren(
      ...offerClaims(target.value).map((claim) => Object.assign(new Option(), { value: claim })),
    );
  });
}
