// The texts in a repository on GitHub: read in two requests, written in one.
import { createStore, getMany, setMany } from 'idb-keyval';
import { FOLDER, stemOf } from '../../model/paths.ts';
import { slugify } from '../../model/slug.ts';
import { settings } from '../settings.ts';
import { Github } from './github.ts';
import {
  type FileChange,
  Problem,
  type Progress,
  type Sent,
  type Snapshot,
  type Store,
  type Version,
} from './store.ts';

interface Tree {
  entries: { name: string; oid: string; object?: Tree }[];
}

const READ = `query Read($owner: String!, $name: String!, $branch: String!, $folder: String!) {
  viewer { login name }
  repository(owner: $owner, name: $name) {
    viewerPermission
    object(expression: $branch) { ... on Commit { oid file(path: $folder) { object { ... on Tree {
      entries { name oid object { ... on Tree { entries { name oid } } } }
    } } } } }
  }
}`;
interface ReadAnswer {
  viewer: { login: string; name: string | null };
  repository: {
    viewerPermission: string;
    object: { oid: string; file: { object: Tree } } | null;
  } | null;
}

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

const PROGRESS = `query Progress($owner: String!, $name: String!, $oid: GitObjectID!) {
  repository(owner: $owner, name: $name) {
    object(oid: $oid) { ... on Commit { committedDate statusCheckRollup { contexts(first: 50) { nodes {
      ... on CheckRun { name conclusion detailsUrl } ... on StatusContext { context state targetUrl }
    } } } } }
    deployments(environments: ["objavljivanje", "github-pages"], last: 5) { nodes {
      createdAt latestStatus { state }
    } }
  }
}`;
interface Check {
  name?: string;
  context?: string;
  conclusion?: string | null;
  state?: string;
  detailsUrl?: string;
  targetUrl?: string;
}
interface ProgressAnswer {
  repository: {
    object: { committedDate: string; statusCheckRollup: { contexts: { nodes: Check[] } } | null };
    deployments: { nodes: { createdAt: string; latestStatus: { state: string } | null }[] };
  };
}

const blobs = createStore('uredjivac-tekstovi', 'blobs');

export function openGithub(token: string): Store {
  const api = new Github(token);
  const [owner = '', name = ''] = settings.repository.split('/');
  const project = { owner, name };
  let answer: Awaited<ReturnType<typeof ask>>;

  async function ask() {
    const found = await api.query<ReadAnswer>(READ, {
      ...project,
      branch: settings.branch,
      folder: FOLDER,
    });
    if (!found.repository?.object)
      throw new Problem('refused', 'Nemate pristup projektu na GitHubu.');
    return { ...found, repository: found.repository, commit: found.repository.object };
  }

  async function read(): Promise<Snapshot> {
    answer = await ask();
    const files = new Map(walk(answer.commit.file.object, FOLDER));
    const wanted = [...files].filter(([path]) => /\.(mdx?|yaml)$/.test(path));
    const known = await getMany<string | undefined>(
      wanted.map(([, oid]) => oid),
      blobs,
    ).catch(() => []);
    const absent = wanted.filter((_, index) => known[index] === undefined).map(([, oid]) => oid);
    const fetched = new Map(await fetchBlobs(absent));
    setMany([...fetched], blobs).catch(() => {});
    const texts = wanted.map(([path, oid], index): [string, string] => [
      path,
      known[index] ?? fetched.get(oid) ?? '',
    ]);
    return { head: answer.commit.oid, files, texts: new Map(texts) };
  }

  /** A text never changes under its oid, so each is fetched once on a device. */
  async function fetchBlobs(oids: readonly string[]): Promise<[string, string][]> {
    if (oids.length === 0) return [];
    const parts = oids.map(
      (oid, index) => `b${index}: object(oid: "${oid}") { ... on Blob { text } }`,
    );
    const query = `query Texts($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${parts.join(' ')} } }`;
    const { repository } = await api.query<{ repository: Record<string, { text: string }> }>(
      query,
      project,
    );
    return oids.map((oid, index) => [oid, repository[`b${index}`]?.text ?? '']);
  }

  async function commit(
    repository: string,
    branch: string,
    expectedHeadOid: string,
    files: readonly FileChange[],
    title: string,
  ) {
    const additions = await Promise.all(
      files.map(async ({ path, content }) => ({
        path,
        contents: await toBase64(new Blob([content])),
      })),
    );
    const input = {
      branch: { repositoryNameWithOwner: repository, branchName: branch },
      message: { headline: title },
      fileChanges: { additions },
      expectedHeadOid,
    };
    const { createCommitOnBranch } = await api.query<{
      createCommitOnBranch: { commit: { oid: string } };
    }>(COMMIT, { input });
    return createCommitOnBranch.commit.oid;
  }

  /**
   * A proposal from a branch of its own, in a fork where one may not write. Each step looks first whether it was
   * done already, so that it can be repeated after a lost answer.
   */
  async function propose(
    files: readonly FileChange[],
    title: string,
    from: Snapshot,
  ): Promise<Partial<Sent>> {
    const me = answer.viewer.login;
    const repository = mayPublish() ? settings.repository : `${me}/${name}`;
    if (!mayPublish()) {
      await api.rest('POST', `/repos/${settings.repository}/forks`, { default_branch_only: true });
      await api.rest('POST', `/repos/${repository}/merge-upstream`, { branch: settings.branch });
    }
    const branch = `tekst/${slugify(`${stemOf(files[0]?.path ?? '')}-${me}`)}`;
    const [user] = repository.split('/');
    const ref = await api.send('GET', `/repos/${repository}/git/ref/heads/${branch}`);
    const find = async () =>
      (
        await api.rest<Pull[]>(
          'GET',
          `/repos/${settings.repository}/pulls?state=open&head=${user}:${branch}`,
        )
      )[0];
    const open = await find();
    let head: string = ref.ok ? (await ref.json()).object.sha : '';
    if (!head)
      await api.rest('POST', `/repos/${repository}/git/refs`, {
        ref: `refs/heads/${branch}`,
        sha: from.head,
      });
    else if (!open)
      await api.rest('PATCH', `/repos/${repository}/git/refs/heads/${branch}`, {
        sha: from.head,
        force: true,
      });
    if (!open) head = from.head;
    const made = await commit(repository, branch, head, files, title);
    const asked = {
      title,
      head: `${user}:${branch}`,
      base: settings.branch,
      body: 'Izmena je predložena u uređivaču sajta (/admin).',
      maintainer_can_modify: true,
    };
    // A browser may have sent the request twice: then GitHub refuses the second.
    const make = () =>
      api.rest<Pull>('POST', `/repos/${settings.repository}/pulls`, asked).catch(async (error) => {
        const made = await find();
        if (made) return made;
        throw error;
      });
    const proposal = open ?? (await make());
    if (mayPublish()) {
      const merge =
        'mutation AutoMerge($id: ID!) { enablePullRequestAutoMerge(input: { pullRequestId: $id, mergeMethod: SQUASH }) { clientMutationId } }';
      await api.query(merge, { id: proposal.node_id }).catch(() => {});
    }
    return { commit: made, proposal: proposal.number, isForeign: !mayPublish() };
  }

  const mayPublish = () =>
    ['ADMIN', 'MAINTAIN', 'WRITE'].includes(answer.repository.viewerPermission);

  return {
    get mayPublish() {
      return mayPublish();
    },
    get name() {
      return answer.viewer.name ?? answer.viewer.login;
    },
    read,
    async write(files, title, from) {
      if (!mayPublish()) return propose(files, title, from);
      try {
        return {
          commit: await commit(settings.repository, settings.branch, from.head, files, title),
        };
      } catch (error) {
        if (error instanceof Problem && error.kind === 'protected')
          return propose(files, title, from);
        throw error;
      }
    },
    async picture(_path, oid) {
      return (
        await api.send(
          'GET',
          `/repos/${settings.repository}/git/blobs/${oid}`,
          undefined,
          'application/vnd.github.raw',
        )
      ).blob();
    },
    async history(path) {
      const { repository } = await api.query<{
        repository: { object: { history: { nodes: HistoryNode[] } } };
      }>(HISTORY, { ...project, branch: settings.branch, path });
      return repository.object.history.nodes.map(
        ({ oid, committedDate, author, file }): Version => ({
          commit: oid,
          date: new Date(committedDate),
          by: author.name ?? author.user?.login ?? '',
          text: file?.object.text ?? '',
        }),
      );
    },
    async progress(sent) {
      const { repository } = await api.query<ProgressAnswer>(PROGRESS, {
        ...project,
        oid: sent.commit,
      });
      return progressOf(repository, sent);
    },
    async proposals() {
      const open = await api.rest<
        { number: number; title: string; html_url: string; user: { login: string } }[]
      >('GET', `/repos/${settings.repository}/pulls?state=open`);
      return open.map(({ number, title, html_url: url, user }) => ({
        number,
        title,
        url,
        by: user.login,
      }));
    },
  };
}

