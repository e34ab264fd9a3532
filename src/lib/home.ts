import { type CollectionEntry, getCollection } from 'astro:content';
import { getProduct } from './products';

/** The featured products in their order, each checked to lead to a product that exists. */
export async function getFeatured(): Promise<CollectionEntry<'featured'>[]> {
  const featured = await getCollection('featured');
  await Promise.all(featured.map(({ data, filePath }) => getProduct(data.product, filePath)));
  return featured.sort((a, b) => a.data.id - b.data.id);
}

/** The blocks of the home page in their order. */
export async function getAboutBlocks(): Promise<CollectionEntry<'about'>[]> {
  return (await getCollection('about')).sort((a, b) => a.data.id - b.data.id);
}
