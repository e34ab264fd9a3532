// The one place where the check reads the disk.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import { endingOf, FOLDER, isForm, nameOf } from '../model/paths.ts';
import type { Content, Picture, TextFile } from './content-files.ts';
import { GUIDE, OWNERS } from './launch-list.ts';
import { isTruncated, pictureFormat } from './picture-bytes.ts';

const PICTURES = /^(jpe?g?|jfif|jif|pjp|a?png|gif|webp|avif|svg|hei[cf]|tiff?|bmp)$/;
const TEXTS = /^(mdx?|markdown|ya?ml|txt|json)$/;
/** Left behind by systems and editors; of no interest to anyone. */
const LITTER = /^(\.|thumbs\.db$|desktop\.ini$)|~$|\.sw[op]$/i;

/** Reads `src/content/` and the names of the pages below this folder. */
export async function readContent(root: string): Promise<Content> {
  const all = await listFiles(root, FOLDER);
  const paths = all.filter(
    (path) => !LITTER.test(nameOf(path)) && nameOf(path) !== 'README.md' && !isForm(path),
  );
  const texts = paths.filter((path) => TEXTS.test(endingOf(path)));
  const pictures = paths.filter((path) => PICTURES.test(endingOf(path)));
  const others = paths.filter((path) => !texts.includes(path) && !pictures.includes(path));
  return {
    texts: await Promise.all(
      texts.map(async (path) => ({ path, bytes: await readFile(join(root, path)) })),
    ),
    pictures: await Promise.all(pictures.map((path) => readPicture(root, path))),
    others,
    forms: await readTexts(root, all.filter(isForm)),
    addresses: await readAddresses(root),
    outside: await readOutside(root),
  };
}

async function readOutside(root: string): Promise<TextFile[]> {
  return readTexts(
    root,
    [OWNERS, GUIDE].filter((path) => existsSync(join(root, path))),
  );
}

async function readTexts(root: string, paths: readonly string[]): Promise<TextFile[]> {
  return Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  );
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

async function readPicture(root: string, path: string): Promise<Picture> {
  const bytes = await readFile(join(root, path));
  const format = pictureFormat(bytes);
  return {
    path,
    size: bytes.length,
    fingerprint: createHash('sha1').update(bytes).digest('hex'),
    format,
    truncated: isTruncated(bytes, format),
    ...(await readSize(bytes, path)),
  };
}

/** The size as Astro itself reads it, so that both refuse the same pictures. */
async function readSize(bytes: Uint8Array, path: string) {
  try {
    const { width, height } = await imageMetadata(bytes, path);
    return { width, height };
  } catch {
    return { width: 0, height: 0 };
  }
}

async function readAddresses(root: string): Promise<string[]> {
  const names = await readdir(join(root, 'src/pages'));
  return names
    .filter((name) => /^(?!404|offline)[^[]+\.astro$/.test(name))
    .map((name) => `/${name.replace(/^index\.astro$|\.astro$/, '')}`)
    .sort();
}
