// Links that lead nowhere, in texts and in the fields of lists.
import { addressOf, hasLinks, pageOf, REQUIRED_FILES } from '../../model/collections.ts';
import { listValues } from '../../model/data.ts';
import { OUTSIDE_LINKS } from '../../model/file/text-parts.ts';
import { openedAddress } from '../../model/page/opened-address.ts';
import { decodePercent } from '../../model/paths.ts';
import { canonicalLink, HTTPS } from '../../model/schema/link-field.ts';
import { slugify } from '../../model/slug.ts';
import { type Link as LinkInText, linksOfTree, splitField } from '../../text/links.ts';
import type { Content } from '../content.ts';
import { error, type Finding, warning } from '../finding.ts';
import { findNearest } from '../nearest.ts';
import { oncePerText } from '../once-per-text.ts';
import { askAboutProduct, productNumbered, productsIn } from '../products.ts';
import { isShown, type Text } from '../read-text.ts';

/** An address outside this site that lacks https://, mailto: or tel:. */
const FOREIGN = /^[\w.-]*:|@|^(www\.)?[\w-]+(\.[\w-]+)*\.(com|rs|org|net|eu|info|me|ba|hr)(\/|$)/i;
/** `/`, `/products` and so on. */
const ADDRESSES = Object.keys(REQUIRED_FILES).map(addressOf).sort();
const FORMS =
  'Napišite celu adresu: https://primer.rs, mailto:ime@primer.rs ili tel:+381601234567 (bez razmaka i zareza).';
const FORMS_IN_FIELD =
  'Ovde veza vodi na stranicu ovog sajta ili na drugi sajt: /contact, https://primer.rs';

const pageOfText = oncePerText(({ path }) => pageOf(path));

interface Link extends LinkInText {
  /** A link in a field, where the site draws fewer kinds of links. */
  isInField: boolean;
}

export function checkLinks(text: Text, content: Content): Finding[] {
  const { links, broken } = readLinks(text);
  return [...broken, ...links.flatMap((link) => checkLink(link, text, content))];
}

const readLinks = oncePerText((text): { links: readonly Link[]; broken: readonly Finding[] } => {
  const { path, tree, prose, collection, entries, lineOf } = text;
  const values = entries
    .flatMap((entry) => listValues(entry.data, entry.at))
    .filter(({ at }) => hasLinks(collection, at))
    .map(({ at, value }) => ({ words: String(value), line: lineOf(at) ?? 1 }));
  const links = [
    ...linksOfTree(tree).map((link) => ({ ...link, isInField: false })),
    ...values.flatMap(({ words, line }) =>
      splitField(words).flatMap(({ text: label, target }) =>
        target === undefined ? [] : [{ label, target, line, isPicture: false, isInField: true }],
      ),
    ),
  ];
  const broken = [...prose, ...values].flatMap(({ words, line }) => {
    const part = LEFT_LINK.exec(words)?.[0].trim();
    const message = `„${part}“ nije cela veza.`;
    return part ? [error(path, line, message, 'Napišite je ovako: [tekst](adresa)')] : [];
  });
  return { links: links.filter(({ isPicture }) => !isPicture), broken };
});

