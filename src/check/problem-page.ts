// The page that the browser shows instead of the site while a text has a mistake: the terminal's findings.
import type { ServerResponse } from 'node:http';
import { COLOURS } from '../model/colours.ts';
import { escapeHtml } from '../model/escape-html.ts';
import type { Finding } from './finding.ts';
import { formatCount } from './report.ts';

const STYLE = `
body {
  margin: 0;
  padding-inline: 1rem;
  background: ${COLOURS['sage-light']};
  color: ${COLOURS.ink};
  font: 1rem/1.55 system-ui, sans-serif;
}
main {
  box-sizing: border-box;
  max-inline-size: 52rem;
  margin: 4vh auto;
  padding: clamp(1rem, 4vw, 2.5rem);
  border-radius: 1rem;
  background: ${COLOURS.white};
}
h1 { margin: 0; font-size: 1.5rem; }
ol { padding: 0; list-style: none; }
li {
  margin-block-start: .75rem;
  padding: .75rem 1rem;
  border-inline-start: .25rem solid ${COLOURS.berry};
  background: ${COLOURS['berry-light']};
  overflow-wrap: anywhere;
}
code, strong { display: block; }`;

/** Answers with a page that lists the mistakes, and that loads the site again when they are corrected. */
export function sendProblemPage(response: ServerResponse, findings: readonly Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const items = errors.map(({ file, line, text, fix = '' }) => {
    const place = `<code>${escapeHtml(file)}:${line}</code>`;
    return `<li>${place}<strong>${escapeHtml(text)}</strong>${fix && `→ ${escapeHtml(fix)}`}</li>`;
  });
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(`<!doctype html>
<html lang="sr-Latn-RS">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sadržaj treba ispraviti</title>
<style>${STYLE}</style>
<main role="alert"><h1>Sadržaj treba ispraviti</h1>
<p>${formatCount(errors)} Čim ispravite i sačuvate fajl, sajt se sam vraća.</p>
<ol>${items.join('')}</ol></main>
<script type="module">
const options = { headers: { accept: 'text/html' } };
const read = () => fetch(location.href, options).then((answer) => answer.ok || answer.text());
const first = await read();
for (let now = first; now !== true && now === first; now = await read().catch(() => first)) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
}
location.reload();
</script>
</html>`);
}
