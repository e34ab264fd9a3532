// A link to a product whose entry is on another page of products, such as /products#34, still
// arrives: the product's number tells the page.
import { pageOf, pagePath } from '../lib/product-pages';

const { perPage, last } = document.querySelector<HTMLElement>('nav[data-per-page]')?.dataset ?? {};

function follow(): void {
  const id = location.hash.slice(1);
  if (!/^\d+$/.test(id) || document.getElementById(id)) return;
  const page = pageOf(Number(id), { perPage: Number(perPage), last: Number(last) });
  const path = pagePath(page);
  if (page > 0 && page <= Number(last) && path !== location.pathname)
    location.replace(path + location.hash);
}

addEventListener('hashchange', follow);
follow();
