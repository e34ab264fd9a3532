// What a conversation shows beside a link to a page of this site.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { splitText } from '../model/product-text';
import { type Featured, getFeatured } from './home';
import { mainNavigation } from './navigation';
import { getPage, getPolicy, type Page } from './pages';
import { getProducts, type Product, productPath } from './products';
import { getSite } from './site';

const CARDS_FOLDER = '/cards/';

export interface ShareCard {
  /** Address of its picture. */
  address: string;
  /** The words in it. */
  title: string;
  line: string;
  /** File of the picture beside the words; where there is none, the brand's mark stands. */
  picture: string | undefined;
}

interface PictureNames {
  share_image?: string;
  image?: string;
  images?: { image: string }[];
}

/** One card for each page that search engines may keep. */
export async function getShareCards(): Promise<ShareCard[]> {
  const site = await getSite();
  const { tagline } = site;
  const home = await getPage('home');
  const inside = mainNavigation(site).filter(({ href }) => /^\/./.test(href));
  const pages = await Promise.all(
    inside.map(async ({ href, label }) => {
      const picture = await findPicture(await getPage(href.slice(1)));
      return { address: `${href}.jpg`, title: label, line: tagline, picture };
    }),
  );
  const policies = await Promise.all(
    (['privacy-policy', 'cookie-policy'] as const).map(async (id) => {
      const { title } = (await getPolicy(id)).data;
      return { address: `/${id}.jpg`, title, line: tagline, picture: undefined };
    }),
  );
  const picture = await findPicture(home);
  return [
    { address: '/og.jpg', title: tagline, line: home.data.title, picture },
    ...pages,
    ...policies,
    ...(await getProductCards()),
  ];
}

/** The card of the page at this path. */
export async function getShareCard(path: string): Promise<ShareCard> {
  const address = cardAddress(path);
  const card = (await getShareCards()).find((candidate) => candidate.address === address);
  if (!card) throw new Error(`The page ${path} has no card for conversations.`);
  return card;
}

/** Cards of products lie in a folder of their own, for which hosts need one rule. */
function cardAddress(path: string): string {
  return path === '/' ? '/og.jpg' : `${path.replace(/^\/products\//, CARDS_FOLDER)}.jpg`;
}

async function getProductCards(): Promise<ShareCard[]> {
  const { tagline } = await getSite();
  return (await getProducts()).map((product) => ({
    address: cardAddress(productPath(product)),
    title: product.data.name,
    line: product.data.facts ?? tagline,
    picture: readPicture(product),
  }));
}

/** The picture meant for it, else the page's first one, else that of the first featured product. */
async function findPicture(page: Page): Promise<string | undefined> {
  const [featured] = await getFeatured();
  return readPicture(page) ?? (featured && readPicture(featured));
}

/** Astro keeps the places of pictures to itself, so the text is asked again. */
function readPicture({ filePath }: Page | Featured | Product): string | undefined {
  if (!filePath) return undefined;
  const { yaml } = splitText(readFileSync(filePath, 'utf8'));
  const { share_image, image, images } = parse(yaml) as PictureNames;
  const name = share_image ?? image ?? images?.[0]?.image;
  return name === undefined ? undefined : join(dirname(filePath), name.trim());
}
