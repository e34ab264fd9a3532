import { COLOURS } from '../model/colours.ts';

/** Style of the result pages: the site's cream and green, in one narrow column. */
export const RESULT_STYLE = `
:root { color-scheme: light; }
body {
  margin: 0;
  padding: clamp(2rem, 8vw, 5rem) min(1.25rem, 5.6vw);
  background: ${COLOURS.cream};
  color: ${COLOURS.ink};
  font: 1.0625rem/1.6 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  overflow-wrap: break-word;
  overflow-wrap: anywhere;
}
main { max-inline-size: 38rem; margin-inline: auto; }
h1, h2 { font-family: "Iowan Old Style", Palatino, "Noto Serif", Georgia, serif; font-weight: 500; line-height: 1.2; }
h1 { font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem); }
h2 { margin-block-start: 2.5rem; font-size: 1.25rem; }
form { display: grid; gap: 1.125rem; margin-block: 2rem; }
label { display: block; margin-block-end: .25rem; font-weight: 600; }
input, textarea {
  box-sizing: border-box; inline-size: 100%; min-block-size: 3rem; padding: .625rem .875rem;
  border: 1px solid ${COLOURS.leaf}; border-radius: .625rem; background: ${COLOURS.white}; color: inherit; font: inherit;
}
textarea { resize: vertical; }
[aria-invalid] { border-color: ${COLOURS.berry}; box-shadow: inset 0 0 0 1px ${COLOURS.berry}; background: ${COLOURS['berry-light']}; }
.error { margin: .25rem 0 0; color: ${COLOURS.berry}; font-weight: 600; }
button {
  justify-self: start; min-block-size: 3.25rem; padding-inline: 2.5rem; border: 0; border-radius: 2rem;
  background: ${COLOURS['deep-green']}; color: ${COLOURS.cream}; font: inherit; font-weight: 600; cursor: pointer;
}
button:hover { background: ${COLOURS.ink}; }
a { color: inherit; }
ul { padding: 0; list-style: none; }
li a { display: inline-block; padding-block: .5rem; }
:focus-visible { outline: 3px solid ${COLOURS.berry}; outline-offset: 2px; }
`;
