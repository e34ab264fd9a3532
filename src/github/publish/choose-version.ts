// `node src/github/publish/choose-version.ts`: which commit of main this run publishes. The rule is
// one for every occasion: the newest that has passed the tests, unless somebody asks for another. So
// a night never publishes what failed by day, and no order of runs brings an older version back.
import { execFileSync } from 'node:child_process';
import { findPassedCommit } from '../github-api.ts';
import { tellWorkflow } from './tell-workflow.ts';

const TESTS = { workflow: 'test.yml', branch: 'main' };

await tellWorkflow('Sajt nije objavljen', async () => {
  const { COMMIT: asked = '', TESTED: tested = '' } = process.env;
  const commit = asked ? readAsked(asked.trim()) : await findNewest(tested);
  const subject = git('log', '-1', '--format=%s', commit);
  console.log(`${commit} ${subject}`);
  return { outputs: { commit } };
});

/** A commit that is or was the newest on main: nothing else has been looked at by anybody. */
function readAsked(asked: string): string {
  const commit = /^[0-9a-f]{7,40}$/.test(asked)
    ? tryGit('rev-parse', '--verify', `${asked}^{commit}`)
    : undefined;
  if (commit === undefined || !isBefore(commit, 'HEAD')) {
    throw new Error(
      `„${asked}“ nije verzija sa grane main. Prepišite oznaku verzije sa spiska „Commits“, na primer 1a2b3c4.`,
    );
  }
  return commit;
}

async function findNewest(tested: string): Promise<string> {
  const {
    GITHUB_API_URL: apiUrl = '',
    GITHUB_TOKEN: token = '',
    GITHUB_REPOSITORY: repository = '',
  } = process.env;
  const passed = await findPassedCommit({ apiUrl, token, repository }, TESTS);
  // The list of runs may lag behind the event that started this one.
  if (tested && (passed === undefined || isBefore(passed, tested))) return tested;
  if (passed === undefined)
    throw new Error('Još nijedna verzija na grani main nije prošla testove.');
  return passed;
}

function isBefore(older: string, newer: string): boolean {
  return tryGit('merge-base', '--is-ancestor', older, newer) !== undefined;
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

function tryGit(...args: string[]): string | undefined {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}
