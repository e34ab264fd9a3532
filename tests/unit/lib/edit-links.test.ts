import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { describe, expect, it, vi } from 'vitest';
import ProductEditLinks from '../../../src/components/product/ProductEditLinks.astro';
import { getEditLinks } from '../../../src/lib/edit-links.ts';

const { site, build } = vi.hoisted(() => ({
  site: { repository: '', branch: 'main' },
  build: { isPreview: true },
}));
vi.mock('../../../src/lib/site', () => ({ getSite: async () => site }));
vi.mock('../../../src/lib/build', () => ({ BUILD: build }));

/** The links of a product in such a build with this repository. */
function linksOf(isPreview: boolean, repository: string) {
  Object.assign(build, { isPreview });
  Object.assign(site, { repository });
  return getEditLinks({ filePath: 'src/content/products/aloe-gel.mdx' });
}

describe('the links to edit a product', () => {
  it('lead to its file on GitHub and to its form at /admin', async () => {
    expect(await linksOf(true, 'savetnica/sajt')).toEqual({
      proposal: 'https://github.com/savetnica/sajt/edit/main/src/content/products/aloe-gel.mdx',
      form: '/admin/#src/content/products/aloe-gel.mdx',
    });
  });

  it('are no part of a build for visitors', async () => {
    expect(await linksOf(false, 'savetnica/sajt')).toBeUndefined();
  });

  it('are left out while no repository is set', async () => {
    expect(await linksOf(true, '')).toBeUndefined();
  });

  it('name the product that they edit', async () => {
    const container = await AstroContainer.create();
    const props = { links: { proposal: '#a', form: '#b' }, name: 'Aloe vera gel' };
    const html = await container.renderToString(ProductEditLinks, { props });
    expect(html).toMatch(
      /<a href="#a">Predloži izmenu<span class="visually-hidden">: Aloe vera gel<\/span><\/a> · /,
    );
  });
});
