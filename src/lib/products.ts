import { type CollectionEntry, getCollection } from 'astro:content';
import { isPublished } from '../model/publication';
import { type ProductPaging, pageOf, pagePath, planPages } from './product-pages';
import { getSite } from './site';

export type Product = CollectionEntry<'products'>;
export type Kind = CollectionEntry<'kinds'>;

export interface ProductGroup {
  kind: Kind;
  products: Product[];
}

export interface ProductPage {
  /** From 1. */
  number: number;
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

/** These products under their kinds, in the kinds' order; a kind with nothing to show is left out. */
export async function groupByKind(products: readonly Product[]): Promise<ProductGroup[]> {
  const kinds = await getCollection('kinds');
  kinds.sort((a, b) => a.data.order - b.data.order);
  return kinds
    .map((kind) => ({ kind, products: products.filter(({ data }) => data.kind === kind.id) }))
    .filter(({ products }) => products.length > 0);
}

/** The pages of products in their order, and how products find theirs. The first is always there. */
export async function getProductPages(): Promise<{ paging: ProductPaging; pages: ProductPage[] }> {
  const products = await getProducts();
  const { product_sharing } = await getSite();
  const paging = planPages(products.at(-1)?.data.id ?? 1, product_sharing);
  const pages = Array.from({ length: paging.last }, (_, index) => ({
    number: index + 1,
    products: products.filter(({ data }) => pageOf(data.id, paging) === index + 1),
  }));
  return { paging, pages: pages.filter(({ number, products }) => number === 1 || products.length) };
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

/** Address of a product's entry on its page. */
export async function getProductUrl(id: number): Promise<string> {
  const { paging } = await getProductPages();
  return `${pagePath(pageOf(id, paging))}#${id}`;
}

async function getAllProducts(): Promise<Product[]> {
  const products = await getCollection('products');
  products.sort((a, b) => a.data.id - b.data.id);
  const index = products.findIndex(({ data }, i) => data.id === products[i - 1]?.data.id);
  const [one, other] = products.slice(index - 1);
  if (index > 0 && one && other) {
    throw new Error(
      `Isti broj (${one.data.id}) imaju dva proizvoda: ${one.filePath} i ${other.filePath}. Jednom od njih upišite drugi broj.`,
    );
  }
  return products;
}
