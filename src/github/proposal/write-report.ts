// `node src/github/proposal/write-report.ts FINDINGS REPORT`: in a proposal's own check, notes
// what it changes and what the content check found. The checked out commit is GitHub's trial merge,
// so its first parent is the branch that the proposal is for.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Finding } from '../../check/finding.ts';
import { shortPath } from '../../model/paths.ts';
import { readChangedFiles } from './changed-files.ts';
import { findChanges } from './changes.ts';
import type { Report } from './proposal-report.ts';

const [findingsPath = '', reportPath = ''] = process.argv.slice(2);
const files = readChangedFiles('HEAD^1', 'HEAD');
const { findings, launch = [] } = readFindings();
const known = new Set(findings?.map(keyOf));
const waiting = launch.filter((finding) => !known.has(keyOf(finding)));
const report: Report = {
  findings: findings?.filter((finding) => finding.severity === 'error' || isTouched(finding)),
  waiting: waiting.filter(isTouched),
  waitingElsewhere: waiting.filter((finding) => !isTouched(finding)).length,
  changes: findChanges(files),
  others: files.others,
};
writeFileSync(reportPath, JSON.stringify(report));

/** What the content check found; one that broke down leaves nothing. */
function readFindings(): { findings?: Finding[]; launch?: Finding[] } {
  try {
    return JSON.parse(readFileSync(findingsPath, 'utf8'));
  } catch {
    return {};
  }
}

/** What is said of a picture stands at the text that shows it. */
function isTouched({ file, text }: Finding): boolean {
  return (
    files.pictures.some(({ path }) => path === file || text.includes(shortPath(path))) ||
    files.texts.some(({ path, before, after }) => path === file && before !== after)
  );
}

function keyOf({ file, line, text }: Finding): string {
  return `${file}:${line} ${text}`;
}
