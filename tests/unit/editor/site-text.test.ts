// Which texts have a form: those whose every field has a place in it.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasUnknownField, readSiteText } from '../../../src/editor/texts/site-text.ts';

const PATHS = globSync('src/content/**/[!_]*.{mdx,md,yaml}').filter((path) => !/README/.test(path));
const isOfFile = (path: string, change = (source: string) => source) => {
  const text = readSiteText(path, change(readFileSync(path, 'utf8')));
  return text !== undefined && hasUnknownField(text);
};

test.each(PATHS)('%s has a form', (path) => {
  expect(isOfFile(path)).toBe(false);
});

test.each([
  ['src/content/products/zubni-gel.mdx', 'image:', 'imgae:'],
  ['src/content/pages/contact.mdx', 'heading:', 'headnig:'],
  ['src/content/questions.yaml', '- question:', '- qestion: a\n  question:'],
  ['src/content/site.yaml', 'phone:', 'telefon: "1"\nphone:'],
])('%s with „%s“ as „%s“ is mended in its file', (path, field, typed) => {
  expect(isOfFile(path, (source) => source.replace(field, typed))).toBe(true);
});
