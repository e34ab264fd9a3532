export type Data = Record<string, unknown>;

interface ValueAtPath {
  /** Path to the value: keys, and positions in lists. */
  at: PropertyKey[];
  value: unknown;
}

/** Every value that holds no others (texts, numbers, days) with its path, which begins with `at`. */
export function listValues(value: unknown, at: readonly PropertyKey[] = []): ValueAtPath[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => listValues(item, [...at, i]));
  if (value instanceof Date || !isData(value)) return [{ at: [...at], value }];
  return Object.entries(value).flatMap(([key, item]) => listValues(item, [...at, key]));
}

export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value, which the content check has made certain. @throws Error with the name of a missing value. */
export function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`Missing: ${name}`);
  return value;
}
