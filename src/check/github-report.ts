// The findings as a workflow on GitHub shows them: on the lines of a proposal and in a table.

import type { Finding, Severity } from './finding.ts';
import { formatCount, formatLaunch, formatUnfilled, severityWord } from './text-report.ts';
import { type WorkflowCommand, workflowMessage } from './workflow-commands.ts';

const COMMANDS: Readonly<Record<Severity, WorkflowCommand>> = {
  error: 'error',
  question: 'warning',
  warning: 'warning',
  note: 'notice',
};
const TITLES: Readonly<Record<Severity, string>> = {
  error: 'Greška u sadržaju',
  question: 'Pitanje',
  warning: 'Upozorenje',
  note: 'Napomena',
};
/** GitHub drops what is above this number, for each severity of one step. */
const MOST_ANNOTATIONS = 10;
/** GitHub refuses a summary above 1 MiB; the table keeps well below. */
const MOST_TABLE_BYTES = 1_000_000;

/** Workflow commands that put each finding on its line; one title for all of them, or each its own. */
export function formatAnnotations(findings: readonly Finding[], heading?: string): string {
  return (['error', 'question', 'warning', 'note'] as const)
    .flatMap((severity) =>
      findings.filter((finding) => finding.severity === severity).slice(0, MOST_ANNOTATIONS),
    )
    .map(({ file, line, severity, text, fix }) => {
      const title = heading ?? TITLES[severity];
      return workflowMessage(
        COMMANDS[severity],
        { file, line, title },
        fix ? `${text}\n→ ${fix}` : text,
      );
    })
    .join('\n');
}

/** The whole list as a Markdown table for the job's summary. */
export function formatSummary(findings: readonly Finding[], unfilled: readonly Finding[]): string {
  const head = `## Provera sadržaja\n\n${formatCount(findings).replace('Provera sadržaja: ', '')}\n`;
  const foot = unfilled.length > 0 ? `\n${formatUnfilled(unfilled)}\n` : '';
  return head + formatTable(findings, 'npm run check:content') + foot;
}

/** What is still to be filled in before the launch, as a table like it. */
export function formatLaunchSummary(unfilled: readonly Finding[]): string {
  const head = `## Spisak pre objavljivanja\n\n${formatLaunch(unfilled)}\n`;
  return head + formatTable(unfilled, 'npm run check:launch', 'POPUNITI');
}

function formatTable(findings: readonly Finding[], command: string, word?: string): string {
  if (findings.length === 0) return '';
  let table = '\n| | Gde | Šta | Kako da ispravite |\n| --- | --- | --- | --- |\n';
  let size = byteLength(table);
  for (const [index, { file, line, severity, text, fix = '' }] of findings.entries()) {
    const row = `| ${word ?? severityWord(severity)} | ${cell(`${file}:${line}`)} | ${cell(text)} | ${cell(fix)} |\n`;
    size += byteLength(row);
    if (size > MOST_TABLE_BYTES) {
      return `${table}| | | … i još ${findings.length - index}; ceo spisak daje ${command} | |\n`;
    }
    table += row;
  }
  return table;
}

/** Shown as it is: no table sign, no HTML, no Markdown. */
function cell(text: string): string {
  return text.replace(/[\\`*_[\]<>|#~]/g, '\\$&').replace(/\s+/g, ' ');
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
