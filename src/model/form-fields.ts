// Fields that several forms of /admin have. What a form refuses at once is said here; the rest is
// said before saving, by the schemas.

import type { Field, ListFieldWithSubFields } from '@sveltia/cms';
import { HTTPS } from './content-fields.ts';
import { LEAST_IN_DESCRIPTION, MOST_IN_DESCRIPTION, MOST_IN_TITLE } from './search-texts.ts';

type Text = { label: string; hint?: string };

/** A list has no keys of its own; in a form its items stand under this one. */
export const ITEMS = 'items';

export const LINK_HINT = 'Veza se piše ovako: \\[tekst veze](/contact)';

const HTTPS_ADVICE =
  'Upišite celu vezu, kopiranu iz pregledača. Počinje sa https:// i nema razmake.';

export function line(name: string, text: Text): Field {
  return { name, widget: 'string', use_emoji_autocomplete: false, ...text };
}

export function shortLine(name: string, text: Text, max: number): Field {
  return { ...line(name, text), maxlength: max } as Field;
}

/** Text of several lines. Plain on purpose: a rich text field rewrites what it does not understand. */
export function paragraphs(name: string, text: Text & { required?: boolean }): Field {
  return { name, widget: 'text', use_emoji_autocomplete: false, ...text };
}

export function link(name: string, text: Text): Field {
  return { ...line(name, text), pattern: [HTTPS, HTTPS_ADVICE] } as Field;
}

export function optionalLink(name: string, text: Text): Field {
  return { ...link(name, text), required: false } as Field;
}

/** A number that the site counts on: shown, never typed. */
export function number(name: string, text: Text): Field {
  return { name, widget: 'number', readonly: true, required: false, ...text };
}

export function dayField(name: string, text: Text & { required?: boolean }): Field {
  return { name, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', ...text };
}

export function toggle(name: string, text: Text): Field {
  return { name, widget: 'boolean', required: false, ...text };
}

/** All that a list holds. The number of an item is given when it is saved. */
export function items(settings: Text & Partial<ListFieldWithSubFields>, fields: Field[]): Field[] {
  return [
    {
      name: ITEMS,
      widget: 'list',
      collapsed: true,
      allow_duplicate: false,
      ...settings,
      fields: [...fields, { name: 'id', widget: 'hidden' }],
    },
  ];
}

export function pictureFields(hint: string): Field[] {
  return [
    { name: 'image', label: 'Slika', widget: 'image', choose_url: false, hint },
    line('alt', {
      label: 'Opis slike',
      hint: 'Jedna rečenica za onoga ko sliku ne vidi, na primer: Bela boca gela i list aloe vere.',
    }),
  ];
}

export function seoTitleField(name: string): Field {
  return shortLine(
    name,
    {
      label: 'Naslov za pretraživače',
      hint: `Naslov u rezultatima pretrage, najviše ${MOST_IN_TITLE} znakova.`,
    },
    MOST_IN_TITLE,
  );
}

export function seoDescriptionField(): Field {
  return {
    ...paragraphs('description', {
      label: 'Opis za pretraživače',
      hint: `Tekst u rezultatima pretrage, od ${LEAST_IN_DESCRIPTION} do ${MOST_IN_DESCRIPTION} znakova.`,
    }),
    minlength: LEAST_IN_DESCRIPTION,
    maxlength: MOST_IN_DESCRIPTION,
  } as Field;
}
