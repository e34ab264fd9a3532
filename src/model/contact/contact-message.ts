// The one contract between the form and the relay. The browser bundles it: no dependencies.
import { undressEmail } from './email-address.ts';

/** Where the form is posted on the site's own address: that of its former PHP script, which pages in caches still name. */
export const MAIL_PATH = '/mail_cv.php';

/** A field that nobody sees, and that programs fill in as they do every field. */
export const TRAP_FIELD = 'website';

/** The fields a visitor fills in, in their order; the same names travel in the message. */
export const MESSAGE_FIELDS = ['name', 'phoneNumber', 'email', 'message'] as const;

export type MessageField = (typeof MESSAGE_FIELDS)[number];

export type ContactMessage = Record<MessageField, string>;

/**
 * Longest text of a field, cleaned, in UTF-16 units. No field carries it as `maxlength`: the
 * browser would cut a pasted text without a word.
 */
export const MESSAGE_LIMITS: Readonly<Record<MessageField, number>> = {
  name: 200,
  phoneNumber: 100,
  email: 320,
  message: 10_000,
};

/** Form of a message's `id`, by which the relay recognizes a second try of the same message. */
export const MESSAGE_ID = /^[\w-]{16,64}$/;

export interface CheckedForm {
  /** True when no field is missing and none is too long. */
  ok: boolean;
  /** The cleaned fields, as the limits count them and as they are sent and delivered. */
  message: ContactMessage;
  /** Names of the empty fields, in the order of the form. */
  missing: MessageField[];
  tooLong: MessageField[];
}

export function checkForm(form: FormData): CheckedForm {
  const message = readMessage(form);
  const missing = MESSAGE_FIELDS.filter((field) => message[field] === '');
  const tooLong = MESSAGE_FIELDS.filter((field) => message[field].length > MESSAGE_LIMITS[field]);
  return { ok: missing.length + tooLong.length === 0, message, missing, tooLong };
}

/** The fields of a form as they are counted, sent and delivered: cleaned, the address without what surrounds it. */
export function readMessage(form: FormData): ContactMessage {
  const message = cleanFields(form);
  return { ...message, email: undressEmail(message.email) };
}

/** The fields of a form, cleaned as `normalise` says; a field that the form lacks is ''. */
export function cleanFields(form: FormData): ContactMessage {
  return Object.fromEntries(
    MESSAGE_FIELDS.map((field) => [field, normalise(field, form.get(field))]),
  ) as ContactMessage;
}

/**
 * The entries of the request: the cleaned fields and every other field of the form. The white space around
 * an uncleaned text could make the request's body too large although the text is within its limit.
 */
export function entriesToSend(
  form: FormData,
  { message }: Pick<CheckedForm, 'message'>,
): [string, string][] {
  return Object.entries({ ...Object.fromEntries(form), ...message }).map(([name, value]) => [
    name,
    String(value),
  ]);
}

/** A character that somebody sees. `DI`: what programs do not draw; U+2800: a Braille sign without a dot. */
const VISIBLE = /[^\p{DI}\s\u2800]/u;

/**
 * A text of invisible characters is an empty one. A one-line field loses its line breaks, and the invisible
 * characters that would reverse the direction of the text behind them: the visitor's name is also part of the
 * mail's subject. Right-to-left marks inside words stay. Cleaning twice changes nothing, so the page and the
 * relay always agree.
 */
function normalise(field: MessageField, value: FormDataEntryValue | null): string {
  if (typeof value !== 'string') return '';
  const text =
    field === 'message'
      ? value.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '')
      : value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
  return VISIBLE.test(text) ? text.trim() : '';
}
