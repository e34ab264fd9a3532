import { diffLines } from 'diff';

/** Lines that differ, `-` before the old and `+` before the new ones. */
export function changedLines(before: string, after: string): string[] {
  const changes = diffLines(before, after).filter(({ added, removed }) => added || removed);
  return changes.flatMap(({ added, value }) =>
    value
      .replace(/\n$/, '')
      .replace(/^/gm, added ? '+' : '-')
      .split('\n'),
  );
}
