import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { cleanPath } from '../../lib/navigation.ts';
import { readLastChanges } from './last-changes.ts';

/** Lists the pages for search engines, each with the day of its last change where that is known. */
export function siteMap(): AstroIntegration {
  let changes: Map<string, Date> | undefined;
  return sitemap({
    filter: (page) => !/\/(404|offline)$/.test(page),
    serialize: (item) => {
      changes ??= readLastChanges('.', new Date());
      const lastmod = changes.get(cleanPath(new URL(item.url).pathname))?.toISOString();
      return lastmod ? { ...item, lastmod } : item;
    },
    // No news, videos or translations here.
    namespaces: { news: false, xhtml: false, image: false, video: false },
  });
}
