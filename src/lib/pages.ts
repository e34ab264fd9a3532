import { type CollectionEntry, getEntry } from 'astro:content';

export type Page = CollectionEntry<'pages'>;
export type PageImage = Page['data']['images'][number];

/** A page's texts by its file name. */
export async function getPage(id: string): Promise<Page> {
  return (await getEntry('pages', id)) as Page;
}

/** The page's picture with this position (from 0). */
export function pageImage(page: Page, index: number): PageImage {
  return page.data.images[index] as PageImage;
}
