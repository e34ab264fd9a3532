import { type CollectionEntry, getCollection } from 'astro:content';
import { getHeadings } from './headings.ts';
import { groundOf } from './picture-grounds.ts';
import { entryPath, getProducts, type Product } from './products.ts';

export type Featured = CollectionEntry<'featured'> & {
  /** Address of the product's entry. */
  href: string;
  ground: string;
};

/**
 * The featured products in their order. A card whose product is not shown yet is left out, since
 * its link would lead nowhere.
 */
export async function getFeatured(): Promise<Featured[]> {
  const shown = new Map((await getProducts()).map((product) => [product.data.id, product]));
  const featured = await getCollection('featured');
  featured.sort((a, b) => a.data.id - b.data.id);
  return featured.flatMap((entry) => {
    const product = shown.get(entry.data.product);
    if (!product) return [];
    return { ...entry, href: entryPath(entry.data.product), ground: groundOf(product) };
  });
}

/**
 * Widths and `sizes` of a card's picture, by its place. The first card is as wide as a phone, which is told less, so that
 * only a very dense screen loads the larger file.
 */
export function cardPicture(place: number): { widths: [number, ...number[]]; sizes: string } {
  const widths: [number, ...number[]] = place === 0 ? [264, 480, 720] : [264, 480];
  return { widths, sizes: '(min-width: 62em) max(15rem, 18vw), 55vw' };
}

/**
 * The product beside the consultant at the top of the home page: the one whose label she reads there or, when none is
 * chosen and shown, that of the first card.
 */
export async function getHeroProduct(): Promise<Product | undefined> {
  const { label_product } = await getHeadings();
  const [first] = await getFeatured();
  const products = await getProducts();
  const withId = (id: number | undefined) => products.find(({ data }) => data.id === id);
  return withId(label_product) ?? withId(first?.data.product);
}

export async function getSteps(): Promise<CollectionEntry<'steps'>['data'][]> {
  return (await getCollection('steps')).map(({ data }) => data);
}

export async function getAboutBlocks(): Promise<CollectionEntry<'about'>[]> {
  return (await getCollection('about')).sort((a, b) => a.data.id - b.data.id);
}
