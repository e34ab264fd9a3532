// GitHub's syntax for issue forms, as its documentation describes it. GitHub itself says nothing
// of a form with a mistake: it just leaves it out of the list.
import { z } from 'zod';

const text = z.string().min(1);
const id = z.string().regex(/^[\w-]+$/);
const required = z.strictObject({ required: z.boolean() }).optional();
const label = { label: text, description: text.optional() };
const unique = <Item extends z.ZodType>(item: Item, key: (value: z.output<Item>) => unknown) =>
  z
    .array(item)
    .min(1)
    .refine((items) => new Set(items.map(key)).size === items.length, 'every option once');

const element = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: text }) }),
  z.strictObject({
    type: z.literal('input'),
    id,
    attributes: z.strictObject({ ...label, placeholder: text.optional() }),
    validations: required,
  }),
  z.strictObject({
    type: z.literal('textarea'),
    id,
    attributes: z.strictObject({ ...label, placeholder: text.optional(), value: text.optional() }),
    validations: required,
  }),
  z.strictObject({
    type: z.literal('dropdown'),
    id,
    attributes: z.strictObject({
      ...label,
      multiple: z.boolean().optional(),
      // YAML reads yes and no as truth values, and GitHub keeps „None“ for itself.
      options: unique(
        text.refine((option) => option !== 'None'),
        (option) => option,
      ),
    }),
    validations: required,
  }),
  z.strictObject({
    type: z.literal('checkboxes'),
    id,
    attributes: z.strictObject({
      ...label,
      options: unique(
        z.strictObject({ label: text, required: z.boolean().optional() }),
        (option) => option.label,
      ),
    }),
  }),
  z.strictObject({
    type: z.literal('upload'),
    id,
    attributes: z.strictObject(label),
    validations: z
      .strictObject({
        required: z.boolean().optional(),
        accept: z
          .string()
          .regex(/^\.\w+(,\.\w+)*$/)
          .optional(),
      })
      .optional(),
  }),
]);

export const issueFormSchema = z.strictObject({
  name: text.min(4),
  description: text.min(4),
  title: text.optional(),
  body: z
    .array(element)
    .refine((body) => body.some(({ type }) => type !== 'markdown'), 'at least one field')
    .refine((body) => {
      const fields = body.filter((field) => field.type !== 'markdown');
      return (
        new Set(fields.map((field) => field.id)).size === fields.length &&
        new Set(fields.map((field) => field.attributes.label)).size === fields.length
      );
    }, 'every id and every label once'),
});
