// `npm run check:content`: everything that is wrong with the texts and pictures, in Serbian.
// With --launch the list of what is still to be filled in; with --github a workflow shows the rest beside the lines.
import { parseArgs } from 'node:util';
import { hasErrors } from './finding.ts';
import * as report from './report.ts';
import { runCheck } from './run-check.ts';

const { values: options } = parseArgs({
  options: {
    launch: { type: 'boolean', default: false },
    github: { type: 'boolean', default: false },
  },
});
const { findings, unfilled } = await runCheck(process.cwd());

if (options.launch) {
  print(report.formatPlaces(unfilled), report.formatLaunch(unfilled));
  process.exitCode = unfilled.length > 0 ? 1 : 0;
} else {
  // Questions stand until the owner answers them, and are on the launch list.
  const mistakes = findings.filter(({ severity }) => severity !== 'question');
  const sum = [report.formatCount(findings), report.formatUnfilled(unfilled)];
  print(report.formatFindings(mistakes), ...sum);
  process.exitCode = hasErrors(findings) ? 1 : 0;
}
if (options.github) print(report.formatAnnotations(findings));

function print(...parts: string[]): void {
  const text = parts.filter(Boolean).join('\n');
  if (text) console.log(text);
}
