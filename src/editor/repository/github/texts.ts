// The texts of files in a repository, each fetched once per version on a device: a text never changes under its version.
import { createStore, getMany, setMany } from 'idb-keyval';
import { isText } from '../../../model/paths.ts';
import type { Github } from './api.ts';

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

/** A folder, as GitHub answers it. */
export interface Tree {
  entries: { name: string; oid: string; object?: Tree }[];
}

/** The files in it and below, by their path, with their versions. */
export function walk({ entries }: Tree, folder: string): [string, string][] {
  return entries.flatMap(({ name, oid, object }) =>
    object?.entries
      ? walk(object, `${folder}/${name}`)
      : [[`${folder}/${name}`, oid] as [string, string]],
  );
}

/** The texts among these files, by their path; the files have their versions. */
export async function readKeptTexts(
  api: Github,
  files: ReadonlyMap<string, string>,
  kept: KeptTexts,
) {
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

interface Fetched {
  oid: string;
  /** Null for a picture. */
  text: string | null;
}

export async function fetchTexts(api: Github, objects: readonly string[]) {
  const found = await fetchObjects(api, objects);
  return new Map(objects.map((one) => [one, found.get(one)?.text ?? '']));
}

/** These objects, in GitHub's words `oid: "…"` or `expression: "COMMIT:PATH"`; undefined where there is none. */
export async function fetchObjects(api: Github, objects: readonly string[]) {
  if (objects.length === 0) return new Map<string, Fetched | undefined>();
  const parts = objects.map(
    (one, index) => `b${index}: object(${one}) { oid ... on Blob { text } }`,
  );
  const query = `query Texts($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${parts.join(' ')} } }`;
  const { repository } = await api.query<{
    repository: Record<string, Fetched | null>;
  }>(query);
  return new Map(objects.map((one, index) => [one, repository[`b${index}`] ?? undefined]));
}
