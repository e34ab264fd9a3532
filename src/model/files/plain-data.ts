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
