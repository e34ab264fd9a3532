import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const packages: Record<string, string> = { ...dependencies, ...devDependencies };

it('packages have exact versions: an update is a change that somebody has seen', () => {
  const versions = Object.values(packages);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('wrangler, which is no package of the site and moves by hand, has one version everywhere', () => {
  const places = globSync('{.github/workflows,src,tests}/**/*.{yml,md,sh,ts,mjs}');
  const named = places.flatMap(
    (path) => readFileSync(path, 'utf8').match(/wrangler@[\d.]+\d/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(2);
  expect(new Set(named).size).toBe(1);
});

it('packages follow the one Node that the site is built with', () => {
  const major = readFileSync('.node-version', 'utf8').trim();
  for (const name of ['node', '@types/node']) expect(packages[name]?.split('.')[0]).toBe(major);
});
