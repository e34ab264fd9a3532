import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const packages: Record<string, string> = { ...dependencies, ...devDependencies };
const tools = JSON.parse(readFileSync('src/github/tools/package.json', 'utf8')).dependencies;
const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
const [npm, actions] = updates;
const AUDIT = 'src/github/tools/audit-ci.jsonc';

describe('the packages', () => {
  it('have exact versions: an update is a change that somebody has seen', () => {
    const versions: string[] = Object.values({ ...packages, ...tools });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('and the actions are looked after every week', () => {
    expect(npm.directories).toEqual(['/', '/src/github/tools']);
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

describe('a weakness that is known and stays', () => {
  it('has a reason why it reaches nobody', () => {
    const { allowlist } = parse(readFileSync(AUDIT, 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''));
    const entries: (string | Record<string, { notes?: string }>)[] = allowlist;
    const reasons = entries.flatMap((entry) =>
      typeof entry === 'string' ? [''] : Object.values(entry).map(({ notes = '' }) => notes),
    );
    expect(reasons.filter((reason) => reason.length < 20)).toEqual([]);
  });
});

describe('the bill of materials', () => {
  it('lists every package by version, fingerprint and licence, from the lockfile alone', () => {
    const bill = JSON.parse(
      execSync('npm sbom --package-lock-only --sbom-format cyclonedx --sbom-type application', {
        encoding: 'utf8',
        env: { ...process.env, npm_config_offline: 'true' },
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 16 * 1024 * 1024,
      }),
    );
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { lifecycles: [{}] } });
    const components: Component[] = bill.components;
    const listed = components.map(({ name, version }) => `${name} ${version}`);
    const direct = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
    expect(direct.filter((name) => !listed.includes(name))).toEqual([]);
    const bare = components.filter(({ licenses, hashes }) => !licenses || !hashes);
    expect(bare.map(({ name }) => name)).toEqual([]);
  });
});

interface Component {
  name: string;
  version: string;
  licenses?: object[];
  hashes?: object[];
}
