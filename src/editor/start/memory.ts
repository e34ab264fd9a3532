/** The browser's memory of this visit, or of all; undefined where it refuses to keep anything. */
export function openMemory(name: 'sessionStorage' | 'localStorage'): Storage | undefined {
  try {
    return globalThis[name];
  } catch {
    return undefined;
  }
}
