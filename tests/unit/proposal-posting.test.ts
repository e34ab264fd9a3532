import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MARKER } from '../../src/github/proposal/comment';
import { commentOnProposal } from '../../src/github/proposal/comment-on-proposal';
import type { RunEvent } from '../../src/github/proposal/run-event';
import { type GitHub, startGitHub } from './support/github';
import { zipOf } from './support/zip';

/** GitHub's event for a proposal from a fork, without what is not used. */
const EVENT = {
  action: 'completed',
  workflow_run: {
    id: 11,
    name: 'Predlog izmene',
    event: 'pull_request',
    status: 'completed',
    conclusion: 'success',
    head_branch: 'novi-tekst',
    head_sha: 'a'.repeat(40),
    pull_requests: [], // Always empty for a fork.
    head_repository: {
      full_name: 'ana/sajt',
      html_url: 'https://github.com/ana/sajt',
      owner: { login: 'ana' },
    },
  },
  repository: {
    full_name: 'savetnica/sajt',
    html_url: 'https://github.com/savetnica/sajt',
    default_branch: 'main',
  },
};

const FINDING = {
  file: 'src/content/products/gel.mdx',
  line: 5,
  severity: 'error',
  text: 'Nedostaje polje „link“.',
};

let github: GitHub;
beforeEach(async () => {
  github = await startGitHub();
});
afterEach(() => github.close());

const access = () => ({
  apiUrl: github.apiUrl,
  token: 'zeton',
  repository: 'savetnica/sajt',
});
const comment = (event: RunEvent = EVENT) => commentOnProposal(event, access());
const report = (findings: object[], more: object = {}) => ({
  id: 1,
  name: 'izvestaj',
  zip: zipOf('report.json', Buffer.from(JSON.stringify({ findings, ...more }))),
});
const withRun = (change: Partial<RunEvent['workflow_run']>): RunEvent => ({
  ...EVENT,
  workflow_run: { ...EVENT.workflow_run, ...change },
});

describe('the comment under a proposal', () => {
  it('is written once and then rewritten, however often the author corrects', async () => {
    github.artifacts = [report([FINDING])];
    await comment(withRun({ conclusion: 'failure' }));
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toContain('Treba ispraviti 1 grešku');

    github.artifacts = [report([])];
    expect(await comment()).toBe('The comment under proposal 7 is updated.');
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toContain('Tekst i slike su u redu');
    expect(github.comments[0]?.body).not.toContain('Treba ispraviti');
  });

  it('is found among hundreds of others, and is never somebody else’s', async () => {
    const someone = { login: 'ana', type: 'User' };
    github.comments = Array.from({ length: 250 }, (_, index) => ({
      id: index + 1,
      body: index === 0 ? `${MARKER} moje` : 'Komentar',
      user: someone,
    }));
    await comment();
    expect(github.comments).toHaveLength(251);
    await comment();
    expect(github.comments).toHaveLength(251);
    expect(github.comments[0]?.body).toBe(`${MARKER} moje`);
  });

  it.each([
    ['is closed', () => Object.assign(github.pulls[0] ?? {}, { state: 'closed' })],
    [
      'has a newer commit',
      () => Object.assign(github.pulls[0]?.head ?? {}, { sha: 'b'.repeat(40) }),
    ],
    [
      'comes from another copy',
      () => Object.assign(github.pulls[0]?.head ?? {}, { repo: { full_name: 'zlo/sajt' } }),
    ],
  ])('stays away when the proposal %s', async (_, change) => {
    change();
    expect(await comment()).toBe('The proposal is closed or has a newer commit.');
    expect(github.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  });

  it('stays away when the fork is gone', async () => {
    expect(await comment(withRun({ head_repository: null }))).toBe('The fork is gone.');
    expect(github.calls).toEqual([]);
  });

  it('goes where GitHub’s event leads, whatever number the report names', async () => {
    github.artifacts = [report([], { number: 8, pullRequest: 8, pull_request: { number: 8 } })];
    expect(await comment()).toContain('proposal 7');
  });

  it.each([
    ['is missing', () => []],
    ['has expired', () => [{ ...report([FINDING]), expired: true }]],
    ['is too large', () => [{ ...report([FINDING]), size: 2_000_000 }]],
    [
      'is larger than it says',
      () => [{ ...report([FINDING]), zip: Buffer.alloc(2_000_000), size: 1 }],
    ],
    ['is no archive', () => [{ ...report([]), zip: Buffer.from('<html>') }]],
    [
      'unpacks without end',
      () => [{ ...report([]), zip: zipOf('report.json', Buffer.alloc(9_000_000)) }],
    ],
    ['is no JSON', () => [{ ...report([]), zip: zipOf('report.json', Buffer.from('{')) }]],
  ])('tells the author not to worry when the report %s', async (_, artifacts) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    github.artifacts = artifacts();
    await comment(withRun({ conclusion: 'failure' }));
    expect(github.comments[0]?.body).toContain('Provera nije završena');
    expect(github.comments[0]?.body).toContain('To nije do Vašeg teksta.');
  });

  it('fails with GitHub’s own reason when it may not write', async () => {
    github.refusal = { status: 403, message: 'Resource not accessible by integration' };
    await expect(comment()).rejects.toThrow(/403 to POST issues\/7\/comments.*not accessible/);
  });
});

describe('the preview', () => {
  const preview = { id: 2, name: 'pregled', zip: zipOf('index.html', Buffer.from('<p>')) };
  const host = () => ({ apiUrl: github.apiUrl, site: 'proba', token: 'tajna' });

  it('is the archive of the build where no host is named', async () => {
    github.artifacts = [report([]), preview];
    await comment();
    expect(github.comments[0]?.body).toContain(
      '[Preuzmite sajt sa ovom izmenom](https://github.com/savetnica/sajt/actions/runs/11/artifacts/2)',
    );
    expect(github.deploys).toEqual([]);
  });

  it('is an address where a host is named', async () => {
    github.artifacts = [report([]), preview];
    await commentOnProposal(EVENT, access(), host());
    expect(github.deploys).toEqual([{ token: 'Bearer tajna', size: preview.zip.length }]);
    expect(github.comments[0]?.body).toContain('](https://1--proba.example)');
  });

  it('falls back to the archive when the host fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    github.artifacts = [report([]), preview];
    await commentOnProposal(EVENT, access(), { ...host(), site: 'nema' });
    expect(github.comments[0]?.body).toContain('/actions/runs/11/artifacts/2)');
  });
});

describe('the command that the workflow runs', { timeout: 60_000 }, () => {
  it('posts from the event’s file, and turns a refusal into one line that GitHub shows', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'komentar-'));
    const eventPath = join(folder, 'event.json');
    writeFileSync(eventPath, JSON.stringify(EVENT));
    const run = () =>
      promisify(execFile)(process.execPath, ['src/github/proposal/post-comment.ts'], {
        env: {
          GITHUB_EVENT_PATH: eventPath,
          GITHUB_API_URL: github.apiUrl,
          GITHUB_REPOSITORY: 'savetnica/sajt',
          GITHUB_TOKEN: 'zeton',
          PREVIEW_SITE: '',
          PREVIEW_TOKEN: '',
        },
      });
    expect((await run()).stdout).toBe('The comment under proposal 7 is created.\n');
    github.refusal = { status: 403, message: 'Zaključano\nje' };
    const failure = await run().catch((error) => error);
    expect(failure.code).toBe(1);
    expect(failure.stdout).toMatch(/^::error title=Komentar nije napisan::.*403.*\n$/);
    rmSync(folder, { recursive: true });
  });
});
