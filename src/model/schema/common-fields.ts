import type { z } from 'zod';
import type { FieldDescription } from './field-description.ts';
import { day, fields, line, list, number, paragraphs } from './fields.ts';

/** A larger number is a typing mistake; the content check reports gaps between the numbers. */
export const MAX_PRODUCT_NUMBER = 9999;

// How much of a title and of a description search engines show, in characters.
export const MAX_TITLE_LENGTH = 60;
const MIN_DESCRIPTION_LENGTH = 120;
export const MAX_DESCRIPTION_LENGTH = 155;

/** The number of a product that the text shows or leads to, chosen by its name in the form. */
export function productNumber(
  label: string,
  options: Omit<FieldDescription, 'label' | 'form' | 'max'>,
) {
  return number(label, { ...options, max: MAX_PRODUCT_NUMBER, form: { control: 'product' } });
}

export const LINK_HINT = 'Veza se piše ovako: \\[tekst veze](/contact)';

export const alt = line('Opis slike', {
  hint: 'Jedna rečenica za onoga ko sliku ne vidi: šta je na njoj i koje je boje.',
  // No example: it would be copied, and describe another picture.
  instruction: 'Jednom rečenicom napišite šta se vidi na slici',
  form: { aid: 'picture-changed' },
});

export const seoTitle = line('Naslov za pretraživače', {
  hint: `Naslov u rezultatima pretrage, najviše ${MAX_TITLE_LENGTH} znakova.`,
  example: 'Aloe vera proizvodi i saveti',
  max: MAX_TITLE_LENGTH,
});

export const seoDescription = line('Opis za pretraživače', {
  hint: `Tekst u rezultatima pretrage, od ${MIN_DESCRIPTION_LENGTH} do ${MAX_DESCRIPTION_LENGTH} znakova.`,
  max: MAX_DESCRIPTION_LENGTH,
  form: { control: 'text' },
}).min(MIN_DESCRIPTION_LENGTH, {
  error: `Polje „Opis za pretraživače“ treba da ima bar ${MIN_DESCRIPTION_LENGTH} znakova`,
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
    date: day('Dan potvrde', { form: { isToday: true } }),
  }),
  {
    hint: 'Rečenice o kojima provera pita, a koje smeju da stoje. Dok je rečenica ovde, o njoj se više ne pita.',
    instruction: 'Polje „confirmed_claims“ je lista. Svaka stavka ima „text“, „reason“ i „date“',
    form: { itemName: 'izjavu', titleFields: ['text'] },
  },
).optional();

/** Questions whose answers would make a text better; the text is complete without them. */
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
    instruction:
      'Polje „open_questions“ je lista. Svaka stavka ima „question“, a po želji i „ready“',
    form: { itemName: 'belešku za sebe', titleFields: ['question'] },
  },
).optional();

/** Fields of every text that are for editors and that no visitor reads. */
export const EDITOR_ONLY_FIELDS = {
  confirmed_claims: confirmedClaims,
  open_questions: openQuestions,
};

/** The fields of a text, or of an item in a list: those of `shape`, and `EDITOR_ONLY_FIELDS`. */
export function textFields<Shape extends z.ZodRawShape>(shape: Shape) {
  return fields({ ...shape, ...EDITOR_ONLY_FIELDS });
}
