// `npm run check:content`: everything that is wrong with the texts and pictures, in Serbian.
// With --launch the list of what is still to be filled in; --github speaks to a workflow as well;
// --json FILE keeps both lists for another program.
import { appendFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { hasErrors } from './finding.ts';
import {
  formatAnnotations,
  formatCount,
  formatFindings,
  formatLaunch,
  formatLaunchSummary,
  formatPlaces,
  formatSummary,
  formatUnfilled,
} from './report.ts';
import { runCheck } from './run-check.ts';

const { values: options } = parseArgs({
  options: {
    launch: { type: 'boolean', default: false },
    github: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const { findings, unfilled } = await runCheck(process.cwd());

if (options.launch) {
  printLines(formatPlaces(unfilled), formatLaunch(unfilled));
  process.exitCode = unfilled.length > 0 ? 1 : 0;
} else {
  // Questions stand until the owner answers them, and are on the launch list.
  const mistakes = findings.filter(({ severity }) => severity !== 'question');
  printLines(formatFindings(mistakes), formatCount(findings), formatUnfilled(unfilled));
  process.exitCode = hasErrors(findings) ? 1 : 0;
}
if (options.json) {
  await writeFile(options.json, JSON.stringify({ findings, launch: unfilled }, null, 2));
}
if (options.github) {
  const [annotations, summary] = options.launch
    ? [formatAnnotations(unfilled, 'Nije popunjeno'), formatLaunchSummary(unfilled)]
    : [formatAnnotations(findings), formatSummary(findings, unfilled)];
  printLines(annotations);
  const path = process.env['GITHUB_STEP_SUMMARY'];
  if (path) await appendFile(path, summary);
}

function printLines(...texts: string[]): void {
  const lines = texts.filter((text) => text !== '');
  if (lines.length > 0) console.log(lines.join('\n'));
}
