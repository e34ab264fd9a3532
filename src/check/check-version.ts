// The content of another version of the project, read from git.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FOLDER } from '../model/paths.ts';
import type { Result } from './check-content.ts';
import type { Files } from './content.ts';
import { type Finding, keyOf } from './finding.ts';
import { readFiles } from './read-files.ts';
import { checkFiles } from './run-check.ts';

export interface Comparison {
  before: Result;
  after: Result;
}

/** The version that a change begins at. */
export interface Base {
  files: Files;
  result: Result;
}

export async function checkBase(
  version: string,
  publishTo = '',
  repository = process.cwd(),
): Promise<Base> {
  const files = await inFolder(version, repository, readFiles);
  return { files, result: checkFiles(files, publishTo) };
}

/** Checks the content of another revision of git beside its base, by the rules of the code that runs now. */
export async function checkVersion(base: Base, after: string): Promise<Comparison> {
  return inFolder(after, process.cwd(), (folder) => compareWith(base, folder));
}

export async function compareWith(
  { files, result }: Base,
  root: string,
  publishTo = '',
): Promise<Comparison> {
  return { before: result, after: checkFiles(await readFiles(root), publishTo, files) };
}

async function inFolder<T>(
  version: string,
  repository: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'verzija-'));
  try {
    readVersion(version, repository, folder);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readVersion(version: string, repository: string, folder: string): void {
  // The author of that version may be a stranger: git writes a symbolic link as a plain file that holds
  // its target, and Git LFS downloads nothing.
  const words = ['-c', 'core.symlinks=false', '--work-tree', folder, 'restore'];
  execFileSync('git', [...words, '--source', version, '--worktree', '--', FOLDER], {
    cwd: repository,
    env: { ...process.env, GIT_LFS_SKIP_SMUDGE: '1' },
    // GitHub runs commands that it finds in a step's output, and git's messages quote names of files.
    stdio: 'ignore',
  });
}

/**
 * The findings that are not in `before`. An unchanged text can raise one, too: it may name a product that has
 * changed.
 */
export function newFindings<F extends Finding>(findings: readonly F[], before: readonly F[]): F[] {
  const known = new Set(before.map(keyOf));
  return findings.filter((one) => !known.has(keyOf(one)));
}
