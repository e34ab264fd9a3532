/**
 * The palette of `src/styles/tokens.css`, by the names it has there, for what no stylesheet reaches:
 * pictures, the manifest, mails and pages of other programs. A test holds both to the same values.
 */
export const COLOURS = {
  ink: '#2c4636',
  'ink-soft': '#4d6355',
  'deep-green': '#3f6149',
  'night-green': '#263d2f',
  leaf: '#6e9668',
  sage: '#a9bf9b',
  'sage-light': '#dce6d2',
  'sage-mist': '#eef2e6',
  cream: '#fbf8f1',
  'cream-warm': '#f6f1e7',
  white: '#fffefb',
  stone: '#f1ede2',
  peach: '#f0b48e',
  'peach-light': '#fbe9dc',
  berry: '#8e3b5e',
  'berry-light': '#f8ebf0',
} as const;
