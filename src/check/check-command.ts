// `npm run check:content` reports what is wrong with the texts; with --launch, what they still lack. For a
// workflow: with --since REF a question that REF did not have fails the command too, and --github prints
// each finding as an annotation of its line.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { readBuildSettings } from '../model/build-settings.ts';
import { FOLDER } from '../model/paths.ts';
import { checkBase, compareWith, newFindings } from './check-version.ts';
import { hasErrors } from './finding.ts';
import { isMust } from './missing.ts';
import * as report from './report.ts';
import { runCheck } from './run-check.ts';

/** The exit code of the command with these words, and what it prints. `root` is the folder of the project. */
export async function runCommand(
  words: readonly string[],
  root: string,
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; output: string }> {
  const { values: options } = parseArgs({
    args: [...words],
    options: {
      launch: { type: 'boolean', default: false },
      since: { type: 'string' },
      github: { type: 'boolean', default: false },
    },
  });
  const { publishTo } = readBuildSettings(env);
  const { before, after } = options.since
    ? await compareWith(await checkBase(options.since, publishTo, root), root, publishTo)
    : { before: undefined, after: await runCheck(root, publishTo) };
  const { findings, missing } = after;
  const annotations = options.github ? report.formatAnnotations(findings) : '';

  if (options.launch) {
    return {
      code: missing.some(isMust) ? 1 : 0,
      output: join(report.formatMissing(missing), report.formatLaunch(missing), annotations),
    };
  }
  const changed = options.since ? changedSince(options.since, root) : [];
  const raised = before ? newFindings(findings, before.findings) : [];
  const mustAnswer = findings.some(
    (one) => one.severity === 'question' && (changed.includes(one.file) || raised.includes(one)),
  );
  return {
    code: hasErrors(findings) || mustAnswer ? 1 : 0,
    output: join(
      report.formatFindings(findings),
      report.formatCount(findings),
      report.formatLaunch(missing),
      mustAnswer ? 'Izmena otvara pitanje na koje najpre treba odgovoriti.' : '',
      annotations,
    ),
  };
}

function changedSince(version: string, root: string): string[] {
  const words = ['-c', 'core.quotePath=false', 'diff', '--name-only', version, '--', FOLDER];
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n');
}

function join(...parts: string[]): string {
  return parts.filter(Boolean).join('\n');
}

if (import.meta.main) {
  const { code, output } = await runCommand(process.argv.slice(2), process.cwd(), process.env);
  console.log(output);
  process.exitCode = code;
}
