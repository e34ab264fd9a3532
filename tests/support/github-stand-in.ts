// The part of GitHub's API that the editor uses, answered from a real repository; for a browser (`answerFor`) and for
// a test without one (`fetch`). A request that the editor did not make so far is refused, so that it is noticed.
import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright/test';
import { BareRepository, type Changes } from './bare-repository.ts';

export const REPOSITORY = 'savetnica/sajt';
const API = 'https://api.github.com';
const NAME = 'sajt';

/** A token is `token-LOGIN`. */
export const tokenOf = (login: string) => `token-${login}`;

export interface Person {
  login: string;
  name: string;
  permission: 'ADMIN' | 'WRITE' | 'READ';
  /** Stands on the bypass list of the branch's rules. */
  mayBypass?: boolean;
}

/**
 * Answered · lost on its way to GitHub · carried out, and then the answer is lost, breaks off, never comes, or is
 * another one · refused with this status.
 */
export type Fate =
  | 'answer'
  | 'lose the request'
  | 'lose the answer'
  | 'break off'
  | 'hang'
  | { status: number; body: string }
  | number;

export interface Asked {
  /** `Read`, the name of a query, or `POST /pulls`, the path in the repository. */
  name: string;
  login: string;
  sent: number;
  received: number;
}

export interface PullRequest {
  number: number;
  title: string;
  body: string;
  by: string;
  /** Branch in the bare repository. */
  head: string;
  state: 'OPEN' | 'CLOSED' | 'MERGED';
  createdAt: string;
  mergeCommit?: string;
  /** The version with which it was closed or accepted. */
  headOid?: string;
  isAutoMerged?: boolean;
  /** Under it, each with who wrote it. */
  comments: { by: string; body: string }[];
}

export interface Check {
  name: string;
  conclusion:
    | 'SUCCESS'
    | 'FAILURE'
    | 'NEUTRAL'
    | 'SKIPPED'
    | 'CANCELLED'
    | 'STALE'
    | 'ACTION_REQUIRED'
    | null;
  detailsUrl?: string;
}

/** The checks that a proposal needs, each passed. */
export const PASSED: readonly Check[] = ['Tekst i slike', 'Testovi'].map((name) => ({
  name,
  conclusion: 'SUCCESS',
}));

interface Request {
  method: string;
  url: string;
  authorization: string;
  body: string;
}

interface Answer {
  status: number;
  json?: unknown;
  bytes?: Buffer;
  /** In place of the JSON. */
  body?: string;
}

type Json = Record<string, unknown>;

