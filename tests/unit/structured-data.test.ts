import { describe, expect, it } from 'vitest';
import type { Site } from '../../src/lib/site';
import { pageGraph, person } from '../../src/lib/structured-data';

const SITE = {
  name: 'Ime Prezime',
  tagline: 'Geslo',
  site_url: 'https://www.example.com',
  facebook_url: 'https://www.facebook.com/primer',
  instagram_url: '',
} as Site;

describe('the structured data of a page', () => {
  it('has breadcrumbs from the home page to each other page', () => {
    const crumbs = (path: string, name: string) => {
      const { '@graph': things } = JSON.parse(
        JSON.stringify(pageGraph(SITE, path, name, { type: 'WebPage' })),
      );
      return things
        .flatMap(({ itemListElement = [] }) => itemListElement)
        .map((crumb: { position: number; name: string }) => `${crumb.position} ${crumb.name}`);
    };
    expect(crumbs('/contact', 'Kontakt')).toEqual(['1 Početna', '2 Kontakt']);
    expect(crumbs('/products/zubni-gel', 'Zubni gel')).toEqual([
      '1 Početna',
      '2 Proizvodi',
      '3 Zubni gel',
    ]);
    expect(crumbs('/', 'Početna')).toEqual([]);
  });

  it('names the consultant, and only the networks in site.yaml', () => {
    expect(person(SITE)).toMatchObject({
      name: 'Ime Prezime',
      jobTitle: 'nezavisna savetnica',
      sameAs: ['https://www.facebook.com/primer'],
    });
    expect(person({ ...SITE, facebook_url: '' })).not.toHaveProperty('sameAs');
  });
});
