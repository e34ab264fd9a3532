/** A map of keys to values, as it is read from a text. */
export type Data = Record<string, unknown>;

interface Placed {
  /** Keys and places in lists that lead to it. */
  at: PropertyKey[];
  value: unknown;
}

/** Every value that holds no others (texts, numbers, days), with the way to it behind `at`. */
export function listValues(value: unknown, at: readonly PropertyKey[] = []): Placed[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => listValues(item, [...at, i]));
  if (value instanceof Date || !isData(value)) return [{ at: [...at], value }];
  return Object.entries(value).flatMap(([key, item]) => listValues(item, [...at, key]));
}

export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
