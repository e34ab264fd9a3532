// Building blocks of the schemas: each kind of field, with its description in it.
import { z } from 'zod';
import type { About } from './field-about.ts';
import { typeset } from './typeset.ts';

/**
 * What a schema gets to describe its pictures with: Astro's own `image` for the site, and for all else
 * `z.string`, because there a picture is its path.
 */
export interface Pictures<Picture extends z.ZodType> {
  image: () => Picture;
}

/** What is said of a field beside its label. */
type More = Omit<About, 'label'>;

/** One secure address, whole and without spaces; some phones begin it with a large letter. */
export const HTTPS = /^https:\/\/(?!\S*\whttps?:\/\/)[^\s.]+\.[^\s]+$/i;

/** What an optional field holds when she does not want it shown, and was asked. */
export const NOT_SHOWN = 'ne';

/** Such a field as visitors see it; it may not be there at all. */
export function shownText(value = ''): string {
  return value === NOT_SHOWN ? '' : value;
}

/** One line, as visitors see it: a pattern behind it meets no-break spaces („40 ml“) and Serbian quotes. */
export function line(label: string, more: More = {}): z.ZodString {
  const about = { label, ...more };
  const { most } = more;
  if (most === undefined) return describe(filled(about), 'string', about);
  const error = `Polje „${label}“ sme da ima najviše ${most} znakova`;
  return describe(filled(about).max(most, { error }), 'string', about, { maxlength: most });
}

/** Text of several lines. Plain on purpose: a rich text field rewrites what it does not understand. */
export function paragraphs(label: string, more: More = {}): z.ZodString {
  const about = { label, ...more };
  return describe(filled(about), 'text', about);
}

/** A line that may be missing or empty, or `ne`: then nothing is shown. */
export function optionalText(label: string, more: More = {}) {
  const about = { label, ...more };
  const shown = text(about).overwrite((value) => typeset(shownText(value)));
  return describe(shown, 'string', about).default('');
}

/** Text of a fixed form; any other value, of whatever type, gets the same message. */
export function formed(label: string, pattern: RegExp, more: More): z.ZodString {
  const about = { label, ...more };
  const error = messageOf(about);
  return describe(z.string({ error }).regex(pattern, { error }), 'string', about);
}

/** An address as browsers show it and people type it: „primer.rs/gel“, „http://primer.rs“. */
const TYPED_LINK = /^\s*(?:http:\/\/)?([\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?)\s*$/i;

/**
 * The address with the secure beginning that it lacks, in small letters, as the site compares it.
 * Anything else stays as it is, for the schema to refuse; a copied address may end with a space.
 */
export function canonicalLink(typed: string): string {
  const address = typed.trim().replace(/^https:/i, 'https:');
  return address.replace(TYPED_LINK, 'https://$1');
}

/**
 * A secure web address, if need be none: `""`. `z.url()` lets through „htps://“ and spaces, so its form
 * is checked here.
 */
export function link(
  label: string,
  { mayBeEmpty = false, ...more }: More & { mayBeEmpty?: boolean } = {},
): z.ZodString {
  const pattern = mayBeEmpty ? new RegExp(`^$|${HTTPS.source}`, HTTPS.flags) : HTTPS;
  const form = 'počinje sa https:// i nema razmake';
  const ask = `U polje „${label}“ upišite celu vezu: ${form}${mayBeEmpty ? ', ili ostavite prazno: ""' : ''}`;
  const full = { label, ask, canonical: canonicalLink, ...more };
  const schema = text(full)
    .overwrite(canonicalLink)
    .regex(pattern, { error: messageOf(full) });
  // The form also takes an address as it is typed, which is completed when it is saved.
  const typed = new RegExp(`${pattern.source}|${TYPED_LINK.source}`, 'i');
  const advice =
    'Upišite adresu kao u pregledaču, bez razmaka, na primer: https://prodavnica.rs/gel';
  return describe(schema, 'string', full, {
    pattern: [typed, advice],
    ...(mayBeEmpty && { required: false }),
  });
}

type Bounded = More & { most: number };

/** From 1 up to `most`, which catches slips of the finger. */
export function number(label: string, more: Bounded): z.ZodNumber {
  const { most } = more;
  const ask = `U polje „${label}“ upišite ceo broj od 1 do ${most}, bez navodnika`;
  const about = { label, ...more };
  const error = messageOf({ ask, ...about });
  const schema = z.int({ error }).min(1, { error }).max(most, { error });
  return describe(schema, 'number', about, { min: 1, max: most });
}

/** A number that the site counts on: shown, never typed. /admin gives it to what is new. */
export function place(label: string, more: Bounded): z.ZodNumber {
  return number(label, { ...more, form: { readonly: true, required: false } });
}

export function day(label: string, more: More = {}): z.ZodDate {
  const ask = `U polje „${label}“ upišite dan ovako: godina-mesec-dan, bez navodnika`;
  const full = { label, ask, example: '2026-12-01', ...more };
  const form = { type: 'date', format: 'YYYY-MM-DD' };
  return describe(z.date({ error: messageOf(full) }), 'datetime', full, form);
}

/** Off unless a line says `true`. */
export function toggle(label: string, more: More = {}) {
  const full = { label, ask: `Polje „${label}“ je true ili false`, example: true, ...more };
  return describe(z.boolean({ error: messageOf(full) }), 'boolean', full).default(false);
}

/** A picture beside the text, of which `wish` says what it should be; Astro itself would ask in English. */
export function picture<Picture extends z.ZodType>(
  image: () => Picture,
  wish: string,
  example = './aloe-gel.jpg',
) {
  const ask = 'U polje „Slika“ upišite sliku iz istog foldera';
  const about = { label: 'Slika', hint: `${wish} U uređivaču se sama smanjuje.`, ask, example };
  // The type of Astro's `image` names what it makes of a path, and not the path that it takes: `z.any`.
  const file = z.any().pipe(image());
  return describe(filled(about).pipe(file), 'image', about, { choose_url: false });
}

export function list<Item extends z.ZodType>(
  label: string,
  item: Item,
  more: More = {},
): z.ZodArray<Item> {
  const about = { label, ...more };
  const error = messageOf({ ask: `Polje „${label}“ je lista`, ...about });
  return describe(z.array(item, { error }), 'list', about, { allow_duplicate: false });
}

/** A strict object: a misspelled field is named instead of being ignored. */
export function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  const allowed = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Polje „${issue.keys.join('“, „')}“ ne postoji. Proverite da li je naziv tačno napisan. Dozvoljena polja su: ${allowed}.`
        : `Podaci se pišu kao polje: vrednost, svaki u svom redu. Polja su: ${allowed}.`,
  });
}

/** What the editor is told when the field does not hold what it should. */
export function messageOf({ label, ask = `Popunite polje „${label}“`, example }: About): string {
  return example === undefined ? ask : `${ask}, na primer: ${example}`;
}

/** The schema with its description; `form` is what its kind says to the CMS. */
export function describe<Schema extends z.ZodType>(
  schema: Schema,
  widget: string,
  about: About,
  form: Readonly<Record<string, unknown>> = {},
): Schema {
  return schema.meta({
    ...about,
    form: about.form !== false && { widget, ...form, ...about.form },
  });
}

function text(about: About): z.ZodString {
  return z.string({ error: messageOf(about) }).trim();
}

function filled(about: About): z.ZodString {
  return text(about)
    .min(1, { error: messageOf(about) })
    .overwrite(typeset);
}
