import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Files that speak to a host. No visitor may get them. */
export const HOST_FILES = ['_headers', '_redirects', '.htaccess', '.nojekyll', '.assetsignore'];

export interface PageFile {
  /** `products.html` */
  file: string;
  html: string;
}

/** Every file of the build that is meant for visitors, as sorted paths with slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => !HOST_FILES.includes(path) && !/\.(br|gz)$/.test(path))
    .sort();
}

/** The HTML files among them, with their text. */
export function readPages(folder: string, files: readonly string[]): PageFile[] {
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(folder, file), 'utf8') }));
}

/**
 * The one address of an HTML file: `/`, `/products`, or with a slash for a folder's index. The page
 * for what is not found has none.
 */
export function pageAddress(file: string): string | undefined {
  if (file === '404.html') return undefined;
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}
