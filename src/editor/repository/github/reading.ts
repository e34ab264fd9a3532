// Reads what there is of the site on GitHub. A person's own proposal that is still open counts as read, so that other
// devices of theirs go on in it.
import { FOLDER } from '../../../model/paths.ts';
import { overText } from '../../drafts/join.ts';
import { versionOf } from '../git-version.ts';
import { Problem } from '../problem.ts';
import type { Snapshot } from '../store.ts';
import type { Github } from './api.ts';
import { readChanges } from './changes.ts';
import { type KeptTexts, readKeptTexts, type Tree, walk } from './texts.ts';

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
    snapshot: { head: found.object.oid, files, texts: await readKeptTexts(api, files, kept) },
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
  return isOpen ? withOwnProposal(api, reading, own) : { ...reading, own };
}

/** The branch of what a person proposes: one each. */
const proposalBranch = (login: string) => `tekst/${login.toLowerCase()}`;

/** Where the own proposal is written: who may not write to the repository has a copy of it. */
export function ownPlace({ project }: Github, { login, mayPublish }: Reading) {
  const [owner = '', name = ''] = project.repository.split('/');
  return { owner: mayPublish ? owner : login, name, branch: proposalBranch(login) };
}

/** The texts of the site with what the own proposal changes, over the newest text of each. */
async function withOwnProposal(api: Github, reading: Reading, own: OwnBranch): Promise<Reading> {
  const { head, snapshot } = reading;
  const changes = await readChanges(api, head, own.oid);
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
  const state = own.number === undefined ? { isUnproposed: true } : { proposal: own.number };
  return {
    ...reading,
    snapshot: { head: own.oid, files, texts, ...state },
    others: changes.others,
    own: { ...own, isUpToDate: changes.base === head },
  };
}
