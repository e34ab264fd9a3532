// What the commits of a branch say of one file.
import { versionOf } from '../git-version.ts';
import type { Version } from '../store.ts';
import type { Github } from './api.ts';

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

/** The newest versions of the file on the branch of the site. */
export async function readHistory(api: Github, path: string): Promise<Version[]> {
  const { branch } = api.project;
  const { repository } = await api.query<Commits<HistoryNode>>(HISTORY, { branch, path });
  return (repository.object?.history.nodes ?? []).map(({ oid, committedDate, author, file }) => ({
    commit: oid,
    date: new Date(committedDate),
    by: author.name ?? author.user?.login ?? '',
    text: file?.object.text ?? '',
  }));
}

/** A branch; without an owner and a name, in the repository of the site. */
interface Place {
  owner?: string;
  name?: string;
  branch: string;
}

/** Whether a commit that was made right on top of `from` holds this text, on one of these branches. */
export async function hasArrived(
  api: Github,
  places: readonly Place[],
  from: string,
  path: string,
  text: string,
): Promise<boolean> {
  const version = await versionOf(text);
  for (const place of places) {
    const { repository } = await api.query<Commits<SinceNode>>(SINCE, { ...place, path });
    const commits = repository.object?.history.nodes ?? [];
    const isNext = ({ parents }: SinceNode) => parents.nodes.some(({ oid }) => oid === from);
    if (commits.some((one) => isNext(one) && one.file?.oid === version)) return true;
  }
  return false;
}
