// Stands in for GitHub's REST API (and for a host of previews) on this machine.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Comment {
  id: number;
  body: string;
  user: { login: string; type: string };
}

interface Pull {
  number: number;
  state: 'open' | 'closed';
  head: { label: string; sha: string; repo: { full_name: string } | null };
}

export interface GitHub {
  apiUrl: string;
  pulls: Pull[];
  comments: Comment[];
  artifacts: { id: number; name: string; data: Buffer; size?: number; expired?: boolean }[];
  /** What was posted to commits. */
  statuses: {
    sha: string;
    state: string;
    context: string;
    target_url: string;
    description: string;
  }[];
  /** Commits of main that passed the tests, the newest first. */
  passed: string[];
  deploys: { token: string | undefined; size: number; isDraft: boolean }[];
  /** Answer to every attempt to write, instead of doing it. */
  refusal: { status: number; message: string } | undefined;
  /** What was asked, as „GET /repos/…“. */
  calls: string[];
  close(): Promise<void>;
}

const REPOSITORY = '/repos/savetnica/sajt/';
const BOT = { login: 'github-actions[bot]', type: 'Bot' };

/** Starts with one open proposal from a fork, without comments and artifacts. */
export async function startGitHub(): Promise<GitHub> {
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', 'http://localhost');
    github.calls.push(`${request.method} ${url.pathname}`);

    const answer = reply(github, request, url, body);
    response.statusCode = answer.status ?? 200;
    if (answer.location) response.setHeader('Location', answer.location);
    response.end(Buffer.isBuffer(answer.data) ? answer.data : JSON.stringify(answer.data ?? {}));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const github: GitHub = {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pulls: [
      {
        number: 7,
        state: 'open',
        head: { label: 'ana:novi-tekst', sha: 'a'.repeat(40), repo: { full_name: 'ana/sajt' } },
      },
    ],
    comments: [],
    artifacts: [],
    statuses: [],
    passed: [],
    deploys: [],
    refusal: undefined,
    calls: [],
    close: () => new Promise((done) => server.close(() => done())),
  };
  return github;
}

interface Answer {
  status?: number;
  data?: unknown;
  location?: string;
}

function reply(github: GitHub, request: IncomingMessage, url: URL, body: Buffer): Answer {
  const { authorization } = request.headers;
  const path = url.pathname;
  if (path.startsWith('/storage/')) {
    // The address that GitHub sends to has a signature of its own and must not see the token.
    if (authorization) return { status: 400 };
    return { data: github.artifacts.find(({ id }) => path.endsWith(`/${id}`))?.data };
  }
  if (path === '/sites/proba/deploys') {
    const isDraft = url.searchParams.get('draft') === 'true';
    github.deploys.push({ token: authorization, size: body.length, isDraft });
    return { data: { deploy_ssl_url: 'https://1--proba.example' } };
  }
  if (authorization !== 'Bearer zeton' || !path.startsWith(REPOSITORY)) return { status: 404 };
  return replyAsApi(github, request.method ?? '', path.slice(REPOSITORY.length), url, body);
}

function replyAsApi(github: GitHub, method: string, path: string, url: URL, body: Buffer): Answer {
  const { refusal, comments, artifacts, pulls } = github;
  if (method !== 'GET' && refusal) return { status: refusal.status, data: refusal };
  const written = method === 'GET' ? undefined : JSON.parse(body.toString()).body;
  if (method === 'GET' && path === 'pulls') {
    const open = pulls.filter(({ state, head }) => {
      return state === url.searchParams.get('state') && head.label === url.searchParams.get('head');
    });
    return { data: open };
  }
  // Without any of these it would answer with runs that prove nothing.
  const asked = 'branch=main&event=push&status=success&per_page=1';
  if (path === 'actions/workflows/test.yml/runs' && url.search === `?${asked}`) {
    return { data: { workflow_runs: github.passed.map((sha) => ({ head_sha: sha })) } };
  }
  if (path === 'actions/runs/11/artifacts') {
    return {
      data: {
        artifacts: artifacts.map(({ id, name, data, size, expired }) => ({
          id,
          name,
          size_in_bytes: size ?? data.length,
          expired: expired ?? false,
        })),
      },
    };
  }
  const download = /^actions\/artifacts\/(\d+)\/zip$/.exec(path);
  if (download) {
    // Another host, as with GitHub.
    const storage = github.apiUrl.replace('127.0.0.1', 'localhost');
    return { status: 302, location: `${storage}/storage/${download[1]}` };
  }
  if (path === 'issues/7/comments' && method === 'POST') {
    comments.push({ id: comments.length + 1, body: written, user: BOT });
    return { status: 201 };
  }
  if (path === 'issues/7/comments') {
    const page = Number(url.searchParams.get('page'));
    const size = Number(url.searchParams.get('per_page'));
    return { data: comments.slice((page - 1) * size, page * size) };
  }
  const [, sha] = /^statuses\/(\w+)$/.exec(path) ?? [];
  if (sha && method === 'POST') {
    github.statuses.push({ sha, ...JSON.parse(body.toString()) });
    return { status: 201 };
  }
  const comment = comments.find(({ id }) => path === `issues/comments/${id}`);
  if (comment && method === 'PATCH') {
    comment.body = written;
    return {};
  }
  return { status: 404 };
}
