// Reads the files of the content from the disk.
import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { endingOf, FOLDER, isPicture, isTemplate, nameOf } from '../model/paths.ts';
import { checkPicture } from './check-picture.ts';
import type { Files } from './content.ts';
import { type Dictionary, loadDictionary } from './spelling/dictionary.ts';

const TEXTS = /^(mdx?|markdown|ya?ml|txt|json)$/;
/** Files that systems and editors leave behind; the check skips them. */
const LITTER = /^(\.|thumbs\.db$|desktop\.ini$)|~$|\.sw[op]$/i;

let opened: Promise<Dictionary> | undefined;

/** The dictionary, which is read once: 20 ms. */
async function dictionary(): Promise<Dictionary> {
  const packed = new URL('./spelling/serbian-words.bin', import.meta.url);
  opened ??= readFile(packed).then(loadDictionary);
  return opened;
}

export async function readFiles(root: string): Promise<Files> {
  const entries = await readdir(join(root, FOLDER), { recursive: true, withFileTypes: true });
  const pathOf = (entry: Dirent) =>
    relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(pathOf)
    .filter(
      (path) => !LITTER.test(nameOf(path)) && nameOf(path) !== 'README.md' && !isTemplate(path),
    )
    .sort();
  const read = (paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(join(root, path)) })));
  const texts = paths.filter((path) => TEXTS.test(endingOf(path)));
  const pictures = paths.filter(isPicture);
  return {
    texts: await read(texts),
    pictures: await Promise.all(
      (await read(pictures)).map(({ path, bytes }) => checkPicture(path, bytes)),
    ),
    unusedFiles: paths.filter((path) => !texts.includes(path) && !pictures.includes(path)),
    links: entries.filter((entry) => entry.isSymbolicLink()).map(pathOf),
    dictionary: await dictionary(),
  };
}
