import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import ProductEditLinks from '../../src/components/product/ProductEditLinks.astro';

const site = { repository: '', branch: 'main' };
vi.mock('../../src/lib/site', () => ({ getSite: async () => site }));

/** The links of a product in a build with this variable and this repository. */
async function linksOf(preview: string, repository: string) {
  vi.stubEnv('PREVIEW', preview);
  Object.assign(site, { repository });
  const { getEditLinks } = await import('../../src/lib/edit-links');
  return getEditLinks({ filePath: 'src/content/products/aloe-gel.mdx' });
}

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
});

describe('the links to edit a product', () => {
  it('lead to its file on GitHub and to its form at /admin', async () => {
    expect(await linksOf('1', 'savetnica/sajt')).toEqual({
      proposal: 'https://github.com/savetnica/sajt/edit/main/src/content/products/aloe-gel.mdx',
      form: '/admin/#src/content/products/aloe-gel.mdx',
    });
  });

  it.each(['', '0'])('are no part of a build for visitors (PREVIEW=%j)', async (preview) => {
    expect(await linksOf(preview, 'savetnica/sajt')).toBeUndefined();
  });

  it('are left out while no repository is set', async () => {
    expect(await linksOf('1', '')).toBeUndefined();
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
