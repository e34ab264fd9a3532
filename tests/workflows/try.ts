// `node tests/workflows/try.ts STEP… [-- OPTIONS OF act]`: what GitHub would do with branches of this
// clone, one step after the other, on this machine: src/github/README.md.
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Proposal, REPOSITORY, type Run } from './github-api.ts';
import { StandIn } from './stand-in.ts';

const STEPS = { propose, fork: (branch: string) => propose(branch, 'ana'), merge, night, publish };
const words = process.argv.slice(2);
const end = words.indexOf('--') < 0 ? words.length : words.indexOf('--');
const options = words.slice(end + 1);
const folder = mkdtempSync(join(tmpdir(), 'github-'));
const store = join(folder, 'sajt.git');
const standIn = new StandIn(folder);
const { github } = standIn;
const environment = await standIn.listen();
let numbers = 0;

execFileSync('git', ['clone', '--quiet', '--bare', '.', store]);
git('update-ref', 'refs/heads/main', git('rev-parse', 'HEAD'));
// As GitHub, which gives any commit that somebody asks for by its whole name.
git('config', 'uploadpack.allowAnySHA1InWant', 'true');
const passed = startRun('test.yml', 'push', 'main', git('rev-parse', 'main'));
passed.conclusion = 'success';
console.log(`Everything of it is in ${folder}\n`);

for (const word of words.slice(0, end)) {
  const [step = '', ...branch] = word.split(':');
  console.log(`== ${word}`);
  await STEPS[step as keyof typeof STEPS](branch.join(':'));
  console.log();
}
writeFileSync(join(folder, 'asked.txt'), standIn.log.join('\n'));
process.exit();

function git(...command: string[]): string {
  const who = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com'];
  return execFileSync('git', ['-C', store, ...who, ...command], { encoding: 'utf8' }).trim();
}

/** A proposal of a branch: the comment at once, its checks, and the comment again. */
async function propose(branch: string, owner = 'savetnica'): Promise<void> {
  const sha = git('rev-parse', branch);
  const number = github.proposals.length + 1;
  const proposal = { number, owner, branch, sha };
  github.proposals.push(proposal);
  git('update-ref', `refs/pull/${number}/head`, sha);
  const tree = mergeWithMain(sha);
  const event = proposalEvent(proposal);
  const comment = runWorkflow('comment.yml', 'pull_request_target', 'main', event);
  if (tree === undefined) {
    console.log('In conflict with main: GitHub runs none of its checks.');
    await comment;
  } else {
    const trial = git('commit-tree', tree, '-p', 'main', '-p', sha, '-m', 'Trial merge');
    git('update-ref', `refs/pull/${number}/merge`, trial);
    const tests = runWorkflow('test.yml', 'pull_request', trial, event, proposal);
    const own = await runWorkflow('pull-request.yml', 'pull_request', trial, event, proposal);
    await comment;
    console.log(`--- the comment, while its checks run:\n${github.comments.get(number)}---`);
    await runWorkflow('comment.yml', 'workflow_run', 'main', completedEvent(own, proposal));
    await tests;
  }
  console.log(`--- the comment:\n${github.comments.get(number)}---`);
  console.log('Marks:', github.marks);
}

/** A branch is merged: the tests, and what they lead to. */
async function merge(branch: string): Promise<void> {
  const tree = mergeWithMain(git('rev-parse', branch));
  if (tree === undefined) return console.log('In conflict with main.');
  const merged = git('commit-tree', tree, '-p', 'main', '-p', branch, '-m', `Merge ${branch}`);
  git('update-ref', 'refs/heads/main', merged);
  const event = { ref: 'refs/heads/main', after: merged, deleted: false, ...repository() };
  const tests = await runWorkflow('test.yml', 'push', 'main', event);
  await runWorkflow('publish.yml', 'workflow_run', 'main', completedEvent(tests));
}

async function night(): Promise<void> {
  await runWorkflow('publish.yml', 'schedule', 'main', repository());
}

/** By hand: the commit that is named, or the newest that has passed. */
async function publish(commit: string): Promise<void> {
  const event = { ref: 'refs/heads/main', inputs: { commit }, ...repository() };
  await runWorkflow('publish.yml', 'workflow_dispatch', 'main', event);
}

/** The tree of both, or nothing where they are in conflict. */
function mergeWithMain(commit: string): string | undefined {
  try {
    return git('merge-tree', '--write-tree', 'main', commit);
  } catch {
    return undefined;
  }
}

function repository() {
  return { repository: { full_name: REPOSITORY, default_branch: 'main' } };
}

