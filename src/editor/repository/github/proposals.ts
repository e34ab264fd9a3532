// What others propose: listed, read, accepted and declined by who may publish.
import { required } from '../../../model/data.ts';
import { isOther, overText } from '../../drafts/join.ts';
import { isProblem, Problem } from '../problem.ts';
import type { Proposal, Proposals, ProposalTexts, Sent } from '../store.ts';
import { type Github, Refusal } from './api.ts';
import { readChanges } from './changes.ts';
import { CHECKS, type Checks, checksIn, stateOfChecks } from './checks.ts';
import { harmlessTitle, moveBranch, type TreeEntry, writeCommit } from './commit.ts';
import type { Reading } from './reading.ts';

const LIST = `query Proposals($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) {
    pullRequests(states: OPEN, baseRefName: $branch, first: 50, orderBy: { field: CREATED_AT, direction: DESC }) { nodes {
      number title url createdAt headRefOid author { login ... on User { name } }
      commits(last: 1) { nodes { commit { ${CHECKS} } } }
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
  commits: { nodes: { commit: Checks }[] };
}

interface Pull {
  head: { sha: string };
  state: string;
  merged?: boolean;
  merge_commit_sha?: string;
}

/** A proposal as it was read, which is what is accepted. */
type ReadProposal = ProposalTexts & { title: string };

/** `readAnew` reads the site. */
export function openProposals(api: Github, readAnew: () => Promise<Reading>): Proposals {
  const known = new Map<number, ReadProposal>();
  return {
    list: () => listProposals(api),
    async read(number) {
      const read = await readProposal(api, number);
      known.set(number, read);
      return read;
    },
    async accept(number) {
      const read = required(known.get(number), 'reading');
      return acceptProposal(api, await readAnew(), number, read);
    },
    close: (...asked) => closeProposal(api, ...asked),
  };
}

/** Titles that GitHub's own pages give, and in Serbian. */
const GIVEN: readonly [RegExp, string][] = [
  [/^Add files via upload$/, 'Otpremljeni fajlovi'],
  [/^Update (\S+\.\w+)$/, 'Izmena u fajlu $1'],
  [/^Create (\S+\.\w+)$/, 'Nov fajl $1'],
  [/^Delete (\S+\.\w+)$/, 'Brisanje fajla $1'],
  [/^Rename (\S+\.\w+) to (\S+\.\w+)$/, 'Novo ime fajla $1: $2'],
];

const sayTitle = (title: string) =>
  GIVEN.reduce((said, [pattern, words]) => said.replace(pattern, words), title);

async function listProposals(api: Github): Promise<Proposal[]> {
  const { branch } = api.project;
  const { repository } = await api.query<{ repository: { pullRequests: { nodes: Listed[] } } }>(
    LIST,
    { branch },
  );
  return repository.pullRequests.nodes.map(
    ({ number, title, url, createdAt, author, commits }) => ({
      number,
      title: sayTitle(title),
      by: author?.name ?? author?.login ?? 'nepoznat nalog',
      at: new Date(createdAt),
      checks: stateOfChecks(checksIn(commits.nodes[0]?.commit), url),
    }),
  );
}

async function readProposal(api: Github, number: number): Promise<ReadProposal> {
  const pull = await api.rest<Pull & { title: string }>('GET', `/pulls/${number}`);
  // By its name, the branch as it is now: what was read of it may be older than the proposal.
  const branch = encodeURIComponent(api.project.branch);
  const { texts, pictures, others, isWhole } = await readChanges(api, branch, pull.head.sha);
  return {
    head: pull.head.sha,
    title: sayTitle(pull.title),
    texts,
    pictures,
    others: [...others.keys()],
    isWhole,
    ...(pull.state !== 'open' && { isClosed: true }),
  };
}

const NOT_READY =
  'Predlog još ne može da se prihvati: njegova provera traje ili nije prošla. Šta nije u redu, piše ispod predloga.';
const CHANGED = 'Predlog je u međuvremenu izmenjen. Pogledajte ga ponovo, pa ga prihvatite.';
const GONE = 'Ovaj predlog je već zatvoren ili prihvaćen.';
const NO_RIGHT = 'Predloge prihvata i odbija samo ko sme da objavljuje na sajtu.';
const ONE_PLACE =
  'I predlog i sajt su u međuvremenu izmenili isto mesto. Otvorite predlog u uređivaču i izaberite šta važi.';

/** A lost answer is looked up. */
async function acceptProposal(
  api: Github,
  reading: Reading,
  number: number,
  read: ReadProposal,
): Promise<Sent> {
  const before = Object.fromEntries(read.texts.map(({ path, before: text }) => [path, text]));
  const after = Object.fromEntries(read.texts.map(({ path, after: text }) => [path, text]));
  const sent = { before, after, title: read.title, at: Date.now(), parent: reading.head };
  const asked = {
    sha: read.head,
    merge_method: 'squash',
    commit_title: harmlessTitle(`${read.title} (#${number})`),
    // Else GitHub takes the stranger's own words.
    commit_message: 'Predlog je prihvaćen u uređivaču sajta (/admin).',
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
    const pull = await api.rest<Pull>('GET', `/pulls/${number}`);
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
  { head, texts, pictures, others, isWhole }: ProposalTexts,
  title: string,
): Promise<string> {
  const isReplaced = pictures.some((one) => isOther(one, reading.files.get(one.path)));
  if (others.length > 0 || !isWhole || isReplaced) throw new Problem('refused', ONE_PLACE);
  const joined = texts.map(({ path, before, after }): TreeEntry => {
    const newest = reading.snapshot.texts.get(path) ?? '';
    const { text, hasConflict } = overText(path, before, after, newest);
    if (hasConflict) throw new Problem('refused', ONE_PLACE);
    return after === '' ? { path, sha: null } : { path, content: text };
  });
  const { repository, branch } = api.project;
  const sha = await writeCommit(api, repository, {
    message: title,
    parents: [reading.head, head],
    tree: reading.tree,
    files: [...joined, ...pictures.map(({ path, version }) => ({ path, sha: version }))],
  });
  await moveBranch(api, repository, branch, sha, true);
  return sha;
}

/** What may have been done before its answer was lost is looked for first. */
async function closeProposal(
  api: Github,
  number: number,
  comment: string,
  head?: string,
): Promise<void> {
  try {
    const pull = await api.rest<Pull>('GET', `/pulls/${number}`);
    if (pull.state !== 'open' || (head && pull.head.sha !== head)) return;
    if (comment && !(await isSaid(api, number, comment)))
      await api.rest('POST', `/issues/${number}/comments`, { body: comment });
    await api.rest('PATCH', `/pulls/${number}`, { state: 'closed' });
  } catch (error) {
    if (error instanceof Refusal && error.status < 405) throw new Problem('refused', NO_RIGHT);
    throw error;
  }
}

async function isSaid(api: Github, number: number, comment: string): Promise<boolean> {
  const asked = `/issues/${number}/comments?per_page=100`;
  const comments = await api.rest<{ body?: string }[]>('GET', asked);
  return comments.some(({ body }) => body?.replaceAll('\r\n', '\n').trim() === comment.trim());
}
