// Building blocks of the schemas. A field is described once; its message and its line in the
// content check both come from that description.
import type { SchemaContext } from 'astro:content';
import { z } from 'zod';
import { LEAST_IN_DESCRIPTION, MOST_IN_DESCRIPTION, MOST_IN_TITLE } from './search-texts.ts';
import { typeset } from './typeset.ts';

/** What the editor is told about a field. */
export interface Hint {
  /** What the field holds, as it stands in „Nedostaje polje „link“ (veza ka prodavnici)“. */
  title: string;
  /** Tells what to write. */
  ask: string;
  /** A whole line as an example; what comes from below the front matter has none. */
  line?: string;
  /** It holds a web address. */
  isLink?: boolean;
}

export type Image = SchemaContext['image'];

/** One secure address, whole and without spaces; some phones begin it with a large letter. */
export const HTTPS = /^https:\/\/(?!\S*\whttps?:\/\/)[^\s.]+\.[^\s]+$/i;

/** The full message: what to write, with the example. */
export function messageOf({ ask, line }: Hint): string {
  return line ? `${ask}, na primer: ${line}` : ask;
}

/** Keeps the description with the finished field, for the content check to read. */
export function describe<Schema extends z.ZodType>(schema: Schema, hint: Hint): Schema {
  const { title, line, isLink } = hint;
  return schema.meta({ title, ...(line && { examples: [line] }), ...(isLink && { isLink }) });
}

/** Required text. The message tells the editor what to write, not which rule broke. */
export function text(hint: Hint): z.ZodString {
  return describe(plainText(hint), hint);
}

/** Required text of at most so many characters. */
export function shortText(hint: Hint, max: number, tooLong: string): z.ZodString {
  return describe(plainText(hint).max(max, { error: tooLong }), hint);
}

/** What an optional field holds when she does not want it shown, and was asked. */
export const NOT_SHOWN = 'ne';

/** Such a field as visitors see it; it may not be there at all. */
export function shownText(value = ''): string {
  return value === NOT_SHOWN ? '' : value;
}

/** Text that may be missing: empty until she is asked, `ne` when she wants none. Empty in both. */
export function optionalText(hint: Hint): z.ZodDefault<z.ZodString> {
  const error = messageOf(hint);
  const schema = z.string({ error }).trim();
  return describe(
    schema.overwrite((value) => typeset(shownText(value))),
    hint,
  ).default('');
}

/** A secure web address. `z.url()` lets through „htps://“ and spaces, so the form is checked here. */
export function httpsLink(hint: Hint): z.ZodString {
  const error = messageOf(hint);
  return describe(address(error).regex(HTTPS, { error }), { ...hint, isLink: true });
}

/** A secure web address or nothing: `""`. */
export function optionalLink(hint: Hint): z.ZodString {
  const error = messageOf(hint);
  const pattern = new RegExp(`^$|${HTTPS.source}`, HTTPS.flags);
  return describe(address(error).regex(pattern, { error }), { ...hint, isLink: true });
}

export function wholeNumber(hint: Hint, max: number): z.ZodNumber {
  const error = messageOf(hint);
  return describe(z.number({ error }).int({ error }).min(1, { error }).max(max, { error }), hint);
}

export function date(hint: Hint): z.ZodDate {
  return describe(z.date({ error: messageOf(hint) }), hint);
}

/** A picture beside the text; Astro itself would ask for it in English. */
export function picture(image: Image) {
  const hint = {
    title: 'slika',
    ask: 'Upišite sliku iz istog foldera u polje „image“',
    line: 'image: ./aloe-gel.jpg',
  };
  return describe(
    // Its type names the result only, not the path that it takes.
    plainText(hint).pipe(image() as unknown as z.ZodType<z.output<ReturnType<Image>>, string>),
    hint,
  );
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

/** The field's schema behind `.optional()` and `.default()`, which keep its description. */
export function bareSchema(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return bareSchema(schema.unwrap());
  }
  return schema;
}

/** Its beginning in small letters, as the site compares it; a copied one may end with a space. */
function address(error: string): z.ZodString {
  return z.string({ error }).overwrite((value) => value.trim().replace(/^https:/i, 'https:'));
}

function plainText(hint: Hint): z.ZodString {
  const error = messageOf(hint);
  return z.string({ error }).trim().min(1, { error }).overwrite(typeset);
}

/** A slip of the finger is above it; the content check tells of gaps below. */
export const MOST_PRODUCTS = 9999;

export const alt = text({
  title: 'opis slike za onoga ko je ne vidi',
  ask: 'Opišite sliku jednom rečenicom u polju „alt“',
  line: 'alt: Bela boca gela i list aloe vere',
});

export const seoTitle = shortText(
  {
    title: 'naslov za pretraživače',
    ask: `Upišite naslov za pretraživače, najviše ${MOST_IN_TITLE} znakova`,
    line: 'title: Aloe vera proizvodi i saveti',
  },
  MOST_IN_TITLE,
  `Naslov za pretraživače sme da ima najviše ${MOST_IN_TITLE} znakova`,
);

const seoDescriptionHint: Hint = {
  title: 'opis za pretraživače',
  ask: `Upišite opis za pretraživače u polje „description“, od ${LEAST_IN_DESCRIPTION} do ${MOST_IN_DESCRIPTION} znakova`,
};
export const seoDescription = describe(
  text(seoDescriptionHint)
    .min(LEAST_IN_DESCRIPTION, {
      error: `Opis za pretraživače („description“) treba da ima bar ${LEAST_IN_DESCRIPTION} znakova`,
    })
    .max(MOST_IN_DESCRIPTION, {
      error: `Opis za pretraživače („description“) sme da ima najviše ${MOST_IN_DESCRIPTION} znakova`,
    }),
  seoDescriptionHint,
);
