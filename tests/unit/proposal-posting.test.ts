import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeConfig } from '../../src/admin/config';
import { MARKER } from '../../src/github/proposal/comment';
import { commentOnProposal } from '../../src/github/proposal/comment-on-proposal';
import type { RunEvent } from '../../src/github/proposal/run-event';
import { type GitHub, startGitHub } from './support/github';

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

const GITHUB = { repository: 'savetnica/sajt', branch: 'main', authUrl: '', isLocal: false };
/** The mark that the editor at /admin waits for. */
const waitedFor = () => {
  const { backend } = makeConfig(GITHUB);
  return 'preview_context' in backend ? backend.preview_context : undefined;
};
const access = () => ({
  apiUrl: github.apiUrl,
  token: 'zeton',
  repository: 'savetnica/sajt',
});
const comment = (event: RunEvent = EVENT) => commentOnProposal(event, access());
const report = (findings: object[], more: object = {}) => ({
  id: 1,
  name: 'report.json',
  data: Buffer.from(JSON.stringify({ findings, ...more })),
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
      () => [{ ...report([FINDING]), data: Buffer.alloc(2_000_000), size: 1 }],
    ],
    ['is an archive after all', () => [{ ...report([]), data: Buffer.from('PK\x03\x04') }]],
    ['is no JSON', () => [{ ...report([]), data: Buffer.from('{') }]],
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
  const preview = { id: 2, name: 'pregled', data: Buffer.from('as it came') };
  const stripped = (site = 'proba') => ({
    host: { apiUrl: github.apiUrl, site, token: 'tajna' },
    zip: Buffer.from('pages only'),
  });

  it('is the archive of the build where no host is named', async () => {
    github.artifacts = [report([]), preview];
    await comment();
    expect(github.comments[0]?.body).toContain(
      '[Preuzmite sajt sa ovom izmenom](https://github.com/savetnica/sajt/actions/runs/11/artifacts/2)',
    );
    expect(github.deploys).toEqual([]);
  });

  it('is a draft at an address of its own where a host is named', async () => {
    github.artifacts = [report([]), preview];
    await commentOnProposal(EVENT, access(), stripped());
    expect(github.deploys).toEqual([{ token: 'Bearer tajna', size: 10, isDraft: true }]);
    expect(github.comments[0]?.body).toContain('](https://1--proba.example)');
  });

  it('has a page with pictures of before and after, wherever it is', async () => {
    const pictures = { id: 3, name: 'pre-i-posle.html', data: Buffer.from('<h1>') };
    github.artifacts = [report([]), preview, pictures];
    await comment();
    const archive = 'https://github.com/savetnica/sajt/actions/runs/11/artifacts/3';
    expect(github.comments[0]?.body).toContain(`[Pre i posle](${archive})`);
    await commentOnProposal(EVENT, access(), stripped());
    const address = 'https://1--proba.example/pre-i-posle.html';
    expect(github.comments[0]?.body).toContain(`[Pre i posle](${address})`);
  });

  it('is a mark beside the commit, so that the editor at /admin does not wait for ever', async () => {
    github.artifacts = [report([]), preview];
    await commentOnProposal(EVENT, access(), stripped());
    await comment(withRun({ conclusion: 'failure' }));
    expect(makeConfig(GITHUB).backend).toMatchObject({ preview_context: 'Pregled' });
    expect(github.statuses).toMatchObject([
      {
        sha: EVENT.workflow_run.head_sha,
        state: 'success',
        context: waitedFor(),
        target_url: 'https://1--proba.example',
      },
      { state: 'failure', description: 'Sajt sa ovom izmenom nije napravljen' },
    ]);
  });

  it('falls back to the archive when the host fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    github.artifacts = [report([]), preview];
    await commentOnProposal(EVENT, access(), stripped('nema'));
    expect(github.comments[0]?.body).toContain('/actions/runs/11/artifacts/2)');
  });
});

describe('a build of a stranger', () => {
  it('loses what would speak to the host, and every link into the machine that packs it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pregled-'));
    mkdirSync(join(folder, '.netlify/functions'), { recursive: true });
    mkdirSync(join(folder, 'b'));
    const files = ['_redirects', 'b/_headers', 'netlify.toml', '.netlify/functions/a.js'];
    for (const file of [...files, 'index.html', 'b/index.html'])
      writeFileSync(join(folder, file), '');
    symlinkSync('/etc/passwd', join(folder, 'b/lozinke.txt'));
    execFileSync('sh', ['src/github/proposal/strip-preview.sh', folder]);
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
      'b',
      'b/index.html',
      'index.html',
    ]);
    rmSync(folder, { recursive: true });
  });
});

describe('the command that the workflow runs', { timeout: 60_000 }, () => {
  it('posts from the event’s file, never shows a proposal on the site itself, and turns a refusal into one line that GitHub shows', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'komentar-'));
    const eventPath = join(folder, 'event.json');
    writeFileSync(eventPath, JSON.stringify(EVENT));
    const run = (preview: NodeJS.ProcessEnv = {}) =>
      promisify(execFile)(process.execPath, ['src/github/proposal/post-comment.ts'], {
        env: {
          GITHUB_EVENT_PATH: eventPath,
          GITHUB_API_URL: github.apiUrl,
          GITHUB_REPOSITORY: 'savetnica/sajt',
          GITHUB_TOKEN: 'zeton',
          PREVIEW_SITE: '',
          PREVIEW_TOKEN: '',
          ...preview,
        },
      });
    expect((await run()).stdout).toBe('The comment under proposal 7 is created.\n');
    const zip = join(folder, 'pregled.zip');
    writeFileSync(zip, 'pages only');
    github.artifacts = [{ id: 2, name: 'pregled', data: Buffer.from('as it came') }];
    const host = { NETLIFY_API_URL: github.apiUrl, PREVIEW_TOKEN: 'tajna', PREVIEW_ZIP: zip };
    const refused = await run({ ...host, PREVIEW_SITE: 'proba', NETLIFY_SITE: 'proba' });
    expect(refused.stdout).toMatch(/^::warning title=Pregled nije objavljen::PREVIEW_SITE i/);
    expect(github.deploys).toEqual([]);
    await run({ ...host, PREVIEW_SITE: 'proba', NETLIFY_SITE: 'sajt' });
    expect(github.deploys).toEqual([{ token: 'Bearer tajna', size: 10, isDraft: true }]);
    github.refusal = { status: 403, message: 'Zaključano\nje' };
    const failure = await run().catch((error) => error);
    expect(failure.code).toBe(1);
    expect(failure.stdout).toMatch(/^::error title=Komentar nije napisan::.*403.*\n$/);
    rmSync(folder, { recursive: true });
  });
});