interface Pull {
  number: number;
  node_id: string;
}

interface HistoryNode {
  oid: string;
  committedDate: string;
  author: { name: string | null; user: { login: string } | null };
  file: { object: { text: string } } | null;
}

/** What is known of a change on its way to the site, as a Serbian sentence. */
export function progressOf(
  { object, deployments }: ProgressAnswer['repository'],
  { proposal, isForeign }: Sent,
): Progress {
  const checks = object.statusCheckRollup?.contexts.nodes ?? [];
  const bad = checks.find(({ conclusion, state }) =>
    /^(FAILURE|ERROR|TIMED_OUT|CANCELLED)$/.test(conclusion ?? state ?? ''),
  );
  const url = proposal ? `https://github.com/${settings.repository}/pull/${proposal}` : undefined;
  if (bad) {
    const where = bad.detailsUrl ?? bad.targetUrl ?? url;
    return {
      state: 'failed',
      text: `Nije objavljeno: provera „${bad.name ?? bad.context}“ nije prošla. Sajt radi kao i do sada.`,
      ...(where && { url: where }),
    };
  }
  if (isForeign)
    return {
      state: 'waiting',
      text: 'Predlog je poslat. Kada ga neko prihvati, izmena će biti na sajtu.',
      ...(url && { url }),
    };
  const later = deployments.nodes.filter(({ createdAt }) => createdAt >= object.committedDate);
  const states = later.map(({ latestStatus }) => latestStatus?.state);
  if (states.some((state) => state === 'SUCCESS')) return { state: 'live', text: 'Na sajtu je ✓' };
  if (later.length > 0) return { state: 'waiting', text: 'Prošlo je proveru. Šalje se na sajt …' };
  return { state: 'waiting', text: 'Sačuvano u projektu. Proverava se …' };
}

function walk({ entries }: Tree, folder: string): [string, string][] {
  return entries.flatMap(({ name, oid, object }) =>
    object?.entries
      ? walk(object, `${folder}/${name}`)
      : [[`${folder}/${name}`, oid] as [string, string]],
  );
}

async function toBase64(blob: Blob): Promise<string> {
  const reader = new FileReader();
  await new Promise((resolve) => {
    reader.onload = resolve;
    reader.readAsDataURL(blob);
  });
  return String(reader.result).replace(/^.*,/, '');
}
