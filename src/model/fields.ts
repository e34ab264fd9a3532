// Building blocks of the schemas. A field is described once: its schema carries, in `.meta()`, what
// the form in /admin, the messages of the check and the comment on a proposal say of it.
import type { SchemaContext } from 'astro:content';
import { stringify } from 'yaml';
import { z } from 'zod';
import { typeset } from './typeset.ts';

export interface About {
  /** Its Serbian name, wherever an editor meets it. */
  label: string;
  /** Below it in the form. */
  hint?: string;
  /** A value that could stand there. */
  example?: string | number | boolean;
  /** What to write, where the kind of field does not say it. Without a full stop: the example follows. */
  ask?: string;
  /** All else that the CMS is told of the field; false where its form does not have it. */
  form?: Readonly<Record<string, unknown>> | false;
  /** It holds a web address. */
  isLink?: boolean;
}

declare module 'zod' {
  interface GlobalMeta extends Partial<About> {}
}

export type Image = SchemaContext['image'];

/** One secure address, whole and without spaces; some phones begin it with a large letter. */
export const HTTPS = /^https:\/\/(?!\S*\whttps?:\/\/)[^\s.]+\.[^\s]+$/i;

/** What an optional field holds when she does not want it shown, and was asked. */
export const NOT_SHOWN = 'ne';

/** Such a field as visitors see it; it may not be there at all. */
export function shownText(value = ''): string {
  return value === NOT_SHOWN ? '' : value;
}

/** What the field's schema says of it, also behind `.optional()` and `.default()`. */
export function aboutOf(schema: z.core.$ZodType | undefined): Partial<About> {
  return (bareSchema(schema) as z.ZodType | undefined)?.meta() ?? {};
}

/** The field's schema behind `.optional()` and `.default()`, which keep its description. */
export function bareSchema(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return bareSchema(schema.unwrap());
  }
  return schema;
}

/** What is said of the field beside its name, in the form and in the guide. */
export function hintOf(schema: z.ZodType): string | undefined {
  const { hint } = aboutOf(schema);
  const isOptional = schema.safeParse(undefined).success;
  const isSwitch = bareSchema(schema) instanceof z.ZodBoolean;
  return isOptional && !isSwitch ? ['Po želji.', hint].filter(Boolean).join(' ') : hint;
}

/** The field as a line of a file: `name: Aloe vera gel`. Undefined without an example. */
export function exampleLine(key: string, schema: z.core.$ZodType | undefined): string | undefined {
  const { example } = aboutOf(schema);
  return example === undefined ? undefined : stringify({ [key]: example }).trim();
}

/**
 * One line of text, if need be of at most so many characters. It is read as visitors see it: a
 * pattern behind it meets no-break spaces („40 ml“) and Serbian quotes.
 */
export function line(about: About, most?: number): z.ZodString {
  if (most === undefined) return tell(filled(about), 'string', about);
  const error = `Polje „${about.label}“ sme da ima najviše ${most} znakova`;
  return tell(filled(about).max(most, { error }), 'string', about, { maxlength: most });
}

/** Text of several lines. Plain on purpose: a rich text field rewrites what it does not understand. */
export function paragraphs(about: About): z.ZodString {
  return tell(filled(about), 'text', about);
}

/** A line or paragraphs that may be missing or empty, or `ne`: then nothing is shown. */
export function optionalText(about: About, widget: 'string' | 'text' = 'string') {
  const schema = z.string({ error: messageOf(about) }).trim();
  const shown = schema.overwrite((value) => typeset(shownText(value)));
  return tell(shown, widget, about).default('');
}

/** Text of a fixed form; any other value, of whatever type, gets the same message. */
export function formed(pattern: RegExp, about: About): z.ZodString {
  const error = messageOf(about);
  return tell(z.string({ error }).regex(pattern, { error }), 'string', about);
}

/**
 * A secure web address, if need be none: `""`. `z.url()` lets through „htps://“ and spaces, so its form
 * is checked here. It begins in small letters, as the site compares it; a copied one may end with a space.
 */
