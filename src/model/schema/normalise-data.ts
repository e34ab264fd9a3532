// A field that an editor left empty, or put in quotes, gets the value that was meant.
import { z } from 'zod';
import type { Data } from '../data.ts';
import { bareSchema } from './field-description.ts';

/** A day that the calendar has: the 31st of February is refused. */
const DAY = z.iso.date();

/** The data without the empty fields that are optional, and with a `Date` in the place of a day in quotes. */
export function normaliseData(data: Data, { shape }: z.ZodObject): Data {
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => {
      const schema = shape[key];
      const isEmpty = value === null || value === '';
      if (isEmpty && schema instanceof z.ZodOptional) return [];
      const isDay = bareSchema(schema) instanceof z.ZodDate && DAY.safeParse(value).success;
      return [[key, isDay ? new Date(String(value)) : value]];
    }),
  );
}
