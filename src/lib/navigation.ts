import type { Site } from './site';

export interface NavigationItem {
  label: string;
  href: string;
  external: boolean;
}

/** The main menu, in its order. */
export function mainNavigation(site: Site): NavigationItem[] {
  return [
    { label: 'Početna', href: '/', external: false },
    { label: 'Proizvodi', href: '/products', external: false },
    { label: 'Prodavnica', href: site.shop_url, external: true },
    { label: 'O meni', href: '/about-me', external: false },
    { label: 'Poslovna saradnja', href: '/business-cooperation', external: false },
    { label: 'Kontakt', href: '/contact', external: false },
  ];
}

/** Path of a page as visitors see it: no `.html`, no slash at the end. */
export function cleanPath(pathname: string): string {
  return pathname.replace(/(\/index)?(\.html)?\/?$/, '') || '/';
}
