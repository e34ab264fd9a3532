// The four cookies that keep the visitor's choice. The site sets no other cookies of its own.

export const COOKIES = {
  banner: 'saglasnost-baner',
  chosen: 'saglasnost-izbor',
  offered: 'saglasnost-ponuda',
  expiry: 'saglasnost-istek',
} as const;

/** The same as in model/dates.ts: an import would become a file of its own, two more requests on the cookie policy. */
const CONSENT_DAYS = 365;
const DAY_SECONDS = 86_400;

/** Separates two kinds; a cookie may not contain a comma or a space. */
const SEPARATOR = '.';

/** The visitor's answer as four `name=value;Max-Age=…` texts; the caller adds path and security. */
export function writeConsent(banner: string, chosen: string[], offered: string[]): string[] {
  const seconds = CONSENT_DAYS * DAY_SECONDS;
  const expiry = new Date(Date.now() + seconds * 1000).toISOString().slice(0, 10);
  const values = [
    [COOKIES.banner, banner],
    [COOKIES.chosen, chosen.join(SEPARATOR)],
    [COOKIES.offered, offered.join(SEPARATOR)],
    [COOKIES.expiry, expiry],
  ];
  return values.map(([name, value]) => `${name}=${value};Max-Age=${seconds}`);
}

/** The visitor's choice for this offer, and its last day; undefined when the visitor must be asked. */
export function readConsent(
  cookie: string,
  banner: string,
): { chosen: string[]; expiry: string } | undefined {
  const jar = new Map(cookie.split('; ').map((pair) => pair.split('=', 2) as [string, string]));
  const [chosen, expiry] = [jar.get(COOKIES.chosen), jar.get(COOKIES.expiry)];
  if (jar.get(COOKIES.banner) !== banner || chosen === undefined || !expiry) return undefined;
  return { chosen: chosen.split(SEPARATOR), expiry };
}

/** Does the pattern name this cookie? `_ga_*` names all that begin with `_ga_`. */
export function isNamed(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** Domains for which a page of this host can have set a cookie: `www.primer.rs`, `primer.rs`. */
export function cookieDomains(host: string): string[] {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
}
