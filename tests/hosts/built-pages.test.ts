import { expect, test } from 'vitest';
import { attribute, listElements } from '../../src/hosting/inline-code.ts';
import { readHostSettings } from '../../src/hosting/settings.ts';
import { listFiles, readPages } from '../../src/hosting/site-files.ts';
import { DIST } from './support/built-site.ts';

const pages = readPages(DIST, listFiles(DIST)).map(({ file, html }) => ({
  file,
  elements: listElements(html),
}));

test('no element of any page has a style or a script in an attribute', () => {
  for (const { file, elements } of pages) {
    const found = elements.flatMap(({ tagName, attrs }) =>
      attrs
        .filter(({ name, value }) => /^(style|on.*)$/.test(name) || /^\s*javascript:/i.test(value))
        .map(({ name }) => `<${tagName} ${name}>`),
    );
    expect({ file, found }).toEqual({ file, found: [] });
  }
});

test('no page loads anything from another host', () => {
  const { origin } = readHostSettings('.');
  const isForeign = (address: string) => new URL(address, origin).origin !== origin;
  for (const { file, elements } of pages) {
    const loaded = elements.flatMap((element) => {
      const loads = element.tagName !== 'a' && attribute(element, 'rel') !== 'canonical';
      return loads ? [attribute(element, 'src'), attribute(element, 'href')] : [];
    });
    const foreign = loaded.filter(
      (address) => address && !/^data:/.test(address) && isForeign(address),
    );
    expect({ file, foreign }).toEqual({ file, foreign: [] });
  }
});
