// When each file was last changed, as git remembers it.
import { execFileSync } from 'node:child_process';

export interface History {
  /** Day and time on which the newest change came to this branch, by path; deleted files too. */
  changes: ReadonlyMap<string, Date>;
  /** Files whose present state git does not know. */
  uncommitted: ReadonlySet<string>;
}

/**
 * The history of one folder, with paths from `root`. Undefined where git cannot tell: without it,
 * outside of a repository, and in a clone that was cut short, where every file seems to be as old
 * as the cut.
 */
export function readHistory(root: string, folder: string): History | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1024 ** 3,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return undefined;
    // What a merge brought counts from the merge on: only then could it be published.
    const log = git(
      ...['log', '--first-parent', '--diff-merges=first-parent', '--no-renames'],
      ...['--relative', '--name-only', '--format=%x00%cI', '--', folder],
    );
    const status = git(
      'status',
      '--porcelain',
      '--untracked-files=all',
      '--no-renames',
      '-z',
      folder,
    );
    const prefix = git('rev-parse', '--show-prefix').trim();
    return { changes: readLog(log), uncommitted: readStatus(status, prefix) };
  } catch {
    return undefined;
  }
}

function readLog(log: string): Map<string, Date> {
  const changes = new Map<string, Date>();
  for (const commit of log.split('\0').filter(Boolean)) {
    const [date = '', ...paths] = commit.split('\n').filter(Boolean);
    for (const path of paths) if (!changes.has(path)) changes.set(path, new Date(date));
  }
  return changes;
}

/** Unlike the log, the status names files from the top of the repository. */
function readStatus(status: string, prefix: string): Set<string> {
  const entries = status.split('\0').filter(Boolean);
  return new Set(entries.map((entry) => entry.slice(3 + prefix.length)));
}
