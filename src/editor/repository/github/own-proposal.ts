// The own proposal, made where one may not write to the branch of the site.
import type { FileChange, Sent } from '../store.ts';
import { type Github, Refusal, toBase64 } from './api.ts';
import { moveBranch, type TreeEntry, writeCommit } from './commit.ts';
import { ownPlace, type Reading } from './reading.ts';

const AUTO_MERGE = `mutation AutoMerge($id: ID!) {
  enablePullRequestAutoMerge(input: { pullRequestId: $id, mergeMethod: SQUASH }) { clientMutationId }
}`;

interface Pull {
  number: number;
  node_id: string;
}

/** How often and how long a copy of the repository is waited for, which GitHub makes in its own time. */
const COPY_TRIES = 10;
const COPY_PAUSE_MS = 400;

/**
 * Brings these files into the own proposal: one commit on the newest texts of the site that holds all that is proposed,
 * and one move of the branch, which GitHub refuses when another device was quicker. Each step looks first whether it
 * was done already, so all of it can be repeated after a lost answer.
 */
export async function propose(
  api: Github,
  reading: Reading,
  files: readonly FileChange[],
  title: string,
): Promise<Partial<Sent>> {
  const { branch: target } = api.project;
  const { mayPublish, own, head } = reading;
  const { owner, name, branch } = ownPlace(api, reading);
  const place = `${owner}/${name}`;
  if (!mayPublish && !own) await copyRepository(api, place);

  const changes = await Promise.all([
    ...proposedSoFar(reading),
    ...files.map((file) => entryOf(api, place, file)),
  ]);
  // A later entry for a path is the one that counts. What the site does not have cannot be deleted from it.
  const wanted = [...new Map(changes.map((one) => [one.path, one])).values()].filter(
    ({ path, sha }) => sha !== null || reading.files.has(path) || reading.others.has(path),
  );
  let commit = own?.oid ?? '';
  if (files.length > 0 || !own?.isUpToDate) {
    const parents = own?.isUpToDate ? [own.oid] : own ? [own.oid, head] : [head];
    commit = await writeCommit(api, place, {
      message: title,
      parents,
      tree: reading.tree,
      files: wanted,
    });
    await moveBranch(api, place, branch, commit, own !== undefined);
  }
  const proposal =
    own?.number === undefined
      ? await openProposal(api, `${owner}:${branch}`, title, target)
      : await api.rest<Pull>('GET', `/pulls/${own.number}`);
  // Where the project does not allow it, the proposal waits for somebody to accept it.
  if (mayPublish) await api.query(AUTO_MERGE, { id: proposal.node_id }).catch(() => {});
  return { commit, proposal: proposal.number, isForeign: !mayPublish };
}

/** What the own proposal changes so far, over the newest texts of the site. */
function proposedSoFar({ files, snapshot, others }: Reading): TreeEntry[] {
  const changed = [...snapshot.files].filter(([path, version]) => files.get(path) !== version);
  const deleted = [...files.keys()].filter((path) => !snapshot.files.has(path));
  return [
    ...changed.map(([path, sha]) => {
      const content = snapshot.texts.get(path);
      return content === undefined ? { path, sha } : { path, content };
    }),
    ...deleted.map((path) => ({ path, sha: null })),
    ...[...others].map(([path, sha]) => ({ path, sha })),
  ];
}

async function entryOf(api: Github, place: string, file: FileChange): Promise<TreeEntry> {
  const { path, content } = file;
  if (content === null) return { path, sha: null };
  if (typeof content === 'string') return { path, content };
  const blob = { content: await toBase64(content), encoding: 'base64' };
  const { sha } = await api.rest<{ sha: string }>('POST', '/git/blobs', blob, place);
  return { path, sha };
}

async function copyRepository(api: Github, place: string): Promise<void> {
  await api.rest('POST', '/forks', { default_branch_only: true });
  const { branch } = api.project;
  for (let tries = 1; ; tries += 1) {
    try {
      await api.rest('POST', '/merge-upstream', { branch }, place);
      return;
    } catch (error) {
      // An older copy may have gone its own way; the commits that are needed are there all the same.
      if (error instanceof Refusal && error.status === 409 && tries > 1) return;
      if (!(error instanceof Refusal) || tries === COPY_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, COPY_PAUSE_MS * tries));
    }
  }
}

async function openProposal(api: Github, head: string, title: string, base: string): Promise<Pull> {
  const body = 'Izmena je predložena u uređivaču sajta (/admin).';
  const asked = { title, head, base, body, maintainer_can_modify: true };
  try {
    return await api.rest<Pull>('POST', '/pulls', asked);
  } catch (error) {
    // It is there already when the browser has sent the request twice.
    if (!(error instanceof Refusal) || error.status !== 422) throw error;
    const [made] = await api.rest<Pull[]>('GET', `/pulls?state=open&head=${head}`);
    if (made) return made;
    throw error;
  }
}