function proposalEvent({ number, owner, branch, sha }: Proposal) {
  const head = { label: `${owner}:${branch}`, ref: branch, sha };
  const base = { ref: 'main', sha: git('rev-parse', 'main') };
  return { number, pull_request: { number, head, base }, ...repository() };
}

/** What GitHub says when a run has ended. */
function completedEvent(run: Run, { owner } = { owner: 'savetnica' }) {
  const workflow_run = { ...run, head_repository: { owner: { login: owner } } };
  return { action: 'completed', workflow_run, ...repository() };
}

function startRun(file: string, event: string, head_branch: string, head_sha: string): Run {
  numbers += 1;
  const run = { id: numbers, file, event, head_branch, head_sha, conclusion: null };
  github.runs.push(run);
  return run;
}

/** By it the actions know for which run they keep a file. */
function tokenOf({ id }: Run): string {
  const parts = [{ alg: 'none' }, { scp: `Actions.Results:${id}:${id}` }];
  const [head, body] = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  return `${head}.${body}.`;
}

/** Runs a workflow as it stands in a commit, and prints each job's outcome and time, and what people see of it. */
async function runWorkflow(
  file: string,
  event: string,
  commit: string,
  eventData: object,
  { branch, sha } = { branch: 'main', sha: git('rev-parse', 'main') },
): Promise<Run> {
  const run = startRun(file, event, branch, sha);
  const checkout = checkOut(run, commit);
  const eventFile = join(folder, `event-${run.id}.json`);
  writeFileSync(eventFile, JSON.stringify(eventData));
  const start = Date.now();
  const { isGood, log } = await runAct(run, [
    ...[event, '--json', '--no-skip-checkout', '--directory', checkout],
    ...['--workflows', join(checkout, '.github/workflows', file)],
    ...['--platform', 'ubuntu-latest=-self-hosted'],
    ...['--eventpath', eventFile],
    ...['--cache-server-addr', '127.0.0.1'],
    // For the steps alone: act itself gets the actions from the true GitHub.
    ...Object.entries(environment).flatMap((pair) => ['--env', pair.join('=')]),
    ...['--env', `ACTIONS_RUNTIME_TOKEN=${tokenOf(run)}`],
    ...['--env', `GITHUB_RUN_ID=${run.id}`, '--env', 'GITHUB_RUN_ATTEMPT=1'],
    ...['--env', `GITHUB_REPOSITORY=${REPOSITORY}`, '--secret', 'GITHUB_TOKEN=zeton'],
    ...options,
  ]);
  run.conclusion = isGood ? 'success' : 'failure';
  const seconds = Math.round((Date.now() - start) / 1000);
  const outcome = `${file} (${event}): ${run.conclusion} after ${seconds} s`;
  console.log([outcome, ...listVisible(log, start)].join('\n'));
  return run;
}

/** The folder with this commit, in which GitHub's address is the repository's. */
function checkOut({ id }: Run, commit: string): string {
  const target = join(folder, `run-${id}`);
  execFileSync('git', ['clone', '--quiet', '--no-checkout', store, target]);
  const gitThere = (...command: string[]) => execFileSync('git', ['-C', target, ...command]);
  gitThere('fetch', '--quiet', 'origin', '+refs/pull/*:refs/pull/*');
  gitThere('checkout', '--quiet', '--detach', git('rev-parse', commit));
  gitThere('remote', 'set-url', 'origin', `https://github.com/${REPOSITORY}`);
  return target;
}

/** Its output stands in a file, too, as it comes. */
async function runAct({ id, file }: Run, words: string[]) {
  const act = spawn('act', words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [act.stdout, act.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      log += chunk;
      appendFileSync(join(folder, `${id}-${file}.log`), chunk);
    });
  const code = await new Promise((done) => act.on('close', done));
  return { isGood: code === 0, log };
}

/** Of act's output: what each job came to, what GitHub shows beside the files and on the run's page. */
function listVisible(log: string, start: number): string[] {
  const entries = log.split('\n').filter((line) => line.startsWith('{'));
  return entries.flatMap((entry) => {
    const { job, command, arg, kvPairs, content, jobResult, time } = JSON.parse(entry);
    const after = Math.round((Date.parse(time) - start) / 1000);
    if (jobResult) return `   ${job}: ${jobResult} after ${after} s`;
    if (['error', 'warning', 'notice'].includes(command))
      return `   ::${command} ${JSON.stringify(kvPairs ?? {})} ${arg}`;
    return command === 'summary' ? `   summary: ${content}` : [];
  });
}
