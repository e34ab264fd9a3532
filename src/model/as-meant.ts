// What an editor means by a field that is there, but empty or in quotes.
import { z } from 'zod';
import type { Data } from './data.ts';
import { bareSchema } from './field-about.ts';

/** The data without emptied fields that may be missing; a day in quotes is that day. */
export function asMeant(data: Data, { shape }: z.ZodObject): Data {
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => {
      const schema = shape[key] as z.ZodType | undefined;
      const isEmpty = value === null || value === '';
      if (isEmpty && schema instanceof z.ZodOptional) return [];
      const isDay = bareSchema(schema) instanceof z.ZodDate && typeof value === 'string';
      return [[key, isDay ? dayOf(value) : value]];
    }),
  );
}

/** The text itself where the calendar has no such day. */
function dayOf(text: string): Date | string {
  const day = new Date(text);
  const isReal = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
  return isReal ? day : text;
}
