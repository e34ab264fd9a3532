import { type CollectionEntry, getCollection } from 'astro:content';
import { getHeadings } from './headings';
import { entryPath, getProducts, isShown, type Product } from './products';

export type Featured = CollectionEntry<'featured'> & {
  /** Address of the product's entry. */
  href: string;
};

/**
 * The featured products in their order. A card whose product is not shown yet is left out, since
 * its link would lead nowhere. Throws when a card names a product that does not exist.
 */
export async function getFeatured(): Promise<Featured[]> {
  const featured = await Promise.all(
    (await getCollection('featured')).map(async (entry) => ({
      ...entry,
      isShown: await isShown(entry.data.product),
      href: entryPath(entry.data.product),
    })),
  );
  return featured.filter(({ isShown }) => isShown).sort((a, b) => a.data.id - b.data.id);
}

/** The product whose label is read on the home page; undefined while none is named, shown or noted. */
export async function getReadLabel(): Promise<Product | undefined> {
  const { label_product } = await getHeadings();
  return (await getProducts()).find(
    ({ data }) => data.id === label_product && data.label_notes?.length,
  );
}

export type Step = CollectionEntry<'steps'>['data'];

/** How one orders, step by step, in the order of the file. */
export async function getSteps(): Promise<Step[]> {
  return (await getCollection('steps')).map(({ data }) => data);
}

/** The blocks of the home page in their order. */
export async function getAboutBlocks(): Promise<CollectionEntry<'about'>[]> {
  return (await getCollection('about')).sort((a, b) => a.data.id - b.data.id);
}