/** „[tekst]https://primer.rs“ and, in a field, „tekst](https://primer.rs)“. */
const LEFT_LINK = /\]https?:\/\/\S+|^[^[]*\]\(\S*/;

function checkLink(link: Link, text: Text, content: Content): Finding[] {
  if (link.label.trim() === '' || link.target === '')
    return [report(text, link, 'nema tekst ili adresu', 'Napišite je ovako: [tekst](adresa)')];
  return (
    checkForeignAddress(link, text) ??
    checkPage(link, text, content) ??
    checkProduct(link, text, content)
  );
}

/** Undefined for an address of this site. */
function checkForeignAddress(link: Link, text: Text): Finding[] | undefined {
  const { label, target, isInField } = link;
  const outside = OUTSIDE_LINKS[isInField ? 'field' : 'text'];
  if (openedAddress(target) && outside.some((form) => form.test(target))) {
    if (!isMismatch(label, target)) return [];
    const fix = 'Ispravite ono što nije tačno.';
    return [report(text, link, 'ne vodi na ono što u njoj piše', fix, warning)];
  }
  if (!FOREIGN.test(target)) return undefined;
  const whole = canonicalLink(target);
  const forms = isInField ? FORMS_IN_FIELD : FORMS;
  const isWhole = HTTPS.test(whole) && openedAddress(whole);
  const fix = isWhole ? `Napišite je ovako: [${label}](${whole})` : forms;
  return [report(text, link, 'ne radi', fix)];
}

function checkPage(link: Link, text: Text, content: Content): Finding[] | undefined {
  const { typed, page } = splitTarget(link, text);
  const policies = content.texts.filter(({ collection: { name } }) => name === 'policies');
  const pages = [
    ...ADDRESSES,
    ...policies.map(({ path }) => addressOf(path)),
    ...productsIn(content).flatMap((product) => pageOfText(product) ?? []),
  ];
  if (pages.includes(page)) return undefined;
  if (content.isIncomplete && page.startsWith('/products/')) return [];
  const plain = `/${typed.replace(/^[./]+|(\.html|\.mdx?)?\/*$/g, '')}`;
  const named = Object.entries(REQUIRED_FILES).find(
    ([, one]) => slugify(one.label) === slugify(typed),
  );
  const better = findNearest(plain, pages) ?? (named && addressOf(named[0]));
  const fix = better
    ? `Da li ste mislili: [${link.label}](${better})`
    : `Upišite adresu jedne od stranica: ${ADDRESSES.join(', ')}.`;
  return [report(text, link, 'vodi na stranicu koja ne postoji', fix)];
}

/** Checks the product in an address such as `/products#1` or `/products/aloe-gel`. */
function checkProduct(link: Link, text: Text, content: Content): Finding[] {
  const { typed, page, anchor } = splitTarget(link, text);
  const own = productsIn(content).find((product) => pageOfText(product) === typed);
  if (own)
    return askAboutProduct(
      text.path,
      link.line,
      link.label,
      own,
      content,
      (better) => `adresu ${pageOf(better.path)}`,
    );
  // With a lost heading the reader still lands on the right page; with a lost number, at no product.
  if (anchor === undefined || page !== '/products') return [];
  const product = productNumbered(Number(anchor.replace('naziv-', '')), content);
  if (product && isShown(product, content.now))
    return askAboutProduct(text.path, link.line, link.label, product, content);
  if (product) {
    const what = 'vodi na proizvod koji se još ne prikazuje';
    return [report(text, link, what, 'Sačekajte sa njom.', warning)];
  }
  const fix = 'Upišite broj postojećeg proizvoda, na primer: /products#1';
  return content.isIncomplete ? [] : [report(text, link, 'vodi na proizvod koji ne postoji', fix)];
}

/** `typed` is the page as it was typed; `page` is the same or, if `typed` is empty, the page that shows this text. */
function splitTarget({ target }: Link, { path, collection }: Text) {
  const [typed = '', anchor] = (decodePercent(target) ?? target).split('#');
  // A product's text stands on the page of all products too, where the numbers are.
  const own = collection.shownOn ?? pageOf(path) ?? '';
  return { typed, page: typed || own, anchor };
}

function report(text: Text, link: Link, what: string, fix: string, make = error): Finding {
  return make(text.path, link.line, `Veza „${link.label}“ ${what}: ${link.target}`, fix);
}

/** Whether a link shows one phone number, e-mail address or site and leads to another. */
function isMismatch(label: string, target: string): boolean {
  if (/^tel:/.test(target)) return /\d{3}/.test(label) && digits(label) !== digits(target);
  const shown = HOST.exec(label)?.[1]?.toLowerCase();
  if (shown !== undefined && HTTPS.test(target))
    return shown !== HOST.exec(target)?.[1]?.toLowerCase();
  const isMail = /^mailto:/.test(target) && /\S@\S/.test(label);
  return isMail && !target.toLowerCase().includes(label.trim().toLowerCase());
}

/** The host of a label or of an address that is one, without „www.“. */
const HOST = /^\s*(?:https?:\/\/)?(?:www\.)?([^\s/?#@]+\.[\p{L}-]{2,})(?:[/?#:]\S*)?\s*$/iu;

/** The last eight digits: these are the same in the local and the international form of a number. */
const digits = (text: string) => text.replace(/\D/g, '').slice(-8);
