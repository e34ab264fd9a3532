import { type CollectionEntry, getEntry } from 'astro:content';
import { required } from '../model/data';

export type Page = CollectionEntry<'pages'>;
export type PageImage = Page['data']['images'][number];

/** A page's data and text, by the name of its file. */
export async function getPage(id: string): Promise<Page> {
  return required(await getEntry('pages', id), `pages/${id}.mdx`);
}

export function pageImage(page: Page, index: number): PageImage {
  return required(page.data.images[index], `images[${index}] in pages/${page.id}.mdx`);
}
