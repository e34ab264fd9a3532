import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listPictures, PICTURE_LIST } from '../support/sample-pictures';
import { copyWithSample, holdsSample } from '../support/sample-site';

const PHOTO = 'src/content/gel.jpg';

let root: string;
let photo: Buffer;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'sample-'));
  for (const folder of ['.', 'tests/sample']) {
    write(`${folder}/src/content/site.yaml`, 'name: Ime Prezime\n');
    write(`${folder}/.github/ISSUE_TEMPLATE/form.yml`, 'name: Obrazac\n');
    write(`${folder}/.github/CODEOWNERS`, '* @ime\n');
  }
  write('src/code.ts', 'export {};\n');
  write('node_modules/package/index.js', '');
  write('dist/index.html', '');
  photo = await sharp({
    create: { width: 30, height: 20, channels: 3, background: 'green' },
  })
    .jpeg()
    .toBuffer();
  writeFileSync(join(root, PHOTO), photo);
  write(PICTURE_LIST, JSON.stringify(await listPictures(root)));
});

afterEach(() => rmSync(root, { recursive: true }));

test('as delivered, the project itself is what the tests know', () => {
  expect(holdsSample(root)).toBe(true);
});

test.each([
  ['a changed text', 'src/content/site.yaml'],
  ['a new text', 'src/content/products/nov.mdx'],
  ['a new owner', '.github/CODEOWNERS'],
])('with %s the tests run on a copy that holds the sample', async (_, path) => {
  write(path, 'novo\n');
  expect(holdsSample(root)).toBe(false);
  const copy = await copyWithSample(root);
  expect(readFileSync(join(copy, 'src/content/site.yaml'), 'utf8')).toBe('name: Ime Prezime\n');
  expect(readdirSync(join(copy, 'src/content'))).toEqual(['gel.jpg', 'site.yaml']);
  expect(readFileSync(join(copy, PHOTO)).equals(photo)).toBe(true);
  expect(readFileSync(join(copy, '.github/CODEOWNERS'), 'utf8')).toBe('* @ime\n');
  expect(readdirSync(copy).sort()).toEqual(['.github', 'node_modules', 'src', 'tests']);
  expect(readdirSync(join(copy, 'node_modules'))).toEqual(['package']);
  // What she wrote stays where it is.
  expect(readFileSync(join(root, path), 'utf8')).toBe('novo\n');
});

test.each([
  ['replaced', () => write(PHOTO, 'nova slika')],
  ['deleted', () => rmSync(join(root, PHOTO))],
])('a picture that was %s is drawn in the copy, in its old size', async (_, change) => {
  change();
  expect(holdsSample(root)).toBe(false);
  const copy = await copyWithSample(root);
  const { width, height, format } = await sharp(readFileSync(join(copy, PHOTO))).metadata();
  expect({ width, height, format }).toEqual({ width: 30, height: 20, format: 'jpeg' });
});

test('a picture that was renamed has its old name in the copy', async () => {
  renameSync(join(root, PHOTO), join(root, 'src/content/aloe.jpg'));
  expect(holdsSample(root)).toBe(false);
  const copy = await copyWithSample(root);
  expect(readdirSync(join(copy, 'src/content'))).toEqual(['gel.jpg', 'site.yaml']);
  expect(readFileSync(join(copy, PHOTO)).equals(photo)).toBe(true);
});
