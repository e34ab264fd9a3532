// What an editor means by a field that is there, but empty or in quotes.
import { z } from 'zod';
import type { Data } from './data.ts';
import { bareSchema } from './field-about.ts';

/** Of the calendar: a 31st of February is none. */
const DAY = z.iso.date();

/** The data without emptied fields that may be missing; a day in quotes is that day. */
export function asMeant(data: Data, { shape }: z.ZodObject): Data {
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => {
      const schema = shape[key] as z.ZodType | undefined;
      const isEmpty = value === null || value === '';
      if (isEmpty && schema instanceof z.ZodOptional) return [];
      const isDay = bareSchema(schema) instanceof z.ZodDate && DAY.safeParse(value).success;
      return [[key, isDay ? new Date(String(value)) : value]];
    }),
  );
}
