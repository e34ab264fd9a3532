// Building blocks of the schemas: a function for each type of field, which also stores its description.
import type { ImageMetadata } from 'astro';
import { z } from 'zod';
import { typeset } from '../serbian/typeset.ts';
import { count } from '../serbian/word-forms.ts';
import type { Control, FieldDescription } from './field-description.ts';

/** What a schema takes for a picture: Astro's `image` for the site, and `AS_PATHS` everywhere else. */
export interface Pictures {
  image: () => z.ZodType<ImageMetadata>;
}

/** A picture is its path, as the file has it. The data of a file have no types of their own. */
export const AS_PATHS = { image: z.string } as unknown as Pictures;

export type FieldOptions = Omit<FieldDescription, 'label'>;

/** Value of an optional field that the consultant has decided not to show. */
export const NOT_SHOWN = 'ne';

/** Whether the value is `NOT_SHOWN`, as phones and people write it too: „Ne“, „NE.“, with the hint's quotes around it. */
export function isNotShown(value: string): boolean {
  return /^[\s\p{P}]*ne[\s\p{P}]*$/iu.test(value);
}

/** The text that visitors see in a field which may hold `NOT_SHOWN` or be missing. */
export function shownText(value = ''): string {
  return isNotShown(value) ? '' : value;
}

/**
 * One line, typeset as visitors see it: a pattern that is checked afterwards finds no-break spaces („40 ml“) and
 * Serbian quotes in it.
 */
export function line(label: string, options: FieldOptions = {}): z.ZodString {
  const description = { label, ...options };
  const { max } = options;
  if (max === undefined) return describe(requiredText(description), 'line', description);
  const error = `Polje „${label}“ sme da ima najviše ${count(max, 'znak', 'znaka', 'znakova')}`;
  return describe(requiredText(description).max(max, { error }), 'line', description);
}

/** Text of several lines. A plain text field on purpose: a rich one rewrites Markdown that it does not know. */
export function paragraphs(label: string, options: FieldOptions = {}): z.ZodString {
  const description = { label, ...options };
  return describe(requiredText(description), 'text', description);
}

/** A line that may be missing or empty, or `ne`: then nothing is shown. */
export function optionalText(label: string, options: FieldOptions = {}) {
  const description = { label, ...options };
  const shown = trimmedText(description).overwrite((value) => typeset(shownText(value)));
  return describe(shown, 'line', description).default('');
}

/** Text that matches the pattern; any other value, of whatever type, gets the same message. */
export function patternText(label: string, pattern: RegExp, options: FieldOptions): z.ZodString {
  const description = { label, ...options };
  const error = errorMessageOf(description);
  return describe(z.string({ error }).regex(pattern, { error }), 'line', description);
}

type NumberOptions = FieldOptions & { max: number };

/** A whole number from 1 to `max`; the upper limit catches typing mistakes. */
export function number(label: string, options: NumberOptions): z.ZodNumber {
  const { max } = options;
  const instruction = `U polje „${label}“ upišite ceo broj od 1 do ${max}`;
  const description = { label, instruction, written: ', bez navodnika', ...options };
  const error = errorMessageOf(description);
  const schema = z.int({ error }).min(1, { error }).max(max, { error });
  return describe(schema, 'number', description);
}

/** A number that /admin assigns to a new entry and that its form only shows, because links depend on it. */
export function assignedNumber(label: string, options: NumberOptions): z.ZodNumber {
  return number(label, { ...options, form: { control: 'given' } });
}

export function day(label: string, options: FieldOptions = {}): z.ZodDate {
  const instruction = `U polje „${label}“ upišite dan ovako: godina-mesec-dan`;
  const written = ', bez navodnika';
  const description = { label, instruction, written, example: '2026-12-01', ...options };
  return describe(z.date({ error: errorMessageOf(description) }), 'day', description);
}

export function toggle(label: string, options: FieldOptions = {}) {
  const description = {
    label,
    instruction: `Polje „${label}“ je true ili false`,
    example: true,
    ...options,
  };
  return describe(z.boolean({ error: errorMessageOf(description) }), 'switch', description).default(
    false,
  );
}

/** A picture in the text's folder; `requirement` tells the editor what the picture should be. */
export function picture(image: Pictures['image'], requirement: string, example = './aloe-gel.jpg') {
  const instruction = 'U polje „Slika“ upišite sliku iz istog foldera';
  const description = {
    label: 'Slika',
    hint: `${requirement} U uređivaču se sama smanjuje.`,
    instruction,
    example,
  };
  // The type of Astro's `image` names its result only, not the path that it takes: hence `z.any`.
  const file = z.any().pipe(image());
  return describe(requiredText(description).pipe(file), 'picture', description);
}

export function list<Item extends z.ZodType>(
  label: string,
  item: Item,
  options: FieldOptions = {},
): z.ZodArray<Item> {
  const description = { label, ...options };
  const error = errorMessageOf({ instruction: `Polje „${label}“ je lista`, ...description });
  return describe(z.array(item, { error }), 'list', description);
}

/** A strict object: a misspelled field is named instead of being ignored. */
export function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  const allowed = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Polje „${issue.keys.join('“, „')}“ ne postoji. Proverite da li je naziv tačno napisan. ` +
          `Dozvoljena polja su: ${allowed}.`
        : `Podaci se pišu kao polje: vrednost, svaki u svom redu. Polja su: ${allowed}.`,
  });
}

/** The message for an editor of the file whose value the field refuses. */
export function errorMessageOf(description: FieldDescription): string {
  return instruct(description, description.written);
}

/** The same in the form, where nothing is said of how the file keeps the value. */
export function formMessageOf(description: FieldDescription): string {
  return instruct(description);
}

function instruct(
  { label, instruction = `Popunite polje „${label}“`, example }: FieldDescription,
  written = '',
): string {
  const sentence = `${instruction}${written}`;
  return example === undefined ? sentence : `${sentence}, na primer: ${example}`;
}

/** The schema with its description; the `form` of the description may have another control. */
export function describe<Schema extends z.ZodType>(
  schema: Schema,
  control: Control,
  description: FieldDescription,
): Schema {
  return schema.meta({
    ...description,
    form: description.form !== false && { control, ...description.form },
  });
}

export function trimmedText(description: FieldDescription): z.ZodString {
  return z.string({ error: errorMessageOf(description) }).trim();
}

function requiredText(description: FieldDescription): z.ZodString {
  return trimmedText(description)
    .min(1, { error: errorMessageOf(description) })
    .overwrite(typeset);
}
