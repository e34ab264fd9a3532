// The four cookies in which a browser keeps the visitor's choice. No others are the site's own.

/** Days that a choice holds. */
const CONSENT_DAYS = 365;

export const COOKIES = {
  banner: 'saglasnost-baner',
  chosen: 'saglasnost-izbor',
  offered: 'saglasnost-ponuda',
  expiry: 'saglasnost-istek',
} as const;

/** Stands between two kinds; a comma or a space may not stand in a cookie. */
const AND = '.';

/** The four cookies as `document.cookie` takes them. */
export function writeConsent(banner: string, chosen: string[], offered: string[]): string[] {
  const seconds = CONSENT_DAYS * 86_400;
  const expiry = new Date(Date.now() + seconds * 1000).toISOString().slice(0, 10);
  const values = { banner, chosen: chosen.join(AND), offered: offered.join(AND), expiry };
  return Object.entries(values).map(
    ([key, value]) => `${COOKIES[key as keyof typeof COOKIES]}=${value};Max-Age=${seconds}`,
  );
}

/** What was chosen of this offer and the day on which that expires; undefined when she has to be asked. */
export function readConsent(
  cookie: string,
  banner: string,
): { chosen: string[]; expiry: string } | undefined {
  const jar = new Map(cookie.split('; ').map((pair) => pair.split('=', 2) as [string, string]));
  const [chosen, expiry] = [jar.get(COOKIES.chosen), jar.get(COOKIES.expiry)];
  if (jar.get(COOKIES.banner) !== banner || chosen === undefined || !expiry) return undefined;
  return { chosen: chosen.split(AND), expiry };
}

/** Is it this cookie? `_ga_*` stands for all that begins so. */
export function isNamed(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** Domains for which a page of this host can have set a cookie: `www.primer.rs`, `primer.rs`. */
export function cookieDomains(host: string): string[] {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
}
