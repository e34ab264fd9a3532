import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findWordless } from '../../src/build/notice/notice-integration';

const PAGE = 'src/build/notice/editor.txt';
const CMS = 'node_modules/@sveltia/cms';
const page = readFileSync(PAGE, 'utf8');

describe('the list of what the bundler has taken', () => {
  it('shows which packages bring no words of their licence', () => {
    const list =
      '# Licenses\n\n## a - 1.0.0 (MIT)\n\n## @b/c - 2.0.0 (ISC)\n\nWords.\n\n## d - 3.0.0 (MIT)\n';
    expect(findWordless(list)).toEqual(['a', 'd']);
  });
});

describe('the editor’s notice', () => {
  it('is that of the CMS in use', () => {
    const { version } = JSON.parse(readFileSync(`${CMS}/package.json`, 'utf8'));
    expect(
      page.split('\n')[0],
      `${PAGE} tells what is inside another version of @sveltia/cms: hold it against the next test, then change its first line`,
    ).toBe(`Sveltia CMS ${version}`);
  });

  it('names every package inside the bundle of the CMS, with its version, and no other', () => {
    const inside = findPackages();
    expect(inside.size).toBeGreaterThan(50);
    const named = page.match(/^\S+ \d+\.\d+\.\d\S*(?= \([\w.-]+\)$)/gm) ?? [];
    expect(named.sort()).toEqual([...inside].sort());
  });

  it('says where the source of the picture decoder is, and both of its licences', () => {
    expect(page).toMatch(
      /^libheif \(in .+\) \(LGPL-3\.0\)\n {2}Copyright .+https:\/\/github\.com\/strukturag\/libheif/m,
    );
    expect(page).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
    expect(page).toContain('GNU GENERAL PUBLIC LICENSE');
  });

  it('has the licence of each font', () => {
    const fonts = globSync(`${CMS}/npm/assets/*.LICENSE.txt`);
    expect(fonts.length).toBeGreaterThan(0);
    for (const path of fonts) {
      expect(page).toContain(readFileSync(path, 'utf8').replaceAll('\r', '').trim());
    }
  });
});

/** „name version“ of every package in the bundle, from its source maps. */
function findPackages(): Set<string> {
  // A folder of pnpm, with the version in its name, and the package's own folder in it.
  const source =
    /node_modules\/\.pnpm\/(?:@[^+/]+\+)?[^@/]+@([^_/(]+)[^/]*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
  const sources = globSync(`${CMS}/npm/**/*.map`).flatMap(
    (map): string[] => JSON.parse(readFileSync(map, 'utf8')).sources,
  );
  return new Set(
    sources.flatMap((path) => {
      const [, version, name] = source.exec(path) ?? [];
      return name && version ? [`${name} ${version}`] : [];
    }),
  );
}
