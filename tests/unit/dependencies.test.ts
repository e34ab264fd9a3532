import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const packages: Record<string, string> = { ...dependencies, ...devDependencies };
const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
const [npm, actions] = updates;

describe('the packages', () => {
  it('have exact versions: an update is a change that somebody has seen', () => {
    expect(Object.values(packages).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual(
      [],
    );
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

  it('follow the one Node that the site is built with', () => {
    const [major] = packages['node']?.split('.') ?? [];
    expect(readFileSync('.node-version', 'utf8').trim()).toBe(major);
    expect(packages['@types/node']).toMatch(new RegExp(`^${major}\\.`));
  });
});
