// Loads no script of others before the visitor has allowed its category, keeps the answer in four cookies, and deletes
// what a refused script has stored.
import { EDITOR_KEY } from '../model/editor-key.ts';

/** The cookie policy names them. */
const COOKIES = {
  banner: 'saglasnost-baner',
  chosen: 'saglasnost-izbor',
  offered: 'saglasnost-ponuda',
  expiry: 'saglasnost-istek',
};

const DAY_SECONDS = 86_400;

interface Offer {
  /** Another list of scripts has another one, so the visitor is asked anew. */
  bannerId: string;
  days: number;
  scripts: { category: string; src: string; cookies: string[] }[];
}

const question = document.querySelector('[data-consent]') as HTMLElement;
const details = question.querySelector('details') as HTMLDetailsElement;
const { bannerId, days, scripts }: Offer = JSON.parse(question.dataset['consent'] ?? '');
const boxes = [...question.querySelectorAll('input')];
const loaded = new Set<string>();

function setCookie(name: string, value: string, seconds: number, domain = ''): void {
  const safe = location.protocol === 'https:' ? ';Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: older phones have no Cookie Store API
  document.cookie = `${name}=${value};Max-Age=${seconds};Path=/;SameSite=Lax${safe}${domain}`;
}

/** The categories that the visitor has allowed; undefined until this list of scripts was answered. */
function readChoice(): string[] | undefined {
  const kept = new Map(
    document.cookie.split('; ').map((pair) => pair.split('=') as [string, string]),
  );
  return kept.get(COOKIES.banner) === bannerId ? kept.get(COOKIES.chosen)?.split('.') : undefined;
}

function keepChoice(chosen: readonly string[]): void {
  const seconds = days * DAY_SECONDS;
  const now = new Date();
  // The day that the cookie policy shows: as `consentExpiry`, without importing it. A module that a policy shares would
  // make this script a file of its own, also on a site that asks nothing.
  const lastDay = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days));
  const values = {
    banner: bannerId,
    chosen: chosen.join('.'),
    offered: boxes.map(({ value }) => value).join('.'),
    expiry: lastDay.toISOString().slice(0, 10),
  };
  for (const key of ['banner', 'chosen', 'offered', 'expiry'] as const)
    setCookie(COOKIES[key], values[key], seconds);
}

/** Until it is answered, the question stays at the lower edge of the window; then it closes at the end of the page. */
function show(chosen: readonly string[] | undefined): void {
  for (const box of boxes) box.checked = chosen?.includes(box.value) ?? false;
  const isOpen = chosen === undefined;
  details.open = isOpen;
  question.hidden = false;
  Object.assign(question.style, {
    position: isOpen ? 'sticky' : '',
    bottom: '0',
    maxHeight: '60vh',
    overflowY: 'auto',
  });
  // What is reached by keyboard scrolls to above the question.
  document.documentElement.style.scrollPaddingBottom = isOpen ? `${question.offsetHeight}px` : '';
}

/** Throws where the browser blocks site data: then nothing is loaded. */
function apply(chosen: readonly string[]): void {
  // An editor's key to the site's repository lies in this storage: no one else's script may read it.
  if (localStorage.getItem(EDITOR_KEY) !== null) return;
  for (const { category, src, cookies } of scripts) {
    if (!chosen.includes(category)) {
      deleteData(cookies);
      // A script that already runs can be stopped in no other way.
      if (loaded.has(src)) location.reload();
    } else if (!loaded.has(src)) {
      loaded.add(src);
      document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
    }
  }
}

/** As far as a page may reach it: a cookie also of the domains above this host, as `primer.rs` is above `www.primer.rs`. */
function deleteData(cookies: readonly string[]): void {
  const isNamed = (name: string) =>
    cookies.some((cookie) =>
      cookie.endsWith('*') ? name.startsWith(cookie.slice(0, -1)) : name === cookie,
    );
  const parts = location.hostname.split('.');
  const domains = parts.slice(1).map((_, index) => `;Domain=${parts.slice(index).join('.')}`);
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    if (isNamed(name)) for (const domain of ['', ...domains]) setCookie(name, '', 0, domain);
  }
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (isNamed(name)) storage.removeItem(name);
}

// On the buttons, because before 15.4 Safari does not say which button submitted a form.
for (const button of question.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    const isChosen = (box: HTMLInputElement) =>
      button.value === 'all' || (button.value === 'some' && box.checked);
    const chosen = boxes.filter(isChosen).map(({ value }) => value);
    keepChoice(chosen);
    show(chosen);
    question.querySelector('summary')?.focus({ preventScroll: true });
    apply(chosen);
  });
}

show(readChoice());
addEventListener('load', () => apply(readChoice() ?? []));
