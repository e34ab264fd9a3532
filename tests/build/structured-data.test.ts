import { expect, it } from 'vitest';
import { readBuiltPages } from './support/built-pages.ts';
import { ORIGIN } from './support/built-site.ts';

const graphs = new Map(
  readBuiltPages().flatMap(({ address, elements }): [string, unknown[]][] => {
    const graph = elements.find(({ attributes }) => attributes['type'] === 'application/ld+json');
    return graph ? [[address, JSON.parse(graph.text)['@graph']]] : [];
  }),
);
const { origin } = ORIGIN;
const path = (...steps: [name: string, path: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Početna', '/'], ...steps].map(([name, address], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + address,
  })),
});

it.each([
  ['/', [{ '@type': 'WebSite', name: 'Aloe savetnica', url: `${origin}/` }]],
  [
    '/about-me',
    [
      path(['O meni', '/about-me']),
      {
        '@type': 'ProfilePage',
        mainEntity: {
          '@type': 'Person',
          name: 'Ime Prezime',
          jobTitle: 'nezavisna savetnica',
        },
      },
    ],
  ],
  ['/contact', [path(['Kontakt', '/contact'])]],
  ['/privacy-policy', [path(['Politika privatnosti', '/privacy-policy'])]],
  ['/products', [path(['Proizvodi', '/products'])]],
  [
    '/products/zubni-gel',
    [
      path(
        ['Proizvodi', '/products'],
        ['Zubni gel sa aloe verom i propolisom', '/products/zubni-gel'],
      ),
    ],
  ],
])('tells search engines of %s what they show', (address, things) => {
  expect(graphs.get(address)).toEqual(things);
});
