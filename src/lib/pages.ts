import { type CollectionEntry, getEntry } from 'astro:content';

export type Page = CollectionEntry<'pages'>;
export type PageImage = Page['data']['images'][number];

/** A page's texts by its file name. Throws when the file is missing. */
export async function getPage(id: string): Promise<Page> {
  const page = await getEntry('pages', id);
  if (!page) throw new Error(`src/content/pages/${id}.mdx: fajl nedostaje ili nije ispravan.`);
  return page;
}

/** The page's picture with this position (from 0). Throws when the file lists fewer. */
export function pageImage(page: Page, index: number): PageImage {
  const image = page.data.images[index];
  if (!image) {
    throw new Error(`${page.filePath}: u polju „images“ nedostaje slika broj ${index + 1}.`);
  }
  return image;
}
