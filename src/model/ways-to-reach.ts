// The ways to reach somebody that a text gives: phone numbers, e-mail addresses, and addresses of other sites. A new
// one in a proposal may bring the customers to somebody else.
import { digitsOfPhone } from './schema/phone-fields.ts';

export type Kind = 'phone' | 'email' | 'site';

export interface Way {
  kind: Kind;
  /** As it stands in the text. */
  typed: string;
  /** The same for all writings of one number or address. */
  canonical: string;
}

const END = String.raw`[^\s"'<>()\[\]„“]*`;
/** „viber://chat?number=…“ and „//zlo.rs“, too; without these, what begins or ends as an address of a site does. */
const ADDRESS = new RegExp(
  String.raw`(?:[a-z][a-z\d+.-]*:)?\/\/[^\s/]${END}|(?<![\p{L}\d@./-])(?:www\.|(?:[\p{L}\d-]+\.)+(?:rs|com|net|org|info|biz|eu|me|ba|hr|mk|si|ru|de|at|ch|shop|store|online|site|app|link|ly|io|co|top|xyz|срб)(?![\p{L}\d@-]))${END}`,
  'giu',
);
const EMAIL = /[^\s@"'<>()[\]:/,;„“]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
/** „+381 (0)64 123-45-67“, „0038164…“, „064/123 45 67“; no day such as „01.02.2026“. */
const PHONE =
  /(?<![\p{L}\d.,-])(?!\d{1,2}\. ?\d{1,2}\. ?\d{4}(?!\d))(?:\+ ?[1-9]|00?[1-9]|381)(?:(?:\n|[ \u00a0./()*_–-]{0,3})\d){6,13}(?!\d)/gu;
/** Messages go to the number in such an address. */
const MESSENGER = /^(?:(?:wa|viber)\.me\/|viber:|whatsapp:|(?:api|web)\.whatsapp\.com\/)\D*(?=\d)/;

/** The text as a reader sees it: a sign may be escaped, or written by its number, and some letters have no width. */
const asRead = (text: string) =>
  text
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]|\\(?=[^\w\s])/g, '')
    .replace(/&#(\d{1,6});/g, (_, code) => String.fromCodePoint(Number(code)));

/** Each once. */
export function waysIn(text: string): Way[] {
  const ways = new Map<string, Way>();
  const take =
    (kind: Kind, pattern: RegExp, canonicalOf: (typed: string) => string) => (from: string) =>
      from.replace(pattern, (found) => {
        const typed = found.replace(/[.,:;!?*_]+$/, '');
        const way = { kind, typed, canonical: canonicalOf(typed) };
        if (!ways.has(way.canonical)) ways.set(way.canonical, way);
        return ' ';
      });
  const rest = take('email', EMAIL, (typed) => typed.toLowerCase())(
    take('site', ADDRESS, canonicalSite)(asRead(text)),
  );
  take('phone', PHONE, canonicalNumber)(rest);
  return [...ways.values()];
}

/** The host of an address of a site, without „www.“. */
export const hostIn = (address: string): string => canonicalSite(address).replace(/[/?#:].*$/, '');

function canonicalSite(typed: string): string {
  const address = typed
    .toLowerCase()
    .replace(/%2b/g, '+')
    .replace(/^(?:https?:)?\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
  const number = address.replace(MESSENGER, '');
  return number === address ? address : canonicalNumber(`+${number.replace(/\D.*$/, '')}`);
}

const canonicalNumber = (typed: string) =>
  digitsOfPhone(typed.replace(/^381/, '+381').replaceAll('\u00a0', ' '));
