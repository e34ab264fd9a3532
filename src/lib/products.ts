import { type CollectionEntry, getCollection } from 'astro:content';
import { compareProducts, isPublished } from '../model/publication';
import { getSite } from './site';

export type Product = CollectionEntry<'products'>;
export type Kind = CollectionEntry<'kinds'>;

export interface ProductGroup {
  kind: Kind;
  products: Product[];
}

/** So many stand on `/products` with all their texts; more of them stand there as cards. */
export const MOST_WITH_TEXTS = 24;

interface Catalogue {
  /** The products that are shown now, in their order. */
  products: readonly Product[];
  /** The same under their kinds, in the order of `kinds.yaml`; a kind with nothing to show is left out. */
  groups: readonly ProductGroup[];
}

/** Of a build, whose texts stay as they are; `npm start` reads them anew for each page. */
let made: Promise<Catalogue> | undefined;

/** Everything that is shown, put in order once a build. */
export function getCatalogue(): Promise<Catalogue> {
  if (import.meta.env.DEV) return readCatalogue();
  made ??= readCatalogue();
  return made;
}

async function readCatalogue(): Promise<Catalogue> {
  const now = new Date();
  const products = await getCollection('products', ({ data }) => isPublished(data, now));
  products.sort((a, b) => compareProducts(a.data, b.data));
  const kinds = await getCollection('kinds');
  const groups = kinds
    .map((kind) => ({ kind, products: products.filter(({ data }) => data.kind === kind.data.id) }))
    .filter((group) => group.products.length > 0);
  return { products, groups };
}

export async function getProducts(): Promise<readonly Product[]> {
  return (await getCatalogue()).products;
}

/** The product's kind. */
export async function getKind(product: Product): Promise<Kind> {
  const kinds = await getCollection('kinds');
  return kinds.find(({ data }) => data.id === product.data.kind) as Kind;
}

/** The shelf of its group, in the list of all products. */
export function shelfPath({ data }: Product): string {
  return `/products#${data.kind}`;
}

/** Where „Kupi proizvod“ leads: to the product in the shop, or to the whole shop while nobody knows that link. */
export async function buyLink({
  data: { id, link },
}: Product): Promise<{ href: string; isOfProduct: boolean }> {
  const [row] = await getCollection('shopLinks', ({ data }) => data.product === id);
  const own = link || row?.data.link;
  return own
    ? { href: own, isOfProduct: true }
    : { href: (await getSite()).shop_url, isOfProduct: false };
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
