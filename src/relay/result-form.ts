import { MESSAGE_FIELDS, type MessageField, read } from '../model/contact-message.ts';
import { FIELD_WORDS, lengthWords, SEND } from '../model/contact-words.ts';
import { escapeHtml } from '../model/escape-html.ts';

/** What the visitor sent, to be given back word for word. */
export interface Typed {
  form: FormData;
  key: string | null;
}

export interface Problems {
  missing: readonly MessageField[];
  tooLong: readonly MessageField[];
}

// Not type="email": the browser would refuse here what the relay accepts.
const ATTRIBUTES: Record<MessageField, string> = {
  name: 'type="text"',
  phoneNumber: 'type="tel"',
  email: 'type="text" inputmode="email"',
  message: 'rows="8"',
};

/** The form again, with every typed letter and with the same words at a field as on the site. */
export function resultForm({ form, key }: Typed, problems: Problems): string {
  const id = key ? `<input type="hidden" name="id" value="${key}">` : '';
  const { message } = read(form);
  const fields = MESSAGE_FIELDS.map((field) => {
    const error = errorOf(field, message[field].length, problems);
    return drawField(field, form.get(field), error);
  });
  return `<form method="post" action="/mail_cv.php" enctype="multipart/form-data">
${fields.join('\n')}
${id}<button type="submit">${SEND}</button>
</form>`;
}

function drawField(field: MessageField, value: FormDataEntryValue | null, error?: string) {
  const { label, autoComplete } = FIELD_WORDS[field];
  const text = escapeHtml(typeof value === 'string' ? value : '');
  const state = error ? ` aria-invalid="true" aria-describedby="${field}-greska"` : '';
  const common = `id="${field}" name="${field}" required ${ATTRIBUTES[field]} autocomplete="${autoComplete}"${state}`;
  // The parser drops the first line break of a textarea, so one is there to be dropped.
  const control =
    field === 'message'
      ? `<textarea ${common}>\n${text}</textarea>`
      : `<input ${common} value="${text}">`;
  const note = error ? `<p class="error" id="${field}-greska">${error}</p>` : '';
  return `<div><label for="${field}">${label}</label>${control}${note}</div>`;
}

function errorOf(field: MessageField, length: number, { missing, tooLong }: Problems) {
  if (missing.includes(field)) return FIELD_WORDS[field].missing;
  return tooLong.includes(field) ? lengthWords(field, length) : undefined;
}
