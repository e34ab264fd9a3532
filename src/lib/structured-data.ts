import type {
  BreadcrumbList,
  Graph,
  ItemList,
  Person,
  Product as ProductThing,
  WebSite,
} from 'schema-dts';
import { LAYOUT_TEXTS as TEXTS } from './layout-texts';
import { type Product, productPath } from './products';
import { ROLE, type Site } from './site';

const LANGUAGE = 'sr-Latn';

/** The type of a page and the thing that the page is about; one of the two is enough. */
export interface PageSubject {
  type?: 'WebPage' | 'ContactPage' | 'ProfilePage' | 'CollectionPage';
  about?: Person | ItemList | ProductThing;
}

/**
 * JSON-LD of a page: the site, the breadcrumbs and the page itself or, without a type, its subject. Undefined for a
 * page that has neither: search engines should not list it.
 */
export function pageGraph(
  site: Site,
  path: string,
  name: string,
  { type, about }: PageSubject,
): Graph | undefined {
  const page = type && {
    '@type': type,
    url: absoluteUrl(site, path),
    name,
    inLanguage: LANGUAGE,
    ...(about && { mainEntity: about }),
  };
  const subject = page ?? about;
  if (!subject) return undefined;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      webSite(site),
      // The home page would be the only step of its breadcrumbs.
      ...(path === '/' ? [] : [breadcrumbs(site, path, name)]),
      subject,
    ],
  };
}

/** The consultant: her name and role, her page and her profiles on social networks. */
export function person(site: Site): Person {
  const networks = [site.facebook_url, site.instagram_url].filter((url) => url !== '');
  return {
    '@type': 'Person',
    name: site.name,
    jobTitle: ROLE,
    url: absoluteUrl(site, '/about-me'),
    ...(networks.length > 0 && { sameAs: networks }),
  };
}

/** The list of products, as addresses of their pages. */
export function productList(site: Site, products: readonly Product[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteUrl(site, productPath(product)),
    })),
  };
}

/** A product without offers, because only the shop knows its price. `image` is a path on this site. */
export function productThing(
  site: Site,
  product: Product,
  more: { description: string; category: string; image: string },
): ProductThing {
  return {
    '@type': 'Product',
    name: product.data.name,
    url: absoluteUrl(site, productPath(product)),
    description: more.description,
    category: more.category,
    image: absoluteUrl(site, more.image),
  };
}

/** Address of a path on the published site. */
export function absoluteUrl(site: Site, path: string): string {
  return new URL(path, site.site_url).href;
}

function webSite(site: Site): WebSite {
  return {
    '@type': 'WebSite',
    name: site.brand,
    url: absoluteUrl(site, '/'),
    inLanguage: LANGUAGE,
  };
}

function breadcrumbs(site: Site, path: string, name: string): BreadcrumbList {
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
