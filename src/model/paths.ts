// Paths of texts and pictures, from the project's folder, with forward slashes.

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

/** Whether the file is a text below `src/content/`; the guide for editors is none. */
export function isText(path: string): boolean {
  return (
    path.startsWith(`${FOLDER}/`) && /\.(mdx?|yaml)$/.test(path) && nameOf(path) !== 'README.md'
  );
}

/** Whether the file is a template to copy, such as `_novi-proizvod.mdx`: never published, so never checked. */
export function isTemplate(path: string): boolean {
  return nameOf(path).startsWith('_');
}

/** A part of an address with its %-codes decoded; undefined when a `%` begins no valid code. */
export function decodePercent(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Endings of pictures, also of those that the site cannot draw. */
const PICTURES = /^(jpe?g?|jfif|jif|pjp|a?png|gif|webp|avif|svg|hei[cf]|tiff?|bmp)$/;

export function isPicture(path: string): boolean {
  return PICTURES.test(endingOf(path));
}
