// Whether files have been saved is asked of the disk: a watcher's events come late, twice or not at all.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Path from the project's root → a stamp that each save changes. */
export type Stamps = ReadonlyMap<string, string>;

/** Stamps of all files below these folders of the project; 260 files take 4 ms. */
export function readStamps(root: string, folders: readonly string[]): Stamps {
  const stamps = new Map<string, string>();
  for (const folder of folders) {
    for (const name of namesBelow(join(root, folder))) {
      const path = join(folder, name);
      const found = statSync(join(root, path), { throwIfNoEntry: false });
      if (found?.isFile()) stamps.set(path, `${found.ino} ${found.size} ${found.ctimeMs}`);
    }
  }
  return stamps;
}

/** Paths of the files that differ, or that only one of the two has. */
export function changedPaths(before: Stamps, after: Stamps): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}

function namesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    // A folder may be moved away while it is read.
    return [];
  }
}
