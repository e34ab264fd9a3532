// What the rules look at. Nothing here touches a disk, so the rules also run in a browser.

/** A text as its bytes say it, line ends and all. */
export interface TextFile {
  path: string;
  text: string;
}

export interface RawFile {
  path: string;
  bytes: Uint8Array;
}

export interface Picture {
  path: string;
  size: number;
  /** Equal for equal bytes. */
  fingerprint: string;
  /** What the bytes are, whatever the name says; undefined when they are no picture. */
  format: string | undefined;
  /** In pixels; 0 when unknown. */
  width: number;
  height: number;
  /** The end of the file is missing. */
  truncated: boolean;
}

/** Everything in `src/content/`, and the addresses that a link may lead to. */
export interface Content {
  texts: readonly RawFile[];
  pictures: readonly Picture[];
  /** Files of no use to the site. */
  others: readonly string[];
  /** `/`, `/products` and so on. */
  addresses: readonly string[];
  /** Texts elsewhere in which something is left to fill in before the site is published. */
  outside: readonly TextFile[];
}

export const FOLDER = 'src/content';

/** Path below `src/content/`. */
export function shortPath(path: string): string {
  return path.replace(`${FOLDER}/`, '');
}

export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** File name without its ending. */
export function stemOf(path: string): string {
  return nameOf(path).replace(/\.[^.]*$/, '');
}

/** Ending in lower case, without the dot. */
export function endingOf(path: string): string {
  return /\.([^.]+)$/.exec(nameOf(path))?.[1]?.toLowerCase() ?? '';
}

/** The path that a relative one (`./a.jpg`, `../products/a.jpg`) means in this file. */
export function resolvePath(from: string, relative: string): string {
  const parts = folderOf(from).split('/');
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** A form to copy, such as `_novi-proizvod.mdx`: never published, so never checked. */
export function isForm(path: string): boolean {
  return nameOf(path).startsWith('_');
}
