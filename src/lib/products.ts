import { type CollectionEntry, getCollection } from 'astro:content';
import { compareProducts, isPublished } from '../model/publication';

export type Product = CollectionEntry<'products'>;
export type Kind = CollectionEntry<'kinds'>;

export interface ProductGroup {
  kind: Kind;
  products: Product[];
}

/** So many stand on `/products` with all their texts; more of them stand there as cards. */
export const MOST_WITH_TEXTS = 24;

/** Of a build, whose texts stay as they are; `npm start` reads them anew for each page. */
let made: Promise<readonly Product[]> | undefined;

/** The products that are shown now, in their order. */
export function getProducts(): Promise<readonly Product[]> {
  if (import.meta.env.DEV) return readProducts();
  made ??= readProducts();
  return made;
}

async function readProducts(): Promise<Product[]> {
  const now = new Date();
  const products = await getCollection('products', ({ data }) => isPublished(data, now));
  return products.sort((a, b) => compareProducts(a.data, b.data));
}

/** These products under their kinds, in the order of `kinds.yaml`; a kind with nothing to show is left out. */
export async function groupByKind(products: readonly Product[]): Promise<ProductGroup[]> {
  const kinds = await getCollection('kinds');
  return kinds
    .map((kind) => ({ kind, products: products.filter(({ data }) => data.kind === kind.data.id) }))
    .filter(({ products }) => products.length > 0);
}

/** The product's kind. */
export async function getKind(product: Product): Promise<Kind> {
  const kinds = await getCollection('kinds');
  return kinds.find(({ data }) => data.id === product.data.kind) as Kind;
}

/** The product in the shop: from its own file, or from the table of all links. Undefined while nobody knows it. */
export async function shopLink({ data: { id, link } }: Product): Promise<string | undefined> {
  const [row] = await getCollection('shopLinks', ({ data }) => data.product === id);
  return link || row?.data.link || undefined;
}

/** Others of the same kind: those that stand nearest to it in the list. */
export async function getNeighbours(product: Product, most: number): Promise<Product[]> {
  const kin = (await getProducts()).filter(({ data }) => data.kind === product.data.kind);
  const at = kin.findIndex(({ id }) => id === product.id);
  const distance = (other: Product) => Math.abs(kin.indexOf(other) - at);
  return kin.toSorted((a, b) => distance(a) - distance(b)).slice(1, most + 1);
}

/** Address of the product's entry in the list of all. */
export function entryPath(id: number): string {
  return `/products#${id}`;
}

/** Address of the product's own page: the name of its file. */
export function productPath({ id }: Product): string {
  return `/products/${id}`;
}

/** The place of the contact page that names this product. */
export function subjectId({ data }: Product): string {
  return `proizvod-${data.id}`;
}

/** Where a visitor asks about it. */
export function questionPath(product: Product): string {
  return `/contact#${subjectId(product)}`;
}
