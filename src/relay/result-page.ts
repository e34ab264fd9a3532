// The pages that answer a form that a browser without scripts has posted.
import { checkForm, MESSAGE_FIELDS, type MessageField } from '../model/contact-message.ts';
import { FIELD_WORDS, lengthWords, replySentence, SEND, SENT } from '../model/contact-words.ts';
import { escapeHtml } from '../model/escape-html.ts';
import { drawStandalonePage } from '../model/standalone-page.ts';
import type { Contact } from './settings.ts';

const NOT_YET = 'Poruka još nije poslata';
const NOT_SENT = 'Poruka nije poslata';
const WRITE_ELSEWHERE = 'Pišite mi sa stranice Kontakt ili mi se javite direktno.';

/** Why a request is refused: the word that scripts get as `status`, the code of HTTP, and the page's title and text. */
export const REFUSALS = {
  malformed: {
    code: 400,
    title: 'Poruka nije stigla cela',
    text: 'Veza se verovatno prekinula. Vratite se na prethodnu stranicu i pošaljite ponovo.',
  },
  origin: {
    code: 403,
    title: NOT_SENT,
    text: 'Obrazac sa kog ste pisali nije na ovom sajtu. Otvorite stranicu Kontakt ili mi se javite direktno.',
  },
  'not-found': { code: 404, title: 'Stranica nije pronađena', text: WRITE_ELSEWHERE },
  method: { code: 405, title: 'Ovo je adresa za prijem poruka', text: WRITE_ELSEWHERE },
  'too-large': {
    code: 413,
    title: 'Poruka je predugačka',
    text: 'Vratite se na prethodnu stranicu, na kojoj je Vaš tekst ostao, pa ga skratite ili mi ga pošaljite e-mailom.',
  },
  'content-type': {
    code: 415,
    title: NOT_SENT,
    text: 'Pošaljite je obrascem sa stranice Kontakt ili mi se javite direktno.',
  },
  invalid: {
    code: 422,
    title: NOT_YET,
    text: 'Ispravite obeležena polja i pošaljite ponovo. Sve što ste napisali stoji ispod.',
  },
  // A minute is the longest wait of the limiter.
  'slow-down': {
    code: 429,
    title: NOT_YET,
    text: 'Za kratko vreme stiglo je mnogo poruka sa iste internet adrese. Sačekajte minut, pa pošaljite ponovo.',
  },
  unavailable: {
    code: 503,
    title: NOT_YET,
    text:
      'Poruka trenutno ne može da se primi. Pokušajte ponovo za koji minut ili mi se javite direktno. ' +
      'Ako Vaš tekst ne stoji ispod, ostao je na prethodnoj stranici.',
  },
} as const;

export type Refusal = keyof typeof REFUSALS;

interface ResultPage {
  /** Permits this page's own style under its Content-Security-Policy. */
  nonce: string;
  /** The ways to reach the owner. An empty one is left out. */
  contact: Contact;
}

interface RefusedPage extends ResultPage {
  reason: Refusal;
  /** What was typed, for another try. */
  form: FormData | undefined;
}

export function drawAccepted(page: ResultPage): string {
  const when = escapeHtml(replySentence(page.contact.replyTime));
  const words = `Hvala na poruci. Javiću Vam se telefonom ili e-mailom. ${when}`.trim();
  const link = drawLink(page.contact, '/products', 'Nazad na proizvode');
  const body = `<p role="status">${words}</p>\n${link}`;
  return drawStandalonePage({ ...page, title: SENT, body });
}

export function drawRefused(page: RefusedPage): string {
  const { title, text } = REFUSALS[page.reason];
  const form = page.form ? drawForm(page.form) : '';
  const link = drawLink(page.contact, '/', 'Nazad na sajt');
  const body = `<p role="alert">${text}</p>${form}${drawContact(page.contact)}\n${link}`;
  return drawStandalonePage({ ...page, title, body });
}

function drawLink({ siteUrl }: Contact, path: string, words: string): string {
  return `<p><a href="${escapeHtml(siteUrl.replace(/\/*$/, path))}">${words}</a></p>`;
}

function drawContact({ phone, email }: Contact): string {
  const tel = phone.replace(/[^\d+]/g, '');
  const ways = [
    phone && `<li>Telefon <a href="tel:${tel}">${escapeHtml(phone)}</a></li>`,
    email && `<li>E-mail <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></li>`,
  ].filter(Boolean);
  return ways.length > 0 ? `<h2>Javite mi se direktno</h2><ul>${ways.join('')}</ul>` : '';
}

// Not type="email": the browser would then refuse addresses that the relay accepts.
const ATTRIBUTES: Record<MessageField, string> = {
  name: 'type="text"',
  phoneNumber: 'type="tel"',
  email: 'type="text" inputmode="email"',
  message: 'rows="8"',
};

/** The form again, with all that was typed and with the site's own errors at the fields. */
function drawForm(form: FormData): string {
  const { message, missing } = checkForm(form);
  const fields = MESSAGE_FIELDS.map((field) => {
    const error = missing.includes(field)
      ? FIELD_WORDS[field].missing
      : lengthWords(field, message[field].length);
    return drawField(field, textOf(form, field), error);
  });
  return `<form method="post" action="/mail_cv.php" enctype="multipart/form-data">
${fields.join('\n')}
<input type="hidden" name="id" value="${escapeHtml(textOf(form, 'id'))}"><button type="submit">${SEND}</button>
</form>`;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function drawField(field: MessageField, typed: string, error: string) {
  const { label, autoComplete } = FIELD_WORDS[field];
  const text = escapeHtml(typed);
  const state = error ? ` aria-invalid="true" aria-describedby="${field}-greska"` : '';
  const common = `id="${field}" name="${field}" required ${ATTRIBUTES[field]} autocomplete="${autoComplete}"${state}`;
  // HTML drops the first line break in a textarea: with an extra one in front, none of the visitor's is lost.
  const control =
    field === 'message'
      ? `<textarea ${common}>\n${text}</textarea>`
      : `<input ${common} value="${text}">`;
  const note = error ? `<p class="error" id="${field}-greska">${error}</p>` : '';
  return `<div><label for="${field}">${label}</label>${control}${note}</div>`;
}
