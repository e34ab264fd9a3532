import { type CollectionEntry, getCollection } from 'astro:content';
import { isPublished } from './publication';

export type Product = CollectionEntry<'products'>;
export type Kind = CollectionEntry<'kinds'>;

export interface ProductGroup {
  kind: Kind;
  products: Product[];
}

/** The products that are shown now, ordered by their number. Throws when two files claim the same number. */
export async function getProducts(): Promise<Product[]> {
  const now = new Date();
  return (await getAllProducts()).filter(({ data }) => isPublished(data, now));
}

/**
 * Whether the product with this number is shown now; a draft is not.
 * Throws, naming the file that asked, when there is no such product at all.
 */
export async function isShown(id: number, askedBy: string | undefined): Promise<boolean> {
  const product = (await getAllProducts()).find(({ data }) => data.id === id);
  if (!product) {
    throw new Error(
      `${askedBy}: Proizvod broj ${id} ne postoji. Upišite broj postojećeg proizvoda.`,
    );
  }
  return isPublished(product.data, new Date());
}

/** Products under their kinds, in the kinds' order; a kind with nothing to show is left out. */
export async function getProductGroups(): Promise<ProductGroup[]> {
  const [kinds, products] = await Promise.all([getCollection('kinds'), getProducts()]);
  kinds.sort((a, b) => a.data.order - b.data.order);
  return kinds
    .map((kind) => ({ kind, products: products.filter(({ data }) => data.kind === kind.id) }))
    .filter(({ products }) => products.length > 0);
}

/** The notice that the law or care asks for under a product of this kind. */
export async function getNotice(product: Product): Promise<string> {
  const kind = (await getCollection('kinds')).find(({ id }) => id === product.data.kind);
  if (!kind) {
    throw new Error(
      `${product.filePath}: Grupa „${product.data.kind}“ ne postoji. Upišite u polje „kind“ oznaku iz fajla kinds.yaml.`,
    );
  }
  return kind.data.notice;
}

/** Address of a product's entry on the page of all products. */
export function productUrl(id: number): string {
  return `/products#${id}`;
}

async function getAllProducts(): Promise<Product[]> {
  const products = await getCollection('products');
  for (const product of products) {
    const twin = products.find((other) => other !== product && other.data.id === product.data.id);
    if (twin) {
      throw new Error(
        `Isti broj (${product.data.id}) imaju dva proizvoda: ${product.filePath} i ${twin.filePath}. Jednom od njih upišite drugi broj.`,
      );
    }
  }
  return products.sort((a, b) => a.data.id - b.data.id);
}
