// The content of another version of the project, out of git's store.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FOLDER } from '../model/paths.ts';
import type { Result } from './check-content.ts';
import type { Finding } from './finding.ts';
import { runCheck } from './run-check.ts';

/** Checks it by the rules of this version. */
export async function checkVersion(version: string): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'verzija-'));
  // Its author may be a stranger, so git only puts bytes down: of a link the words of its target, and no
  // program of git's is asked for more.
  const words = ['-c', 'core.symlinks=false', '--work-tree', folder, 'restore'];
  execFileSync('git', [...words, '--source', version, '--worktree', '--', FOLDER], {
    env: { ...process.env, GIT_LFS_SKIP_SMUDGE: '1' },
    // What git says of odd names would speak to the workflow.
    stdio: 'ignore',
  });
  const result = await runCheck(folder);
  rmSync(folder, { recursive: true });
  return result;
}

/** Questions that were not there before, also of a text that stays: it may name what has changed. */
export function newQuestions(findings: readonly Finding[], before: readonly Finding[]) {
  const isOld = ({ file, text }: Finding) =>
    before.some((one) => one.file === file && one.text === text);
  return findings.filter((one) => one.severity === 'question' && !isOld(one));
}
