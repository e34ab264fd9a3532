// Every kind of content as a list of entries with a name and fields, for comparing two versions.
import { basename, dirname, join } from 'node:path/posix';
import { parse } from 'yaml';
import type { Kind } from '../github/proposal/change-words.ts';
import { KINDS, SITE, TESTIMONIALS } from './file-kinds.ts';
import { readProduct } from './files/product-file.ts';
import { readTextFile } from './files/text-file.ts';

export interface Entry {
  path: string;
  kind: Kind;
  /** Same in both versions of the same thing. */
  key: string;
  name: string;
  fields: Record<string, unknown>;
  /** Pictures that it shows, as paths from the project's root. */
  pictures: string[];
}

const FOLDERS: Readonly<Record<string, Kind>> = {
  products: 'product',
  featured: 'featured',
  about: 'about',
  pages: 'page',
  policies: 'policy',
};

const LISTS: Readonly<Record<string, Kind>> = { [KINDS]: 'kind', [TESTIMONIALS]: 'testimonial' };

/** The entries of one text file. Throws when its data cannot be read at all. */
export function readEntries(path: string, source: string): Entry[] {
  const list = LISTS[path];
  if (list) return parse(source).map((fields: Entry['fields']) => toEntry(list, path, fields));
  if (path === SITE) {
    return [{ ...toEntry('site', path, parse(source)), name: 'Podaci o sajtu' }];
  }
  const kind = FOLDERS[basename(dirname(path))];
  // A name that starts with _ is a form to copy, never a product.
  if (!kind || basename(path).startsWith('_')) return [];
  const fields = kind === 'product' ? { ...readProduct(source) } : readTextFile(source);
  return [toEntry(kind, path, fields)];
}

function toEntry(kind: Kind, path: string, fields: Entry['fields']): Entry {
  const images = [
    fields['image'],
    ...listOf(fields['images']).map(({ image }) => image),
    fields['share_image'],
  ];
  return {
    path,
    kind,
    // A renamed file is still the same product.
    key: `${kind} ${fields['id'] ?? path}`,
    name: String(fields['name'] ?? fields['heading'] ?? fields['title'] ?? basename(path)),
    fields,
    pictures: images
      .filter((image) => typeof image === 'string')
      .map((image) => join(dirname(path), image)),
  };
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((item) => item && typeof item === 'object') : [];
}
