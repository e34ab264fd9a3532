export type Data = Record<string, unknown>;

/** The wanted data without empty values of keys that the old data does not have. */
export function withoutNewEmpties(value: unknown, old: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item, i) => withoutNewEmpties(item, Array.isArray(old) ? old[i] : undefined));
  }
  if (!isData(value)) return value;
  const known = isData(old) ? old : {};
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, entry]) => entry !== undefined && (key in known || !isEmpty(entry)))
      .map(([key, entry]) => [key, withoutNewEmpties(entry, known[key])]),
  );
}

function isEmpty(value: unknown): boolean {
  return (
    value === '' || value === null || value === false || (Array.isArray(value) && !value.length)
  );
}

export interface Placed {
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

/** A map of keys to values. */
export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two pieces of data are equal; a key that is undefined is the same as none. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  }
  if (isData(a) && isData(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...keys].every((key) => isSame(a[key], b[key]));
  }
  return Object.is(a, b);
}
