// A field is described once. Its schema carries the description in `.meta()`; the form in /admin, the messages
// of the check, the guide and the comment on a proposal read it there.
import { stringify } from 'yaml';
import { z } from 'zod';

/** How the form edits a field. */
export type Control =
  | 'line'
  | 'text'
  | 'email'
  | 'number'
  /** A number that is shown only. */
  | 'given'
  | 'day'
  | 'switch'
  | 'choices'
  /** The number of a product, chosen by its name. */
  | 'product'
  /** The id of a kind of products, chosen by its title. */
  | 'kind'
  | 'picture'
  | 'list'
  /** An object: fields of its own. */
  | 'group';

/** What the form shows beside one field more than beside others. */
export type Aid =
  /** While a claim is typed, the allowed ones that suit the product. */
  | 'allowed-claims'
  /** Of the description of a picture: asks for it again once the picture is another one. */
  | 'picture-changed'
  /** What else leaves the site with this text. */
  | 'goes-with-it';

/** How the form shows a list. */
export interface ListOptions {
  /** What is added, in the accusative, behind „Dodaj“. */
  itemName?: string;
  /** The fields of an item that name it while it is closed. */
  titleFields?: readonly string[];
  /** Whether an editor may add and remove items; true, if not given. */
  mayChange?: boolean;
  /** Whether an editor may order the items; true, if not given. */
  mayMove?: boolean;
  most?: number;
}

interface FormOptions extends ListOptions {
  /** Where the type of the field does not tell it; `hidden` for a field that only those see who edit the file. */
  control?: Control | 'hidden';
  /** A day that is today in a new item. */
  isToday?: boolean;
  options?: readonly { label: string; value: string }[];
  /** Words in bold that begin a paragraph of the text: the form has a button for each. */
  beginnings?: readonly string[];
  aid?: Aid;
}

export interface FieldDescription {
  /** The field's Serbian name, wherever an editor meets it. */
  label: string;
  /** Help below the field in the form. */
  hint?: string;
  /** What the guide adds for those who edit the file. */
  inFile?: string;
  example?: string | number | boolean;
  /** The error message, which tells the editor what to write. Without a full stop: the example follows it. */
  instruction?: string;
  /** How the file keeps the value, behind the instruction for who edits the file: „, pod navodnicima“. */
  written?: string;
  /** False for a field that only the developer sets: no form shows it, nor the guide's table of fields. */
  form?: FormOptions | false;
  /** Largest length of a text, in characters; of a number, its largest value. */
  max?: number;
  /** Whether the value is a placeholder. The site is not launched before a real value replaces it. */
  isPlaceholder?: (value: string) => boolean;
  /** What a change means that weighs more than it looks, in Serbian: it is said before a proposal is accepted. */
  changeMeans?: string;
  /** Brings a typed value into the form in which the file keeps it: „064 123 45 67“ → „+381 64 123 45 67“. */
  canonical?: (typed: string) => string;
}

declare module 'zod' {
  interface GlobalMeta extends Partial<FieldDescription> {}
}

/** The description in the field's schema, also behind `.optional()` and `.default()`. */
export function descriptionOf(schema: z.core.$ZodType | undefined): Partial<FieldDescription> {
  const bare = bareSchema(schema);
  return (bare instanceof z.ZodType && bare.meta()) || {};
}

/** The field's schema behind `.optional()` and `.default()`, which keep its description. */
export function bareSchema(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return bareSchema(schema.unwrap());
  }
  return schema;
}

/** The field's help in the form and in the guide; it begins with „Po želji.“ for an optional field. */
export function hintOf(schema: z.ZodType): string | undefined {
  const { hint, isPlaceholder } = descriptionOf(schema);
  const isOptional = schema.safeParse(undefined).success && !isPlaceholder;
  const isSwitch = bareSchema(schema) instanceof z.ZodBoolean;
  return isOptional && !isSwitch ? ['Po želji.', hint].filter(Boolean).join(' ') : hint;
}

/** The field as a line of a file: `name: Aloe vera gel`. Undefined without an example. */
export function exampleLine(key: string, schema: z.core.$ZodType | undefined): string | undefined {
  const { example } = descriptionOf(schema);
  return example === undefined ? undefined : stringify({ [key]: example }).trim();
}
