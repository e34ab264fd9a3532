// GitHub's API, as far as `gh` asks it in the workflows: runs, proposals, their comments and marks.
import type { Artifacts } from './artifacts.ts';

export const REPOSITORY = 'savetnica/sajt';

/** The API calls a workflow by a number: its place here. */
const FILES = ['comment.yml', 'publish.yml', 'pull-request.yml', 'test.yml'];

export interface Run {
  id: number;
  file: string;
  event: string;
  head_branch: string;
  head_sha: string;
  /** `success` or `failure`; null while it runs. */
  conclusion: string | null;
}

export interface Proposal {
  number: number;
  /** `ana` where it comes from a copy of the project. */
  owner: string;
  branch: string;
  sha: string;
}

interface Graphql {
  query: string;
  variables?: Record<string, unknown>;
}

export class GitHubApi {
  readonly runs: Run[] = [];
  readonly proposals: Proposal[] = [];
  /** By the number of their proposal. */
  readonly comments = new Map<number, string>();
  /** Statuses of commits, such as „Pregled“. */
  readonly marks: Record<string, string>[] = [];

  private readonly artifacts: Artifacts;

  constructor(artifacts: Artifacts) {
    this.artifacts = artifacts;
  }

  /** What to answer as JSON, a zip archive, or nothing where there is nothing at this address. */
  answer({ pathname, searchParams }: URL, body: Record<string, string>): unknown {
    if (pathname === '/graphql') return this.answerGraphql(body as unknown as Graphql);
    const path = pathname.replace(`/repos/${REPOSITORY}`, '');
    if (path === '/pulls') return this.listProposals(searchParams.get('head'));
    if (path.startsWith('/statuses/')) {
      this.marks.push({ sha: path.slice('/statuses/'.length), ...body });
      return body;
    }
    const [, file = ''] = /^\/actions\/workflows\/([\w-]+\.yml)$/.exec(path) ?? [];
    if (file) return describeWorkflow(file);
    const [, workflow = ''] = /^\/actions\/workflows\/(\d+)\/runs$/.exec(path) ?? [];
    if (workflow) return this.listRuns(FILES[Number(workflow)], searchParams);
    const [, run = ''] = /^\/actions\/runs\/(\d+)$/.exec(path) ?? [];
    if (run) return this.runs.filter(({ id }) => id === Number(run)).map(describeRun)[0];
    const [, keeper = ''] = /^\/actions\/runs\/(\d+)\/artifacts$/.exec(path) ?? [];
    if (keeper) return this.listArtifacts(keeper);
    const [, zippedRun = '', name = ''] = /^\/zip\/(\d+)\/(.+)$/.exec(path) ?? [];
    if (name) return this.artifacts.read(zippedRun, name);
    return undefined;
  }

  private listProposals(head: string | null) {
    return this.proposals
      .filter(({ owner, branch }) => `${owner}:${branch}` === head)
      .map(({ number, owner, branch, sha }) => {
        const repo = { html_url: `https://github.com/${owner}/sajt` };
        return { number, head: { ref: branch, sha, repo } };
      });
  }

  /** The newest first, as many as are asked for. */
  private listRuns(file: string | undefined, wanted: URLSearchParams) {
    const isWanted = (name: string, value: string | null) =>
      !wanted.has(name) || wanted.get(name) === value;
    const found = this.runs.filter(
      (run) =>
        run.file === file &&
        isWanted('branch', run.head_branch) &&
        isWanted('event', run.event) &&
        isWanted('status', run.conclusion) &&
        isWanted('head_sha', run.head_sha),
    );
    const page = found.reverse().slice(0, Number(wanted.get('per_page') ?? 30));
    return { total_count: found.length, workflow_runs: page.map(describeRun) };
  }

  private listArtifacts(run: string) {
    const artifacts = this.artifacts.list(run).map(({ id, name, size }) => {
      const archive_download_url = `https://api.github.com/zip/${run}/${name}`;
      return { id, name, size_in_bytes: size, expired: false, archive_download_url };
    });
    return { total_count: artifacts.length, artifacts };
  }

  /** `gh pr comment`: finds the proposal and its last comment, adds one or changes it. */
  private answerGraphql({ query, variables = {} }: Graphql) {
    const input = (variables['input'] ?? {}) as Record<string, string>;
    const id = input['subjectId'] ?? input['id'] ?? '';
    const [numberInId] = /\d+/.exec(id) ?? [];
    const number = Number(variables['pr_number'] ?? variables['number'] ?? numberInId);
    const url = `https://github.com/${REPOSITORY}/pull/${number}`;
    if (/^mutation/.test(query)) {
      this.comments.set(number, input['body'] ?? '');
      return query.includes('addComment')
        ? { data: { addComment: { commentEdge: { node: { url } } } } }
        : { data: { updateIssueComment: { issueComment: { url } } } };
    }
    const isThere = this.proposals.some((proposal) => proposal.number === number);
    const comments = this.describeComments(number, url);
    const proposal = { id: `proposal-${number}`, number, url, state: 'OPEN', comments };
    const repository = { id: 'repository', pullRequest: isThere ? proposal : null };
    return { data: { viewer: { login: 'github-actions' }, repository } };
  }

  private describeComments(number: number, url: string) {
    const body = this.comments.get(number);
    const author = { login: 'github-actions' };
    const comment = { id: `comment-${number}`, viewerDidAuthor: true, author, body, url };
    const nodes = body === undefined ? [] : [comment];
    const pageInfo = { hasNextPage: false, endCursor: '' };
    return { nodes, totalCount: nodes.length, pageInfo };
  }
}

function describeWorkflow(file: string) {
  const path = `.github/workflows/${file}`;
  return { id: FILES.indexOf(file), name: file, path, state: 'active' };
}

function describeRun(run: Run) {
  const url = `https://github.com/${REPOSITORY}/actions/runs/${run.id}`;
  const workflow_id = FILES.indexOf(run.file);
  const status = run.conclusion ? 'completed' : 'in_progress';
  return { ...run, name: run.file, workflow_id, html_url: url, url, status };
}
