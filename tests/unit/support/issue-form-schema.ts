// GitHub's syntax for issue forms, as its documentation describes it, as far as ours use it. GitHub
// itself says nothing of a form with a mistake: it just leaves it out of the list.
import { z } from 'zod';

const text = z.string().min(1);
const label = { label: text, description: text.optional() };
const required = { required: z.boolean().optional() };
const areUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

const field = <Type extends string>(type: Type, attributes: z.ZodRawShape, validations = {}) =>
  z.strictObject({
    type: z.literal(type),
    id: z.string().regex(/^[\w-]+$/),
    attributes: z.strictObject({ ...label, ...attributes }),
    validations: z.strictObject({ ...required, ...validations }).optional(),
  });
// YAML reads yes and no as truth values, and GitHub keeps „None“ for itself.
const options = z
  .array(text.refine((option) => option !== 'None'))
  .min(1)
  .refine(areUnique, 'every option once');
const boxes = z.array(z.strictObject({ label: text, ...required })).min(1);

const element = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: text }) }),
  field('input', { placeholder: text.optional() }),
  field('textarea', { placeholder: text.optional(), value: text.optional() }),
  field('dropdown', { multiple: z.boolean().optional(), options }),
  field('checkboxes', { options: boxes }),
  field('upload', {}, { accept: z.string().regex(/^\.\w+(,\.\w+)*$/) }),
]);

export const issueFormSchema = z.strictObject({
  name: text.min(4),
  description: text.min(4),
  title: text.optional(),
  body: z
    .array(element)
    .transform((body) => body.filter((one) => one.type !== 'markdown'))
    .refine((fields) => fields.length > 0, 'at least one field')
    .refine((fields) => areUnique(fields.map(({ id }) => id)), 'every id once')
    .refine(
      (fields) => areUnique(fields.map(({ attributes }) => attributes['label'])),
      'every label once',
    ),
});
