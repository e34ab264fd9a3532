import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { HOSTS } from '../../src/github/publish/plan';
import { fillIn, holds } from './support/workflow-expressions';

const SOURCE = readFileSync('.github/workflows/publish.yml', 'utf8');
const { concurrency, jobs } = parse(SOURCE);

const tests = (conclusion: string, event = 'push') => ({
  github: {
    ref_name: 'main',
    run_id: 7,
    event_name: 'workflow_run',
    event: { workflow_run: { event, conclusion } },
  },
});
const other = (event_name: string, ref_name = 'main') => ({
  github: { ref_name, run_id: 7, event_name, event: {} },
});

describe('the site is published', () => {
  it.each([
    ['when the tests have passed on main', tests('success'), true],
    ['not when they have failed', tests('failure'), false],
    ['not when they were stopped', tests('cancelled'), false],
    ['not for a proposal, even from a branch named main', tests('success', 'pull_request'), false],
    ['every night', other('schedule'), true],
    ['when somebody presses the button', other('workflow_dispatch'), true],
    ['not when the button is pressed on another branch', other('workflow_dispatch', 'x'), false],
  ])('%s', (_, context, isPublished) => {
    expect(holds(jobs.build.if, context)).toBe(isPublished);
  });

  it('one version after the other, and none is stopped half way', () => {
    for (const context of [tests('success'), other('schedule'), other('workflow_dispatch')]) {
      expect(fillIn(concurrency.group, context)).toBe('objavljivanje');
    }
    expect(concurrency['cancel-in-progress']).toBe(false);
  });

  it('without being pushed out of the line by a run that has nothing to publish', () => {
    for (const context of [tests('failure'), tests('success', 'pull_request')]) {
      expect(fillIn(concurrency.group, context)).toBe('objavljivanje7');
    }
  });
});

describe('each host', () => {
  const context = (host: string) => ({
    needs: { build: { outputs: { host } } },
    env: { HOST: host },
  });

  it.each(HOSTS)('%s gets the site in one way', (host) => {
    const ways = [
      ...(holds(jobs['github-pages'].if, context(host)) ? ['GitHub Pages'] : []),
      ...(holds(jobs.send.if, context(host))
        ? jobs.send.steps.filter(
            (step: { if?: string }) => step.if && holds(step.if, context(host)),
          )
        : []),
    ];
    expect(ways).toHaveLength(1);
  });

  it('gets nothing while none is named', () => {
    expect(holds(jobs.send.if, context(''))).toBe(false);
    expect(holds(jobs['github-pages'].if, context(''))).toBe(false);
  });

  it('is asked afterwards whether the site is there', () => {
    const after = (send: string, pages: string, address: string) => ({
      needs: {
        build: { outputs: { address } },
        send: { result: send },
        'github-pages': { result: pages },
      },
    });
    const asks = (...results: [string, string, string]) => holds(jobs.check.if, after(...results));
    expect(asks('success', 'skipped', 'https://www.primer.rs')).toBe(true);
    expect(asks('skipped', 'success', 'https://www.primer.rs')).toBe(true);
    expect(asks('skipped', 'skipped', 'https://www.primer.rs')).toBe(false);
    expect(asks('failure', 'skipped', 'https://www.primer.rs')).toBe(false);
    expect(asks('success', 'skipped', 'https://www.example.com')).toBe(false);
  });
});

describe('a secret', () => {
  it('reaches only the job that sends, which installs none of the site’s packages', () => {
    const holders = Object.keys(jobs).filter((name) =>
      JSON.stringify(jobs[name]).includes('secrets.'),
    );
    expect(holders).toEqual(['send']);
    expect(jobs.send.environment.name).toBe('objavljivanje');
    expect(JSON.stringify(jobs.send)).not.toMatch(/npm (ci|i|install)\b/);
  });

  it('is not needed for GitHub Pages, which alone may write there', () => {
    const writers = Object.keys(jobs).filter((name) =>
      Object.values(jobs[name].permissions).includes('write'),
    );
    expect(writers).toEqual(['github-pages']);
    expect(jobs['github-pages'].permissions).toEqual({ pages: 'write', 'id-token': 'write' });
  });
});

describe('the way to a server', () => {
  it('is taken only when the server shows the known fingerprint, with a key nobody else can read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'slanje-'));
    writeFileSync(join(folder, 'ssh'), `#!/bin/sh\necho "$*" >> ${folder}/log\ncat > /dev/null\n`);
    writeFileSync(join(folder, 'rsync'), `#!/bin/sh\necho "$RSYNC_RSH" >> ${folder}/log\n`);
    for (const name of ['ssh', 'rsync']) chmodSync(join(folder, name), 0o755);
    const { run } = jobs.send.steps.find(({ name }: { name?: string }) => name === 'Server');
    const { status, stderr } = spawnSync('bash', ['--norc', '-e', '-c', run], {
      encoding: 'utf8',
      env: {
        PATH: `${folder}:${process.env['PATH']}`,
        RUNNER_TEMP: folder,
        HOST: 'nginx',
        SSH_SERVER: 'objava@primer.rs',
        SSH_PORT: '',
        SSH_KNOWN_HOSTS: 'primer.rs ssh-ed25519 AAAA',
        SSH_KEY: 'prvi red\r\ndrugi red',
      },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const [rsync = '', ssh = ''] = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
    for (const call of [rsync, ssh]) {
      expect(call).toContain('-p 22 ');
      expect(call).toContain('-o StrictHostKeyChecking=yes');
      expect(call).toContain(`-o UserKnownHostsFile=${folder}/known_hosts`);
    }
    expect(ssh).toMatch(/ objava@primer\.rs sh -s \d{8}-\d{6} nginx \/var\/www\/aloe-savetnica$/);
    expect(readFileSync(join(folder, 'known_hosts'), 'utf8')).toBe('primer.rs ssh-ed25519 AAAA\n');
    expect(readFileSync(join(folder, 'key'), 'utf8')).toBe('prvi red\ndrugi red\n');
    expect(statSync(join(folder, 'key')).mode & 0o077).toBe(0);
    rmSync(folder, { recursive: true });
  });
});

describe('Cloudflare’s program', () => {
  it('is the same version wherever it is named', () => {
    const places = [
      '.github/workflows/publish.yml',
      'src/build/hosting/README.md',
      'tests/hosts/cloudflare-pages.test.ts',
    ];
    const versions = places.map((path) => readFileSync(path, 'utf8').match(/wrangler@[\d.]+/g));
    expect(new Set(versions.flat()).size).toBe(1);
    expect(versions).not.toContain(null);
  });
});
