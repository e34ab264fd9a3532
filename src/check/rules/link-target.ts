// Where one link leads to: a page, a heading on it, a product by number, or somewhere else.
import { addressOf, PAGES } from '../../model/collections.ts';
import { HTTPS } from '../../model/fields.ts';
import { decodePercent, stemOf } from '../../model/paths.ts';
import { slugify } from '../../model/slug.ts';
import type { Site } from '../check-site.ts';
import { error, type Finding, warning } from '../finding.ts';
import { findNearest } from '../nearest.ts';
import { isShown, type Text } from '../read-text.ts';
import { askAboutProduct, productsIn } from './relations.ts';

const ENDS_LIKE_HOST = /^(www\.)?[\w-]+(\.[\w-]+)*\.(com|rs|org|net|eu|info|me|ba|hr)(\/|$)/i;

/** What is wrong with a link of this text that shows `label` and leads to `target`. */
export function judgeTarget(
  text: Text,
  site: Site,
  line: number,
  label: string,
  target: string,
): Finding[] {
  const { path, collection } = text;
  const say = (what: string, better?: string) => {
    const fix = better
      ? `Da li ste mislili: [${label}](${better})`
      : `Upišite adresu jedne od stranica: ${site.addresses.join(', ')}.`;
    return [error(path, line, what, fix)];
  };
  if (label.trim() === '' || target === '')
    return say('Veza nema tekst ili adresu, pa posetilac ne može da je pritisne.');
  if (HTTPS.test(target) || /^(mailto:[^\s@,]+@[^\s@,]+\.[^\s@,]+|tel:\+?[\d-]+)$/.test(target))
    return [];
  if (/^(file:|[a-z]:[\\/]|https?:\/\/(localhost|127\.))/i.test(target))
    return say(`Veza „${label}“ vodi na Vaš računar, gde posetilac ne može: ${target}`);
  if (/^(mailto|tel):|^[^/]+@/.test(target)) {
    const fix = 'Napišite je bez razmaka i zareza: mailto:ime@primer.rs ili tel:+381601234567';
    return [error(path, line, `Adresa veze „${label}“ nije ispravna: ${target}`, fix)];
  }
  if (/^[a-z]*:\/*/i.test(target) || ENDS_LIKE_HOST.test(target))
    return say(
      `Veza ne počinje sa https://: ${target}`,
      `https://${target.replace(/^[a-z]*:\/*/i, '')}`,
    );
  const [page = '', anchor] = (decodePercent(target) ?? target).split('#');
  const own = collection.format === 'page' ? addressOf(path) : collection.shownOn;
  const address = page || (own ?? '');
  const products = productsIn(site);
  // In /admin nobody knows the names of the files.
  const isUnsure = site.isIncomplete || !site.pictures;
  const pages = [...site.addresses, ...products.map((one) => `/products/${stemOf(one.path)}`)];
  if (!pages.includes(address)) {
    if (isUnsure && address.startsWith('/products/')) return [];
    const named = Object.keys(PAGES).find(
      (key) => slugify(PAGES[key]?.label ?? '') === slugify(page),
    );
    const typed = `/${page.replace(/^[./]+|(\.html|\.mdx?)?\/*$/g, '')}`;
    return say(
      `Veza vodi na stranicu koja ne postoji: ${target}`,
      findNearest(typed, pages) ?? (named && addressOf(named)),
    );
  }
  if (anchor === undefined) return [];
  if (address === '/products' && /^(naziv-)?\d+$/.test(anchor)) {
    const number = Number(anchor.replace(/\D/g, ''));
    const product = products.find(({ entries }) => entries[0]?.data['id'] === number);
    if (product && !isShown(product, site.now)) {
      const words = `Veza vodi na proizvod koji se još ne prikazuje: ${target}`;
      const fix = 'Sačekajte sa vezom dok se proizvod ne pojavi na sajtu.';
      return [warning(path, line, words, fix)];
    }
    if (product) return askAboutProduct(text, site, line, label, product);
    if (site.isIncomplete) return [];
    const words = `Proizvod broj ${anchor} ne postoji, pa veza ne vodi nikuda: ${target}`;
    return [error(path, line, words, 'Upišite broj postojećeg proizvoda, na primer: /products#1')];
  }
  // A heading that is gone leaves the reader at the top of the page; a product's number does not.
  if (address !== '/products') return [];
  const near = pages.includes(`/products/${anchor}`) ? `/products/${anchor}` : undefined;
  return say(`Veza vodi na mesto koje na stranici ne postoji: ${target}`, near);
}
