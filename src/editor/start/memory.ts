// What the first page remembers of itself, as long as it is open. A browser that refuses to keep anything, or is full,
// remembers nothing.

/** Null for what is not known. */
export function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {}
}
