import { COLOURS } from './colours.ts';

/** The site's cream and green, in one narrow column. */
const STYLE = `
:root { color-scheme: light; }
body {
  margin: 0; padding: clamp(2rem, 8vw, 5rem) min(1.25rem, 5.6vw);
  background: ${COLOURS.cream}; color: ${COLOURS.ink};
  font: 1.0625rem/1.6 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  overflow-wrap: break-word; overflow-wrap: anywhere;
}
main { max-inline-size: 38rem; margin-inline: auto; }
h1, h2 {
  font-family: "Iowan Old Style", Palatino, "Noto Serif", Georgia, serif; font-weight: 500; line-height: 1.2;
}
h2 { margin-block-start: 2.5rem; font-size: 1.25rem; }
form { display: grid; gap: 1.125rem; margin-block: 2rem; }
label { display: block; margin-block-end: .25rem; font-weight: 600; }
input, textarea {
  box-sizing: border-box; inline-size: 100%; min-block-size: 3rem; padding: .625rem .875rem;
  border: 1px solid ${COLOURS.leaf}; border-radius: .625rem;
  background: ${COLOURS.white}; color: inherit; font: inherit;
}
[aria-invalid] { border: 2px solid ${COLOURS.berry}; background: ${COLOURS['berry-light']}; }
.error { margin: .25rem 0 0; color: ${COLOURS.berry}; font-weight: 600; }
button {
  justify-self: start; min-block-size: 3.25rem; padding-inline: 2.5rem; border: 0; border-radius: 2rem;
  background: ${COLOURS['deep-green']}; color: ${COLOURS.cream}; font: inherit; font-weight: 600;
}
a { color: inherit; }
ul { padding: 0; list-style: none; }
li a { display: inline-block; padding-block: .5rem; }
:focus-visible { outline: 3px solid ${COLOURS.berry}; outline-offset: 2px; }
`;

interface StandalonePage {
  /** Lets this page's own style and script through its Content-Security-Policy, if it has one. */
  nonce?: string;
  title: string;
  /** HTML. */
  body: string;
  script?: string;
}

/**
 * An HTML page that loads no other file: the relay may run on another host than the site, and the site may not
 * be built yet.
 */
export function drawStandalonePage({ nonce, title, body, script }: StandalonePage): string {
  const allowed = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return `<!doctype html>
<html lang="sr-Latn">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style${allowed}>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
${script === undefined ? '' : `<script${allowed}>${script}</script>\n`}</body>
</html>
`;
}
