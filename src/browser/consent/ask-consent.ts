// Nothing of a third party is loaded before the visitor has allowed its kind, and what was allowed
// and is refused now is deleted. The line in ConsentBanner.astro has already decided whether the
// banner is shown.

import type { ConsentOffer, OfferedScript } from '../../lib/consent/offer';
import { cookieDomains, isNamed, readConsent, writeConsent } from './consent-cookies';

const banner = document.querySelector('[data-consent-banner]') as HTMLElement;
const done = banner.querySelector('[data-consent-done]') as HTMLElement;
const offer: ConsentOffer = JSON.parse(banner.querySelector('script')?.textContent ?? '');
const loaded = new Set<string>();

function setCookie(cookie: string): void {
  const attributes = location.protocol === 'https:' ? ';Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: older phones have no Cookie Store API
  document.cookie = `${cookie};Path=/;SameSite=Lax${attributes}`;
}

/** Loads what was allowed and deletes what was refused; where site data are blocked, it fails. */
function apply(chosen: readonly string[]): void {
  for (const script of offer.scripts) (chosen.includes(script.kind) ? load : forget)(script);
}

function load({ src, before, attributes }: OfferedScript): void {
  // Whoever edits at /admin has the right to change the site in this storage: no stranger may see it.
  const isEditor = localStorage.getItem('sveltia-cms.user') !== null;
  if (loaded.has(src) || isEditor) return;
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
function forget({ src, cookies }: OfferedScript): void {
  const isIts = (name: string) => cookies.some((pattern) => isNamed(pattern, name));
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
  for (const name of names.filter(isIts)) {
    const gone = `${name}=;Max-Age=0`;
    setCookie(gone);
    for (const domain of cookieDomains(location.hostname)) setCookie(`${gone};Domain=${domain}`);
  }
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage).filter(isIts)) storage.removeItem(name);
  }
  // A script that already runs can be stopped in no other way.
  if (loaded.has(src)) location.reload();
}

/** What the cookie policy says of the choice, and the boxes that show it. */
function showChoice(): void {
  const consent = readConsent(document.cookie, offer.banner);
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

/** After its own answer the banner says what became of it; after the policy's it only goes. */
function closeBanner(form: HTMLFormElement): void {
  banner.hidden = !banner.contains(form);
  for (const child of banner.children) (child as HTMLElement).hidden = child !== done;
  done.focus();
}

// Not as the form is submitted: Safari before 15.4 does not say by which button.
document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>('[data-consent] button');
  if (!button?.form) return;
  event.preventDefault();
  const { form, value: answer } = button;
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[name=kind]')];
  const chosen = boxes
    .filter(({ checked }) => answer === 'all' || (checked && answer !== 'none'))
    .map(({ value }) => value);
  const offered = boxes.map(({ value }) => value);
  for (const cookie of writeConsent(offer.banner, chosen, offered)) setCookie(cookie);
  closeBanner(form);
  showChoice();
  apply(chosen);
});

done.querySelector('button')?.addEventListener('click', () => {
  banner.hidden = true;
  document.querySelector('main')?.focus();
});

showChoice();
addEventListener('load', () => apply(readConsent(document.cookie, offer.banner)?.chosen ?? []));
