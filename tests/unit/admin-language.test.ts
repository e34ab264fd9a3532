import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Tree = { [key: string]: string | Tree };

const serbian = readStrings('src/admin/sr.json');
const english = readStrings('node_modules/@sveltia/cms/locales/en-US.json');

describe('The editor speaks Serbian', () => {
  test('in every place where the CMS speaks English', () => {
    expect([...serbian.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('with the same placeholders in each sentence as in English', () => {
    const variables = (text = '') => [...new Set(text.match(/\{\$\w+/g))].sort();
    const different = [...english].filter(
      // The site has one language and one service for signing in, so their names are left out.
      ([key, text]) =>
        !/_x_locale$|^sign_in_with_x$|_token_link$/.test(key) &&
        String(variables(text)) !== String(variables(serbian.get(key))),
    );
    expect(different).toEqual([]);
  });

  test('with the three plural forms of Serbian', () => {
    const plurals = [...serbian].filter(([, text]) => text.includes('.match'));
    expect(plurals.length).toBeGreaterThan(50);
    expect(plurals.filter(([, text]) => !/ one \{\{.* few \{\{.* \* \{\{/.test(text))).toEqual([]);
  });

  test('without Croatian words', () => {
    const croatian =
      /(?<!\p{L})(?:datotek|map[aeu](?!\p{L})|spremi(?!\p{L})|zamijen|izbriš|tisuć|točno|mjest|prijev|sučelj|poveznic|preglednik|obavijest|podijel|vrijed|dohvat|odaber|odabir|tijekom|općenit|uvijek|uvjet|web-|zaslon)/iu;
    expect([...serbian].filter(([, text]) => croatian.test(text))).toEqual([]);
  });
});

function readStrings(path: string): Map<string, string> {
  const strings = new Map<string, string>();
  const visit = (tree: Tree, prefix: string) => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === 'string') strings.set(prefix + key, value);
      else visit(value, `${prefix}${key}.`);
    }
  };
  visit(JSON.parse(readFileSync(path, 'utf8')), '');
  return strings;
}
