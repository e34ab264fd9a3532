// The one contract between the form and the relay. The browser bundles it: no dependencies.

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

/** What an `id` must look like to make a second try of the same message harmless. */
export const MESSAGE_ID = /^[\w-]{16,64}$/;

/** A form as the page and the relay read it. */
export interface CheckedForm {
  /** Nothing is missing and nothing is too long. */
  ok: boolean;
  /** The fields cleaned: what a limit counts, and what is sent and delivered. */
  message: ContactMessage;
  /** Fields that keep it from being a message, in the order of the form. */
  missing: MessageField[];
  tooLong: MessageField[];
}

export function read(form: FormData): CheckedForm {
  const message = readTexts(form);
  const missing = MESSAGE_FIELDS.filter((field) => message[field] === '');
  const tooLong = MESSAGE_FIELDS.filter((field) => message[field].length > MESSAGE_LIMITS[field]);
  return { ok: missing.length + tooLong.length === 0, message, missing, tooLong };
}

/** The fields of a form, cleaned. */
export function readTexts(form: FormData): ContactMessage {
  return Object.fromEntries(
    MESSAGE_FIELDS.map((field) => [field, normalise(field, form.get(field))]),
  ) as ContactMessage;
}

/**
 * What travels: the cleaned texts and what else stands in the form. As it was typed, a text within
 * its limit could still be too large a body, by the white space around it.
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

/**
 * One line stays one line, and no invisible sign turns the text of others around: a name is also
 * a subject. Right-to-left marks inside words stay. Cleaning twice changes nothing, so the page
 * and the relay always agree.
 */
function normalise(field: MessageField, value: FormDataEntryValue | null): string {
  if (typeof value !== 'string') return '';
  const text =
    field === 'message'
      ? value.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '')
      : value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
  return text.trim();
}
