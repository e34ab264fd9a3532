import { readFileSync } from 'node:fs';

const FONT = readFileSync('tests/e2e/support/one-width.ttf', 'base64');

/**
 * Styles with which a page has the same letters on every machine: this font has the same box for each letter. It has
 * two names, so that a heading without its font is seen. A page with a policy needs `bypassCSP`.
 */
export const ONE_WIDTH = `
  @font-face { font-family: heading; src: url(data:font/ttf;base64,${FONT}); }
  @font-face { font-family: text; src: url(data:font/ttf;base64,${FONT}); }
  :root { --font-heading: heading !important; --font-text: text !important; }
  /* Chromium with windows counts the width of a letter in parts of a pixel by itself, the headless shell does not. */
  * { text-rendering: geometricPrecision !important; }`;