/** An answer that is no success. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export class GithubStandIn {
  readonly repository: BareRepository;
  readonly people: Person[] = [
    { login: 'savetnica', name: 'Ana Đurić', permission: 'ADMIN', mayBypass: true },
    { login: 'drugarica', name: 'Mira', permission: 'READ' },
  ];
  readonly pullRequests: PullRequest[] = [];
  readonly asked: Asked[] = [];
  /** Checks of a commit; those of `*` belong to every commit. */
  readonly checks = new Map<string, readonly Check[]>();
  readonly deployments: { createdAt: string; state: string }[] = [];
  /** Logins of who has a copy of the repository. */
  readonly forks = new Set<string>();
  readonly signedOut = new Set<string>();
  /** The branch `main` takes proposals only, but from who may bypass that. */
  isProtected = false;
  isAutoMergeAllowed = true;
  /** How many requests to a copy that was just made are refused, since GitHub takes its time. */
  slowForks = 0;
  /** What `/admin/published.json` of the site says. */
  published: { commit: string; at: string } | undefined;
  /** What happens to a request; by itself each is answered. */
  fate: (asked: Pick<Asked, 'name' | 'login'>, index: number) => Fate = () => 'answer';

  constructor(repository = new BareRepository()) {
    this.repository = repository;
  }

  /** Answers the page's requests in GitHub's place. */
  async answerFor(page: Page): Promise<void> {
    await page.route(`${API}/**`, async (route) => {
      const request = route.request();
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CORS });
      const answer = this.#answer({
        method: request.method(),
        url: request.url(),
        authorization: (await request.headerValue('authorization')) ?? '',
        body: request.postData() ?? '',
      });
      if (!answer) return route.abort('connectionfailed');
      if (answer === 'never') return;
      const { status, json, bytes, body } = answer;
      if (body !== undefined) return route.fulfill({ status, headers: CORS, body });
      if (bytes)
        return route.fulfill({ status, body: bytes, contentType: 'application/octet-stream' });
      return route.fulfill({ status, headers: CORS, json: json ?? {} });
    });
    await page.route('**/admin/published.json*', (route) =>
      this.published ? route.fulfill({ json: this.published }) : route.fulfill({ status: 404 }),
    );
  }

  /** In place of the platform's `fetch`. */
  readonly fetch: typeof fetch = async (input, init = {}) => {
    const url = String(input);
    if (url.includes('/admin/published.json'))
      return this.published ? Response.json(this.published) : new Response('', { status: 404 });
    const answer = this.#answer({
      method: init.method ?? 'GET',
      url,
      authorization: new Headers(init.headers).get('authorization') ?? '',
      body: String(init.body ?? ''),
    });
    if (!answer) throw new TypeError('Failed to fetch');
    if (answer === 'never')
      return new Promise((_, reject) => {
        const { signal } = init;
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    const { status, json, bytes, body } = answer;
    if (body !== undefined) return new Response(body, { status });
    if (bytes) return new Response(new Uint8Array(bytes), { status });
    return Response.json(json ?? {}, { status });
  };

  /** Opens a proposal as somebody does on GitHub's own pages. */
  propose(login: string, branch: string, changes: Changes, title: string): PullRequest {
    const head = `forks/${login}/${branch}`;
    this.forks.add(login);
    if (!this.repository.head(head)) this.repository.setHead(head, this.repository.head('main'));
    this.repository.commit(head, changes, title, login);
    return this.#open({ title, head: `${login}:${branch}`, body: '' }, login);
  }

  /** Undefined where the request or its answer is lost. */
  #answer(request: Request): Answer | 'never' | undefined {
    const login =
      this.people.find(({ login }) => request.authorization === `Bearer ${tokenOf(login)}`)
        ?.login ?? '';
    const name = nameOf(request);
    const fate = this.fate({ name, login }, this.asked.length);
    const asked = { name, login, sent: request.body.length, received: 0 };
    this.asked.push(asked);
    if (fate === 'lose the request') return undefined;
    if (typeof fate === 'number') return { status: fate, json: { message: `Status ${fate}` } };
    if (!login || this.signedOut.has(login))
      return { status: 401, json: { message: 'Bad credentials' } };
    const answer = this.#carryOut(request, login);
    asked.received = answer.bytes?.length ?? JSON.stringify(answer.json ?? '').length;
    if (fate === 'answer') return answer;
    if (fate === 'hang') return 'never';
    if (fate === 'break off') return { status: 200, body: '{"data":' };
    return typeof fate === 'object' ? fate : undefined;
  }

  #carryOut({ method, url, body }: Request, login: string): Answer {
    const { pathname, searchParams } = new URL(url);
    const data = body ? JSON.parse(body) : Object.fromEntries(searchParams);
    try {
      if (pathname === '/graphql') return { status: 200, json: this.#graphql(data, login) };
      const [, owner = '', path = ''] =
        new RegExp(`^/repos/([^/]+)/${NAME}(.*)$`).exec(pathname) ?? [];
      const blob = /^\/git\/blobs\/(\w+)$/.exec(path)?.[1];
      const picture = /^\/contents\/(.+)$/.exec(decodeURIComponent(path))?.[1];
      if (picture) {
        const oid = this.repository.filesAt(searchParams.get('ref') ?? '').get(picture);
        if (!oid) throw new Refusal(404, 'Not Found');
        return { status: 200, bytes: this.repository.readBlob(oid) };
      }
      if (method === 'GET' && blob) return { status: 200, bytes: this.repository.readBlob(blob) };
      return {
        status: 200,
        json: this.#rest(method, owner, decodeURIComponent(path), data, login),
      };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, json: { message: error.message } };
    }
  }

  #graphql({ query, variables }: { query: string; variables: Json }, login: string): Json {
    try {
      return { data: this.#query(query, variables, login) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const type = error.status === 409 ? 'STALE_DATA' : 'UNPROCESSABLE';
      return { data: null, errors: [{ type, message: error.message }] };
    }
  }

  #query(query: string, variables: Json, login: string): Json {
    const person = this.#person(login);
    const { repository: git } = this;
    const main = git.head('main');
    switch (/^(?:query|mutation) (\w+)/.exec(query)?.[1]) {
      case 'Read': {
        const { tree } = git.readCommit(main);
        const mine = this.pullRequests.filter(({ by }) => by === login).toReversed();
        const nodes = mine.map(({ number, state, head, headOid }) => ({
          number,
          state,
          headRefName: branchOf(head),
          headRefOid: headOid ?? git.head(head),
          baseRepository: { nameWithOwner: REPOSITORY },
        }));
        const copy = this.forks.has(login) ? this.#proposals(`forks/${login}/`) : null;
        return {
          viewer: { login, name: person.name, pullRequests: { nodes }, repository: copy },
          repository: {
            viewerPermission: person.permission,
            ...this.#proposals(''),
            object: { oid: main, tree: { oid: tree }, file: { object: this.#folder(main) } },
          },
        };
      }
      case 'Since': {
        const path = String(variables['path']);
        const owner = String(variables['owner']);
        const place = `${owner}/${NAME}` === REPOSITORY ? '' : `forks/${owner}/`;
        const head = git.head(`${place}${variables['branch']}`);
        if (!head) return { repository: { object: null } };
        const nodes = git.history(head).map((oid) => {
          const version = git.filesAt(oid).get(path);
          const parents = git
            .readCommit(oid)
            .parents.slice(0, 2)
            .map((parent) => ({ oid: parent }));
          return { parents: { nodes: parents }, file: version ? { oid: version } : null };
        });
        return { repository: { object: { history: { nodes: nodes.slice(0, 100) } } } };
      }
      case 'Texts': {
        const objects = [...query.matchAll(/(\w+): object\((oid|expression): ("[^"]+")\)/g)];
        const texts = objects.map(([, alias, , json = '']) => [
          alias,
          this.#blob(JSON.parse(json)),
        ]);
        return { repository: Object.fromEntries(texts) };
      }
      case 'Commit':
        return { createCommitOnBranch: { commit: { oid: this.#commit(variables, person) } } };
      case 'Folders': {
        const nodes = git.history(main).map((oid) => {
          const { author, date } = git.readCommit(oid);
          return {
            oid,
            committedDate: date,
            author: { name: author, user: null },
            file: { object: this.#folder(oid) },
          };
        });
        return { repository: { object: { history: { nodes: nodes.slice(0, 50) } } } };
      }
      case 'History': {
        const path = String(variables['path']);
        return { repository: { object: { history: { nodes: this.#history(path) } } } };
      }
      case 'Progress': {
        const oid = String(variables['oid']);
        const pull = this.pullRequests.find(({ number }) => number === variables['number']);
        return {
          repository: {
            object: {
              committedDate: git.readCommit(oid).date,
              statusCheckRollup: this.#rollup(oid),
            },
            pullRequest: pull
              ? {
                  state: pull.state,
                  url: urlOf(pull.number),
                  comments: {
                    nodes: pull.comments.map(({ by, body }) => ({
                      body,
                      authorAssociation: this.#person(by).permission === 'READ' ? 'NONE' : 'OWNER',
                    })),
                  },
                  mergeCommit: pull.mergeCommit ? { oid: pull.mergeCommit } : null,
                }
              : null,
            deployments: {
              nodes: this.deployments.map(({ createdAt, state }) => ({
                createdAt,
                latestStatus: { state, logUrl: null },
              })),
            },
          },
        };
      }
      case 'Proposals': {
        const open = this.pullRequests.filter(({ state }) => state === 'OPEN');
        return { repository: { pullRequests: { nodes: open.map((one) => this.#proposal(one)) } } };
      }
      case 'AutoMerge': {
        if (!this.isAutoMergeAllowed) throw new Refusal(422, 'Auto merge is not allowed');
        const pull = this.pullRequests.find(({ number }) => `PR_${number}` === variables['id']);
        if (pull) pull.isAutoMerged = true;
        return { enablePullRequestAutoMerge: { clientMutationId: null } };
      }
      default:
        throw new Error(`Unknown query: ${query}`);
    }
  }

  #rest(method: string, owner: string, path: string, data: Json, login: string): unknown {
    const { repository: git } = this;
    const isMain = `${owner}/${NAME}` === REPOSITORY;
    const place = (branch: string) => (isMain ? branch : `forks/${owner}/${branch}`);
    const question = `${method} ${path}`;
    const isWrite = method !== 'GET' && path.startsWith('/git/');
    if (!isMain && (!this.forks.has(owner) || this.slowForks-- > 0))
      throw new Refusal(404, 'Not Found');
    if (isWrite && isMain && this.#person(login).permission === 'READ')
      throw new Refusal(403, 'Resource not accessible');
    if (isWrite && !isMain && owner !== login) throw new Refusal(404, 'Not Found');
    const number = Number(/^\/(?:pulls|issues)\/(\d+)/.exec(path)?.[1] ?? 0);
    const pull = this.pullRequests[number - 1];
    if (number > 0 && !pull) throw new Refusal(404, 'Not Found');
    const branch = /^\/git\/refs?\/heads\/(.+)$/.exec(path)?.[1] ?? '';
    const [, base = '', other = ''] = /^\/compare\/(.+)\.\.\.(.+)$/.exec(path) ?? [];
    if (question === 'POST /forks') {
      if (!this.forks.has(login)) git.setHead(`forks/${login}/main`, git.head('main'));
      this.forks.add(login);
      return { full_name: `${login}/${NAME}` };
    }
    if (question === 'POST /merge-upstream') {
      git.setHead(place('main'), git.head('main'));
      return { merge_type: 'fast-forward' };
    }
    if (question === 'POST /git/blobs') {
      return { sha: git.writeBlob(Buffer.from(String(data['content']), 'base64')) };
    }
    if (question === 'POST /git/trees') return { sha: this.#tree(data) };
    if (question === 'POST /git/commits') {
      const { tree, parents, message } = data as {
        tree: string;
        parents: string[];
        message: string;
      };
      return { sha: git.writeCommit(tree, parents, message, login) };
    }
    if (question === 'POST /git/refs') {
      const name = place(String(data['ref']).replace('refs/heads/', ''));
      if (git.head(name)) throw new Refusal(422, 'Reference already exists');
      git.setHead(name, String(data['sha']));
      return {};
    }
    if (method === 'GET' && branch) {
      const sha = git.head(place(branch));
      if (!sha) throw new Refusal(404, 'Not Found');
      return { object: { sha } };
    }
    if (method === 'PATCH' && branch) {
      const [old, sha] = [git.head(place(branch)), String(data['sha'])];
      if (!data['force'] && !git.isAncestor(old, sha))
        throw new Refusal(422, 'Update is not a fast forward');
      if (place(branch) === 'main') this.#refuseProtected(this.#person(login));
      git.setHead(place(branch), sha);
      this.#closeMerged();
      return {};
    }
    if (base && method === 'GET') return this.#compare(base, other);
    if (question === 'GET /pulls') {
      const [user = '', name = ''] = String(data['head'] ?? ':').split(':');
      return this.pullRequests
        .filter(({ state }) => state === 'OPEN')
        .filter(({ head }) => !data['head'] || head === this.#headOf(user, name))
        .map((one) => this.#restPull(one));
    }
    if (question === 'POST /pulls') {
      return this.#restPull(
        this.#open(data as { title: string; head: string; body: string }, login),
      );
    }
    if (pull && method === 'GET' && path === `/pulls/${number}`) return this.#restPull(pull);
    if (pull && method === 'PATCH' && path === `/pulls/${number}`) {
      if (this.#person(login).permission === 'READ' && pull.by !== login)
        throw new Refusal(403, 'Forbidden');
      if (pull.state === 'OPEN')
        Object.assign(pull, { state: 'CLOSED', headOid: git.head(pull.head) });
      return this.#restPull(pull);
    }
    if (pull && path === `/issues/${number}/comments`) {
      if (method === 'POST') pull.comments.push({ by: login, body: String(data['body']) });
      return pull.comments.map(({ by, body }) => ({ user: { login: by }, body }));
    }
    if (pull && method === 'PUT' && path === `/pulls/${number}/merge`) {
      return this.#merge(pull, data, this.#person(login));
    }
    throw new Refusal(404, `Unknown request: ${question}`);
  }

  #commit(variables: Json, person: Person): string {
    const { branch, expectedHeadOid, fileChanges, message } = variables['input'] as {
      branch: { branchName: string };
      expectedHeadOid: string;
      fileChanges: {
        additions?: { path: string; contents: string }[];
        deletions?: { path: string }[];
      };
      message: { headline: string };
    };
    if (person.permission === 'READ') throw new Refusal(422, 'Resource not accessible');
    if (branch.branchName === 'main') this.#refuseProtected(person);
    if (this.repository.head(branch.branchName) !== expectedHeadOid)
      throw new Refusal(
        409,
        `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`,
      );
    const { additions = [], deletions = [] } = fileChanges;
    const files = this.repository.filesAt(expectedHeadOid);
    const absent = deletions.find(({ path }) => !files.has(path));
    if (absent)
      throw new Refusal(
        422,
        `A path was requested for deletion which does not exist: ${absent.path}`,
      );
    const changes = Object.fromEntries<string | Buffer | null>([
      ...additions.map(({ path, contents }): [string, Buffer] => [
        path,
        Buffer.from(contents, 'base64'),
      ]),
      ...deletions.map(({ path }): [string, null] => [path, null]),
    ]);
    return this.repository.commit(branch.branchName, changes, message.headline, person.name);
  }

  #refuseProtected({ mayBypass }: Person): void {
    if (this.isProtected && !mayBypass)
      throw new Refusal(
        422,
        'Repository rule violations found\n\nChanges must be made through a pull request.',
      );
  }

  #tree({ base_tree: base, tree }: Json): string {
    const known = this.repository;
    const files = new Map(base ? known.filesAt(known.writeCommit(String(base), [], '')) : []);
    for (const { path, sha, content } of tree as {
      path: string;
      sha?: string | null;
      content?: string;
    }[]) {
      if (sha === null) {
        if (!files.delete(path)) throw new Refusal(422, 'GitRPC::BadObjectState');
      } else if (sha !== undefined && !known.has(sha)) throw new Refusal(422, `No blob ${sha}`);
      else files.set(path, sha ?? known.writeBlob(content ?? ''));
    }
    return known.writeTree(files);
  }

  #open(
    { title, head, body }: { title: string; head: string; body: string },
    by: string,
  ): PullRequest {
    const [user = '', name = ''] = head.split(':');
    const place = this.#headOf(user, name);
    if (!this.repository.head(place)) throw new Refusal(422, 'Validation Failed: head');
    if (this.pullRequests.some((one) => one.head === place && one.state === 'OPEN'))
      throw new Refusal(422, `A pull request already exists for ${head}.`);
    const number = this.pullRequests.length + 1;
    const createdAt = new Date().toISOString();
    const made: PullRequest = {
      number,
      title,
      body,
      by,
      head: place,
      state: 'OPEN',
      createdAt,
      comments: [],
    };
    this.pullRequests.push(made);
    return made;
  }

  #headOf(user: string, branch: string): string {
    return `${user}/${NAME}` === REPOSITORY ? branch : `forks/${user}/${branch}`;
  }

  #merge(pull: PullRequest, data: Json, person: Person): Json {
    const { repository: git } = this;
    if (person.permission === 'READ') throw new Refusal(403, 'Forbidden');
    if (pull.state !== 'OPEN') throw new Refusal(405, 'Pull Request is not mergeable');
    if (data['sha'] && data['sha'] !== git.head(pull.head))
      throw new Refusal(409, 'Head branch was modified. Review and try the merge again.');
    if (this.isProtected && !person.mayBypass)
      throw new Refusal(405, 'Required status check "Testovi" is expected.');
    const main = git.head('main');
    let tree: string;
    try {
      tree = git.git('merge-tree', '--write-tree', main, git.head(pull.head)).slice(0, 40);
    } catch {
      throw new Refusal(405, 'Pull Request is not mergeable');
    }
    const sha = git.writeCommit(
      tree,
      [main],
      [data['commit_title'] ?? pull.title, data['commit_message'] ?? pull.body].join('\n\n'),
      person.name,
    );
    git.setHead('main', sha);
    Object.assign(pull, { state: 'MERGED', mergeCommit: sha, headOid: git.head(pull.head) });
    return { sha, merged: true };
  }

  /** As GitHub does with a proposal whose commits have come into its branch. */
  #closeMerged(): void {
    const main = this.repository.head('main');
    for (const pull of this.pullRequests) {
      if (
        pull.state !== 'OPEN' ||
        !this.repository.isAncestor(this.repository.head(pull.head), main)
      )
        continue;
      const headOid = this.repository.head(pull.head);
      Object.assign(pull, { state: 'MERGED', mergeCommit: main, headOid });
    }
  }

  #compare(base: string, head: string): Json {
    const { repository: git } = this;
    const from = execFileSync('git', [
      '-C',
      git.folder,
      'merge-base',
      git.head(base) || base,
      head,
    ]);
    const mergeBase = from.toString().trim();
    const [before, after] = [git.filesAt(mergeBase), git.filesAt(head)];
    const paths = [...new Set([...before.keys(), ...after.keys()])].filter(
      (path) => before.get(path) !== after.get(path),
    );
    return {
      status:
        mergeBase !== (git.head(base) || base)
          ? 'diverged'
          : mergeBase === head
            ? 'identical'
            : 'ahead',
      merge_base_commit: { sha: mergeBase },
      // GitHub tells of so many.
      files: paths.slice(0, 300).map((filename) => ({
        filename,
        sha: after.get(filename) ?? before.get(filename),
        status: !before.has(filename) ? 'added' : after.has(filename) ? 'modified' : 'removed',
      })),
    };
  }

  #history(path: string): Json[] {
    const { repository: git } = this;
    const oidIn = (commit: string) => git.filesAt(commit).get(path);
    const commits = git.history(git.head('main')).filter((commit, index, all) => {
      const older = all[index + 1];
      return oidIn(commit) !== (older && oidIn(older));
    });
    return commits.slice(0, 20).map((oid) => {
      const { author, date } = git.readCommit(oid);
      const text = git.text(oid, path);
      return {
        oid,
        committedDate: date,
        author: { name: author, user: null },
        file: text === undefined ? null : { object: { text } },
      };
    });
  }

  #proposal(pull: PullRequest): Json {
    const head = this.repository.head(pull.head);
    return {
      number: pull.number,
      title: pull.title,
      url: urlOf(pull.number),
      createdAt: pull.createdAt,
      author: {
        login: pull.by,
        name: this.people.find(({ login }) => login === pull.by)?.name ?? null,
      },
      headRefOid: head,
      commits: { nodes: [{ commit: { statusCheckRollup: this.#rollup(head) } }] },
    };
  }

  #restPull({ number, title, state, head, mergeCommit }: PullRequest): Json {
    return {
      number,
      node_id: `PR_${number}`,
      title,
      state: state === 'OPEN' ? 'open' : 'closed',
      merged: state === 'MERGED',
      merge_commit_sha: mergeCommit ?? null,
      html_url: urlOf(number),
      head: { sha: this.repository.head(head) },
    };
  }

  #proposals(place: string): Json {
    const names = this.repository.branches(`${place}tekst/`);
    const nodes = names.map((name) => ({
      name: name.replace(`${place}tekst/`, ''),
      target: { oid: this.repository.head(name) },
    }));
    return { refs: { nodes } };
  }

  #rollup(oid: string) {
    const nodes = this.checks.get(oid) ?? this.checks.get('*') ?? [];
    return nodes.length > 0 ? { contexts: { nodes } } : null;
  }

  #folder(commit: string): unknown {
    interface Folder {
      entries: { name: string; oid: string; object: Folder | Record<string, never> }[];
    }
    const root: Folder = { entries: [] };
    for (const [path, oid] of this.repository.filesAt(commit)) {
      const parts = path.replace('src/content/', '').split('/');
      if (!path.startsWith('src/content/')) continue;
      let folder = root;
      for (const name of parts.slice(0, -1)) {
        let entry = folder.entries.find((one) => one.name === name);
        if (!entry) {
          entry = { name, oid: name, object: { entries: [] } };
          folder.entries.push(entry);
        }
        folder = entry.object as Folder;
      }
      folder.entries.push({ name: parts.at(-1) ?? '', oid, object: {} });
    }
    return root;
  }

  /** By its name, or as `COMMIT:PATH`. */
  #blob(asked: string): { oid: string; text: string } | null {
    const [commit = '', path] = asked.split(/:(.*)/s);
    if (!this.repository.has(commit)) return null;
    const oid = path === undefined ? asked : this.repository.filesAt(commit).get(path);
    return oid === undefined ? null : { oid, text: this.repository.readBlob(oid).toString() };
  }

  #person(login: string): Person {
    const person = this.people.find((one) => one.login === login);
    if (!person) throw new Refusal(401, 'Bad credentials');
    return person;
  }
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

const urlOf = (number: number) => `https://github.com/${REPOSITORY}/pull/${number}`;
const branchOf = (head: string) => head.replace(/^forks\/[^/]+\//, '');

function nameOf({ method, url, body }: Request): string {
  const { pathname } = new URL(url);
  if (pathname === '/graphql') return /(?:query|mutation) (\w+)/.exec(body)?.[1] ?? 'no name';
  return `${method} ${pathname.replace(/^\/repos\/[^/]+\/[^/]+/, '').replace(/\/[0-9a-f]{40}$/, '')}`;
}
