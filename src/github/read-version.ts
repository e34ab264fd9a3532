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
  const files = new Map<string, Buffer>();
  const odd: string[] = [];
  for (const line of git('ls-tree', '-r', '-z', commit, `${FOLDER}/`).toString().split('\0')) {
    const [, mode = '', id = '', path] = /^(\d+) \w+ (\w+)\t(.+)$/s.exec(line) ?? [];
    if (path === undefined) continue;
    // Straight from git's store: no filter of the proposal's own `.gitattributes` is asked.
    if (mode.startsWith('100') && normalize(path) === path)
      files.set(path, git('cat-file', '-p', id));
    else odd.push(path);
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
export function git(...words: string[]): Buffer {
  return execFileSync('git', words, { maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });
}
