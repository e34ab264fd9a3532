// Proposals: made where one may not write to the branch of the site, and read, accepted and declined by who may.
import { type Github, Refusal, toBase64 } from './github.ts';
import { type Check, stateOfChecks } from './github-progress.ts';
import { overText, proposalBranch, type Reading, readChanges } from './github-reading.ts';
import {
  type FileChange,
  isProblem,
  Problem,
  type Proposal,
  type ProposalTexts,
  type Sent,
} from './store.ts';

const LIST = `query Proposals($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) {
    pullRequests(states: OPEN, baseRefName: $branch, first: 50, orderBy: { field: CREATED_AT, direction: DESC }) { nodes {
      number title url createdAt headRefOid author { login ... on User { name } }
      commits(last: 1) { nodes { commit { statusCheckRollup { contexts(first: 50) { nodes {
        ... on CheckRun { name conclusion detailsUrl } ... on StatusContext { context state targetUrl }
      } } } } } }
    } }
  }
}`;

interface Listed {
  number: number;
  title: string;
  url: string;
  createdAt: string;
  headRefOid: string;
  author: { login: string; name?: string | null } | null;
  commits: {
    nodes: { commit: { statusCheckRollup: { contexts: { nodes: Check[] } } | null } }[];
  };
}

const AUTO_MERGE = `mutation AutoMerge($id: ID!) {
  enablePullRequestAutoMerge(input: { pullRequestId: $id, mergeMethod: SQUASH }) { clientMutationId }
}`;

interface Pull {
  number: number;
  node_id: string;
  merged?: boolean;
  merge_commit_sha?: string;
}

interface TreeEntry {
  path: string;
  mode: '100644';
  type: 'blob';
  sha?: string | null;
  content?: string;
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
  const { owner, name, branch } = proposalPlace(api, reading);
  const place = `${owner}/${name}`;
  if (!mayPublish && !own) await copyRepository(api, place);

