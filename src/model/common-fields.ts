// Fields that several collections have.
import type { z } from 'zod';
import type { About } from './field-about.ts';
import { day, fields, line, list, number, paragraphs } from './fields.ts';

/** A slip of the finger is above it; the content check tells of gaps below. */
export const MOST_PRODUCTS = 9999;

// What search engines show of a title and of a description, in characters.
export const MOST_IN_TITLE = 60;
const LEAST_IN_DESCRIPTION = 120;
export const MOST_IN_DESCRIPTION = 155;

/** The number of a product that the text shows or leads to, chosen by its name in the form. */
export function productNumber(label: string, more: Omit<About, 'label' | 'form' | 'most'>) {
  const form = {
    widget: 'relation',
    collection: 'products',
    value_field: 'id',
    display_fields: ['name'],
  };
  return number(label, { ...more, most: MOST_PRODUCTS, form });
}

/** Of a list whose items the page counts on. */
export const FIXED_ITEMS = { allow_add: false, allow_remove: false, allow_reorder: false } as const;

export const LINK_HINT = 'Veza se piše ovako: \\[tekst veze](/contact)';

export const alt = line('Opis slike', {
  hint: 'Jedna rečenica za onoga ko sliku ne vidi.',
  example: 'Bela boca gela i list aloe vere',
});

export const seoTitle = line('Naslov za pretraživače', {
  hint: `Naslov u rezultatima pretrage, najviše ${MOST_IN_TITLE} znakova.`,
  example: 'Aloe vera proizvodi i saveti',
  most: MOST_IN_TITLE,
});

export const seoDescription = line('Opis za pretraživače', {
  hint: `Tekst u rezultatima pretrage, od ${LEAST_IN_DESCRIPTION} do ${MOST_IN_DESCRIPTION} znakova.`,
  most: MOST_IN_DESCRIPTION,
  form: { widget: 'text', minlength: LEAST_IN_DESCRIPTION },
}).min(LEAST_IN_DESCRIPTION, {
  error: `Polje „Opis za pretraživače“ treba da ima bar ${LEAST_IN_DESCRIPTION} znakova`,
});

const REASON = 'Tako piše na deklaraciji';

/** Sentences that the check has asked about and that may stand as they are. */
export const confirmedClaims = list(
  'Potvrđene izjave',
  fields({
    text: line('Izjava', { hint: 'Cela rečenica, kako stoji u tekstu.' }),
    reason: line('Razlog', { example: REASON }).regex(/\p{L}{2}.*\s.*\p{L}{2}/u, {
      error: `Upišite razlog zbog kog izjava sme da stoji, bar dve reči, na primer: ${REASON}`,
    }),
    date: day('Dan potvrde', { form: { default: '{{now}}' } }),
  }),
  {
    hint: 'Rečenice o kojima provera pita, a koje smeju da stoje. Dok je rečenica ovde, o njoj se više ne pita.',
    ask: 'Polje „confirmed_claims“ je lista. Svaka stavka ima „text“, „reason“ i „date“',
    form: { label_singular: 'izjavu', collapsed: true, summary: '{{text}}' },
  },
).optional();

/** What would make a text better, beside it: the text is whole without the answer. */
export const openQuestions = list(
  'Šta bi ovde još trebalo',
  fields({
    question: paragraphs('Pitanje', { example: 'Koliko vitamina C ima u 120 ml?' }),
    ready: paragraphs('Gotova rečenica', {
      hint: 'Kada znate odgovor, dopunite ovu rečenicu i stavite je u tekst, umesto opšte rečenice o tome.',
      example: 'U 120 ml gela ima … mg vitamina C.',
    }).optional(),
  }),
  {
    hint: 'Ne vidi se na sajtu. Kada odgovor upišete u tekst, pitanje obrišite.',
    ask: 'Polje „open_questions“ je lista. Svaka stavka ima „question“, a po želji i „ready“',
    form: { label_singular: 'pitanje', collapsed: true, summary: '{{question}}' },
  },
).optional();

/** Fields that stand beside a text and that no visitor reads. */
export const BESIDE = ['confirmed_claims', 'open_questions'] as const;

/** The fields of a text, or of an item in a list: its own, and what stands beside it. */
export function textFields<Shape extends z.ZodRawShape>(own: Shape) {
  return fields({ ...own, confirmed_claims: confirmedClaims, open_questions: openQuestions });
}
