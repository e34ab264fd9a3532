// The ways to reach or pay somebody that a text gives: phone numbers, e-mail addresses, addresses of other sites, names of
// accounts on networks, and numbers of bank accounts. A new one in a proposal may bring the customers to somebody else.
import { digitsOfPhone } from './schema/phone-fields.ts';

export type Kind = 'phone' | 'email' | 'site' | 'profile' | 'bank';

export interface Way {
  kind: Kind;
  /** As a reader of the text sees it. */
  typed: string;
  /** The same for all writings of one number or address. */
  canonical: string;
}

/** Up to a space, a quote or a bracket. */
const REST = String.raw`[^\s"'<>()\[\]„“]*`;
const ENDINGS =
  'rs|com|net|org|info|biz|eu|me|ba|hr|mk|si|ru|de|at|ch|shop|store|online|site|app|link|ly|io|co|top|xyz|срб';
/** „https://zlo.rs“, „viber://chat?number=…“, „//zlo.rs“ */
const WITH_SLASHES = String.raw`(?:[a-z][a-z\d+.-]*:)?\/\/[^\s/]${REST}`;
/** „www.zlo.example“, „zlo.rs/gel“; no end of a longer word or of an e-mail address. */
const BARE = String.raw`(?<![\p{L}\d@./-])(?:www\.|(?:[\p{L}\d-]+\.)+(?:${ENDINGS})(?![\p{L}\d@-]))${REST}`;
const SITE = new RegExp(`${WITH_SLASHES}|${BARE}`, 'giu');
/** „druga tačka rs“ */
const SPELLED_SITE = new RegExp(
  String.raw`[\p{L}\d-]+ ta[čc]ka (?:${ENDINGS})(?![\p{L}\d])`,
  'giu',
);
/** „@druga.aloe“ */
const PROFILE = /(?<![\p{L}\d.@/])@[\p{L}\d_][\p{L}\d_.]{2,}/gu;
/** „160-123456-78“, „RS35 1600 0000 0012 3456 78“ */
const BANK = /(?<![\p{L}\d-])(?:\d{3} ?- ?\d{5,13} ?- ?\d{2}|RS\d{2}(?: ?\d){18})(?![\d-])/gu;
const EMAIL = /[^\s@"'<>()[\]:/,;„“]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;

/** A digit behind what may stand between two digits of a number, such as a line break or the signs of bold words. */
const DIGIT = String.raw`(?:\n|[ \u00a0./()*_–-]{0,3})\d`;
/** „381 64 1234567“, „00381 (0)64…“, „+381…“ */
const OF_SERBIA = String.raw`(?:\+ ?|00)?381(?:${DIGIT}){8,10}`;
const ABROAD = String.raw`(?:\+ ?|00)(?!381)[1-9](?:${DIGIT}){6,13}`;
const LOCAL = `0 ?[1-9](?:${DIGIT}){6,8}`;
const DAY = String.raw`\d{1,2}\. ?\d{1,2}\. ?\d{4}(?!\d)`;
/** Not inside of a word, a longer number or a day such as „01.02.2026“. */
const PHONE = new RegExp(
  String.raw`(?<![\p{L}\d]|\d[.-])(?!${DAY})(?:${OF_SERBIA}|${ABROAD}|${LOCAL})(?!\d)`,
  'gu',
);

/** An address that opens a conversation with a number, and says nothing else. */
const MESSENGER =
  /^(?:wa\.me\/|viber:\/\/(?:chat|add)\/?\?number=|whatsapp:\/\/send\/?\?phone=|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)\+?(\d+)$/;

const KINDS: readonly [Kind, RegExp, canonicalOf: (typed: string) => string][] = [
  ['site', SITE, canonicalSite],
  ['site', SPELLED_SITE, (typed) => typed.toLowerCase()],
  ['email', EMAIL, (typed) => typed.toLowerCase()],
  ['profile', PROFILE, (typed) => typed.toLowerCase()],
  ['bank', BANK, (typed) => typed.replace(/[ -]/g, '')],
  ['phone', PHONE, canonicalNumber],
];

/** Each once: what was found is taken out, so that no e-mail address is a site, and no digits of an address a number. */
export function waysIn(text: string): Way[] {
  const ways = new Map<string, Way>();
  let rest = asRead(text);
  for (const [kind, pattern, canonicalOf] of KINDS) {
    for (const [found] of rest.matchAll(pattern)) {
      const typed = found.replace(/[.,:;!?*_]+$/, '');
      const canonical = canonicalOf(typed);
      if (!ways.has(canonical)) ways.set(canonical, { kind, typed, canonical });
    }
    rest = rest.replace(pattern, ' ');
  }
  return [...ways.values()];
}

/** The host to which an address of a site leads, without „www.“; empty where it names none. */
export function hostIn(address: string): string {
  const whole = /^[a-z][a-z\d+.-]*:/i.test(address)
    ? address
    : `https://${address.replace(/^\/\//, '')}`;
  return URL.canParse(whole) ? new URL(whole).hostname.replace(/^www\./, '') : '';
}

/** A sign may be escaped, or written as „&#64;“, and some letters have no width. */
const asRead = (text: string) =>
  text
    .replace(/&#(?:x([\da-f]{1,5})|(\d{1,6}));/gi, (_, hexadecimal, decimal) =>
      String.fromCodePoint(hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)),
    )
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]|\\(?=[^\w\s])/g, '');

function canonicalSite(typed: string): string {
  const address = typed
    .replace(/%2b/gi, '+')
    .replace(/^(?:https?:)?\/\//i, '')
    .replace(/^www\./i, '')
    // What stands behind the host may be another page in another case.
    .replace(/^[^/?#]+/, (host) => host.toLowerCase())
    .replace(/\/$/, '');
  const [, number] = MESSENGER.exec(address) ?? [];
  // The numbers in these addresses have the code of their country.
  return number === undefined ? address : canonicalNumber(`+${number}`);
}

function canonicalNumber(typed: string): string {
  return digitsOfPhone(typed.replaceAll('\u00a0', ' '));
}
