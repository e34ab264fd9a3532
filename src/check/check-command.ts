// `npm run check:content` reports what is wrong with the texts; with --launch, what they still lack. For a
// workflow: with --since REF a question that REF did not have fails the command too, and --github prints
// each finding as an annotation of its line.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { readBuildSettings } from '../model/build-settings.ts';
import { FOLDER } from '../model/paths.ts';
import { compareWith, newFindings } from './check-version.ts';
import { hasErrors } from './finding.ts';
import { isMust } from './missing.ts';
import * as report from './report.ts';
import { runCheck } from './run-check.ts';

const { values: options } = parseArgs({
  options: {
    launch: { type: 'boolean', default: false },
    since: { type: 'string' },
    github: { type: 'boolean', default: false },
  },
});
const { publishTo } = readBuildSettings(process.env);
const { before, after } = options.since
  ? await compareWith(options.since, process.cwd(), publishTo)
  : { before: undefined, after: await runCheck(process.cwd(), publishTo) };
const { findings, missing } = after;

if (options.launch) {
  print(report.formatMissing(missing), report.formatLaunch(missing));
  process.exitCode = missing.some(isMust) ? 1 : 0;
} else {
  const changed = options.since ? changedSince(options.since) : [];
  const raised = before ? newFindings(findings, before.findings) : [];
  const mustAnswer = findings.some(
    (one) => one.severity === 'question' && (changed.includes(one.file) || raised.includes(one)),
  );
  print(
    report.formatFindings(findings),
    report.formatCount(findings),
    report.formatLaunch(missing),
    mustAnswer ? 'Izmena otvara pitanje na koje najpre treba odgovoriti.' : '',
  );
  process.exitCode = hasErrors(findings) || mustAnswer ? 1 : 0;
}
if (options.github) print(report.formatAnnotations(findings));

function changedSince(version: string): string[] {
  const words = ['-c', 'core.quotePath=false', 'diff', '--name-only', version, '--', FOLDER];
  return execFileSync('git', words, { encoding: 'utf8' }).split('\n');
}

function print(...parts: string[]): void {
  const text = parts.filter(Boolean).join('\n');
  if (text) console.log(text);
}