  const entries = await Promise.all([
    ...proposedSoFar(reading),
    ...files.map((file) => entryOf(api, place, file)),
  ]);
  // A later entry for a path is the one that counts. What the site does not have cannot be deleted from it.
  const wanted = [...new Map(entries.map((one) => [one.path, one])).values()].filter(
    ({ path, sha }) => sha !== null || reading.files.has(path) || reading.others.has(path),
  );
  const { sha: tree } = await api.rest<{ sha: string }>(
    'POST',
    '/git/trees',
    { base_tree: reading.tree, tree: wanted },
    place,
  );
  let commit = own?.oid ?? '';
  if (files.length > 0 || !own?.isUpToDate) {
    const parents = own?.isUpToDate ? [own.oid] : own ? [own.oid, head] : [head];
    const made = { message: title, tree, parents };
    commit = (await api.rest<{ sha: string }>('POST', '/git/commits', made, place)).sha;
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

/** Where the own proposal is written: who may not write to the repository has a copy of it. */
export function proposalPlace({ project }: Github, { login, mayPublish }: Reading) {
  const [owner = '', name = ''] = project.repository.split('/');
  return { owner: mayPublish ? owner : login, name, branch: proposalBranch(login) };
}

/** What the own proposal changes so far, over the newest texts of the site. */
function proposedSoFar({ files, snapshot, others }: Reading): TreeEntry[] {
  const entry = (path: string) => ({ path, mode: '100644', type: 'blob' }) as const;
  const changed = [...snapshot.files].filter(([path, version]) => files.get(path) !== version);
  const deleted = [...files.keys()].filter((path) => !snapshot.files.has(path));
  return [
    ...changed.map(([path, sha]) => {
      const content = snapshot.texts.get(path);
      return content === undefined ? { ...entry(path), sha } : { ...entry(path), content };
    }),
    ...deleted.map((path) => ({ ...entry(path), sha: null })),
    ...[...others].map(([path, sha]) => ({ ...entry(path), sha })),
  ];
}

async function entryOf(api: Github, place: string, file: FileChange): Promise<TreeEntry> {
  const { path, content } = file;
  const entry = { path, mode: '100644', type: 'blob' } as const;
  if (content === null) return { ...entry, sha: null };
  if (typeof content === 'string') return { ...entry, content };
  const blob = { content: await toBase64(content), encoding: 'base64' };
  const { sha } = await api.rest<{ sha: string }>('POST', '/git/blobs', blob, place);
  return { ...entry, sha };
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

async function moveBranch(
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

export async function listProposals(api: Github): Promise<Proposal[]> {
  const { branch } = api.project;
  const { repository } = await api.query<{ repository: { pullRequests: { nodes: Listed[] } } }>(
    LIST,
    { branch },
  );
  return repository.pullRequests.nodes.map(
    ({ number, title, url, createdAt, author, commits }) => ({
      number,
      title,
      by: author?.name ?? author?.login ?? 'nepoznat nalog',
      at: new Date(createdAt),
      checks: stateOfChecks(commits.nodes[0]?.commit.statusCheckRollup?.contexts.nodes ?? [], url),
    }),
  );
}

export async function readProposal(
  api: Github,
  head: string,
  number: number,
): Promise<ProposalTexts & { title: string }> {
  const pull = await api.rest<{ head: { sha: string }; title: string }>('GET', `/pulls/${number}`);
  const { texts, pictures, others } = await readChanges(api, head, pull.head.sha);
  return {
    head: pull.head.sha,
    title: pull.title,
    texts,
    pictures,
    others: [...others.keys()],
  };
}

const NOT_READY =
  'Predlog još ne može da se prihvati: njegova provera traje ili nije prošla. Šta nije u redu, piše ispod predloga.';
const CHANGED = 'Predlog je u međuvremenu izmenjen. Pogledajte ga ponovo, pa ga prihvatite.';
const GONE = 'Ovaj predlog je već zatvoren ili prihvaćen.';
const NO_RIGHT = 'Predloge prihvata i odbija samo ko sme da objavljuje na sajtu.';
const ONE_PLACE =
  'I predlog i sajt su u međuvremenu izmenili isto mesto. Prepišite iz predloga ono što važi, objavite to, pa predlog odbijte.';

/** Brings the proposal to the site as it was read. A lost answer is looked up. */
export async function acceptProposal(
  api: Github,
  reading: Reading,
  number: number,
  read: ProposalTexts & { title: string },
): Promise<Sent> {
  const before = Object.fromEntries(read.texts.map(({ path, before: text }) => [path, text]));
  const sent = { before, title: read.title, at: Date.now(), parent: reading.head };
  const asked = {
    sha: read.head,
    merge_method: 'squash',
    commit_title: `${read.title} (#${number})`,
  };
  try {
    const { sha } = await api.rest<{ sha: string }>('PUT', `/pulls/${number}/merge`, asked);
    return { ...sent, commit: sha };
  } catch (error) {
    if (isProblem(error, 'offline')) {
      const pull = await api.rest<Pull>('GET', `/pulls/${number}`);
      if (pull.merged) return { ...sent, commit: pull.merge_commit_sha ?? reading.head };
    }
    if (!(error instanceof Refusal)) throw error;
    if (error.status === 403 || error.status === 404) throw new Problem('refused', NO_RIGHT);
    if (error.status === 409) throw new Problem('refused', CHANGED);
    if (/status check|rule|review|draft/i.test(error.words))
      throw new Problem('refused', NOT_READY);
    if (error.status !== 405) throw error;
    const pull = await api.rest<Pull & { state: string }>('GET', `/pulls/${number}`);
    if (pull.merged) return { ...sent, commit: pull.merge_commit_sha ?? reading.head };
    if (pull.state !== 'open') throw new Problem('refused', GONE);
    return { ...sent, commit: await joinProposal(api, reading, read, asked.commit_title) };
  }
}

/**
 * GitHub joins by lines and refuses where neighbouring lines have changed; here the texts are joined by their fields.
 * The commit has the proposal as a parent, so GitHub sees that it was accepted.
 */
async function joinProposal(
  api: Github,
  reading: Reading,
  { head, texts, pictures, others }: ProposalTexts,
  title: string,
): Promise<string> {
  if (others.length > 0) throw new Problem('refused', ONE_PLACE);
  const entry = (path: string) => ({ path, mode: '100644', type: 'blob' }) as const;
  const joined = texts.map(({ path, before, after }): TreeEntry => {
    const newest = reading.snapshot.texts.get(path) ?? '';
    if (after === '') return { ...entry(path), sha: null };
    const { text, hasConflict } = overText(path, before, after, newest);
    if (hasConflict || (newest === '' && before !== '')) throw new Problem('refused', ONE_PLACE);
    return { ...entry(path), content: text };
  });
  const tree = [
    ...joined,
    ...pictures.map(({ path, version }): TreeEntry => ({ ...entry(path), sha: version })),
  ];
  const made = await api.rest<{ sha: string }>('POST', '/git/trees', {
    base_tree: reading.tree,
    tree,
  });
  const commit = { message: title, tree: made.sha, parents: [reading.head, head] };
  const { sha } = await api.rest<{ sha: string }>('POST', '/git/commits', commit);
  await moveBranch(api, api.project.repository, api.project.branch, sha, true);
  return sha;
}

export async function declineProposal(api: Github, number: number): Promise<void> {
  try {
    await api.rest('PATCH', `/pulls/${number}`, { state: 'closed' });
  } catch (error) {
    if (error instanceof Refusal && error.status < 405) throw new Problem('refused', NO_RIGHT);
    throw error;
  }
}
