import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { REQUIRED } from '../../../src/editor/repository/github/checks.ts';
import { createFolder } from '../../support/temporary-folder.ts';

interface Job {
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  needs?: string;
  steps: { id?: string; uses?: string; run?: string; with?: Record<string, unknown> }[];
}

const WORKFLOWS = globSync('.github/workflows/*.yml').map((path) => {
  const source = readFileSync(path, 'utf8');
  return { file: basename(path), path, source, ...parse(source) };
});
const JOBS = WORKFLOWS.flatMap(({ file, on, jobs }) =>
  Object.entries<Job>(jobs).map(([name, job]) => {
    return { ...job, file, name, on, text: JSON.stringify(job) };
  }),
);
const rightsOf = ({ permissions = {} }: Job) => Object.values(permissions);
const find = (file: string, name: string) =>
  JOBS.find((job) => job.file === file && job.name === name) as (typeof JOBS)[number];

it.each(WORKFLOWS)('$file gives no right by default', ({ permissions }) => {
  expect(permissions).toEqual({});
});

it.each(WORKFLOWS)(
  '$file uses others’ actions only as they are now, and says which',
  ({ source }) => {
    for (const line of source.split('\n').filter((text: string) => /\buses: /.test(text))) {
      expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  },
);

it.each(JOBS)(
  '$file $name names its rights, leaves no token, puts nothing foreign into a script, ends',
  (job) => {
    expect(job.permissions).toBeDefined();
    expect(job['timeout-minutes']).toBeGreaterThan(0);
    for (const { uses = '', run = '', with: settings = {} } of job.steps) {
      expect(run).not.toContain('${{');
      // npm takes the options before two dashes for its own.
      expect(run.replace('npm run --silent', '')).not.toMatch(/^ [\w:]+ --\w/m);
      if (uses.includes('/checkout@')) expect(settings['persist-credentials']).toBe(false);
    }
  },
);

it('only two jobs may write or know a secret, and no package’s script runs in either', () => {
  const trusted = JOBS.filter((job) => /"write"/.test(job.text) || job.text.includes('secrets.'));
  expect(trusted.map(({ file, name }) => `${file} ${name}`).sort()).toEqual([
    'comment.yml post',
    'publish.yml send',
  ]);
  // By the name of a secret up to its first „_“: CLOUDFLARE, NETLIFY, PREVIEW, SSH.
  const ownersOf = (step: object) =>
    new Set(JSON.stringify(step).match(/(?<=secrets\.)[A-Z]+/g) ?? []);
  for (const step of trusted.flatMap(({ steps }) => steps)) {
    const installs = /\bnp[mx]\b.*/.exec(step.run ?? '')?.[0] ?? '';
    expect(installs).toMatch(/^$|^npm install --ignore-scripts /);
    expect(ownersOf(step).size).toBeLessThanOrEqual(installs ? 0 : 1);
  }
  expect(trusted[0]?.text, 'told also when the check itself failed').toContain('!cancelled()');
});

it('the checks without which the editor calls no proposal passed are run for each', () => {
  const ofProposals = WORKFLOWS.filter(({ on }) => 'pull_request' in on);
  const names = ofProposals.flatMap(({ jobs }) =>
    Object.values<{ name: string }>(jobs).map(({ name }) => name),
  );
  expect(names).toEqual(expect.arrayContaining(REQUIRED));
});

it('the code of a proposal runs only with a token that may read, and is data where its comment is written', () => {
  const running = JOBS.filter(({ on }) => 'pull_request' in on);
  expect(new Set(running.flatMap(rightsOf))).toEqual(new Set(['read']));
  const steps = JOBS.filter(({ file }) => file === 'comment.yml').flatMap((job) => job.steps);
  const checkouts = steps.filter(({ uses }) => uses?.includes('/checkout@'));
  expect(checkouts.map((step) => step.with?.['ref'])).toEqual(['main', 'main']);
  const installing = steps.flatMap(({ run = '' }) => (/\bnp[mx]\b/.test(run) ? [run] : []));
  expect(installing).toEqual(['npm ci --ignore-scripts']);
});

it('a proposal is compared with the site that it is for, and waits for what it takes away', () => {
  const [checkout, , check] = find('pull-request.yml', 'content').steps;
  expect(checkout?.with?.['fetch-depth']).toBe(2);
  expect(check?.run).toBe('npm run --silent check:content -- --github --since HEAD^1');
});

it('a version is published only after it has passed the tests, and the published site is checked', () => {
  const { needs, steps } = find('publish.yml', 'send');
  expect(needs).toBe('build');
  expect(find('publish.yml', 'build').text).toContain('"include-hidden-files":true');
  expect(steps.at(-1)?.run).toContain('node src/github/published.ts "$ADDRESS" "$EXPIRES"');
  const { source } = WORKFLOWS.find(({ file }) => file === 'publish.yml') ?? { source: '' };
  expect(source).toContain(
    "github.event.workflow_run.event == 'push' && github.event.workflow_run.conclusion == 'success'",
  );
});

it.each([
  ['', '', 'Nijedna verzija još nije prošla testove.'],
  ['', 'main', ''],
  ['nema', '', 'Nema takve verzije na grani main.'],
  ['druga', '', 'Nema takve verzije na grani main.'],
])('only a version of main is published: asked for „%s“, passed „%s“', (asked, passed, message) => {
  const folder = createFolder();
  const step = find('publish.yml', 'build').steps.find(({ id }) => id === 'version');
  const script = `
    git init --quiet --initial-branch=main
    commit() { git -c user.name=a -c user.email=a@b commit --quiet --allow-empty --message "$1"; }
    commit 1 && git checkout --quiet -b druga && commit 2 && git checkout --quiet main
    gh() { echo ${passed}; }
    ${step?.run}`;
  const options = { cwd: folder, env: { ...process.env, ASKED: asked }, encoding: 'utf8' } as const;
  const { status, stdout } = spawnSync('sh', ['-e', '-c', script], options);
  expect(stdout).toContain(message);
  expect(status).toBe(message ? 1 : 0);
});

it.each([
  ['src/content/products/zubni-gel.mdx', false],
  ['src/content/site.yaml', false],
  ['src/content/products/zubni-gel.jpg', false],
  ['src/content/README.md', true],
  ['src/content.config.ts', true],
  ['src/pages/index.astro', true],
  ['package-lock.json', true],
])(
  'a change of texts waits for no tests of code, and a change of code does: %s, %s',
  (path, isCode) => {
    const step = find('test.yml', 'test').steps.find(({ id }) => id === 'changed');
    const [, pathspecs = ''] = /HEAD -- (.*) \|\|/.exec(step?.run ?? '') ?? [];
    const folder = createFolder();
    const git = (...words: string[]) =>
      execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
    git('init', '--quiet');
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
    const options = pathspecs.replaceAll("'", '').split(' ');
    expect(git('ls-files', '--others', '--', ...options).trim() === path).toBe(isCode);
  },
);
