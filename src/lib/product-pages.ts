// How products are spread over pages, so that none grows without end.
// A product's number decides on its page: one that goes or comes moves no other.

import { MOST_IN_DESCRIPTION, MOST_IN_TITLE } from '../model/search-texts.ts';

/** So many stand on one page alone. */
const MOST_ON_ONE_PAGE = 20;
/** So many stand on each of several. */
const PER_PAGE = 15;

export interface ProductPaging {
  perPage: number;
  /** Number of the last page; pages count from 1. */
  last: number;
}

/** The pages for products with numbers up to this one; links to share them lengthen each. */
export function planPages(highestId: number, hasShareLinks: boolean): ProductPaging {
  const most = hasShareLinks ? PER_PAGE : MOST_ON_ONE_PAGE;
  const perPage = highestId <= most ? most : PER_PAGE;
  return { perPage, last: Math.max(1, Math.ceil(highestId / perPage)) };
}

/** Number of the page that the product is on. */
export function pageOf(id: number, { perPage }: ProductPaging): number {
  return Math.ceil(id / perPage);
}

/** Address of a page of products; flat, since hosts differ over `products.html` beside a folder. */
export function pagePath(page: number): string {
  return page === 1 ? '/products' : `/products-${page}`;
}

/** The pages to offer on one of them: its neighbours and both ends; `undefined` stands for a gap. */
export function pageChoices(current: number, pages: readonly number[]): (number | undefined)[] {
  const at = pages.indexOf(current);
  const offered = pages.filter(
    (_, index) => index === 0 || index === pages.length - 1 || Math.abs(index - at) <= 1,
  );
  return offered.flatMap((page, index) => {
    const before = pages.indexOf(offered[index - 1] ?? page);
    return pages.indexOf(page) - before > 1 ? [undefined, page] : [page];
  });
}

export interface PageTexts {
  title: string;
  description: string;
  heading: string;
  /** Its name in breadcrumbs. */
  name: string;
}

/**
 * The texts of a further page: the editor's own, which those of the first are, and its number. What
 * search engines show keeps to the length that the editor was held to.
 */
export function pageTexts(page: number, texts: Omit<PageTexts, 'name'>): PageTexts {
  const which = `${page}. strana`;
  const name = `Proizvodi, ${which}`;
  const title = `${texts.title}, ${which}`;
  return {
    title: title.length <= MOST_IN_TITLE ? title : name,
    description: clip(`${which}. ${texts.description}`, MOST_IN_DESCRIPTION),
    heading: `${texts.heading}, ${which}`,
    name,
  };
}

/** The text in at most so many characters, cut between words. */
function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\s,;:–-]*\s\S*$/, '')}…`;
}
