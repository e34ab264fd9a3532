// Which files of src/content/ make the text and the pictures of each page.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseDay } from '../../check/calendar-day.ts';
import {
  addressOf,
  COLLECTIONS,
  collectionNamed,
  KINDS,
  PAGES,
  SITE,
} from '../../model/collections.ts';
import { readEntries } from '../../model/content-entries.ts';
import { FOLDER, stemOf } from '../../model/paths.ts';
import { readProduct } from '../../model/product-text.ts';
import { isPublished } from '../../model/publication.ts';

export interface PageSources {
  /** Whether this file, by its path from the project's folder, is one of them. */
  has: (path: string) => boolean;
  /** When something last appeared on the page by itself, with no file being changed. */
  appeared?: Date | undefined;
}

const PRODUCTS = collectionNamed('products').path;
const PRODUCTS_PAGE = `${FOLDER}/pages/products.mdx`;

/** The sources of every page, by its address. `site.yaml` counts where it is more than the frame. */
export function findPageSources(root: string, now: Date): Map<string, PageSources> {
  const pages = Object.keys(PAGES).filter((path) => path !== PRODUCTS_PAGE);
  const texts = pages.map((path): [string, PageSources] => {
    const files = new Set(listFiles(root, path));
    const address = addressOf(path);
    if (['/contact', '/privacy-policy'].includes(address)) files.add(SITE);
    const folders = COLLECTIONS.filter(({ shownOn }) => shownOn === address).map(
      (collection) => `${FOLDER}/${collection.pattern.replace(/[^/]*$/, '')}`,
    );
    const isInside = (file: string) => folders.some((folder) => file.startsWith(folder));
    return [address, { has: (file) => files.has(file) || isInside(file) }];
  });
  return new Map([...texts, ...findProductSources(root, now)]);
}

/**
 * The list of all products and the page of each. One that is not shown counts for the list as well,
 * since it may have left it, and so does one that is gone.
 */
function findProductSources(root: string, now: Date): [string, PageSources][] {
  const names = readdirSync(join(root, PRODUCTS)).filter((name) => /^[^_].*\.mdx$/.test(name));
  const products = names.map((name) => {
    const path = join(PRODUCTS, name);
    const { draft, publish_from } = readProduct(readFileSync(join(root, path), 'utf8'));
    const day = publish_from ? parseDay(String(publish_from)) : undefined;
    const isShown = isPublished({ draft: draft === true, publish_from: day }, now);
    return { address: `/products/${stemOf(path)}`, isShown, day, files: listFiles(root, path) };
  });
  const shown = products.filter(({ isShown }) => isShown);
  const files = new Set([KINDS, PRODUCTS_PAGE, ...products.flatMap((product) => product.files)]);
  const days = shown.flatMap(({ day }) => (day ? [day.getTime()] : []));
  const isGone = (path: string) => dirname(path) === PRODUCTS && !existsSync(join(root, path));
  return [
    [
      '/products',
      {
        has: (path) => files.has(path) || isGone(path),
        appeared: days.length > 0 ? new Date(Math.max(...days)) : undefined,
      },
    ],
    ...shown.map(({ address, day, files: own }): [string, PageSources] => [
      address,
      { has: (path) => path === KINDS || own.includes(path), appeared: day },
    ]),
  ];
}

/** The text itself and its pictures. */
function listFiles(root: string, path: string): string[] {
  const [entry] = readEntries(path, readFileSync(join(root, path), 'utf8'));
  return [path, ...(entry?.pictures ?? [])];
}
