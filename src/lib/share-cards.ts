// Share cards: the pictures that messengers show beside a link to a page of this site.
import { getCollection } from 'astro:content';
import { addressOf } from '../model/collections.ts';
import { getFeatured } from './home.ts';
import { pictureFile } from './picture-file.ts';
import { groundOf } from './picture-grounds.ts';
import { getProducts, type Product, productPath } from './products.ts';

/** The size that Facebook, WhatsApp and Viber ask for, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

const LOGO = 'public/favicon.svg';
const PORTRAIT = 'src/lib/drawings/portrait.svg';

export interface ShareCard {
  address: string;
  /** File of the photograph or drawing that the card shows; without one, the file of the logo. */
  picture: string;
  /** A product's name and the last of the consultant's notes on its label, which stand beside the picture. */
  words?: { name: string; note: string; ground: string };
}

/** One card for each page that search engines may list. */
export async function getShareCards(): Promise<ShareCard[]> {
  const pages = await getCollection('pages');
  const policies = await getCollection('policies');
  const [featured] = await getFeatured();
  const other = (featured && pictureFile(featured)) ?? LOGO;
  return [
    ...pages.map((page) => ({
      address: cardAddress(addressOf(page.id)),
      picture: pictureFile(page) ?? (page.data.images.length > 0 ? PORTRAIT : other),
    })),
    ...policies.map(({ id }) => ({ address: cardAddress(addressOf(id)), picture: LOGO })),
    ...(await getProducts()).map((product) => ({
      address: cardAddress(productPath(product)),
      picture: pictureFile(product) ?? LOGO,
      ...wordsOf(product),
    })),
  ];
}

function wordsOf(product: Product): Pick<ShareCard, 'words'> {
  const note = product.data.label_notes?.at(-1)?.note;
  return note ? { words: { name: product.data.name, note, ground: groundOf(product) } } : {};
}

/** Address of the card of the page at this path. The cards of products are in a folder of their own. */
export function cardAddress(path: string): string {
  return path === '/' ? '/og.jpg' : `${path.replace(/^\/products\//, '/cards/')}.jpg`;
}
