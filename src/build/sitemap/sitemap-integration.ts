import { existsSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { cleanPath } from '../../lib/navigation.ts';
import { readLastChanges } from './last-changes.ts';

/** Lists the pages for search engines, each with the day of its last change where that is known. */
export function siteMap(): AstroIntegration {
  let changes: Map<string, Date> | undefined;
  const integration = sitemap({
    filter: (page) => !/\/(404|offline)$/.test(page),
    serialize: (item) => {
      changes ??= readLastChanges('.', new Date());
      const lastmod = changes.get(cleanPath(new URL(item.url).pathname))?.toISOString();
      return lastmod ? { ...item, lastmod } : item;
    },
    // No news, videos or translations here.
    namespaces: { news: false, xhtml: false, image: false, video: false },
  });
  const write = integration.hooks['astro:build:done'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      // It logs what stops it, and lets the build end well without a list of pages.
      'astro:build:done': async (options) => {
        await write?.(options);
        if (existsSync(new URL('sitemap-index.xml', options.dir))) return;
        throw new Error('The sitemap was not written; the reason stands above.');
      },
    },
  };
}
