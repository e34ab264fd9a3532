// The texts in a repository on GitHub.
import { Github, type Project, toBase64 } from './github.ts';
import { progressOf } from './github-progress.ts';
import {
  acceptProposal,
  declineProposal,
  listProposals,
  proposalPlace,
  propose,
  readProposal,
} from './github-proposals.ts';
import { keptTexts, type Reading, readSite } from './github-reading.ts';
import {
  type FileChange,
  isProblem,
  Problem,
  type Snapshot,
  type Store,
  type Version,
  versionOf,
} from './store.ts';

const COMMIT = `mutation Commit($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

const HISTORY = `query History($owner: String!, $name: String!, $branch: String!, $path: String!) {
  repository(owner: $owner, name: $name) { object(expression: $branch) { ... on Commit {
    history(first: 20, path: $path) { nodes {
      oid committedDate author { name user { login } } file(path: $path) { object { ... on Blob { text } } }
    } }
  } } }
}`;
interface HistoryNode {
  oid: string;
  committedDate: string;
  author: { name: string | null; user: { login: string } | null };
  file: { object: { text: string } } | null;
}

const SINCE = `query Since($owner: String!, $name: String!, $branch: String!, $path: String!) {
  repository(owner: $owner, name: $name) { object(expression: $branch) { ... on Commit {
    history(first: 100) { nodes { parents(first: 2) { nodes { oid } } file(path: $path) { oid } } }
  } } }
}`;
interface SinceNode {
  parents: { nodes: { oid: string }[] };
  file: { oid: string } | null;
}

interface Commits<Node> {
  repository: { object: { history: { nodes: Node[] } } | null };
}

const RAW = 'application/vnd.github.raw';

export function openGithub(token: string, project: Project, kept = keptTexts): Store {
  const api = new Github(token, project);
  const { repository, branch } = project;
  const readings = new WeakMap<Snapshot, Reading>();
  const readProposals = new Map<number, Awaited<ReturnType<typeof readProposal>>>();
  let last: Reading | undefined;

  async function read(): Promise<Snapshot> {
    last = await readSite(api, kept);
    readings.set(last.snapshot, last);
    return last.snapshot;
  }

  async function readingOf(snapshot?: Snapshot): Promise<Reading> {
    const known = snapshot ? readings.get(snapshot) : undefined;
    if (known) return known;
    await read();
    if (!last) throw new Problem('stale', '');
    return last;
  }

  async function commit(files: readonly FileChange[], headline: string, head: string) {
    const additions = await Promise.all(
      files.flatMap(({ path, content }) =>
        content === null ? [] : toBase64(content).then((contents) => ({ path, contents })),
      ),
    );
    const deletions = files.flatMap(({ path, content }) => (content === null ? { path } : []));
    const input = {
      branch: { repositoryNameWithOwner: repository, branchName: branch },
      message: { headline },
      fileChanges: { additions, deletions },
      expectedHeadOid: head,
    };
    const answer = await api.query<{ createCommitOnBranch: { commit: { oid: string } } }>(COMMIT, {
      input,
    });
    return { commit: answer.createCommitOnBranch.commit.oid };
  }

  async function blob(path: string): Promise<Blob> {
    const response = await api.send('GET', `/repos/${repository}${path}`, undefined, RAW);
    if (!response.ok) throw new Problem('refused', 'Slika ne može da se učita.');
    return response.blob();
  }

  return {
    get mayPublish() {
      return last?.mayPublish ?? false;
    },
    get name() {
      return last?.name ?? '';
    },
    read,
    async write(files, title, from) {
      const reading = await readingOf(from);
      // What is open as a proposal goes on as one, also for an owner who cannot write to the branch directly.
      if (!reading.mayPublish || reading.own?.isOpen) return propose(api, reading, files, title);
      try {
        return await commit(files, title, reading.head);
      } catch (error) {
        if (isProblem(error, 'protected')) return propose(api, reading, files, title);
        throw error;
      }
    },
    async hasArrived(from, path, text) {
      const version = await versionOf(text);
      const own = last?.own && proposalPlace(api, last);
      for (const place of own ? [own, { branch }] : [{ branch }]) {
        const { repository } = await api.query<Commits<SinceNode>>(SINCE, { ...place, path });
        const commits = repository.object?.history.nodes ?? [];
        const isNext = ({ parents }: SinceNode) => parents.nodes.some(({ oid }) => oid === from);
        if (commits.some((one) => isNext(one) && one.file?.oid === version)) return true;
      }
      return false;
    },
    picture: (_path, oid) => blob(`/git/blobs/${oid}`),
    pictureAt: (path, oid) =>
      blob(`/contents/${path.split('/').map(encodeURIComponent).join('/')}?ref=${oid}`),
    async history(path) {
      const { repository } = await api.query<Commits<HistoryNode>>(HISTORY, { branch, path });
      return (repository.object?.history.nodes ?? []).map(
        ({ oid, committedDate, author, file }): Version => ({
          commit: oid,
          date: new Date(committedDate),
          by: author.name ?? author.user?.login ?? '',
          text: file?.object.text ?? '',
        }),
      );
    },
    progress: (sent) => progressOf(api, sent),
    proposals: () => listProposals(api),
    async proposal(number) {
      const found = await readProposal(api, (last ?? (await readingOf())).head, number);
      readProposals.set(number, found);
      return found;
    },
    async accept(number) {
      const reading = await readingOf();
      const found = readProposals.get(number) ?? (await readProposal(api, reading.head, number));
      return acceptProposal(api, reading, number, found);
    },
    decline: (number) => declineProposal(api, number),
  };
}
