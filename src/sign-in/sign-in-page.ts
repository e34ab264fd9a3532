import { escapeHtml, jsonForScript } from '../model/page/escape-html.ts';
import { drawStandalonePage } from '../model/page/standalone-page.ts';
import { GREETING, type Outcome, writeOutcome } from './window-messages.ts';

/**
 * The last page of the sign-in window: it hands the outcome to the editor that opened the window, only if
 * the editor has one of these origins.
 */
export function answerEditor(
  outcome: Outcome,
  origins: readonly string[],
  cookie: string,
): Response {
  const nonce = crypto.randomUUID();
  const isGood = 'token' in outcome;
  const title = isGood ? 'Prijavljeni ste' : 'Niste prijavljeni';
  const text = isGood ? 'Uređivač se otvara.' : escapeHtml(outcome.error);
  const page = drawStandalonePage({
    nonce,
    title,
    body: `<p role="${isGood ? 'status' : 'alert'}">${text}</p>
<p>Ako se ovaj prozor ne zatvori sam, zatvorite ga i vratite se u uređivač.</p>`,
    script: `
const origins = ${jsonForScript(origins)};
addEventListener('message', ({ data, origin, source }) => {
  if (data === '${GREETING}' && origins.includes(origin)) source.postMessage(${jsonForScript(writeOutcome(outcome))}, origin);
});
opener?.postMessage('${GREETING}', '*');
`,
  });
  return new Response(page, {
    status: isGood ? 200 : 400,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; ` +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Set-Cookie': cookie,
    },
  });
}
