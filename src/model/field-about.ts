// A field is described once: its schema carries, in `.meta()`, what the form in /admin, the messages
// of the check, the guide and the comment on a proposal say of it.
import { stringify } from 'yaml';
import { z } from 'zod';

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
  /** Of characters in a text; the largest number. */
  most?: number;
  /** Whether this value only shows where an answer goes; the launch waits for the answer. */
  isPlaceholder?: (value: string) => boolean;
  /** The one form in which what people type is kept: „064 123 45 67“ → „+381 64 123 45 67“. */
  canonical?: (typed: string) => string;
}

declare module 'zod' {
  interface GlobalMeta extends Partial<About> {}
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
  const { hint, isPlaceholder } = aboutOf(schema);
  const isOptional = schema.safeParse(undefined).success && !isPlaceholder;
  const isSwitch = bareSchema(schema) instanceof z.ZodBoolean;
  return isOptional && !isSwitch ? ['Po želji.', hint].filter(Boolean).join(' ') : hint;
}

/** The field as a line of a file: `name: Aloe vera gel`. Undefined without an example. */
export function exampleLine(key: string, schema: z.core.$ZodType | undefined): string | undefined {
  const { example } = aboutOf(schema);
  return example === undefined ? undefined : stringify({ [key]: example }).trim();
}
