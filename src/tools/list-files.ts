import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Paths of all files below this folder, relative to it, with slashes on every system. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
