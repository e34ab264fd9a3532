// Reads the texts of the site on GitHub: what there is in one request, and each text once per version on a device. A
// person's own proposal that is still open counts as read, so that other devices of theirs go on in it.
import { createStore, getMany, setMany } from 'idb-keyval';
import { FOLDER } from '../../model/paths.ts';
import { type Draft, rebase, tryReading, writeDraft } from './drafts.ts';
import type { Github } from './github.ts';
import { Problem, type ProposalTexts, type Snapshot, versionOf } from './store.ts';

interface Tree {
  entries: { name: string; oid: string; object?: Tree }[];
}

interface Branches {
  nodes: { name: string; target: { oid: string } }[];
}

interface Answer {
  viewer: {
    login: string;
    name: string | null;
    pullRequests: {
      nodes: {
        number: number;
        state: 'OPEN' | 'CLOSED' | 'MERGED';
        headRefName: string;
        headRefOid: string;
        baseRepository: { nameWithOwner: string } | null;
      }[];
    };
    repository: { refs: Branches } | null;
  };
  repository: {
    viewerPermission: string;
    refs: Branches;
    object: { oid: string; tree: { oid: string }; file: { object: Tree } } | null;
  } | null;
}

const READ = `query Read($owner: String!, $name: String!, $branch: String!, $folder: String!) {
  viewer {
    login name
    pullRequests(first: 20, orderBy: { field: CREATED_AT, direction: DESC }) { nodes {
      number state headRefName headRefOid baseRepository { nameWithOwner }
    } }
    repository(name: $name) { ...Proposals }
  }
  repository(owner: $owner, name: $name) {
    viewerPermission
    ...Proposals
    object(expression: $branch) { ... on Commit { oid tree { oid } file(path: $folder) { object { ... on Tree {
      entries { name oid object { ... on Tree { entries { name oid } } } }
    } } } } }
  }
}
fragment Proposals on Repository {
  refs(refPrefix: "refs/heads/tekst/", first: 100) { nodes { name target { oid } } }
}`;

/** The branch of a person's proposals: one each. */
export const proposalBranch = (login: string) => `tekst/${login.toLowerCase()}`;

/** A person's branch with what they propose. */
interface OwnBranch {
  oid: string;
  /** The open proposal; undefined when its making was interrupted. */
  number?: number;
  /** False for what was accepted or declined before: then nothing of it counts any longer. */
  isOpen: boolean;
  /** Whether it stands on the newest commit of the site. */
  isUpToDate: boolean;
}

export interface Reading {
  snapshot: Snapshot;
  login: string;
  name: string;
  mayPublish: boolean;
  /** The newest commit of the site, its whole tree, and its files below `src/content/`. */
  head: string;
  tree: string;
  files: ReadonlyMap<string, string>;
  own: OwnBranch | undefined;
  /** Files that the own proposal changes beside the texts: path → version, null for a deleted one. */
  others: ReadonlyMap<string, string | null>;
}

/** Texts by their versions, kept on the device: a text never changes under its version. */
export interface KeptTexts {
  get(versions: readonly string[]): Promise<(string | undefined)[]>;
  set(texts: [string, string][]): Promise<void>;
}

const store = createStore('uredjivac-tekstovi', 'blobs');
// The functions are async, since a browser without a store throws in the call itself.
export const keptTexts: KeptTexts = {
  get: async (versions) => getMany<string | undefined>([...versions], store),
  set: async (texts) => setMany(texts, store),
};

const isText = (path: string) => path.startsWith(FOLDER) && /\.(mdx?|yaml)$/.test(path);

export async function readSite(api: Github, kept: KeptTexts): Promise<Reading> {
  const { repository, branch } = api.project;
  const { viewer, repository: found } = await api.query<Answer>(READ, { branch, folder: FOLDER });
  if (!found?.object)
    throw new Problem(
      'refused',
      'Projekat se na GitHubu ne vidi sa ovim nalogom. Proverite da li ste prijavljeni pravim nalogom.',
    );
  const files = new Map(walk(found.object.file.object, FOLDER));
  const mayPublish = ['ADMIN', 'MAINTAIN', 'WRITE'].includes(found.viewerPermission);
  const reading: Reading = {
    snapshot: { head: found.object.oid, files, texts: await readTexts(api, files, kept) },
    login: viewer.login,
    name: viewer.name ?? viewer.login,
    mayPublish,
    head: found.object.oid,
    tree: found.object.tree.oid,
    files,
    own: undefined,
    others: new Map(),
  };
  const name = proposalBranch(viewer.login);
  const { refs } = mayPublish ? found : (viewer.repository ?? { refs: { nodes: [] } });
  const oid = refs.nodes.find((one) => `tekst/${one.name}` === name)?.target.oid;
  if (!oid) return reading;
  const made = viewer.pullRequests.nodes.filter(
    (one) => one.headRefName === name && one.baseRepository?.nameWithOwner === repository,
  );
  const number = made.find(({ state }) => state === 'OPEN')?.number;
  const isOpen = number !== undefined || !made.some(({ headRefOid }) => headRefOid === oid);
  const own = { oid, isOpen, isUpToDate: false, ...(number !== undefined && { number }) };
  return isOpen ? withOwnProposal(api, { ...reading, own }) : { ...reading, own };
}

