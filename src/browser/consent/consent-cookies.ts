// The four cookies in which a browser keeps the visitor's choice. No others are the site's own.

/** Days that a choice holds. */
export const CONSENT_DAYS = 365;

export const COOKIES = {
  banner: 'saglasnost-baner',
  chosen: 'saglasnost-izbor',
  offered: 'saglasnost-ponuda',
  expiry: 'saglasnost-istek',
} as const;

/** Stands between two kinds; a comma or a space may not stand in a cookie. */
const AND = '.';

export interface Consent {
  banner: string;
  chosen: string[];
  offered: string[];
  /** Day on which the choice expires, `2027-11-21`. */
  expiry: string;
}

/** The four cookies, each as `document.cookie` takes it. `attributes` may add `;Secure`. */
export function writeConsent(
  { banner, chosen, offered, expiry }: Consent,
  attributes = '',
): string[] {
  const values = { banner, chosen: chosen.join(AND), offered: offered.join(AND), expiry };
  const life = `Path=/;Max-Age=${CONSENT_DAYS * 86_400};SameSite=Lax${attributes}`;
  return Object.entries(values).map(
    ([key, value]) => `${COOKIES[key as keyof Consent]}=${value};${life}`,
  );
}

/** What `document.cookie` says; undefined unless all four cookies are there. */
export function readConsent(cookie: string): Consent | undefined {
  const jar = new Map(cookie.split('; ').map((pair) => pair.split('=', 2) as [string, string]));
  const [banner, chosen, offered, expiry] = Object.values(COOKIES).map((name) => jar.get(name));
  if (!banner || chosen === undefined || !offered || !expiry) return undefined;
  const list = (text: string) => text.split(AND).filter(Boolean);
  return { banner, chosen: list(chosen), offered: list(offered), expiry };
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
