// What the first page remembers of itself, of this visit or of all. A browser that refuses to keep anything, or is full,
// remembers nothing.
type Name = 'sessionStorage' | 'localStorage';

/** Null for what is not known. */
export function recall(name: Name, key: string): string | null {
  try {
    return globalThis[name].getItem(key);
  } catch {
    return null;
  }
}

export function remember(name: Name, key: string, value: string): void {
  try {
    globalThis[name].setItem(key, value);
  } catch {}
}
