// `node src/github/write-comment.ts COMMIT FILE`: run on the main branch, checks the content of a proposal's
// commit, which must be in the local git repository, and writes the Serbian comment under the proposal to
// FILE. EDIT_URL is where the author edits (https://github.com/ana/sajt/edit/grana), GUIDE_URL is the
// address of the guide on main.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { checkBase, checkVersion } from '../check/check-version.ts';
import { SITE } from '../model/collections.ts';
import { FOLDER } from '../model/paths.ts';
import { composeComment } from './compose-comment.ts';
import { type Change, formatChange } from './content-changes.ts';
import { githubPages } from './github-pages.ts';
import { explainWeightyFields } from './weighty-fields.ts';

/**
 * The comment under the proposal of this commit, which the repository in the current folder holds. `checkedBase` may
 * know the commit that the proposal begins at.
 */
export async function writeComment(
  commit: string,
  { EDIT_URL = '', GUIDE_URL = '' }: NodeJS.ProcessEnv,
  checkedBase = checkBase,
): Promise<string> {
  const base = git('merge-base', 'HEAD', commit).trim();
  const changes = diffLines('--name-status', '--find-renames=80%', base, commit)
    .map((line) => line.split('\t'))
    .map(([kind = '', was = '', is = was]): Change => ({ kind: kind.charAt(0), was, is }))
    .flatMap(asTwoOutside);
  const inContent = changes.filter(({ is }) => is.startsWith(`${FOLDER}/`));
  const comment = composeComment({
    changes,
    changeLines: inContent.flatMap((change) =>
      formatChange(change, (one) => compare(base, commit, one)),
    ),
    conflicts: conflictsWithMain(commit),
    weightyFields: inContent.flatMap(({ was, is }) =>
      explainWeightyFields(is, readText(base, was), readText(commit, is), readText('HEAD', SITE)),
    ),
    // The rules are those of the branch main, also for the proposed texts.
    ...(await checkVersion(await checkedBase(base), commit)),
    pages: githubPages(EDIT_URL, GUIDE_URL),
  });
  return `${comment}\n`;
}

/** A file that is moved into the content or out of it counts as deleted and added. */
function asTwoOutside(change: Change): Change[] {
  const { kind, was, is } = change;
  if (kind !== 'R' || [was, is].every((path) => path.startsWith(`${FOLDER}/`))) return [change];
  return [
    { kind: 'D', was, is: was },
    { kind: 'A', was: is, is },
  ];
}

/** Paths of texts that git cannot join with those of main. */
function conflictsWithMain(commit: string): string[] {
  const words = ['merge-tree', '--write-tree', '--name-only', '--no-messages', 'HEAD', commit];
  try {
    git(...words);
    return [];
  } catch (reason) {
    if (!(reason instanceof Error) || !('stdout' in reason)) throw reason;
    const [, ...names] = String(reason.stdout).match(/.+/g) ?? [];
    return names;
  }
}

/** git's comparison of the two versions; undefined when it is longer than a megabyte. */
function compare(base: string, commit: string, { kind, was, is }: Change): string | undefined {
  const versions = kind === 'A' ? [base, commit, '--', is] : [`${base}:${was}`, `${commit}:${is}`];
  try {
    return git('--literal-pathspecs', 'diff', '--word-diff=porcelain', '--unified=0', ...versions);
  } catch (reason) {
    if (reason instanceof Error && 'code' in reason && reason.code === 'ENOBUFS') return undefined;
    throw reason;
  }
}

/** The text with this path in this version; '' when it has none. */
function readText(version: string, path: string): string {
  try {
    return git('show', `${version}:${path}`);
  } catch {
    return '';
  }
}

/** The lines that `git diff` prints, without empty ones. */
function diffLines(...words: string[]): string[] {
  return git('diff', ...words).match(/.+/g) ?? [];
}

function git(...words: string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...words], {
    encoding: 'utf8',
    // GitHub runs commands that it finds in a step's output, and git's messages quote names of files.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

if (import.meta.main) {
  const [commit = '', target = ''] = process.argv.slice(2);
  writeFileSync(target, await writeComment(commit, process.env));
}
