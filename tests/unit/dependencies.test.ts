import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const packages: Record<string, string> = { ...dependencies, ...devDependencies };
const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
const [npm, actions] = updates;

describe('the packages', () => {
  it('have exact versions: an update is a change that somebody has seen', () => {
    const versions: string[] = Object.values(packages);
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('and the actions are looked after every week', () => {
    expect([npm['package-ecosystem'], actions['package-ecosystem']]).toEqual([
      'npm',
      'github-actions',
    ]);
    expect([npm.schedule.interval, actions.schedule.interval]).toEqual(['weekly', 'weekly']);
  });

  it('are held back and grouped by names that are in use', () => {
    const named: string[] = [
      ...npm.ignore.map((rule: { 'dependency-name': string }) => rule['dependency-name']),
      ...npm.groups.astro.patterns,
      ...npm.groups.small['exclude-patterns'],
    ];
    const isUsed = (pattern: string) =>
      Object.keys(packages).some((name) =>
        pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
      );
    expect(named.filter((pattern) => !isUsed(pattern))).toEqual([]);
  });

  it('name one version of wrangler, which is no package of the site and moves by hand', () => {
    const places = globSync('{.github/workflows,src,tests}/**/*.{yml,md,sh,ts,mjs}');
    const named = places.flatMap(
      (path) => readFileSync(path, 'utf8').match(/wrangler@[\d.]+\d/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(2);
    expect(new Set(named).size).toBe(1);
  });

  it('follow the one Node that the site is built with', () => {
    const [major] = packages['node']?.split('.') ?? [];
    expect(readFileSync('.node-version', 'utf8').trim()).toBe(major);
    expect(packages['@types/node']).toMatch(new RegExp(`^${major}\\.`));
  });
});
