// What the commits of a branch say of one file, and of those that are gone.
import { FOLDER, isText } from '../../../model/paths.ts';
import { versionOf } from '../git-version.ts';
import type { Deleted, Version } from '../store.ts';
import type { Github } from './api.ts';
import { fetchTexts, type Tree, walk } from './texts.ts';

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

/** Each commit that has changed the texts, with the names of all files that it left. */
const FOLDERS = `query Folders($owner: String!, $name: String!, $branch: String!, $folder: String!) {
  repository(owner: $owner, name: $name) { object(expression: $branch) { ... on Commit {
    history(first: 50, path: $folder) { nodes {
      oid committedDate author { name user { login } } file(path: $folder) { object { ... on Tree {
        entries { name oid object { ... on Tree { entries { name oid } } } }
      } } }
    } }
  } } }
}`;
interface FoldersNode {
  oid: string;
  committedDate: string;
  author: { name: string | null; user: { login: string } | null };
  file: { object: Tree } | null;
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

/** The texts that the last commits have deleted, and that are not there now. */
export async function readDeleted(api: Github): Promise<Deleted[]> {
  const { branch } = api.project;
  const asked = { branch, folder: FOLDER };
  const { repository } = await api.query<Commits<FoldersNode>>(FOLDERS, asked);
  const commits = (repository.object?.history.nodes ?? []).map((node) => ({
    ...node,
    paths: new Set(node.file ? walk(node.file.object, FOLDER).map(([path]) => path) : []),
  }));
  const seen = new Set(commits[0]?.paths);
  const gone = commits.flatMap(({ committedDate, author, paths }, index) => {
    const older = commits[index + 1];
    return [...(older?.paths ?? [])].flatMap((path) => {
      if (paths.has(path) || seen.has(path) || !isText(path)) return [];
      seen.add(path);
      const by = author.name ?? author.user?.login ?? '';
      return { path, commit: older?.oid ?? '', date: new Date(committedDate), by };
    });
  });
  const objectOf = (one: (typeof gone)[number]) =>
    `expression: ${JSON.stringify(`${one.commit}:${one.path}`)}`;
  const texts = await fetchTexts(api, gone.map(objectOf));
  return gone.map((one) => ({ ...one, text: texts.get(objectOf(one)) ?? '' }));
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
