// The tests hold the site to what it says, so they know its texts. Those change all the time, and a
// changed text must never look like a broken site: once the content is another than the sample in
// `tests/sample`, the tests run on a copy of the project that holds the sample in its place.
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';
import { copyProject, sharePackages } from './project-copy.ts';
import { isListed, readPictureList, restorePictures } from './sample-pictures.ts';

/** The sample's texts, at their paths from the project's root. */
export const SAMPLE = 'tests/sample';
const COPY = 'var/test-site';
/** Folders that hold nothing but what the sample has, too. */
export const FOLDERS = ['src/content'];

/** Is what the editors change still what the tests know? */
export function holdsSample(root = '.'): boolean {
  const texts = listFiles(join(root, SAMPLE));
  const pictures = readPictureList(root);
  const others = FOLDERS.flatMap((folder) =>
    listFiles(join(root, folder)).map((path) => `${folder}/${path}`),
  ).filter((path) => !texts.includes(path) && !pictures[path]);
  return (
    others.length === 0 &&
    texts.every((path) => isEqual(root, path)) &&
    Object.entries(pictures).every(([path, picture]) => isListed(root, path, picture))
  );
}

/** Makes a copy of the project that holds the sample; resolves with its folder. */
export async function copyWithSample(root = '.'): Promise<string> {
  const copy = copyProject(join(root, COPY), { root });
  for (const folder of FOLDERS) rmSync(join(copy, folder), { recursive: true, force: true });
  cpSync(join(root, SAMPLE), copy, { recursive: true });
  await restorePictures(copy, root);
  sharePackages(copy, root);
  return copy;
}

function isEqual(root: string, path: string): boolean {
  const file = join(root, path);
  return existsSync(file) && readFileSync(file).equals(readFileSync(join(root, SAMPLE, path)));
}
