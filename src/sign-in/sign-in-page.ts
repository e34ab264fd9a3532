import { escapeHtml, jsonForScript } from '../model/escape-html.ts';
import { drawStandalonePage } from '../model/standalone-page.ts';

/** The message that the window and the editor exchange first, by which each learns the other's origin. */
const GREETING = 'authorizing:github';

/**
 * The last page of the sign-in window: it hands the result to the editor that opened the window, only if
 * the editor has one of these origins.
 */
export function answerEditor(
  result: { token: string } | { error: string },
  origins: readonly string[],
  cookie: string,
): Response {
  const nonce = crypto.randomUUID();
  const isGood = 'token' in result;
  const json = JSON.stringify({ provider: 'github', ...result });
  const answer = `authorization:github:${isGood ? 'success' : 'error'}:${json}`;
  const title = isGood ? 'Prijavljeni ste' : 'Niste prijavljeni';
  const text = isGood ? 'Uređivač se otvara.' : escapeHtml(result.error);
  const page = drawStandalonePage({
    nonce,
    title,
    body: `<p role="${isGood ? 'status' : 'alert'}">${text}</p>
<p>Ako se ovaj prozor ne zatvori sam, zatvorite ga i vratite se u uređivač.</p>`,
    script: `
const origins = ${jsonForScript(origins)};
addEventListener('message', ({ data, origin, source }) => {
  if (data === '${GREETING}' && origins.includes(origin)) source.postMessage(${jsonForScript(answer)}, origin);
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
