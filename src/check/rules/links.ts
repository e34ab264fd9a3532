// Links that lead nowhere, in texts and in the fields of lists. They are found by a pattern and not in the
// tree, so that the editor in the browser, which has no parser, finds the same.
import { addressOf, REQUIRED_FILES } from '../../model/collections.ts';
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
/** An address outside this site that lacks https://, mailto: or tel:. */
const FOREIGN = /^[\w.-]*:|@|^(www\.)?[\w-]+(\.[\w-]+)*\.(com|rs|org|net|eu|info|me|ba|hr)(\/|$)/i;
/** `/`, `/products` and so on. */
const ADDRESSES = Object.keys(REQUIRED_FILES).map(addressOf).sort();
const FORMS =
  'Napišite celu adresu: https://primer.rs, mailto:ime@primer.rs ili tel:+381601234567 (bez razmaka i zareza).';

export function checkLinks(text: Text, content: Content): Finding[] {
  const { path, body, collection, entries, lineOf } = text;
  const rows = body.split('\n').map((words, index) => ({ words, line: index + 1 }));
  // The texts in a list are Markdown too.
  const values = (collection.format === 'list' ? entries : [])
    .flatMap((entry) => listValues(entry.data, entry.at))
    .map(({ at, value }) => ({ words: String(value), line: lineOf(at) ?? 1 }));
  return [...rows, ...values].flatMap(({ words, line }) => {
    const brokenLink = /\]https?:\/\/\S+|^[^[]*\]\(\S*/.exec(words)?.[0].trim();
    const explanation = `„${brokenLink}“ nije cela veza.`;
    return [
      ...(brokenLink ? [error(path, line, explanation, 'Napišite je ovako: [tekst](adresa)')] : []),
      ...[...words.matchAll(LINK)].flatMap(([, sign, label = '', target = '']) =>
        sign === '!' ? [] : checkTarget(text, content, line, label, target),
      ),
    ];
  });
}

function checkTarget(
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
    return isMismatch(label, target) ? report('ne vodi na ono što u njoj piše', fix, warning) : [];
  }
  if (FOREIGN.test(target)) return report('ne radi', FORMS);
  const [page = '', anchor] = (decodePercent(target) ?? target).split('#');
  const ownAddress =
    text.collection.format === 'page' ? addressOf(text.path) : text.collection.shownOn;
  const address = page || (ownAddress ?? '');
  const products = productsIn(content);
  const pages = [...ADDRESSES, ...products.map((one) => `/products/${stemOf(one.path)}`)];
  if (!pages.includes(address)) {
    // /admin does not know the names of all files.
    const isUnsure = content.isIncomplete || !content.pictures;
    if (isUnsure && address.startsWith('/products/')) return [];
    const typed = `/${page.replace(/^[./]+|(\.html|\.mdx?)?\/*$/g, '')}`;
    const named = Object.entries(REQUIRED_FILES).find(
      ([, one]) => slugify(one.label) === slugify(page),
    );
    const better = findNearest(typed, pages) ?? (named && addressOf(named[0]));
    const all = `Upišite adresu jedne od stranica: ${ADDRESSES.join(', ')}.`;
    const fix = better ? `Da li ste mislili: [${label}](${better})` : all;
    return report('vodi na stranicu koja ne postoji', fix);
  }
  // With a lost heading the reader still lands on the right page; with a lost number, at no product.
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

/** Whether a link shows one phone number or e-mail address and leads to another. */
function isMismatch(label: string, target: string): boolean {
  if (/^tel:/.test(target)) return /\d{3}/.test(label) && digits(label) !== digits(target);
  return /^mailto:/.test(target) && /\S@\S/.test(label) && !target.includes(label.trim());
}

/** The last eight digits: these are the same in the local and the international form of a number. */
const digits = (text: string) => text.replace(/\D/g, '').slice(-8);
