// Stand-ins for GitHub and the hosts that the workflows use: a proxy that answers for their addresses. It
// records every request, and nothing leaves this machine.
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { SITE_HEADERS } from '../../src/build/headers.ts';
import { contentType } from '../support/content-type.ts';
import { startProxy } from './proxy.ts';

export const REPOSITORY = 'savetnica/sajt';
export const SITE = 'www.sajt.test';
const RELAY = 'relej.sajt.test';
const HOSTS = ['github.com', 'api.github.com', 'api.netlify.com', SITE, 'sajt.test', RELAY];

/** GitHub numbers them. */
const FILES = ['comment.yml', 'publish.yml', 'pull-request.yml', 'test.yml'];

export interface Run {
  id: number;
  file: string;
  event: string;
  head_branch: string;
  head_sha: string;
  conclusion: string | null;
}

export interface Proposal {
  number: number;
  /** `ana` where it comes from a copy of the project. */
  owner: string;
  branch: string;
  sha: string;
}

/** What the stand-in knows and has been told. `folder` holds `sajt.git`, `artifacts` and `published`. */
export class GitHub {
  readonly runs: Run[] = [];
  readonly proposals: Proposal[] = [];
  /** By the number of their proposal. */
  readonly comments = new Map<number, string>();
  readonly marks: Record<string, string>[] = [];
  /** All that was asked, a line each. */
  readonly log: string[] = [];

