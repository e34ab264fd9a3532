import { RESULT_STYLE } from './result-style.ts';

interface PlainPage {
  /** Lets this page's own style and script through its Content-Security-Policy. */
  nonce: string;
  title: string;
  /** HTML. */
  body: string;
  script?: string;
}

/** A page that stands alone and loads nothing: the relay may live on another host than the site. */
export function drawPlainPage({ nonce, title, body, script }: PlainPage): string {
  return `<!doctype html>
<html lang="sr-Latn">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${RESULT_STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
${script === undefined ? '' : `<script nonce="${nonce}">${script}</script>\n`}</body>
</html>
`;
}
