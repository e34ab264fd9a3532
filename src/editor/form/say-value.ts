// The value of a field in words: in a conflict, in a history, in a proposal.
import type { z } from 'zod';
import { isData } from '../../model/data.ts';
import { bareSchema, descriptionOf } from '../../model/schema/field-description.ts';
import { shapeOf, viewOf } from './form-fields.ts';

/** The value as an editor reads it, over several lines: no signs of the file, labels for the names of fields. */
export function sayValue(schema: z.ZodType | undefined, value: unknown, names: Names): string {
  const view = schema && viewOf(schema);
  if (value == null || value === '' || (Array.isArray(value) && value.length === 0))
    return '(prazno)';
  if (typeof value === 'boolean') return value ? 'da' : 'ne';
  if (view?.control === 'product') return names.product(value) || `broj ${value}`;
  if (view?.control === 'kind') return names.kind(value) || String(value);
  if (view?.control === 'day') return sayDay(String(value));
  if (view?.control === 'picture') return String(value).replace(/^\.\//, '');
  if (Array.isArray(value)) {
    const labels = new Map(view?.options.map((one) => [one.value, one.label]));
    return value
      .map((item) => labels.get(String(item)) ?? sayValue(view?.items?.schema, item, names))
      .map((text, index) => `${index + 1}. ${text.replaceAll('\n', '\n    ')}`)
      .join('\n');
  }
  if (!isData(value)) return String(value);
  const shape = shapeOf(bareSchema(schema)) ?? {};
  return Object.entries(value)
    .filter(([key, inner]) => inner != null && inner !== '' && shape[key] && viewOf(shape[key]))
    .map(
      ([key, inner]) => `${descriptionOf(shape[key]).label}: ${sayValue(shape[key], inner, names)}`,
    )
    .join('\n');
}

/** Names behind the numbers of products and the ids of their kinds; empty for one that is not there. */
export interface Names {
  product(id: unknown): string;
  kind(id: unknown): string;
}

const DAY = new Intl.DateTimeFormat('sr-Latn-RS', { dateStyle: 'long', timeZone: 'UTC' });
const sayDay = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : DAY.format(date);
};

/** Letters up to which a value is shown whole. */
const SHORT = 400;

/** A long text without the paragraphs and lines that both versions have. */
export function onlyDifferent(text: string, other: string): string {
  if (text.length <= SHORT && other.length <= SHORT) return text;
  const known = new Set(other.split(/\n+/));
  const parts = text.split(/\n+/).map((line) => (known.has(line) ? '' : line));
  const shown = parts.filter((line, index) => line !== '' || parts[index - 1] !== '');
  return shown.map((line) => line || '…').join('\n\n');
}