/** The texts of the site with what the own proposal changes, over the newest text of each. */
async function withOwnProposal(api: Github, reading: Reading): Promise<Reading> {
  const { own, head, snapshot } = reading;
  const changes = await readChanges(api, head, own?.oid ?? '');
  const [files, texts] = [new Map(snapshot.files), new Map(snapshot.texts)];
  for (const { path, before, after } of changes.texts) {
    const text = after && overText(path, before, after, texts.get(path) ?? '').text;
    if (text) {
      texts.set(path, text);
      files.set(path, await versionOf(text));
    } else {
      texts.delete(path);
      files.delete(path);
    }
  }
  for (const { path, version } of changes.pictures) {
    if (version) files.set(path, version);
    else files.delete(path);
  }
  const state = own?.number === undefined ? { isUnproposed: true } : { proposal: own.number };
  return {
    ...reading,
    snapshot: { head: own?.oid ?? head, files, texts, ...state },
    others: changes.others,
    ...(own && { own: { ...own, isUpToDate: changes.base === head } }),
  };
}

/** The change from `before` to `after`, on top of the newest text; where both changed a field, it has that of the change. */
export function overText(path: string, before: string, after: string, newest: string) {
  if (newest === before || newest === '') return { text: after, hasConflict: false };
  const data = tryReading(path, after);
  if (!data) return { text: after, hasConflict: true };
  const draft: Draft = { path, base: before, data, pictures: {}, at: 0 };
  const joined = rebase(draft, newest);
  // A text that cannot be read was not joined.
  const hasConflict = joined.base !== newest || joined.conflicts !== undefined;
  return { text: joined.base === newest ? writeDraft(joined) : after, hasConflict };
}

export interface Changes {
  /** The commit of the site that the changes were made on. */
  base: string;
  texts: ProposalTexts['texts'];
  pictures: ProposalTexts['pictures'];
  others: Map<string, string | null>;
}

/** What a commit changes of the site. */
export async function readChanges(api: Github, head: string, commit: string): Promise<Changes> {
  interface Compared {
    merge_base_commit: { sha: string };
    files?: { filename: string; status: string; sha: string; previous_filename?: string }[];
  }
  const compared = await api.rest<Compared>('GET', `/compare/${head}...${commit}`);
  const base = compared.merge_base_commit.sha;
  const versions = new Map<string, string | null>();
  for (const { filename, status, sha, previous_filename: old } of compared.files ?? []) {
    versions.set(filename, status === 'removed' ? null : sha);
    if (old !== undefined && !versions.has(old)) versions.set(old, null);
  }
  const paths = [...versions.keys()].filter(isText);
  const before = paths.map((path) => `expression: ${JSON.stringify(`${base}:${path}`)}`);
  const after = paths.map((path) => `oid: "${versions.get(path)}"`);
  const found = await fetchTexts(
    api,
    [...before, ...after].filter((one) => one !== 'oid: "null"'),
  );
  const isPicture = (path: string) => path.startsWith(`${FOLDER}/`) && !isText(path);
  const rest = [...versions].filter(([path]) => !isText(path));
  return {
    base,
    texts: paths.map((path, index) => ({
      path,
      before: found.get(before[index] ?? '') ?? '',
      after: found.get(after[index] ?? '') ?? '',
    })),
    pictures: rest
      .filter(([path]) => isPicture(path))
      .map(([path, version]) => ({ path, version })),
    others: new Map(rest.filter(([path]) => !isPicture(path))),
  };
}

async function readTexts(api: Github, files: ReadonlyMap<string, string>, kept: KeptTexts) {
  const wanted = [...files].filter(([path]) => isText(path));
  const oids = wanted.map(([, oid]) => oid);
  const known = await kept.get(oids).catch(() => []);
  const absent = oids.filter((_, index) => known[index] === undefined);
  const found = await fetchTexts(
    api,
    absent.map((oid) => `oid: "${oid}"`),
  );
  const fetched = absent.map((oid): [string, string] => [oid, found.get(`oid: "${oid}"`) ?? '']);
  kept.set(fetched).catch(() => {});
  const byOid = new Map(fetched);
  return new Map(wanted.map(([path, oid], index) => [path, known[index] ?? byOid.get(oid) ?? '']));
}

/** The texts of these objects, in GitHub's words `oid: "…"` or `expression: "COMMIT:PATH"`. */
async function fetchTexts(api: Github, objects: readonly string[]) {
  if (objects.length === 0) return new Map<string, string>();
  const parts = objects.map((one, index) => `b${index}: object(${one}) { ... on Blob { text } }`);
  const query = `query Texts($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${parts.join(' ')} } }`;
  const { repository } = await api.query<{
    repository: Record<string, { text: string | null } | null>;
  }>(query);
  return new Map(objects.map((one, index) => [one, repository[`b${index}`]?.text ?? '']));
}

function walk({ entries }: Tree, folder: string): [string, string][] {
  return entries.flatMap(({ name, oid, object }) =>
    object?.entries
      ? walk(object, `${folder}/${name}`)
      : [[`${folder}/${name}`, oid] as [string, string]],
  );
}
