// JSON-LD of the pages: no more than what search engines show. Google draws the site's name from WebSite on the home
// page, the path above a result from BreadcrumbList, and a person from ProfilePage; a Product without an offer or a
// review it refuses (https://developers.google.com/search/docs/appearance/structured-data/search-gallery).
import { CONSULTANT_TEXTS, LAYOUT_TEXTS as TEXTS } from './layout-texts.ts';
import type { Site } from './site.ts';

type Thing = { '@type': string } & Record<string, unknown>;

/** JSON-LD of the page at this path, whose name in breadcrumbs is `name`. */
export function pageGraph(site: Site, path: string, name: string): object {
  const profile = path === '/about-me' ? [profilePage(site)] : [];
  const things = path === '/' ? [webSite(site)] : [breadcrumbs(site, path, name), ...profile];
  return { '@context': 'https://schema.org', '@graph': things };
}

export function absoluteUrl(site: Site, path: string): string {
  return new URL(path, site.site_url).href;
}

function webSite(site: Site): Thing {
  return { '@type': 'WebSite', name: site.brand, url: absoluteUrl(site, '/') };
}

/** The consultant: her name and role, and her profiles on social networks. */
function profilePage(site: Site): Thing {
  const networks = [site.facebook_url, site.instagram_url].filter((url) => url !== '');
  const sameAs = networks.length > 0 && { sameAs: networks };
  const person = { '@type': 'Person', name: site.name, jobTitle: CONSULTANT_TEXTS.role, ...sameAs };
  return { '@type': 'ProfilePage', mainEntity: person };
}

function breadcrumbs(site: Site, path: string, name: string): Thing {
  const trail = [
    { name: TEXTS.home, path: '/' },
    ...(path.startsWith('/products/') ? [{ name: TEXTS.products, path: '/products' }] : []),
    { name, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(site, crumb.path),
    })),
  };
}
