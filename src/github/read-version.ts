// Texts and pictures of one commit as data. A proposal's author may be a stranger, so nothing of it is
// checked out or run: git hands over bytes, and what is no plain file is left where it is.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { FOLDER } from '../model/paths.ts';

export interface Version {
  /** The bytes of each plain file by its path from the project's root. */
  files: ReadonlyMap<string, Buffer>;
  /** Paths of links, of others' projects and of what would lie elsewhere. */
  odd: readonly string[];
}

/** Reads `src/content/` of a commit. Throws when git does not have it. */
export function readVersion(commit: string): Version {
  const ids = new Map<string, string>();
  const odd: string[] = [];
  for (const line of git(['ls-tree', '-r', '-z', commit, `${FOLDER}/`])
    .toString()
    .split('\0')) {
    const [, mode = '', id = '', path] = /^(\d+) \w+ (\w+)\t(.+)$/s.exec(line) ?? [];
    if (path === undefined) continue;
    if (mode.startsWith('100') && normalize(path) === path) ids.set(path, id);
    else odd.push(path);
  }
  // Straight from git's store: no filter of the proposal's own `.gitattributes` is asked.
  const store = git(['cat-file', '--batch'], [...ids.values()].join('\n'));
  const files = new Map<string, Buffer>();
  let at = 0;
  for (const path of ids.keys()) {
    const start = store.indexOf('\n', at) + 1;
    const end = start + Number(store.toString('latin1', at, start).split(' ')[2]); // id, type, size
    files.set(path, store.subarray(start, end));
    at = end + 1;
  }
  return { files, odd };
}

export function writeVersion({ files }: Version, folder: string): void {
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}

/** What a command of git says. Throws when it fails. */
export function git(words: readonly string[], input = ''): Buffer {
  return execFileSync('git', words, {
    input,
    maxBuffer: 2 ** 28,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}
