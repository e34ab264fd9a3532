import { type CollectionEntry, getCollection } from 'astro:content';
import { isShown } from './products';

/**
 * The featured products in their order. A card whose product is not shown yet is left out, since
 * its link would lead nowhere. Throws when a card names a product that does not exist.
 */
export async function getFeatured(): Promise<CollectionEntry<'featured'>[]> {
  const featured = await getCollection('featured');
  const shown = await Promise.all(
    featured.map(({ data, filePath }) => isShown(data.product, filePath)),
  );
  return featured.filter((_, index) => shown[index]).sort((a, b) => a.data.id - b.data.id);
}

/** The blocks of the home page in their order. */
export async function getAboutBlocks(): Promise<CollectionEntry<'about'>[]> {
  return (await getCollection('about')).sort((a, b) => a.data.id - b.data.id);
}
