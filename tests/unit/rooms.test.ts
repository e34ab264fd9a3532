// The map in README.md: which other rooms each room of src may import. No room imports tests.
import { globSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { expect, test } from 'vitest';

/** By folder of src. `node` are the modules of Node, `markup` React, components and styles. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  // The model also runs in a browser.
  model: [],
  // So does the reader.
  text: ['model'],
  lib: ['model', 'text', 'node'],
  browser: ['model', 'lib', 'markup'],
  styles: ['markup'],
  components: ['model', 'text', 'lib', 'browser', 'markup'],
  consent: ['model', 'lib', 'node', 'markup'],
  layouts: ['model', 'lib', 'browser', 'components', 'consent', 'styles', 'markup'],
  pages: ['model', 'text', 'lib', 'components', 'layouts', 'styles', 'markup'],
  check: ['model', 'text', 'node'],
  editor: ['model', 'text', 'browser', 'check', 'sign-in', 'styles', 'node', 'markup'],
  'sign-in': ['model', 'node', 'markup'],
  relay: ['model', 'sign-in', 'node'],
  build: ['model', 'check', 'lib', 'node'],
  github: ['model', 'check', 'build', 'node'],
  tools: ['model', 'check', 'relay', 'node'],
};

const IMPORT = /(?:\bfrom|\bimport|@import|\bimport\()\s*['"]([^'"\n]+)['"]/g;

/** Imports of a room from outside of it: `file: import`, and the name of the imported room in the table. */
function importsOf(room: string): { what: string; importLine: string }[] {
  return globSync(`src/${room}/**/*.{ts,tsx,mjs,astro,css}`)
    .map((file) => file.split(sep).join('/'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, path = '']) =>
        namesOf(file, path).map((what) => ({ what, importLine: `${file}: ${path}` })),
      ),
    )
    .filter(({ what }) => what !== room);
}

function namesOf(file: string, path: string): string[] {
  if (path.startsWith('node:')) return ['node'];
  const markup = /^react|\.(?:astro|tsx|css)$/.test(path) ? ['markup'] : [];
  if (!path.startsWith('.')) return markup;
  const [top = '', room = ''] = posix.join(posix.dirname(file), path).split('/');
  return [...markup, top === 'src' ? room : top];
}

test('every room of src has a row', () => {
  const rooms = new Set(globSync('src/*/').map((folder) => folder.split(sep)[1]));
  rooms.delete('content');
  expect([...rooms].sort()).toEqual(Object.keys(MAY_USE).sort());
});

test.each(Object.entries(MAY_USE))('%s imports only rooms of its row', (room, allowed) => {
  const wrong = importsOf(room).filter(({ what }) => !allowed.includes(what));
  expect(wrong.map(({ importLine }) => importLine)).toEqual([]);
});

/** Programs that somebody runs. All else gets its settings from them, and what draws a page from `src/lib/build.ts`. */
const READS_ENVIRONMENT = [
  'src/check/check-command.ts',
  // Hands it on to git.
  'src/check/check-version.ts',
  'src/github/before-after.ts',
  'src/github/write-comment.ts',
  'src/relay/server.ts',
];

test('below src only programs read the environment', () => {
  const found = globSync('src/**/*.{ts,tsx,mjs,astro}', { exclude: ['src/{content,tools}/**'] })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /process\.env/.test(readFileSync(file, 'utf8')));
  expect(found.sort()).toEqual(READS_ENVIRONMENT);
});
