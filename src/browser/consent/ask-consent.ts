// No third party's script is loaded before the visitor has allowed its kind, and the cookies of a kind
// that the visitor refuses are deleted. A script inside ConsentBanner.astro has already decided whether the banner
// is shown.

import { STATE_TEXTS } from '../../lib/consent/consent-texts';
import type { ConsentOffer, OfferedScript } from '../../lib/consent/offer';
import { EDITOR_KEY } from '../../model/editor-key';
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

/** Loads the scripts that were chosen and deletes the cookies of others; throws where site data are blocked. */
function apply(chosen: readonly string[]): void {
  for (const script of offer.scripts) (chosen.includes(script.kind) ? load : deleteData)(script);
}

function load({ src, before, attributes }: OfferedScript): void {
  // An editor's key to the site's repository lies in this storage: no third party may read it.
  const isEditor = localStorage.getItem(EDITOR_KEY) !== null;
  if (loaded.has(src) || isEditor) return;
  loaded.add(src);
  if (before) addScript(before);
  addScript(src, attributes);
}

function addScript(src: string, attributes: Readonly<Record<string, string>> = {}): void {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = false; // Scripts run in the order in which they were added.
  script.src = src;
  document.head.append(script);
}

/** Deletes what a script has stored, as far as a page may reach it. */
function deleteData({ src, cookies }: OfferedScript): void {
  const isOfScript = (name: string) => cookies.some((pattern) => isNamed(pattern, name));
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
  for (const name of names.filter(isOfScript)) {
    const expired = `${name}=;Max-Age=0`;
    setCookie(expired);
    for (const domain of cookieDomains(location.hostname)) setCookie(`${expired};Domain=${domain}`);
  }
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage).filter(isOfScript)) storage.removeItem(name);
  }
  // A script that already runs can be stopped in no other way.
  if (loaded.has(src)) location.reload();
}

/** Shows the choice in the boxes, and in words on the page of the cookie policy. */
function showChoice(): void {
  const consent = readConsent(document.cookie, offer.banner);
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-consent] [name=kind]')) {
    box.checked = consent?.chosen.includes(box.value) ?? false;
  }
  const state = document.querySelector('[data-consent-state]');
  if (!state || !consent) return;
  const kinds = [...document.querySelectorAll<HTMLElement>('main [data-kind]')].map((label) => {
    const isChosen = consent.chosen.includes(`${label.dataset['kind']}`);
    return STATE_TEXTS.kind(label.textContent, isChosen);
  });
  const end = new Date(consent.expiry).toLocaleDateString('sr-Latn-RS');
  state.textContent = STATE_TEXTS.choice(kinds, end);
}

/** After an answer in the banner, the banner confirms it; after an answer in the policy, the banner only closes. */
function closeBanner(form: HTMLFormElement): void {
  banner.hidden = !banner.contains(form);
  for (const child of banner.children) child.toggleAttribute('hidden', child !== done);
  done.focus();
}

// On the click, because before 15.4 Safari does not say which button submitted a form.
document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLButtonElement>('[data-consent] button');
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
