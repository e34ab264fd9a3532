// The tests hold the site to what it says, so they know its texts. Those change all the time, and a
// changed text must never look like a broken site: once the content is another than the sample in
// `tests/sample`, the tests run on a copy of the project that holds the sample in its place.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';

const SAMPLE = 'tests/sample';
const COPY = 'var/test-site';
/** Folders that hold nothing but what the sample has, too. */
const FOLDERS = ['src/content'];
/** What is made anew, installed, or history. */
const LEFT_OUT = ['.astro', '.git', 'dist', 'hosting', 'node_modules', 'test-results', 'var'];

/** Is what the editors change still what the tests know? */
export function holdsSample(root = '.'): boolean {
  const sample = listFiles(join(root, SAMPLE));
  const others = FOLDERS.flatMap((folder) =>
    listFiles(join(root, folder)).map((path) => join(folder, path)),
  ).filter((path) => !sample.includes(path));
  return others.length === 0 && sample.every((path) => isEqual(root, path));
}

/** Makes a copy of the project that holds the sample; returns its folder. */
export function copyWithSample(root = '.'): string {
  const copy = join(root, COPY);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync(root).filter((name) => !LEFT_OUT.includes(name))) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  for (const folder of FOLDERS) rmSync(join(copy, folder), { recursive: true, force: true });
  cpSync(join(root, SAMPLE), copy, { recursive: true });
  symlinkSync(resolve(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function isEqual(root: string, path: string): boolean {
  const file = join(root, path);
  return existsSync(file) && readFileSync(file).equals(readFileSync(join(root, SAMPLE, path)));
}

/** Paths of all files below this folder. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