export function link(about: About, { mayBeEmpty = false } = {}): z.ZodString {
  const pattern = mayBeEmpty ? new RegExp(`^$|${HTTPS.source}`, HTTPS.flags) : HTTPS;
  const form = 'počinje sa https:// i nema razmake';
  const or = mayBeEmpty ? ', ili ostavite prazno: ""' : '';
  const full = { ask: `U polje „${about.label}“ upišite celu vezu: ${form}${or}`, ...about };
  const error = messageOf(full);
  const schema = z
    .string({ error })
    .overwrite((value) => value.trim().replace(/^https:/i, 'https:'))
    .regex(pattern, { error });
  const advice = `Upišite celu vezu, kopiranu iz pregledača: ${form}.`;
  const rules = { pattern: [pattern, advice], required: !mayBeEmpty };
  return tell(schema, 'string', { ...full, isLink: true }, rules);
}

/** From 1 up to the given number, which catches slips of the finger. */
export function number(about: About, most: number): z.ZodNumber {
  const ask = `U polje „${about.label}“ upišite ceo broj od 1 do ${most}, bez navodnika`;
  const error = messageOf({ ask, ...about });
  const schema = z.number({ error }).int({ error }).min(1, { error }).max(most, { error });
  return tell(schema, 'number', about, { min: 1, max: most });
}

/** A number that the site counts on: shown, never typed. /admin gives it to what is new. */
export function place(about: About, most: number): z.ZodNumber {
  return number({ ...about, form: { readonly: true, required: false, ...about.form } }, most);
}

/** The number of an item in a list, which tells it from the others. */
export function itemNumber(most: number): z.ZodNumber {
  return number(
    {
      label: 'Redni broj',
      hint: 'Svakoj stavci drugi. Na sajtu stoje onim redom kojim su u fajlu.',
      example: 1,
      form: { widget: 'hidden' },
    },
    most,
  );
}

export function day(about: About): z.ZodDate {
  const ask = `U polje „${about.label}“ upišite dan ovako: godina-mesec-dan, bez navodnika`;
  const dated = { ask, example: '2026-12-01', ...about };
  const form = { type: 'date', format: 'YYYY-MM-DD' };
  return tell(z.date({ error: messageOf(dated) }), 'datetime', dated, form);
}

/** Off unless a line says `true`. */
export function toggle(about: About) {
  const ask = `Polje „${about.label}“ je true ili false`;
  const error = messageOf({ ask, example: true, ...about });
  return tell(z.boolean({ error }), 'boolean', { example: true, ...about }).default(false);
}

/** A picture beside the text, of which `wish` says what it should be; Astro itself would ask in English. */
export function picture(image: Image, wish: string, example = './aloe-gel.jpg') {
  const shown = {
    label: 'Slika',
    hint: `${wish} U uređivaču se sama smanjuje.`,
    ask: 'U polje „Slika“ upišite sliku iz istog foldera',
    example,
  };
  // Its type names the result only, not the path that it takes.
  const file = image() as unknown as z.ZodType<z.output<ReturnType<Image>>, string>;
  return tell(filled(shown).pipe(file), 'image', shown, { choose_url: false });
}

export function list<Item extends z.ZodType>(item: Item, about: About): z.ZodArray<Item> {
  const error = messageOf({ ask: `Polje „${about.label}“ je lista`, ...about });
  return tell(z.array(item, { error }), 'list', about, { allow_duplicate: false });
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
export function tell<Schema extends z.ZodType>(
  schema: Schema,
  widget: string,
  about: About,
  form: Readonly<Record<string, unknown>> = {},
): Schema {
  const settings = about.form === false ? (false as const) : { widget, ...form, ...about.form };
  return schema.meta({ ...about, form: settings });
}

function filled(about: About): z.ZodString {
  const error = messageOf(about);
  return z.string({ error }).trim().min(1, { error }).overwrite(typeset);
}
