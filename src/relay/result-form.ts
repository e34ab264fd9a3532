import { MESSAGE_FIELDS, MESSAGE_LIMITS, type MessageField } from '../model/contact-message.ts';
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

// Labels and errors are the words of the form on the site.
const FIELDS: Record<MessageField, { label: string; attributes: string; missing: string }> = {
  name: {
    label: 'Ime',
    attributes: 'type="text" autocomplete="name"',
    missing: 'Upišite svoje ime.',
  },
  phoneNumber: {
    label: 'Telefon',
    attributes: 'type="tel" autocomplete="tel"',
    missing: 'Upišite broj telefona.',
  },
  // Not type="email": the browser would refuse here what the relay accepts.
  email: {
    label: 'E-mail',
    attributes: 'type="text" inputmode="email" autocomplete="email"',
    missing: 'Upišite e-mail adresu.',
  },
  message: { label: 'Poruka', attributes: 'rows="8"', missing: 'Napišite poruku.' },
};

/** The form again, with every typed letter and with the same words at a field as on the site. */
export function resultForm({ form, key }: Typed, problems: Problems): string {
  const id = key ? `<input type="hidden" name="id" value="${key}">` : '';
  const fields = MESSAGE_FIELDS.map((field) => drawField(field, form.get(field), problems));
  return `<form method="post" action="/mail_cv.php" enctype="multipart/form-data">
${fields.join('\n')}
${id}<button type="submit">Pošalji</button>
</form>`;
}

function drawField(field: MessageField, value: FormDataEntryValue | null, problems: Problems) {
  const { label, attributes } = FIELDS[field];
  const text = escapeHtml(typeof value === 'string' ? value : '');
  const error = errorOf(field, problems);
  const state = error ? ` aria-invalid="true" aria-describedby="${field}-greska"` : '';
  const common = `id="${field}" name="${field}" required ${attributes}${state}`;
  // The parser drops the first line break of a textarea, so one is there to be dropped.
  const control =
    field === 'message'
      ? `<textarea ${common}>\n${text}</textarea>`
      : `<input ${common} value="${text}">`;
  const note = error ? `<p class="error" id="${field}-greska">${error}</p>` : '';
  return `<div><label for="${field}">${label}</label>${control}${note}</div>`;
}

function errorOf(field: MessageField, { missing, tooLong }: Problems): string | undefined {
  if (missing.includes(field)) return FIELDS[field].missing;
  if (!tooLong.includes(field)) return undefined;
  const limit = MESSAGE_LIMITS[field].toLocaleString('sr-Latn-RS');
  return `Skratite na najviše ${limit} znakova.`;
}