  private readonly folder: string;
  private readonly blocks = new Map<string, Buffer>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Resolves with what the environment of a program must hold. */
  listen(): Promise<Record<string, string>> {
    return startProxy(
      HOSTS,
      (request, response) =>
        this.answer(request, response).catch((error) => response.writeHead(500).end(`${error}`)),
      join(this.folder, 'trusted.pem'),
    );
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host = '' } = request.headers;
    const url = new URL(request.url ?? '/', `https://${host}`);
    if (host !== SITE) this.log.push(`${request.method} ${url.href}`);
    if (host.startsWith('127.0.0.1:')) return this.keepArtifact(request, response);
    if (host === 'github.com') return this.serveGit(request, response, url);
    if (host === 'api.netlify.com') return this.takeSite(request, response, url);
    if (host !== 'api.github.com') return this.showSite(request, response, url);
    const body = request.method === 'POST' ? JSON.parse(await text(request)) : {};
    const said = url.pathname === '/graphql' ? this.query(body) : this.rest(url, body);
    if (said instanceof Buffer) response.end(said);
    else
      response
        .writeHead(said ? 200 : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(said ?? { message: 'Not Found' }));
  }

  /** The addresses that `gh` asks with the questions that the workflows put. */
  private rest({ pathname, searchParams }: URL, body: Record<string, string>): unknown {
    const asked = (name: string) => searchParams.get(name);
    const path = pathname.replace(`/repos/${REPOSITORY}`, '');
    if (path === '/pulls') {
      return this.proposals
        .filter(({ owner, branch }) => `${owner}:${branch}` === asked('head'))
        .map(({ number, owner, branch, sha }) => {
          const repo = { html_url: `https://github.com/${owner}/sajt` };
          return { number, head: { ref: branch, sha, repo } };
        });
    }
    const [, file] = /^\/actions\/workflows\/([\w-]+\.yml)$/.exec(path) ?? [];
    if (file)
      return {
        id: FILES.indexOf(file),
        name: file,
        path: `.github/workflows/${file}`,
        state: 'active',
      };
    const [, id] = /^\/actions\/workflows\/(\d+)\/runs$/.exec(path) ?? [];
    if (id) {
      const of = FILES[Number(id)];
      const found = this.runs.filter(
        (run) =>
          run.file === of &&
          (asked('branch') ?? run.head_branch) === run.head_branch &&
          (asked('event') ?? run.event) === run.event &&
          (asked('status') ?? run.conclusion) === run.conclusion &&
          (asked('head_sha') ?? run.head_sha) === run.head_sha,
      );
      const workflow_runs = found.reverse().map((run) => this.tell(run));
      return { total_count: found.length, workflow_runs };
    }
    const [, runId = '', more] = /^\/actions\/runs\/(\d+)(\/artifacts)?$/.exec(path) ?? [];
    if (more) {
      const artifacts = this.listArtifacts(runId).map(({ id, name, size }) => {
        const archive_download_url = `https://api.github.com/zip/${runId}/${name}`;
        return { id, name, size_in_bytes: size, expired: false, archive_download_url };
      });
      return { total_count: artifacts.length, artifacts };
    }
    if (runId)
      return this.runs.filter(({ id }) => id === Number(runId)).map((run) => this.tell(run))[0];
    const [, zipOf = '', name = ''] = /^\/zip\/(\d+)\/(.+)$/.exec(path) ?? [];
    if (name) return readFileSync(this.artifact(zipOf, name));
    if (path.startsWith('/statuses/')) {
      this.marks.push({ sha: path.slice('/statuses/'.length), ...body });
      return body;
    }
    return undefined;
  }

  private tell(run: Run) {
    const url = `https://github.com/${REPOSITORY}/actions/runs/${run.id}`;
    return {
      ...run,
      name: run.file,
      workflow_id: FILES.indexOf(run.file),
      html_url: url,
      url,
      status: run.conclusion ? 'completed' : 'in_progress',
    };
  }

  private artifact(run: string, name: string): string {
    return join(this.folder, 'artifacts', run, name);
  }

  private listArtifacts(run: string) {
    const folder = join(this.folder, 'artifacts', run);
    const names = existsSync(folder) ? readdirSync(folder).sort() : [];
    return names.map((name, index) => ({
      id: Number(run) * 100 + index,
      name,
      size: statSync(join(folder, name)).size,
    }));
  }

  /** Where the actions put and get what a run keeps: calls of GitHub's own service, blocks of Azure's. */
  private async keepArtifact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host } = request.headers;
    const url = new URL(request.url ?? '/', `http://${host}`);
    const body = Buffer.concat(await Array.fromAsync(request));
    const [, call = ''] = /ArtifactService\/(\w+)$/.exec(url.pathname) ?? [];
    const file = join(this.folder, url.pathname);
    if (call) {
      const asked = JSON.parse(body.toString());
      const run = asked.workflow_run_backend_id;
      const address = `http://${host}/artifacts/${run}/${asked.name}`;
      const ids = { workflow_run_backend_id: run, workflow_job_run_backend_id: run };
      const artifacts = this.listArtifacts(run)
        .filter(
          ({ id, name }) =>
            name === (asked.name_filter ?? name) && `${id}` === (asked.id_filter ?? `${id}`),
        )
        .map(({ id, name, size }) => ({ ...ids, database_id: `${id}`, name, size: `${size}` }));
      const artifact_id = `${this.listArtifacts(run).find(({ name }) => name === asked.name)?.id ?? 0}`;
      const addresses = { signed_upload_url: address, signed_url: address };
      // One answer for every call: each takes its own part of it.
      const said = { ok: true, ...addresses, artifact_id, artifacts };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    } else if (request.method === 'PUT') {
      mkdirSync(dirname(file), { recursive: true });
      const block = url.searchParams.get('blockid');
      if (block) this.blocks.set(file + block, body);
      else {
        const ids = [...body.toString().matchAll(/(?<=<Latest>)[^<]+/g)];
        writeFileSync(file, Buffer.concat(ids.map(([id]) => this.blocks.get(file + id) ?? body)));
      }
      response.writeHead(201).end();
    } else response.writeHead(200, { 'content-type': 'application/zip' }).end(readFileSync(file));
  }

  /** `gh pr comment`: finds the proposal and its last comment, adds one or changes it. */
  private query({ query, variables }: { query: string; variables: Record<string, unknown> }) {
    const input = (variables?.['input'] ?? {}) as Record<string, string>;
    const number = Number(
      variables?.['pr_number'] ??
        variables?.['number'] ??
        /\d+/.exec(`${input['subjectId'] ?? input['id']}`)?.[0],
    );
    const url = `https://github.com/${REPOSITORY}/pull/${number}`;
    if (/^mutation/.test(query)) {
      this.comments.set(number, input['body'] ?? '');
      const isNew = query.includes('addComment');
      return {
        data: isNew
          ? { addComment: { commentEdge: { node: { url } } } }
          : { updateIssueComment: { issueComment: { url } } },
      };
    }
    const nodes = this.comments.has(number)
      ? [
          {
            id: `comment-${number}`,
            viewerDidAuthor: true,
            author: { login: 'github-actions' },
            body: this.comments.get(number),
            url,
          },
        ]
      : [];
    const comments = {
      nodes,
      totalCount: nodes.length,
      pageInfo: { hasNextPage: false, endCursor: '' },
    };
    const found = this.proposals.some((proposal) => proposal.number === number);
    const pullRequest = found
      ? { id: `proposal-${number}`, number, url, state: 'OPEN', comments }
      : null;
    return {
      data: { viewer: { login: 'github-actions' }, repository: { id: 'repository', pullRequest } },
    };
  }

  /** Git's own server; a stranger may read, as in a public repository. */
  private serveGit(request: IncomingMessage, response: ServerResponse, url: URL): void {
    const env = {
      PATH: process.env['PATH'],
      GIT_PROJECT_ROOT: this.folder,
      GIT_HTTP_EXPORT_ALL: '1',
      REQUEST_METHOD: request.method,
      PATH_INFO: url.pathname.replace(/^\/savetnica\/sajt(\.git)?/, '/sajt.git'),
      QUERY_STRING: url.search.slice(1),
      CONTENT_TYPE: request.headers['content-type'],
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
      GIT_PROTOCOL: `${request.headers['git-protocol'] ?? ''}`,
    };
    const git = spawn('git', ['http-backend'], { env });
    request.pipe(git.stdin);
    let head = Buffer.alloc(0);
    git.stdout.on('data', (chunk: Buffer) => {
      if (response.headersSent) {
        response.write(chunk);
        return;
      }
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const lines = head.subarray(0, end).toString().split('\r\n');
      const headers = Object.fromEntries(lines.map((line) => line.split(': ', 2)));
      response.writeHead(Number.parseInt(headers['Status'] ?? '200', 10), headers);
      response.write(head.subarray(end + 4));
    });
    git.stdout.on('end', () => response.end());
  }

  /** Netlify: the zip that was sent stands at the site's address, and a draft at none. */
  private async takeSite(request: IncomingMessage, response: ServerResponse, url: URL) {
    const zip = join(this.folder, 'sajt.zip');
    writeFileSync(zip, Buffer.concat(await Array.fromAsync(request)));
    if (request.headers.authorization !== 'Bearer vazi') {
      response.writeHead(401).end('{"code":401,"message":"Access Denied"}');
      return;
    }
    const target = join(this.folder, url.search ? 'preview' : 'published');
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target);
    await new Promise((resolve) => spawn('unzip', ['-q', zip, '-d', target]).on('close', resolve));
    response.end('{"id":"1","deploy_ssl_url":"https://predlog--sajt.netlify.app"}');
  }

  /** The published site, with what a good host says of every page. */
  private showSite(
    { socket }: IncomingMessage,
    response: ServerResponse,
    { host, pathname }: URL,
  ): void {
    const root = join(this.folder, 'published');
    const file = [pathname, `${pathname}.html`, `${pathname}index.html`]
      .map((path) => join(root, path))
      .find((path) => existsSync(path) && statSync(path).isFile());
    if (host === RELAY)
      response.writeHead(pathname === '/health' ? 404 : 405, { allow: 'POST' }).end();
    else if (host !== SITE || !('encrypted' in socket))
      response.writeHead(301, { location: `https://${SITE}/` }).end();
    else if (pathname === '/products/') response.writeHead(301, { location: '/products' }).end();
    else {
      response.writeHead(file ? 200 : 404, {
        ...SITE_HEADERS,
        'content-type': contentType(file ?? '.html'),
        'cache-control': 'no-cache',
        'content-encoding': 'gzip',
      });
      response.end(gzipSync(file ? readFileSync(file) : ''));
    }
  }
}
