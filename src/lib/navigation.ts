import { LAYOUT_TEXTS as TEXTS } from './layout-texts.ts';
import type { Site } from './site.ts';

export interface NavigationItem {
  label: string;
  href: string;
  external: boolean;
}

export function mainNavigation(site: Site): NavigationItem[] {
  return [
    { label: TEXTS.home, href: '/', external: false },
    { label: TEXTS.products, href: '/products', external: false },
    { label: TEXTS.shop, href: site.shop_url, external: true },
    { label: TEXTS.aboutMe, href: '/about-me', external: false },
    { label: TEXTS.cooperation, href: '/business-cooperation', external: false },
    { label: TEXTS.contact, href: '/contact', external: false },
  ];
}

/** The pages of the menu that belong to the site. */
export function ownPages(site: Site): NavigationItem[] {
  return mainNavigation(site).filter(({ external }) => !external);
}

/** Path of a page as visitors see it: no `.html`, no slash at the end. */
export function cleanPath(pathname: string): string {
  return pathname.replace(/(\/index)?(\.html)?\/?$/, '') || '/';
}
