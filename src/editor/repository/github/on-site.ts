// What is on the site now, asked where it lives: the site names the commit that it was made of.
import type { Github } from './api.ts';
import { fetchObjects } from './texts.ts';

/** The file of the site that names the commit it was made of: `server/published.ts` writes it. */
interface Published {
  commit: string;
  /** ISO 8601. */
  at: string;
}

/** For the site's own answer; what follows has to do without it. */
const LIMIT_MS = 10_000;

export async function readPublished(): Promise<Published | undefined> {
  try {
    const response = await fetch('/admin/published.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** These texts, empty where the site has none; undefined where it names no commit of this repository. @throws Problem */
export async function readOnSite(
  api: Github,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string> | undefined> {
  const { commit } = (await readPublished()) ?? {};
  if (!commit) return undefined;
  const itself = `oid: "${commit}"`;
  const textAt = (path: string) => `expression: "${commit}:${path}"`;
  const found = await fetchObjects(api, [itself, ...paths.map(textAt)]);
  if (!found.get(itself)) return undefined;
  return new Map(paths.map((path) => [path, found.get(textAt(path))?.text ?? '']));
}
