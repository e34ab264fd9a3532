// `npm run check:content`: everything that is wrong with the texts and pictures, in Serbian.
// With --launch the list of what is still to be filled in; --github speaks to a workflow as well;
// --json FILE keeps both lists for another program.
import { appendFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { hasErrors } from './finding.ts';
import { formatAnnotations, formatSummary } from './github-report.ts';
import { count } from './plural.ts';
import { formatCount, formatFindings, formatPlaces, formatUnfilled } from './report.ts';
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
  const places = count(unfilled.length, 'mesto', 'mesta', 'mesta');
  const sum =
    unfilled.length > 0
      ? `Pre objavljivanja treba popuniti još ${places}.`
      : 'Sve je popunjeno. Sajt može da se objavi.';
  printLines(formatPlaces(unfilled), sum);
  process.exitCode = unfilled.length > 0 ? 1 : 0;
} else {
  printLines(formatFindings(findings), formatCount(findings), formatUnfilled(unfilled));
  process.exitCode = hasErrors(findings) ? 1 : 0;
}
if (options.json) {
  await writeFile(options.json, JSON.stringify({ findings, launch: unfilled }, null, 2));
}
if (options.github) {
  printLines(formatAnnotations(findings));
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) await appendFile(summary, formatSummary(findings, unfilled));
}

function printLines(...texts: string[]): void {
  const lines = texts.filter((text) => text !== '');
  if (lines.length > 0) console.log(lines.join('\n'));
}
