// The few calls of GitHub's REST API that the workflows need, without a package: the job that may write
// under a proposal installs none.

export interface GitHubAccess {
  /** https://api.github.com, or a stand-in. */
  apiUrl: string;
  token: string;
  /** vlasnik/sajt */
  repository: string;
}

export interface Artifact {
  id: number;
  name: string;
  size_in_bytes: number;
  expired: boolean;
}

export interface PullRequest {
  number: number;
  head: { sha: string; repo: { full_name: string } | null };
}

interface Run {
  head_sha: string;
}

interface Comment {
  id: number;
  body?: string;
  user: { login: string; type: string } | null;
}

const BOT = 'github-actions[bot]';
const PAGE = 100;
const MOST_PAGES = 20;

/** Open proposals from this branch; works for forks, whose runs name no proposal. */
export function findPullRequests(access: GitHubAccess, head: string): Promise<PullRequest[]> {
  return call(access, `pulls?state=open&per_page=${PAGE}&head=${encodeURIComponent(head)}`);
}

/** What the run left behind, without what has expired. */
export async function findArtifacts(access: GitHubAccess, runId: number): Promise<Artifact[]> {
  const { artifacts } = await call<{ artifacts: Artifact[] }>(
    access,
    `actions/runs/${runId}/artifacts?per_page=${PAGE}`,
  );
  return artifacts.filter(({ expired }) => !expired);
}

/** The newest commit that was pushed to this branch and passed this workflow, if any has. */
export async function findPassedCommit(
  access: GitHubAccess,
  { workflow, branch }: { workflow: string; branch: string },
): Promise<string | undefined> {
  const { workflow_runs: runs } = await call<{ workflow_runs: Run[] }>(
    access,
    `actions/workflows/${workflow}/runs?branch=${branch}&event=push&status=success&per_page=1`,
  );
  return runs[0]?.head_sha;
}

/** The zip archive of an artifact; throws when it is larger than `most` bytes. */
export async function downloadArtifact(
  access: GitHubAccess,
  { id, name, size_in_bytes: size }: Artifact,
  most: number,
): Promise<Buffer> {
  const tooLarge = new Error(`Artifact ${name} is larger than ${most} bytes.`);
  if (size > most) throw tooLarge;
  const response = await request(access, `actions/artifacts/${id}/zip`);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > most) throw tooLarge;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Rewrites the workflow's own comment that has this marker, or writes the first one. */
export async function putComment(
  access: GitHubAccess,
  pullRequest: number,
  marker: string,
  body: string,
): Promise<'created' | 'updated'> {
  const old = await findOwnComment(access, pullRequest, marker);
  if (old) await call(access, `issues/comments/${old.id}`, 'PATCH', { body });
  else await call(access, `issues/${pullRequest}/comments`, 'POST', { body });
  return old ? 'updated' : 'created';
}

export interface Status {
  state: 'success' | 'failure';
  /** Name under which it stands beside the commit. */
  context: string;
  target_url: string;
  /** At most 140 letters. */
  description: string;
}

/** Puts a mark beside a commit. */
export async function putStatus(access: GitHubAccess, sha: string, status: Status): Promise<void> {
  await call(access, `statuses/${sha}`, 'POST', status);
}

async function findOwnComment(access: GitHubAccess, pullRequest: number, marker: string) {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const comments = await call<Comment[]>(
      access,
      `issues/${pullRequest}/comments?per_page=${PAGE}&page=${page}`,
    );
    // Anybody can write the marker; only the workflow can write as the bot.
    const own = comments.find(
      ({ body, user }) => user?.login === BOT && user.type === 'Bot' && body?.startsWith(marker),
    );
    if (own || comments.length < PAGE) return own;
  }
  return undefined;
}

async function call<Result>(
  access: GitHubAccess,
  path: string,
  method = 'GET',
  data?: object,
): Promise<Result> {
  const response = await request(access, path, method, data);
  return (await response.json()) as Result;
}

async function request(
  { apiUrl, token, repository }: GitHubAccess,
  path: string,
  method = 'GET',
  data?: object,
): Promise<Response> {
  const response = await fetch(`${apiUrl}/repos/${repository}/${path}`, {
    method,
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${token}`,
      'X-GitHub-Api-Version': '2022-11-28',
    },
    ...(data && { body: JSON.stringify(data) }),
  });
  if (!response.ok) {
    throw new Error(
      `GitHub answered ${response.status} to ${method} ${path}: ${await response.text()}`,
    );
  }
  return response;
}
