// `node src/github/proposal/write-report.ts FINDINGS REPORT`: in a proposal's own check, notes
// what it changes and what the content check found. The checked out commit is GitHub's trial merge,
// so its first parent is the branch that the proposal is for.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Finding } from '../../check/finding.ts';
import { readChangedFiles } from './changed-files.ts';
import { findChanges } from './changes.ts';
import type { Report } from './proposal-report.ts';

const [findingsPath = '', reportPath = ''] = process.argv.slice(2);
const files = readChangedFiles('HEAD^1', 'HEAD');
const report: Report = {
  findings: readFindings(),
  changes: findChanges(files),
  others: files.others,
};
writeFileSync(reportPath, JSON.stringify(report));

/** Every error, and what else there is to say of the files at hand. A check that broke down leaves none. */
function readFindings(): Report['findings'] {
  try {
    const { findings }: { findings: Finding[] } = JSON.parse(readFileSync(findingsPath, 'utf8'));
    return findings.filter(({ file, severity }) => severity === 'error' || isChanged(file));
  } catch {
    return undefined;
  }
}

function isChanged(path: string): boolean {
  return (
    files.pictures.includes(path) ||
    files.texts.some((text) => text.path === path && text.before !== text.after)
  );
}
