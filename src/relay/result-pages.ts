// Pages for visitors without scripts.
import type { MessageField } from '../model/contact-message.ts';
import { replySentence, SENT } from '../model/contact-words.ts';
import { escapeHtml } from '../model/escape-html.ts';
import { drawPlainPage } from './plain-page.ts';
import type { Reason, RelayPorts } from './relay-ports.ts';
import { type Problems, resultForm, type Typed } from './result-form.ts';

interface Page {
  /** Lets this page's own style through its Content-Security-Policy. */
  nonce: string;
  contact: RelayPorts['contact'];
}

const REFUSALS: Record<Reason, { title: string; text: string }> = {
  invalid: {
    title: 'Poruka još nije poslata',
    text: 'Ispravite obeležena polja i pošaljite ponovo. Sve što ste napisali stoji ispod.',
  },
  unavailable: {
    title: 'Poruka još nije poslata',
    text: 'Poruka trenutno ne može da se primi. Vaš tekst stoji ispod: pokušajte ponovo za koji minut ili mi se javite direktno.',
  },
  'slow-down': {
    title: 'Poruka još nije poslata',
    text: 'Za kratko vreme stiglo je mnogo poruka sa iste internet adrese. Sačekajte minut, pa pošaljite ponovo.',
  },
  'too-large': {
    title: 'Poruka je predugačka',
    text: 'Vratite se na prethodnu stranicu, gde je Vaš tekst još uvek, pa ga skratite ili mi ga pošaljite e-mailom.',
  },
  malformed: {
    title: 'Poruka nije stigla cela',
    text: 'Veza se verovatno prekinula. Vratite se na prethodnu stranicu i pošaljite ponovo.',
  },
  origin: {
    title: 'Poruka nije poslata',
    text: 'Obrazac sa kog ste pisali nije na ovom sajtu. Otvorite stranicu Kontakt ili mi se javite direktno.',
  },
  'content-type': {
    title: 'Poruka nije poslata',
    text: 'Pošaljite je obrascem sa stranice Kontakt ili mi se javite direktno.',
  },
  method: {
    title: 'Ovo je adresa za prijem poruka',
    text: 'Pišite mi sa stranice Kontakt ili mi se javite direktno.',
  },
  'not-found': {
    title: 'Stranica nije pronađena',
    text: 'Pišite mi sa stranice Kontakt ili mi se javite direktno.',
  },
};

/** Where the visitor goes from here. */
const WAYS = {
  home: { path: '/', words: 'Nazad na sajt' },
  products: { path: '/products', words: 'Nazad na proizvode' },
};

export function acceptedPage(page: Page): string {
  const when = escapeHtml(replySentence(page.contact.replyTime ?? ''));
  const words = `Hvala na poruci. Javiću Vam se telefonom ili e-mailom. ${when}`.trim();
  const text = `<p role="status">${words}</p>`;
  return drawPage(page, SENT, text, 'products');
}

export function refusedPage(
  page: Page & {
    reason: Reason;
    missing: readonly MessageField[];
    tooLong: readonly MessageField[];
    typed: Typed | undefined;
  },
): string {
  const { title, text } = REFUSALS[page.reason];
  const problems: Problems = { missing: page.missing, tooLong: page.tooLong };
  const form = page.typed ? resultForm(page.typed, problems) : '';
  const body = `<p role="alert">${text}</p>${form}${directContact(page.contact)}`;
  return drawPage(page, title, body, 'home');
}

function directContact({ phone, email }: RelayPorts['contact']): string {
  const tel = phone.replace(/[^\d+]/g, '');
  const ways = [
    phone && `<li>Telefon <a href="tel:${tel}">${escapeHtml(phone)}</a></li>`,
    email && `<li>E-mail <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></li>`,
  ].filter(Boolean);
  return ways.length > 0 ? `<h2>Javite mi se direktno</h2><ul>${ways.join('')}</ul>` : '';
}

function drawPage({ nonce, contact }: Page, title: string, body: string, next: keyof typeof WAYS) {
  const { path, words } = WAYS[next];
  const way = escapeHtml(contact.siteUrl.replace(/\/*$/, path));
  const lead = `<p><a href="${way}">${words}</a></p>`;
  return drawPlainPage({ nonce, title, body: `${body}\n${lead}` });
}
