import { describe, expect, it } from 'vitest';
import { readHostSettings } from '../../src/build/hosting/host-settings.ts';
import { attribute, listElements } from '../../src/build/hosting/inline-code.ts';
import { listFiles, pageAddress, readPages } from '../../src/build/hosting/site-files.ts';
import { DIST } from './support/built-site.ts';

const { origin } = readHostSettings('.');
const graphs = new Map(
  readPages(DIST, listFiles(DIST)).flatMap(({ file, html }): [string, string][] => {
    const script = listElements(html).find(
      (element) => attribute(element, 'type') === 'application/ld+json',
    );
    const [text] = script?.childNodes ?? [];
    return text && 'value' in text ? [[pageAddress(file) ?? file, text.value]] : [];
  }),
);

/** The types that a page's graph holds, those inside of others included. */
function typesOf(json: string): string[] {
  const types: string[] = [];
  JSON.parse(json, (key, value) => {
    if (key === '@type' && value !== 'ListItem') types.push(value);
    return value;
  });
  return types.sort();
}

describe('what search engines read', () => {
  it.each([
    ['/', ['BreadcrumbList', 'Person', 'WebSite']],
    ['/about-me', ['BreadcrumbList', 'Person', 'ProfilePage', 'WebSite']],
    ['/business-cooperation', ['BreadcrumbList', 'WebPage', 'WebSite']],
    ['/contact', ['BreadcrumbList', 'ContactPage', 'WebSite']],
    ['/cookie-policy', ['BreadcrumbList', 'WebPage', 'WebSite']],
    ['/privacy-policy', ['BreadcrumbList', 'WebPage', 'WebSite']],
    ['/products', ['BreadcrumbList', 'CollectionPage', 'ItemList', 'WebSite']],
  ])('says of %s what kind of page it is', (address, types) => {
    expect(typesOf(graphs.get(address) ?? '')).toEqual(types);
  });

  it('names addresses in full, and all of them of this site or a network', () => {
    for (const [page, json] of graphs) {
      JSON.parse(json, (key, value) => {
        if (/^(url|item|@id)$/.test(key)) expect(`${page} ${value}`).toContain(` ${origin}/`);
        if (key === 'sameAs') for (const url of value) expect(url).toMatch(/^https:\/\//);
        return value;
      });
    }
  });
});
