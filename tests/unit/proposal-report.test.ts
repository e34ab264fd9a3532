// The steps of the workflow „Predlog izmene“, on a real copy of the content in a real repository.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { writeComment } from '../../src/github/proposal/comment';
import { parseReport } from '../../src/github/proposal/proposal-report';
import { readProduct } from '../../src/model/product-text';

// Each step starts a process, and a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const GEL = 'src/content/products/aloe-gel.mdx';

const folder = mkdtempSync(join(tmpdir(), 'predlog-'));
const report = join(folder, 'report.json');
const findings = join(folder, 'findings.json');
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: folder,
    });
  cpSync('src', join(folder, 'src'), { recursive: true });
  git('init', '--quiet', '.');
  git('add', 'src/content');
  git('commit', '--quiet', '--message', 'Sajt');
  const path = join(folder, GEL);
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^link: .*\n/m, ''));
  git('commit', '--quiet', '--all', '--message', 'Predlog');
});

/** The command of a step in the workflow, with its arguments instead of the runner's. */
function runStep(name: string) {
  const { jobs } = parse(readFileSync('.github/workflows/pull-request.yml', 'utf8'));
  const steps: { name?: string; run: string }[] = jobs.content.steps;
  const run = steps.find((step) => step.name === name)?.run ?? '';
  const command = run
    .replace('npm run --silent check:content --', `node ${resolve('src/check/check-command.ts')}`)
    .replace('src/github', resolve('src/github'));
  return spawnSync(command, {
    shell: true,
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, RUNNER_TEMP: folder, GITHUB_STEP_SUMMARY: join(folder, 'summary.md') },
  });
}

describe('the check of a proposal', () => {
  it('ends with a red mark on the line, and with the same sentence in the comment', () => {
    const check = runStep('Provera tekstova i slika');
    expect(check.status, check.stderr).toBe(1);
    expect(check.stdout).toContain(`::error file=${GEL},line=`);
    expect(readFileSync(join(folder, 'summary.md'), 'utf8')).toContain('Nedostaje polje „link“');

    const writing = runStep('Izveštaj za komentar');
    expect(writing.status, writing.stderr).toBe(0);
    const comment = writeComment(parseReport(readFileSync(report, 'utf8')), {
      repositoryUrl: 'https://github.com/savetnica/sajt',
      defaultBranch: 'main',
      headUrl: 'https://github.com/ana/sajt',
      headBranch: 'main',
      isGreen: false,
      preview: undefined,
    });
    const { name } = readProduct(readFileSync(GEL, 'utf8'));
    expect(comment).toContain('### Treba ispraviti 1 grešku');
    expect(comment).toContain('Nedostaje polje „link“');
    expect(comment).toContain('Izmenjen je 1 proizvod');
    expect(comment).toMatch(
      new RegExp(`- \\*\\*${name}\\*\\*\\n {2}- veza ka prodavnici: obrisano „https`),
    );
    expect(comment).toContain('### Pre objavljivanja treba popuniti');
  });

  it('says nothing of notes on files that the proposal leaves alone', () => {
    const notes = JSON.parse(readFileSync(findings, 'utf8')).findings;
    writeFileSync(
      findings,
      JSON.stringify({
        findings: [
          ...notes,
          { file: 'src/content/site.yaml', line: 1, severity: 'note', text: 'x' },
        ],
      }),
    );
    runStep('Izveštaj za komentar');
    const files = parseReport(readFileSync(report, 'utf8'))?.findings?.map(({ file }) => file);
    expect(new Set(files)).toEqual(new Set([GEL]));
  });

  it('hands over that it did not get to its end', () => {
    rmSync(findings);
    expect(runStep('Izveštaj za komentar').status).toBe(0);
    expect(parseReport(readFileSync(report, 'utf8'))?.findings).toBeUndefined();
  });
});
