import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { HOSTS } from '../../src/github/publish/plan';

const SOURCE = readFileSync('.github/workflows/publish.yml', 'utf8');
const { on, concurrency, jobs } = parse(SOURCE);

/** On one line, as GitHub reads it. */
const condition = (job: { if: string }) => job.if.replace(/\s+/g, ' ').trim();

describe('the site is published', () => {
  it('only from main, and after the tests only when they have passed there on a push', () => {
    expect(condition(jobs.build)).toBe(
      "github.ref_name == 'main' && (github.event_name != 'workflow_run' || " +
        "github.event.workflow_run.event == 'push' && github.event.workflow_run.conclusion == 'success')",
    );
    expect(Object.keys(on)).toEqual(['workflow_run', 'schedule', 'workflow_dispatch']);
  });

  it('one version after the other, and none is stopped half way', () => {
    expect(concurrency.group).toMatch(/^objavljivanje\$\{\{ /);
    expect(concurrency['cancel-in-progress']).toBe(false);
  });

  it('without being pushed out of the line by a run that has nothing to publish', () => {
    expect(concurrency.group.replace(/\s+/g, ' ')).toContain(
      "github.event_name == 'workflow_run' && !(github.event.workflow_run.event == 'push' && " +
        "github.event.workflow_run.conclusion == 'success') && github.run_id || ''",
    );
  });
});

describe('each host', () => {
  const steps: { if?: string; env?: object }[] = jobs.send.steps;
  const chosen = steps
    .filter(({ env }) => env)
    .flatMap((step) => [
      ...(/env\.HOST == '(\w+)'/.exec(step.if ?? '')?.slice(1) ?? []),
      ...JSON.parse(/fromJSON\('(.+)'\), env\.HOST/.exec(step.if ?? '')?.[1] ?? '[]'),
    ]);

  it('gets the site in one way: GitHub Pages in a job of its own, the others in a step', () => {
    expect(jobs['github-pages'].if).toBe("needs.build.outputs.host == 'github'");
    expect([...chosen, 'github'].sort()).toEqual([...HOSTS].sort());
  });

  it('gets nothing while none is named', () => {
    expect(jobs.send.if).toBe(
      "needs.build.outputs.host != '' && needs.build.outputs.host != 'github'",
    );
  });

  it('is asked afterwards whether the site is there, unless nothing was sent or it has no address', () => {
    expect(condition(jobs.check)).toBe(
      "!cancelled() && (needs.send.result == 'success' || needs.github-pages.result == 'success') && " +
        "!contains(needs.build.outputs.address, 'example.')",
    );
  });
});

describe('a secret', () => {
  it('reaches only the job that sends, which installs none of the site’s packages', () => {
    const holders = Object.keys(jobs).filter((name) =>
      JSON.stringify(jobs[name]).includes('secrets.'),
    );
    expect(holders).toEqual(['send']);
    expect(jobs.send.environment.name).toBe('objavljivanje');
    const steps: { run?: string; env?: object }[] = jobs.send.steps;
    const installing = steps.filter(({ run }) => /npm (ci|i|install)\b|npx --yes/.test(run ?? ''));
    // Cloudflare's program, from a lockfile of its own, in a step that knows no secret.
    expect(installing.map(({ run, env }) => ({ run, env }))).toEqual([
      { run: 'npm ci --ignore-scripts --prefix src/github/tools', env: undefined },
    ]);
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
