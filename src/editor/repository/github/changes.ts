// What a commit changes of the site.
import { FOLDER, isPicture, isText } from '../../../model/paths.ts';
import type { ProposalTexts } from '../store.ts';
import type { Github } from './api.ts';
import { fetchObjects } from './texts.ts';

export interface Changes {
  /** The commit of the site that the changes were made on. */
  base: string;
  texts: ProposalTexts['texts'];
  pictures: ProposalTexts['pictures'];
  others: Map<string, string | null>;
  /** False where there may be more: GitHub compares so many files, and says nothing of the rest. */
  isWhole: boolean;
}

const MOST_FILES = 300;

/** What the commit changes since it left the branch; `head` is the name of that branch, or its newest commit. */
export async function readChanges(api: Github, head: string, commit: string): Promise<Changes> {
  interface Compared {
    merge_base_commit: { sha: string };
    files?: { filename: string; status: string; sha: string; previous_filename?: string }[];
  }
  const compared = await api.rest<Compared>('GET', `/compare/${head}...${commit}`);
  const base = compared.merge_base_commit.sha;
  const versions = new Map<string, string | null>();
  const { files = [] } = compared;
  for (const { filename, status, sha, previous_filename: old } of files) {
    versions.set(filename, status === 'removed' ? null : sha);
    if (old !== undefined && !versions.has(old)) versions.set(old, null);
  }
  const paths = [...versions.keys()].filter(isText);
  const isOfSite = (path: string) => path.startsWith(`${FOLDER}/`) && isPicture(path);
  const rest = [...versions].filter(([path]) => !isText(path));
  const pictures = rest.filter(([path]) => isOfSite(path));
  const atBase = (path: string) => `expression: ${JSON.stringify(`${base}:${path}`)}`;
  const after = (path: string) => `oid: "${versions.get(path)}"`;
  const found = await fetchObjects(
    api,
    [
      ...paths.flatMap((path) => [atBase(path), after(path)]),
      ...pictures.map(([path]) => atBase(path)),
    ].filter((one) => one !== 'oid: "null"'),
  );
  return {
    base,
    texts: paths.map((path) => ({
      path,
      before: found.get(atBase(path))?.text ?? '',
      after: found.get(after(path))?.text ?? '',
    })),
    pictures: pictures.map(([path, version]) => ({
      path,
      before: found.get(atBase(path))?.oid ?? null,
      version,
    })),
    others: new Map(rest.filter(([path]) => !isOfSite(path))),
    isWhole: files.length < MOST_FILES,
  };
}
