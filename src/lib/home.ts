import { type CollectionEntry, getCollection } from 'astro:content';
import { getHeadings } from './headings';
import { groundOf } from './picture-grounds';
import { entryPath, getProducts, type Product } from './products';

export type Featured = CollectionEntry<'featured'> & {
  /** Address of the product's entry. */
  href: string;
  /** Ground of the product's kind. */
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

type Widths = readonly [number, ...number[]];

/** Widths and `sizes` of a card's picture, by the card's position (from 0); the first card is the large one. */
export function cardPicture(place: number): { widths: Widths; sizes: string } {
  return place === 0
    ? { widths: [264, 576], sizes: '(min-width: 62em) 26rem, 90vw' }
    : { widths: [160, 480], sizes: '14rem' };
}

/** The product beside the consultant at the top of the home page: that of the first card, if there is one. */
export async function getHeroProduct(): Promise<Product | undefined> {
  const [first] = await getFeatured();
  return (await getProducts()).find(({ data }) => data.id === first?.data.product);
}

/** The product whose label the home page shows; undefined when none is chosen, shown or has notes. */
export async function getLabelProduct(): Promise<Product | undefined> {
  const { label_product } = await getHeadings();
  return (await getProducts()).find(
    ({ data }) => data.id === label_product && data.label_notes?.length,
  );
}

/** The steps of an order, in the order of the file. */
export async function getSteps(): Promise<CollectionEntry<'steps'>['data'][]> {
  return (await getCollection('steps')).map(({ data }) => data);
}

/** The blocks of the home page in their order. */
export async function getAboutBlocks(): Promise<CollectionEntry<'about'>[]> {
  return (await getCollection('about')).sort((a, b) => a.data.id - b.data.id);
}
