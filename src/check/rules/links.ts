// Links that lead nowhere, in texts and in the fields of lists. By their signs, not by the tree, so
// that a browser without a parser says the same.
import { addressOf, PAGES } from '../../model/collections.ts';
import { listValues } from '../../model/data.ts';
import { HTTPS } from '../../model/fields.ts';
import { decodePercent, stemOf } from '../../model/paths.ts';
import { slugify } from '../../model/slug.ts';
import type { Content } from '../content.ts';
import { error, type Finding, warning } from '../finding.ts';
import { LINK } from '../markdown.ts';
import { findNearest } from '../nearest.ts';
import { askAboutProduct, productNumbered, productsIn } from '../products.ts';
import { isShown, type Text } from '../read-text.ts';

const MAIL_OR_PHONE = /^(mailto:[^\s@,]+@[^\s@,]+\.[^\s@,]+|tel:\+?[\d-]+)$/;
/** An address of no page of this site, though it lacks its beginning. */
const FOREIGN = /^[\w.-]*:|@|^(www\.)?[\w-]+(\.[\w-]+)*\.(com|rs|org|net|eu|info|me|ba|hr)(\/|$)/i;
/** `/`, `/products` and so on. */
const ADDRESSES = Object.keys(PAGES).map(addressOf).sort();
const FORMS =
  'Napišite celu adresu: https://primer.rs, mailto:ime@primer.rs ili tel:+381601234567 (bez razmaka i zareza).';

export function checkLinks(text: Text, content: Content): Finding[] {
  const { path, body, collection, entries, lineOf } = text;
  const rows = body.split('\n').map((words, index) => ({ words, line: index + 1 }));
  // Texts of a list are Markdown, too.
  const values = (collection.format === 'list' ? entries : [])
    .flatMap((entry) => listValues(entry.data, entry.at))
    .map(({ at, value }) => ({ words: String(value), line: lineOf(at) ?? 1 }));
  return [...rows, ...values].flatMap(({ words, line }) => {
    const half = /\]https?:\/\/\S+|^[^[]*\]\(\S*/.exec(words)?.[0].trim();
    const lost = `„${half}“ nije cela veza.`;
    return [
      ...(half ? [error(path, line, lost, 'Napišite je ovako: [tekst](adresa)')] : []),
      ...[...words.matchAll(LINK)].flatMap(([, sign, label = '', target = '']) =>
        sign === '!' ? [] : judgeTarget(text, content, line, label, target),
      ),
    ];
  });
}

function judgeTarget(
  text: Text,
  content: Content,
  line: number,
  label: string,
  target: string,
): Finding[] {
  const report = (what: string, fix: string, make = error) => [
    make(text.path, line, `Veza „${label}“ ${what}: ${target}`, fix),
  ];
  if (label.trim() === '' || target === '')
    return report('nema tekst ili adresu', 'Napišite je ovako: [tekst](adresa)');
  if (HTTPS.test(target) || MAIL_OR_PHONE.test(target)) {
    const fix = 'Ispravite ono što nije tačno.';
    return isOther(label, target) ? report('ne vodi na ono što u njoj piše', fix, warning) : [];
  }
  if (FOREIGN.test(target)) return report('ne radi', FORMS);
  const [page = '', anchor] = (decodePercent(target) ?? target).split('#');
  const own = text.collection.format === 'page' ? addressOf(text.path) : text.collection.shownOn;
  const address = page || (own ?? '');
  const products = productsIn(content);
  const pages = [...ADDRESSES, ...products.map((one) => `/products/${stemOf(one.path)}`)];
  if (!pages.includes(address)) {
    // In /admin nobody knows the names of the files.
    const isUnsure = content.isIncomplete || !content.pictures;
    if (isUnsure && address.startsWith('/products/')) return [];
    const typed = `/${page.replace(/^[./]+|(\.html|\.mdx?)?\/*$/g, '')}`;
    const named = Object.entries(PAGES).find(([, one]) => slugify(one.label) === slugify(page));
    const better = findNearest(typed, pages) ?? (named && addressOf(named[0]));
    const all = `Upišite adresu jedne od stranica: ${ADDRESSES.join(', ')}.`;
    const fix = better ? `Da li ste mislili: [${label}](${better})` : all;
    return report('vodi na stranicu koja ne postoji', fix);
  }
  // A heading that is gone leaves the reader at the top of the page; a product's number does not.
  if (anchor === undefined || address !== '/products') return [];
  const number = Number(anchor.replace('naziv-', ''));
  const product = productNumbered(number, content);
  if (product && isShown(product, content.now))
    return askAboutProduct(text.path, line, label, product, content);
  if (product)
    return report('vodi na proizvod koji se još ne prikazuje', 'Sačekajte sa njom.', warning);
  const fix = 'Upišite broj postojećeg proizvoda, na primer: /products#1';
  return content.isIncomplete ? [] : report('vodi na proizvod koji ne postoji', fix);
}

/** Whether a link that shows a number or an address leads to another one. */
function isOther(label: string, target: string): boolean {
  if (/^tel:/.test(target)) return /\d{3}/.test(label) && digits(label) !== digits(target);
  return /^mailto:/.test(target) && /\S@\S/.test(label) && !target.includes(label.trim());
}

/** The last ones, which are the same from abroad. */
const digits = (text: string) => text.replace(/\D/g, '').slice(-8);
