// The pages that answer a form that a browser without scripts has posted.
import { checkForm, MESSAGE_FIELDS, type MessageField } from '../model/contact-message.ts';
import { FIELD_WORDS, lengthWords, replySentence, SEND, SENT } from '../model/contact-words.ts';
import { escapeHtml } from '../model/escape-html.ts';
import { drawStandalonePage } from '../model/standalone-page.ts';
import { messageKeyOf } from './request-form.ts';

const NOT_YET = 'Poruka još nije poslata';
const NOT_SENT = 'Poruka nije poslata';
const WRITE_ELSEWHERE = 'Pišite mi sa stranice Kontakt ili mi se javite direktno.';

/** Title and text of the page, by the reason of the refusal. */
const REFUSAL_WORDS = {
  malformed: [
    'Poruka nije stigla cela',
    'Veza se verovatno prekinula. Vratite se na prethodnu stranicu i pošaljite ponovo.',
  ],
  origin: [
    NOT_SENT,
    'Obrazac sa kog ste pisali nije na ovom sajtu. Otvorite stranicu Kontakt ili mi se javite direktno.',
  ],
  'not-found': ['Stranica nije pronađena', WRITE_ELSEWHERE],
  method: ['Ovo je adresa za prijem poruka', WRITE_ELSEWHERE],
  'too-large': [
    'Poruka je predugačka',
    'Vratite se na prethodnu stranicu, na kojoj je Vaš tekst ostao, pa ga skratite ili mi ga pošaljite e-mailom.',
  ],
  'content-type': [
    NOT_SENT,
    'Pošaljite je obrascem sa stranice Kontakt ili mi se javite direktno.',
  ],
  invalid: [
    NOT_YET,
    'Ispravite obeležena polja i pošaljite ponovo. Sve što ste napisali stoji ispod.',
  ],
  // A minute is the longest wait, because `RATE_PER_MINUTE` is at least 1.
  'slow-down': [
    NOT_YET,
    'Za kratko vreme stiglo je mnogo poruka sa iste internet adrese. Sačekajte minut, pa pošaljite ponovo.',
  ],
  unavailable: [
    NOT_YET,
    'Poruka trenutno ne može da se primi. Pokušajte ponovo za koji minut ili mi se javite direktno. ' +
      'Ako Vaš tekst ne stoji ispod, ostao je na prethodnoj stranici.',
  ],
} as const satisfies Record<string, readonly [title: string, text: string]>;

export type Refusal = keyof typeof REFUSAL_WORDS;

/** The ways to reach the owner that a page offers. An empty one is left out. */
export interface PublicContact {
  siteUrl: string;
  phone: string;
  email: string;
  replyTime?: string;
}

interface ResultPage {
  /** Permits this page's own style under its Content-Security-Policy. */
  nonce: string;
  contact: PublicContact;
}

interface RefusedPage extends ResultPage {
  reason: Refusal;
  /** What was typed, for another try. */
  form: FormData | undefined;
  missing: readonly MessageField[];
  tooLong: readonly MessageField[];
}

export function drawAccepted(page: ResultPage): string {
  const when = escapeHtml(replySentence(page.contact.replyTime ?? ''));
  const words = `Hvala na poruci. Javiću Vam se telefonom ili e-mailom. ${when}`.trim();
  const link = drawLink(page.contact, '/products', 'Nazad na proizvode');
  const body = `<p role="status">${words}</p>\n${link}`;
  return drawStandalonePage({ ...page, title: SENT, body });
}

export function drawRefused(page: RefusedPage): string {
  const [title, text] = REFUSAL_WORDS[page.reason];
  const form = page.form ? drawForm(page.form, page) : '';
  const link = drawLink(page.contact, '/', 'Nazad na sajt');
  const body = `<p role="alert">${text}</p>${form}${drawContact(page.contact)}\n${link}`;
  return drawStandalonePage({ ...page, title, body });
}

function drawLink({ siteUrl }: PublicContact, path: string, words: string): string {
  return `<p><a href="${escapeHtml(siteUrl.replace(/\/*$/, path))}">${words}</a></p>`;
}

function drawContact({ phone, email }: PublicContact): string {
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
function drawForm(form: FormData, { missing, tooLong }: RefusedPage): string {
  const key = messageKeyOf(form);
  const { message } = checkForm(form);
  const fields = MESSAGE_FIELDS.map((field) => {
    const isLong = tooLong.includes(field) && lengthWords(field, message[field].length);
    const error = missing.includes(field) ? FIELD_WORDS[field].missing : isLong;
    return drawField(field, form.get(field), error);
  });
  return `<form method="post" action="/mail_cv.php" enctype="multipart/form-data">
${fields.join('\n')}
${key ? `<input type="hidden" name="id" value="${key}">` : ''}<button type="submit">${SEND}</button>
</form>`;
}

function drawField(field: MessageField, value: FormDataEntryValue | null, error: string | false) {
  const { label, autoComplete } = FIELD_WORDS[field];
  const text = escapeHtml(typeof value === 'string' ? value : '');
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
