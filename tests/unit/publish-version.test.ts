// The command as the workflow runs it, in a repository of its own, with a stand-in for GitHub.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GitHub, startGitHub } from './support/github';

const COMMAND = resolve('src/github/publish/choose-version.ts');
let github: GitHub;
let folder: string;
/** Of main, the oldest first; and one of a branch. */
let commits: string[];
let elsewhere: string;

beforeAll(async () => {
  github = await startGitHub();
  folder = mkdtempSync(join(tmpdir(), 'verzija-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const commit = (message: string) => {
    git('commit', '--quiet', '--allow-empty', '--message', message);
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet', '--initial-branch=main');
  const first = commit('First');
  git('checkout', '--quiet', '-b', 'proposal');
  elsewhere = commit('Somebody’s own');
  git('checkout', '--quiet', 'main');
  commits = [first, commit('Second'), commit('Third')];
});
beforeEach(() => {
  github.passed = [];
});
afterAll(async () => {
  await github.close();
  rmSync(folder, { recursive: true });
});

async function choose(variables: { COMMIT?: string; TESTED?: string }) {
  const output = join(folder, 'output');
  rmSync(output, { force: true });
  const child = spawn(process.execPath, [COMMAND], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      GITHUB_API_URL: github.apiUrl,
      GITHUB_REPOSITORY: 'savetnica/sajt',
      GITHUB_TOKEN: 'zeton',
      GITHUB_OUTPUT: output,
      ...variables,
    },
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  return code === 0 ? readFileSync(output, 'utf8').trim() : said.trim();
}

describe('the version that is published', () => {
  it('is the newest that has passed the tests, not the newest', async () => {
    github.passed = [commits[1] ?? ''];
    expect(await choose({})).toBe(`commit=${commits[1]}`);
  });

  it('is the one that has just passed, even while GitHub’s list does not know of it', async () => {
    expect(await choose({ TESTED: commits[2] ?? '' })).toBe(`commit=${commits[2]}`);
    github.passed = [commits[1] ?? ''];
    expect(await choose({ TESTED: commits[2] ?? '' })).toBe(`commit=${commits[2]}`);
  });

  it('never goes back by itself, in whatever order the runs end', async () => {
    github.passed = [commits[2] ?? ''];
    expect(await choose({ TESTED: commits[1] ?? '' })).toBe(`commit=${commits[2]}`);
  });

  it('is an older one when somebody asks for it', async () => {
    github.passed = [commits[2] ?? ''];
    expect(await choose({ COMMIT: ` ${commits[0]?.slice(0, 7)} ` })).toBe(`commit=${commits[0]}`);
  });

  it.each([
    ['a commit that is on no main', () => elsewhere],
    ['a name instead of a commit', () => 'main'],
    ['an option for git', () => '--all'],
  ])('is not %s', async (_, asked) => {
    expect(await choose({ COMMIT: asked() })).toMatch(
      /^::error title=Sajt nije objavljen::„.+“ nije verzija sa grane main\./,
    );
  });

  it('is none while no version has passed the tests', async () => {
    expect(await choose({})).toContain('Još nijedna verzija na grani main nije prošla testove.');
  });
});
