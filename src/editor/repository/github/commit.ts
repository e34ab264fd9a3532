// Commits on GitHub: in one step on the branch of the site, or made of git's own objects, as a proposal needs them.
import { Problem } from '../problem.ts';
import type { FileChange } from '../store.ts';
import { type Github, Refusal, toBase64 } from './api.ts';

/**
 * The title without the words that have GitHub run no workflow for a commit, such as „[skip ci]“: the change would
 * never be published.
 */
export const harmlessTitle = (title: string): string =>
  title
    .replace(/[[\]]/g, (sign) => (sign === '[' ? '(' : ')'))
    .replace(/(skip-checks)\s*:/gi, '$1');

const COMMIT = `mutation Commit($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

/** @throws Problem `stale` when `head` is not the newest commit of the branch. */
export async function commitOnBranch(
  api: Github,
  files: readonly FileChange[],
  headline: string,
  head: string,
): Promise<string> {
  const additions = await Promise.all(
    files.flatMap(({ path, content }) =>
      content === null ? [] : toBase64(content).then((contents) => ({ path, contents })),
    ),
  );
  const deletions = files.flatMap(({ path, content }) => (content === null ? { path } : []));
  const input = {
    branch: {
      repositoryNameWithOwner: api.project.repository,
      branchName: api.project.branch,
    },
    message: { headline: harmlessTitle(headline) },
    fileChanges: { additions, deletions },
    expectedHeadOid: head,
  };
  const answer = await api.query<{ createCommitOnBranch: { commit: { oid: string } } }>(COMMIT, {
    input,
  });
  return answer.createCommitOnBranch.commit.oid;
}

/** A file of a commit: with its text, or its version; with null it is deleted. */
export interface TreeEntry {
  path: string;
  content?: string;
  sha?: string | null;
}

interface Commit {
  message: string;
  parents: string[];
  /** The tree in which the files are replaced. */
  tree: string;
  files: readonly TreeEntry[];
}

/** Writes a commit into this repository, on no branch yet. */
export async function writeCommit(
  api: Github,
  place: string,
  { message, parents, tree: base_tree, files }: Commit,
): Promise<string> {
  const tree = files.map((file) => ({ mode: '100644', type: 'blob', ...file }));
  const asked = { base_tree, tree };
  const { sha } = await api.rest<{ sha: string }>('POST', '/git/trees', asked, place);
  const commit = { message: harmlessTitle(message), tree: sha, parents };
  return (await api.rest<{ sha: string }>('POST', '/git/commits', commit, place)).sha;
}

/** @throws Problem `stale` when another device was quicker. */
export async function moveBranch(
  api: Github,
  place: string,
  branch: string,
  sha: string,
  isThere: boolean,
): Promise<void> {
  try {
    if (isThere) await api.rest('PATCH', `/git/refs/heads/${branch}`, { sha, force: false }, place);
    else await api.rest('POST', '/git/refs', { ref: `refs/heads/${branch}`, sha }, place);
  } catch (error) {
    if (error instanceof Refusal && error.status === 422) throw new Problem('stale', error.message);
    throw error;
  }
}
