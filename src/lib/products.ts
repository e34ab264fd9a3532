import { type CollectionEntry, getCollection } from 'astro:content';
import { required } from '../model/data.ts';
import { compareProducts, isPublished } from '../model/publication.ts';
import { SUBJECTS, subjectPath } from './contact-texts.ts';
import { getSite } from './site.ts';

export type Product = CollectionEntry<'products'>;
export type Kind = CollectionEntry<'kinds'>;

export interface ProductGroup {
  kind: Kind;
  products: Product[];
}

interface Catalogue {
  products: readonly Product[];
  /** The same products by kind, in the order of `kinds.yaml`; a kind without products is left out. */
  groups: readonly ProductGroup[];
}

/** Kept for the whole build, in which texts do not change; `npm start` reads them again for each page. */
let catalogue: Promise<Catalogue> | undefined;

export function getCatalogue(): Promise<Catalogue> {
  if (import.meta.env.DEV) return readCatalogue();
  catalogue ??= readCatalogue();
  return catalogue;
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

export async function getKind(product: Product): Promise<Kind> {
  const kinds = await getCollection('kinds');
  const kind = kinds.find(({ data }) => data.id === product.data.kind);
  return required(kind, `${product.data.kind} in products/kinds.yaml`);
}

export function shelfName({
  data,
}: {
  data: Pick<Product['data'], 'name' | 'short_name'>;
}): string {
  return data.short_name ?? data.name;
}

/** Address of the shelf of the product's kind, in the list of all products. */
export function shelfPath({ data }: Product): string {
  return `/products#${data.kind}`;
}

/** Link of „Kupi proizvod“: to the product in the shop or, while that link is unknown, to the shop's first page. */
export async function buyLink({
  data: { link },
}: Product): Promise<{ href: string; isOfProduct: boolean }> {
  return link
    ? { href: link, isOfProduct: true }
    : { href: (await getSite()).shop_url, isOfProduct: false };
}

/** Whether the shop's link of every shown product is known, so that no button leads to the shop's first page. */
export async function areAllLinksKnown(): Promise<boolean> {
  const links = await Promise.all((await getProducts()).map(buyLink));
  return links.every(({ isOfProduct }) => isOfProduct);
}

/** The notices that the law requires, each once, with the titles of the kinds that it is about. */
export async function getNotices(): Promise<{ titles: string[]; notice: string }[]> {
  const { groups } = await getCatalogue();
  const byNotice = Map.groupBy(groups, ({ kind }) => kind.data.notice);
  return [...byNotice].map(([notice, ofNotice]) => ({
    titles: ofNotice.map(({ kind }) => kind.data.title),
    notice,
  }));
}

/** Up to `max` other products of the same kind: those that stand nearest to the product in the list. */
export async function getNeighbours(product: Product, max: number): Promise<Product[]> {
  const sameKind = (await getProducts()).filter(({ data }) => data.kind === product.data.kind);
  const position = sameKind.findIndex(({ id }) => id === product.id);
  return sameKind
    .map((other, index) => ({ other, distance: Math.abs(index - position) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(1, max + 1)
    .map(({ other }) => other);
}

/** Address of the product's entry in the list of all. */
export function entryPath(id: number): string {
  return `/products#${id}`;
}

/** Address of the product's own page: the name of its file. */
export function productPath({ id }: Product): string {
  return `/products/${id}`;
}

/** What a message can be about, by the id of the element on the contact page that names it. */
export async function getSubjects(): Promise<{ id: string; name: string }[]> {
  const products = await getProducts();
  return [
    ...Object.values(SUBJECTS),
    ...products.map((product) => ({ id: subjectId(product), name: product.data.name })),
  ];
}

/** Id of the element on the contact page that names this product. */
export function subjectId({ data }: Product): string {
  return `proizvod-${data.id}`;
}

export function questionPath(product: Product): string {
  return subjectPath({ id: subjectId(product) });
}
