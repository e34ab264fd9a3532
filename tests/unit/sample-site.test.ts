import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyWithSample, holdsSample } from '../support/sample-site';

let root: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sample-'));
  for (const folder of ['.', 'tests/sample']) {
    write(`${folder}/src/content/site.yaml`, 'name: Ime Prezime\n');
    write(`${folder}/.github/ISSUE_TEMPLATE/form.yml`, 'name: Obrazac\n');
    write(`${folder}/.github/CODEOWNERS`, '* @ime\n');
  }
  write('src/code.ts', 'export {};\n');
  write('node_modules/package/index.js', '');
  write('dist/index.html', '');
});

afterEach(() => rmSync(root, { recursive: true }));

test('as delivered, the project itself is what the tests know', () => {
  expect(holdsSample(root)).toBe(true);
});

test.each([
  ['a changed text', 'src/content/site.yaml'],
  ['a new text', 'src/content/products/nov.mdx'],
  ['a new owner', '.github/CODEOWNERS'],
])('with %s the tests run on a copy that holds the sample', (_, path) => {
  write(path, 'novo\n');
  expect(holdsSample(root)).toBe(false);
  const copy = copyWithSample(root);
  expect(readFileSync(join(copy, 'src/content/site.yaml'), 'utf8')).toBe('name: Ime Prezime\n');
  expect(readdirSync(join(copy, 'src/content'))).toEqual(['site.yaml']);
  expect(readFileSync(join(copy, '.github/CODEOWNERS'), 'utf8')).toBe('* @ime\n');
  expect(readdirSync(copy).sort()).toEqual(['.github', 'node_modules', 'src', 'tests']);
  expect(readdirSync(join(copy, 'node_modules'))).toEqual(['package']);
  // What she wrote stays where it is.
  expect(readFileSync(join(root, path), 'utf8')).toBe('novo\n');
});
