// What a conversation shows beside a link to a page of this site.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { splitText } from '../model/product-text';
import { type Featured, getFeatured } from './home';
import { mainNavigation } from './navigation';
import { getPage, type Page } from './pages';
import { getProducts, type Product, productPath } from './products';
import { getSite } from './site';

/** What Facebook, WhatsApp and Viber ask for, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

const CARDS_FOLDER = '/cards/';
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
  const inside = mainNavigation(await getSite()).filter(({ href }) => /^\/./.test(href));
  const pages = await Promise.all(
    inside.map(async ({ href }) => ({
      address: cardAddress(href),
      picture: await findPicture(await getPage(href.slice(1))),
    })),
  );
  const products = (await getProducts()).map((product) => ({
    address: cardAddress(productPath(product)),
    picture: readPicture(product) ?? MARK,
  }));
  return [
    { address: cardAddress('/'), picture: await findPicture(await getPage('home')) },
    ...pages,
    { address: cardAddress('/privacy-policy'), picture: MARK },
    { address: cardAddress('/cookie-policy'), picture: MARK },
    ...products,
  ];
}

/** Address of the card of the page at this path. Products' cards lie in a folder of their own. */
export function cardAddress(path: string): string {
  return path === '/' ? '/og.jpg' : `${path.replace(/^\/products\//, CARDS_FOLDER)}.jpg`;
}

/** The picture meant for it, else the page's first one, else that of the first featured product. */
async function findPicture(page: Page): Promise<string> {
  const [featured] = await getFeatured();
  return readPicture(page) ?? (featured && readPicture(featured)) ?? MARK;
}

/** Astro keeps the places of pictures to itself, so the text is asked again. */
function readPicture({ filePath }: Page | Featured | Product): string | undefined {
  if (!filePath) return undefined;
  const { yaml } = splitText(readFileSync(filePath, 'utf8'));
  const { share_image, image, images } = parse(yaml) as PictureNames;
  const name = share_image ?? image ?? images?.[0]?.image;
  return name === undefined ? undefined : join(dirname(filePath), name.trim());
}
