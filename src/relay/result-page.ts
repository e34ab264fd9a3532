// The pages that answer a form that a browser without scripts has posted.
import {
  checkForm,
  MAIL_PATH,
  MESSAGE_FIELDS,
  type MessageField,
} from '../model/contact/contact-message.ts';
import {
  FIELD_WORDS,
  lengthWords,
  MISSING_WORDS,
  phoneLink,
  replySentence,
  SEND,
  SENT,
  TO_PRODUCTS,
} from '../model/contact/contact-words.ts';
import { escapeHtml } from '../model/page/escape-html.ts';
import { drawStandalonePage } from '../model/page/standalone-page.ts';
import { REFUSALS, RESULT_TEXTS, type Refusal } from './result-texts.ts';
import type { Contact } from './settings.ts';

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
  const words = `${RESULT_TEXTS.thanks} ${when}`.trim();
  const link = drawLink(page.contact, '/products', TO_PRODUCTS);
  const body = `<p role="status">${words}</p>\n${link}`;
  return drawStandalonePage({ ...page, title: SENT, body });
}

export function drawRefused(page: RefusedPage): string {
  const { title, text } = REFUSALS[page.reason];
  const form = page.form ? drawForm(page.form) : '';
  const link = drawLink(page.contact, '/', RESULT_TEXTS.toSite);
  const body = `<p role="alert">${text}</p>${form}${drawContact(page.contact)}\n${link}`;
  return drawStandalonePage({ ...page, title, body });
}

function drawLink({ siteUrl }: Contact, path: string, words: string): string {
  return `<p><a href="${escapeHtml(siteUrl.replace(/\/*$/, path))}">${words}</a></p>`;
}

function drawContact({ phone, email }: Contact): string {
  const { phoneNumber: call, email: write } = FIELD_WORDS;
  const ways = [
    phone && `<li>${call.label} <a href="${phoneLink(phone)}">${escapeHtml(phone)}</a></li>`,
    email &&
      `<li>${write.label} <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></li>`,
  ].filter(Boolean);
  return ways.length > 0 ? `<h2>${RESULT_TEXTS.direct}</h2><ul>${ways.join('')}</ul>` : '';
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
      ? MISSING_WORDS[field]
      : lengthWords(field, message[field].length);
    return drawField(field, textOf(form, field), error);
  });
  return `<form method="post" action="${MAIL_PATH}" enctype="multipart/form-data">
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
