// What a proposal changes, read from git: only the two versions' texts, nothing of them is run.
import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path/posix';
import type { Status } from './change-words.ts';

/** One text file of `src/content/` in both versions; a version that is not there is undefined. */
export interface ChangedText {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

export interface ChangedPicture {
  path: string;
  status: Status;
}

export interface ChangedFiles {
  texts: ChangedText[];
  /** Pictures of `src/content/`. */
  pictures: ChangedPicture[];
  /** Everything else, which no editor of texts needs to touch. */
  others: string[];
}

const CONTENT = 'src/content/';
/** What git calls them. */
const LETTERS: Readonly<Record<Status, string>> = { added: 'A', removed: 'D', changed: 'MT' };
const TEXT = /\.(mdx?|yaml)$/;

/** Compares two commits. Texts beside a changed picture come along: they say whose picture it is. */
export function readChangedFiles(base: string, head: string, folder = '.'): ChangedFiles {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const list = (...args: string[]) =>
    git(...args)
      .split('\0')
      .filter(Boolean);
  const isText = (path: string) => TEXT.test(path) && !path.endsWith('/README.md');

  const named = (filter: string) =>
    list('diff', '--name-only', '--no-renames', `--diff-filter=${filter}`, '-z', base, head);
  const isPicture = (path: string) => path.startsWith(CONTENT) && !TEXT.test(path);
  const changed = named('ACDMRTUX');
  const content = changed.filter((path) => path.startsWith(CONTENT));
  const pictures = (['added', 'removed', 'changed'] as const).flatMap((status) =>
    named(LETTERS[status])
      .filter(isPicture)
      .map((path) => ({ path, status })),
  );
  const folders = new Set(pictures.map(({ path }) => dirname(path)));
  const beside = [...folders].flatMap((path) =>
    list('ls-tree', '--name-only', '-z', head, `${path}/`),
  );
  const paths = new Set([...content, ...beside].filter(isText));

  const source = (commit: string, path: string) =>
    list('ls-tree', '--name-only', '-z', commit, path).length > 0
      ? git('show', `${commit}:${path}`)
      : undefined;
  return {
    texts: [...paths].sort().map((path) => ({
      path,
      before: source(base, path),
      after: source(head, path),
    })),
    pictures,
    others: changed.filter((path) => !paths.has(path) && !isPicture(path)),
  };
}
