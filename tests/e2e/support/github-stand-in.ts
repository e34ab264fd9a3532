// The part of GitHub's API that the editor uses, answered from a real repository. An unknown request is
// refused, so that a new request of the CMS is noticed.
import type { Page, Route } from 'playwright/test';
import type { BareRepository, CommitInput } from './bare-repository';

export const REPOSITORY = 'savetnica/sajt';
const REST = `https://api.github.com/repos/${REPOSITORY}`;

interface PullRequest {
  title: string;
  head: string;
  base: string;
  /** Accepted, or refused. */
  closed: boolean;
}

interface Query {
  query: string;
  variables: { branch?: string; input?: unknown };
}

export class Github {
  readonly repository: BareRepository;
  readonly pullRequests: PullRequest[] = [];

  constructor(repository: BareRepository) {
    this.repository = repository;
  }

  /** Answers the page's requests in GitHub's place. */
  async answerFor(page: Page): Promise<void> {
    await page.route('https://www.githubstatus.com/**', (route) =>
      route.fulfill({ json: { status: { indicator: 'none' } } }),
    );
    await page.route('https://api.github.com/**', (route) => this.#answer(route));
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204 });
    const address = request.url().replace(REST, '');
    const question = `${request.method()} ${address.replace(/\?.*/, '')}`;
    if (request.url().endsWith('/graphql')) {
      return route.fulfill({ json: this.#graphql(request.postDataJSON()) });
    }
    if (address.startsWith('/git/blobs/')) {
      const body = this.repository.read(['cat-file', 'blob', address.split('/').at(-1) ?? '']);
      return route.fulfill({ body, contentType: 'application/octet-stream' });
    }
    const json = this.#rest(question, request.postDataJSON());
    return route.fulfill(json ? { json } : { status: 404, json: { message: question } });
  }

  #rest(question: string, body: PullRequest): unknown {
    const tree = /^GET \/git\/trees\/(\w+)$/.exec(question)?.[1];
    if (tree) return { tree: this.#tree(tree) };
    if (/^POST \/issues\/\d+\/labels$/.test(question)) return [];
    switch (question) {
      case 'GET https://api.github.com/user':
        return { id: 1, login: 'ana', name: 'Ana', email: 'ana@example.com', html_url: REST };
      case 'GET ':
        return { permissions: { push: true }, private: false, owner: { type: 'User' } };
      case 'POST /pulls':
        return this.#open(body);
      default:
        return undefined;
    }
  }

  #open(asked: PullRequest) {
    const number = this.pullRequests.push({ ...asked, closed: false });
    const now = new Date().toISOString();
    const sha = this.repository.git(['rev-parse', asked.head]);
    const names = { number, node_id: `PR_${number}`, title: asked.title, head: { sha } };
    return { ...names, html_url: `${REST}/pull/${number}`, created_at: now, updated_at: now };
  }

  #tree(commit: string) {
    const lines = this.repository.git(['ls-tree', '-r', '-l', commit]).split('\n');
    return lines.map((line) => {
      const [, sha, size, path] = /^\d+ blob (\w+) +(\d+)\t(.*)$/.exec(line) ?? [];
      return { type: 'blob', sha, size: Number(size), path };
    });
  }

  #graphql(asked: Query): unknown {
    const { branch, expectedHeadOid } = (asked.variables.input ?? {}) as Partial<CommitInput>;
    if (branch && this.#head(branch.branchName) !== expectedHeadOid) {
      const message = `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`;
      return { data: { createCommitOnBranch: null }, errors: [{ type: 'STALE_DATA', message }] };
    }
    return { data: this.#query(asked) };
  }

  #query({ query, variables }: Query): unknown {
    const input = variables.input as Record<string, string> | undefined;
    if (query.includes('createCommitOnBranch')) {
      return {
        createCommitOnBranch: { commit: this.#commit(query, variables.input as CommitInput) },
      };
    }
    if (query.includes('createRef')) {
      this.repository.git(['update-ref', input?.['name'] ?? '', input?.['oid'] ?? '', '']);
      return { createRef: { ref: { name: input?.['name'] } } };
    }
    if (query.includes('fork: repository')) {
      return { fork: { id: 'R_1' }, base: { ref: { target: { oid: this.#head('main') } } } };
    }
    return { repository: this.#repository(query, variables.branch ?? 'main') };
  }

  #repository(query: string, branch: string): Record<string, unknown> {
    if (query.includes('pullRequests(')) {
      const open = this.pullRequests.filter(({ head, closed }) => head === branch && !closed);
      return { pullRequests: { nodes: [], totalCount: open.length } };
    }
    const objects = [...query.matchAll(/(\w+_\d+):\s+object\(oid: "(\w+)"\)/g)];
    if (query.includes('checkSuites')) {
      return entriesOf(objects, () => ({ deployments: { nodes: [] }, checkSuites: { nodes: [] } }));
    }
    if (objects.length > 0) {
      const text = (sha: string) => this.repository.read(['cat-file', 'blob', sha]).toString();
      return entriesOf(objects, (sha) => ({ text: text(sha), isTruncated: false }));
    }
    const author = { name: 'Ana', email: 'ana@example.com', user: null };
    const target = { oid: this.#head(branch), message: 'Tekstovi', author };
    const ref = {
      target: { ...target, history: { nodes: [{ ...target, committedDate: new Date() }] } },
    };
    const files = [...query.matchAll(/(\w+_\d+):\s+(ref)\(/g)];
    return files.length > 0 ? entriesOf(files, () => ref) : { ref };
  }

  #commit(query: string, input: CommitInput) {
    const oid = this.repository.commit(input);
    const files = [...query.matchAll(/(file_\d+):\s+file\(path: "([^"]+)"\)/g)];
    const blob = (path: string) => ({ oid: this.repository.git(['rev-parse', `${oid}:${path}`]) });
    return { oid, committedDate: new Date().toISOString(), ...entriesOf(files, blob) };
  }

  #head(branch: string): string {
    return this.repository.git(['rev-parse', `refs/heads/${branch}`]);
  }
}

/** An answer for each alias of a query, from what stands beside the alias. */
function entriesOf(matches: RegExpExecArray[], answer: (asked: string) => unknown) {
  return Object.fromEntries(matches.map(([, alias, asked = '']) => [alias, answer(asked)]));
}
