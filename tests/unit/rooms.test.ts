// Imports of src run one way, so that a room can be understood from those it stands on.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path/posix';
import { describe, expect, it } from 'vitest';

/** The rooms that each room may import from, itself aside. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  model: [],
  lib: ['model', 'content'],
  browser: ['model', 'lib'],
  components: ['model', 'lib', 'browser'],
  layouts: ['model', 'lib', 'browser', 'components', 'styles'],
  // An endpoint, such as a picture that is drawn for a page, is work of the build.
  pages: ['model', 'lib', 'browser', 'components', 'layouts', 'build'],
  check: ['model'],
  // The CMS's licences are written as the site's own are.
  admin: ['model', 'check', 'build'],
  github: ['model', 'check', 'build'],
  'sign-in': ['model'],
  // The Worker answers for both.
  relay: ['model', 'sign-in'],
  build: ['model', 'check', 'lib', 'browser'],
  tools: ['model', 'check', 'build', 'relay'],
  'content.config.ts': ['model', 'build'],
};

/** Packages that work in a browser as they do in Node. */
const PURE = /^(?:yaml|zod(?:\/.*)?|fastest-levenshtein)$/;

/** What a workflow runs where no package is installed. */
const WITHOUT_PACKAGES = ['src/github/published.ts'];

/** Two files of such a name say nothing about either. */
const UNSPECIFIC =
  /^(?:cli|command|settings|report|config|data|yaml-data|types|utils|helpers|index|content|main|common|shared|constants)$/;

interface Import {
  file: string;
  /** As it is written. */
  from: string;
  /** Path from the project's folder; undefined for a package. */
  target: string | undefined;
  isTypeOnly: boolean;
}

const FILES = globSync('src/**/*.{ts,tsx,mjs,astro}').map((path) => path.replaceAll('\\', '/'));
const IMPORTS = FILES.flatMap(importsOf);

function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8').replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
  const found = source.matchAll(
    /\b(?:import|export)\s+(type\s+)?(?:[\w$*{}\s,]+\s+from\s+)?'([^'\n]+)'|\bimport\(\s*'([^']+)'/g,
  );
  const globs = source.matchAll(/import\.meta\.glob[^(]*\(\s*'([^']+)'/g);
  const list = [...found].map(([, type, plain, lazy]) => ({ type, from: plain ?? lazy ?? '' }));
  const all = [...list, ...[...globs].map(([, from = '']) => ({ type: undefined, from }))];
  return all.map(({ type, from }) => ({
    file,
    from,
    target: from.startsWith('.') ? normalize(join(dirname(file), from)) : undefined,
    isTypeOnly: type !== undefined,
  }));
}

function roomOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** All that runs together with this file, itself included. */
function closureOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { file: from, target, isTypeOnly } of IMPORTS) {
    if (from !== file || isTypeOnly || !target) continue;
    const found = FILES.find((path) => path === target || path.replace(/\.\w+$/, '') === target);
    if (found) closureOf(found, seen);
  }
  return seen;
}

const said = ({ file, from }: Import) => `${file} imports ${from}`;

describe('the rooms of src', () => {
  it('are all known here', () => {
    const known = [...Object.keys(MAY_IMPORT), 'content', 'styles'];
    expect(FILES.map(roomOf).filter((room) => !known.includes(room))).toEqual([]);
    expect(IMPORTS.length).toBeGreaterThan(500);
  });

  it.each(Object.entries(MAY_IMPORT))('%s imports from %j alone', (room, allowed) => {
    const strangers = IMPORTS.filter(
      ({ file, target }) =>
        roomOf(file) === room &&
        target?.startsWith('src/') &&
        ![room, ...allowed].includes(roomOf(target)),
    );
    expect(strangers.map(said)).toEqual([]);
  });

  it('the model runs in a browser as it does in Node', () => {
    const foreign = IMPORTS.filter(
      ({ file, from, target, isTypeOnly }) =>
        roomOf(file) === 'model' && !isTypeOnly && !target && !PURE.test(from),
    );
    expect(foreign.map(said)).toEqual([]);
  });

  it('lib knows no markup', () => {
    const lib = globSync('src/lib/**/*').filter((path) => /\.(?:astro|tsx|jsx|css)$/.test(path));
    const markup = IMPORTS.filter(
      ({ file, from }) => roomOf(file) === 'lib' && /^react|\.(?:astro|tsx|css)$/.test(from),
    );
    expect([...lib, ...markup.map(said)]).toEqual([]);
  });

  it.each(FILES.filter((path) => path.includes('.island.')))(
    'the island %s leaves the content to Astro',
    (island) => {
      const files = closureOf(island);
      const asking = IMPORTS.filter(
        ({ file, from, isTypeOnly }) =>
          files.has(file) && !isTypeOnly && from.startsWith('astro:content'),
      );
      expect(asking.map(said)).toEqual([]);
    },
  );

  it.each(WITHOUT_PACKAGES)('%s runs where no package is installed', (path) => {
    const files = closureOf(path);
    expect(files.size).toBeGreaterThan(1);
    const packages = IMPORTS.filter(
      ({ file, from, target, isTypeOnly }) =>
        files.has(file) && !isTypeOnly && !target && !from.startsWith('node:'),
    );
    expect(packages.map(said)).toEqual([]);
  });

  it('have no circle of files that need each other', () => {
    const circles = FILES.filter((file) =>
      IMPORTS.some(({ file: from, target, isTypeOnly }) => {
        if (from !== file || isTypeOnly || !target) return false;
        const next = FILES.find((path) => path === target || path.replace(/\.\w+$/, '') === target);
        return next !== undefined && next !== file && closureOf(next).has(file);
      }),
    );
    expect(circles).toEqual([]);
  });

  it('do not share an unspecific name', () => {
    const names = FILES.map((path) => ({
      room: roomOf(path),
      name: basename(path).replace(/\.\w+$/, ''),
    }));
    const doubled = names.filter(
      ({ room, name }) =>
        UNSPECIFIC.test(name) && names.some((other) => other.name === name && other.room !== room),
    );
    expect(doubled).toEqual([]);
  });
});
