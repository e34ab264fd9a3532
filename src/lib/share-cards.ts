// What a conversation shows beside a link to a page of this site.
import { getCollection } from 'astro:content';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addressOf } from '../model/collections';
import { readText } from '../model/text';
import { type Featured, getFeatured } from './home';
import type { Page } from './pages';
import { getProducts, type Product, productPath } from './products';

/** What Facebook, WhatsApp and Viber ask for, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

const MARK = 'public/favicon.svg';

export interface ShareCard {
  /** Address of its picture. */
  address: string;
  /** File of the photograph or drawing; where there is none, the brand's mark. */
  picture: string;
}

interface PictureNames {
  share_image?: string;
  image?: string;
  images?: { image: string }[];
}

/** One card for each page that search engines may keep. */
export async function getShareCards(): Promise<ShareCard[]> {
  const pages = await getCollection('pages');
  const policies = await getCollection('policies');
  const [featured] = await getFeatured();
  const other = (featured && readPicture(featured)) ?? MARK;
  return [
    ...pages.map((page) => ({
      address: cardAddress(addressOf(page.id)),
      picture: readPicture(page) ?? other,
    })),
    ...policies.map(({ id }) => ({ address: cardAddress(addressOf(id)), picture: MARK })),
    ...(await getProducts()).map((product) => ({
      address: cardAddress(productPath(product)),
      picture: readPicture(product) ?? MARK,
    })),
  ];
}

/** Address of the card of the page at this path. Products' cards lie in a folder of their own. */
export function cardAddress(path: string): string {
  return path === '/' ? '/og.jpg' : `${path.replace(/^\/products\//, '/cards/')}.jpg`;
}

/** The picture meant for it, else its first one. Astro keeps their places to itself, so the text is asked again. */
function readPicture({ filePath }: Page | Featured | Product): string | undefined {
  if (!filePath) return undefined;
  const { data } = readText('page', readFileSync(filePath, 'utf8'));
  const { share_image, image, images } = data as PictureNames;
  const name = share_image ?? image ?? images?.[0]?.image;
  return name === undefined ? undefined : join(dirname(filePath), name.trim());
}
