/**
 * Colours of `src/styles/tokens.css`, by the names they have there, for what no stylesheet reaches:
 * pictures, the manifest and pages of other programs. A test holds both to the same values.
 */
export const COLOURS = {
  ink: '#2c4636',
  'deep-green': '#3f6149',
  leaf: '#6e9668',
  'sage-light': '#dce6d2',
  'sage-ground': '#b2c1a1',
  'sea-ground': '#bccfd0',
  'honey-ground': '#e2cfa9',
  'stone-ground': '#d4cdc4',
  cream: '#fbf8f1',
  peach: '#f0b48e',
  white: '#fffefb',
  berry: '#8e3b5e',
  'berry-light': '#f8ebf0',
} as const;
