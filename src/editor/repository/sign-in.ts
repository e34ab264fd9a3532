// The token of whoever is signed in stays in the browser's storage.
import { EDITOR_KEY } from '../../model/editor-key.ts';

export function savedToken(): string {
  try {
    return String(JSON.parse(localStorage.getItem(EDITOR_KEY) ?? '{}').token ?? '');
  } catch {
    return '';
  }
}

/** Where a browser refuses to keep anything, or is full, the next visit asks for the token again. */
export function saveToken(token: string): void {
  try {
    if (token) localStorage.setItem(EDITOR_KEY, JSON.stringify({ backendName: 'github', token }));
    else localStorage.removeItem(EDITOR_KEY);
  } catch {}
}
