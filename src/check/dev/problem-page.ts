// What the browser shows instead of the site while a text has a mistake: the terminal's words.
import type { ServerResponse } from 'node:http';
import { COLOURS } from '../../model/colours.ts';
import { escapeHtml } from '../../model/escape-html.ts';
import type { Finding } from '../finding.ts';
import { formatCount, severityWord } from '../text-report.ts';

/** Styles of the list, for a page of its own and for the cover over a page that is open. */
export const PROBLEM_STYLE = `
  .problems { box-sizing: border-box; max-inline-size: 52rem; margin: 4vh auto; padding: clamp(1rem, 4vw, 2.5rem); border-radius: 1rem; background: ${COLOURS.white}; color: ${COLOURS.ink}; font: 1rem/1.55 system-ui, sans-serif; box-shadow: 0 1rem 3rem color-mix(in srgb, ${COLOURS['night-green']} 25%, transparent); }
  .problems h1 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.25; }
  .problems p { margin: 0 0 1.25rem; color: ${COLOURS['ink-soft']}; }
  .problems ol { margin: 0; padding: 0; list-style: none; }
  .problems li { margin-block-start: .75rem; padding: .75rem 1rem; border-inline-start: .25rem solid ${COLOURS.berry}; border-radius: 0 .5rem .5rem 0; background: ${COLOURS['berry-light']}; overflow-wrap: anywhere; }
  .problems li:is(.question, .warning) { border-color: ${COLOURS.peach}; background: ${COLOURS['peach-light']}; }
  .problems code { display: block; font: .875rem/1.5 ui-monospace, monospace; color: ${COLOURS['ink-soft']}; }
  .problems strong { display: block; }
`;

/** The list as HTML: errors and warnings, each with its file, line and remedy. */
export function renderProblems(findings: readonly Finding[]): string {
  const shown = findings.filter(({ severity }) => severity !== 'note');
  const items = shown.map(({ file, line, severity, text, fix }) => {
    const remedy = fix ? `<span>→ ${escapeHtml(fix)}</span>` : '';
    const place = `${severityWord(severity)} ${escapeHtml(file)}:${line}`;
    return `<li class="${severity}"><code>${place}</code><strong>${escapeHtml(text)}</strong>${remedy}</li>`;
  });
  return `<div class="problems" role="alert"><h1>Sadržaj treba ispraviti</h1>
<p>${formatCount(shown)} Čim ispravite i sačuvate fajl, sajt se sam vraća.</p>
<ol>${items.join('')}</ol></div>`;
}

/** Answers with a page that tells of these mistakes. */
export function sendProblemPage(response: ServerResponse, findings: readonly Finding[]): void {
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(renderProblemPage(findings));
}

/** A whole page that looks every second whether it is still the answer, and reloads when not. */
function renderProblemPage(findings: readonly Finding[]): string {
  return `<!doctype html>
<html lang="sr-Latn-RS">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sadržaj treba ispraviti</title>
<style>body { margin: 0; padding-inline: 1rem; background: ${COLOURS['sage-light']}; } ${PROBLEM_STYLE}</style>
<body>${renderProblems(findings)}
<script type="module">
const read = () => fetch(location.href, { headers: { accept: 'text/html' } }).then((answer) => answer.text());
const first = await read();
for (let now = first; now === first; now = await read().catch(() => first)) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
}
location.reload();
</script>
</html>`;
}
