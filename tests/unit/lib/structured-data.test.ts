import { expect, it } from 'vitest';
import type { Site } from '../../../src/lib/site.ts';
import { pageGraph } from '../../../src/lib/structured-data.ts';

it('names of the social networks those that are set', () => {
  const networks = { facebook_url: 'https://www.facebook.com/primer', instagram_url: '' };
  const site = { name: 'Ana', site_url: 'https://www.example.com', ...networks } as Site;
  expect(pageGraph(site, '/about-me', 'O meni')).toMatchObject({
    '@graph': [{}, { mainEntity: { name: 'Ana', sameAs: ['https://www.facebook.com/primer'] } }],
  });
});
