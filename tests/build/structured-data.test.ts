import { describe, expect, it } from 'vitest';
import { readBuiltPages } from './support/built-pages.ts';
import { ORIGIN } from './support/built-site.ts';

const { origin } = ORIGIN;
const graphs = new Map(
  readBuiltPages().flatMap(({ address, elements }): [string, string][] => {
    const graph = elements.find(({ attributes }) => attributes['type'] === 'application/ld+json');
    return graph ? [[address, graph.text]] : [];
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

describe('the structured data of the built pages', () => {
  it.each([
    ['/', ['Person', 'WebSite']],
    ['/about-me', ['BreadcrumbList', 'Person', 'ProfilePage', 'WebSite']],
    ['/business-cooperation', ['BreadcrumbList', 'WebPage', 'WebSite']],
    ['/contact', ['BreadcrumbList', 'ContactPage', 'WebSite']],
    ['/cookie-policy', ['BreadcrumbList', 'WebPage', 'WebSite']],
    ['/privacy-policy', ['BreadcrumbList', 'WebPage', 'WebSite']],
    ['/products', ['BreadcrumbList', 'CollectionPage', 'ItemList', 'WebSite']],
    ['/products/zubni-gel', ['BreadcrumbList', 'Product', 'WebSite']],
  ])('says of %s what kind of page it is', (address, types) => {
    expect(typesOf(graphs.get(address) ?? '')).toEqual(types);
  });

  it('lists every product, and offers none for sale: the shop is somebody else’s', () => {
    const lastOf = (address: string) => JSON.parse(graphs.get(address) ?? '')['@graph'].at(-1);
    const products = [...graphs.keys()].filter((address) => address.startsWith('/products/'));
    const listed: { url: string }[] = lastOf('/products').mainEntity.itemListElement;
    const urls = products.map((address) => origin + address);
    expect(listed.map(({ url }) => url).sort()).toEqual(urls.sort());
    for (const address of products) {
      const image = `${origin}${address.replace('products', 'cards')}.jpg`;
      expect(lastOf(address)).toMatchObject({ category: expect.stringMatching(/\S/), image });
      expect(lastOf(address).offers).toBeUndefined();
    }
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
