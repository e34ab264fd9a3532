// The page that the browser shows instead of the site while a text has a mistake: the errors, as in the terminal.
import type { ServerResponse } from 'node:http';
import { escapeHtml } from '../model/escape-html.ts';
import { drawStandalonePage } from '../model/standalone-page.ts';
import type { Finding } from './finding.ts';
import { formatCount } from './report.ts';

/** Loads the site again when the list of mistakes has changed or is gone. */
const SCRIPT = `
(async () => {
  const options = { headers: { accept: 'text/html' } };
  const read = () => fetch(location.href, options).then((answer) => answer.ok || answer.text());
  const first = await read();
  for (let now = first; now !== true && now === first; now = await read().catch(() => first)) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  location.reload();
})();
`;

/** Answers with a page that lists the mistakes, and that loads the site again when they are corrected. */
export function sendProblemPage(response: ServerResponse, findings: readonly Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const page = drawStandalonePage({
    title: 'Sadržaj treba ispraviti',
    body: `<div role="alert">
<p>${formatCount(errors)} Čim ispravite i sačuvate fajl, sajt se sam vraća.</p>
${errors.map(drawMistake).join('\n')}
</div>`,
    script: SCRIPT,
  });
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(page);
}

function drawMistake({ file, line, text, fix = '' }: Finding): string {
  const place = `<h2>${escapeHtml(file)}:${line}</h2>`;
  return `${place}<p class="error">${escapeHtml(text)}</p>${fix && `<p>→ ${escapeHtml(fix)}</p>`}`;
}
