// Nothing of a third party is loaded before the visitor has allowed its kind, and what was allowed
// and is refused now is deleted. The line in ConsentBanner.astro has already decided whether the
// banner is shown.

import type { ConsentOffer, OfferedScript } from '../../lib/consent/offer';
import {
  CONSENT_DAYS,
  type Consent,
  cookieDomains,
  isNamed,
  readConsent,
  writeConsent,
} from './consent-cookies';

const banner = document.querySelector<HTMLElement>('[data-consent-banner]');
const offer: ConsentOffer = JSON.parse(banner?.querySelector('script')?.textContent ?? '');
const loaded = new Set<string>();

/** The choice for the very scripts that are offered now; undefined when she has to be asked. */
function currentConsent(): Consent | undefined {
  const consent = readConsent(document.cookie);
  return consent?.banner === offer.banner ? consent : undefined;
}

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: older phones have no Cookie Store API
  document.cookie = cookie;
}

/** Whoever edits at /admin has the right to change the site in this storage: no stranger may see it. */
function isEditor(): boolean {
  try {
    return localStorage.getItem('sveltia-cms.user') !== null;
  } catch {
    return false; // Without storage there is nothing in it.
  }
}

function load({ src, before, attributes = {} }: OfferedScript): void {
  if (loaded.has(src) || isEditor()) return;
  loaded.add(src);
  if (before) addScript(before);
  addScript(src, attributes);
}

function addScript(src: string, attributes: Readonly<Record<string, string>> = {}): void {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = false; // What was added first runs first, however late it comes.
  script.src = src;
  document.head.append(script);
}

/** Cookies and notes of a script, as far as a page may reach them. */
function forget({ cookies }: OfferedScript): void {
  const isIts = (name: string) => cookies.some((pattern) => isNamed(pattern, name));
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
  for (const name of names.filter(isIts)) {
    const gone = `${name}=;Path=/;Max-Age=0`;
    setCookie(gone);
    for (const domain of cookieDomains(location.hostname)) {
      setCookie(`${gone};Domain=${domain}`);
    }
  }
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of Object.keys(storage).filter(isIts)) storage.removeItem(name);
    }
  } catch {} // Without storage there is nothing in it.
}

function apply(chosen: readonly string[]): void {
  for (const script of offer.scripts) (chosen.includes(script.kind) ? load : forget)(script);
}

function save(chosen: string[]): void {
  const expiry = new Date(Date.now() + CONSENT_DAYS * 86_400_000).toISOString().slice(0, 10);
  const offered = [...new Set(offer.scripts.map(({ kind }) => kind))];
  const attributes = location.protocol === 'https:' ? ';Secure' : '';
  for (const cookie of writeConsent({ banner: offer.banner, chosen, offered, expiry }, attributes))
    setCookie(cookie);
  apply(chosen);
  // A script that already runs can be stopped in no other way.
  const isRunning = offer.scripts.some(
    ({ kind, src }) => !chosen.includes(kind) && loaded.has(src),
  );
  if (isRunning) location.reload();
}

/** What the cookie policy says of the choice, and the boxes that show it. */
function showChoice(): void {
  const consent = currentConsent();
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-consent] [name=kind]')) {
    box.checked = consent?.chosen.includes(box.value) ?? false;
  }
  const state = document.querySelector('[data-consent-state]');
  if (!state || !consent) return;
  const words = [...document.querySelectorAll<HTMLElement>('main [data-kind]')].map((label) => {
    const isChosen = consent.chosen.includes(`${label.dataset['kind']}`);
    return `${label.textContent.toLowerCase()}\u00a0– ${isChosen ? 'prihvaćeno' : 'odbijeno'}`;
  });
  const end = new Date(consent.expiry).toLocaleDateString('sr-Latn-RS');
  state.textContent = `Vaš izbor: ${words.join('; ')}. Važi do ${end}`;
}

function closeBanner(form: HTMLFormElement): void {
  if (!banner || banner.hidden) return;
  const done = banner.querySelector<HTMLElement>('[data-consent-done]');
  if (!done || !banner.contains(form)) {
    banner.hidden = true;
    return;
  }
  for (const child of banner.children) (child as HTMLElement).hidden = child !== done;
  done.focus();
  done.querySelector('button')?.addEventListener('click', () => {
    banner.hidden = true;
    document.querySelector('main')?.focus();
  });
}

/** The button pressed last: a submit event tells which only since Safari 15.4. */
let pressed: HTMLButtonElement | null = null;
document.addEventListener('click', ({ target }) => {
  pressed = (target as Element).closest('button');
});

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.matches('[data-consent]')) return;
  event.preventDefault();
  const answer = pressed?.value;
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[name=kind]')];
  save(
    boxes
      .filter(({ checked }) => answer === 'all' || (checked && answer !== 'none'))
      .map(({ value }) => value),
  );
  closeBanner(form);
  showChoice();
});

showChoice();
const begin = () => apply(currentConsent()?.chosen ?? []);
if (document.readyState === 'complete') begin();
else addEventListener('load', begin);
