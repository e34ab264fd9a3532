import { type CollectionEntry, getEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { required } from '../model/data.ts';

export type Page = CollectionEntry<'pages'>;

export interface PageImage {
  image: ImageMetadata;
  alt: string;
}

/** By a pattern, since the types of an imported SVG know its address only. */
const [portrait] = Object.values(
  import.meta.glob<ImageMetadata>('./drawings/portrait.svg', { eager: true, import: 'default' }),
);

/** A page's data and text, by the name of its file. */
export async function getPage(id: string): Promise<Page> {
  return required(await getEntry('pages', id), `pages/${id}.mdx`);
}

/** A page that may lack its photograph shows the drawn portrait. */
export function pageImage(page: Page, index: number): PageImage {
  const { image, alt } = required(
    page.data.images[index],
    `images[${index}] in pages/${page.id}.mdx`,
  );
  return { image: image ?? required(portrait, 'drawings/portrait.svg'), alt };
}
