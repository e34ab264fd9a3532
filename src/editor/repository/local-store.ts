// The files of this machine, which the server behind `npm start` reads and writes.
import { isText } from '../../model/paths.ts';
import { Problem } from './problem.ts';
import type { Snapshot, Store } from './store.ts';

/** The server may be drawing the whole site meanwhile. */
const LIMIT_MS = 60_000;

/** Path → version that this page has seen. */
const seen = new Map<string, string>();
const texts = new Map<string, string>();

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const address = `/admin/local/${path.split('/').map(encodeURIComponent).join('/')}`;
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(LIMIT_MS) }).catch(
    () => {
      throw new Problem(
        'offline',
        'Sajt na ovom računaru ne odgovara. Proverite da li npm start još radi.',
      );
    },
  );
  if (response.status === 412) throw new Problem('stale', await response.text());
  if (!response.ok) throw new Problem('refused', await response.text());
  seen.set(path, response.headers.get('ETag') ?? '');
  return response;
}

async function read(): Promise<Snapshot> {
  const paths: string[] = await (await ask('')).json();
  for (const path of [...texts.keys(), ...seen.keys()]) {
    if (paths.includes(path)) continue;
    texts.delete(path);
    seen.delete(path);
  }
  await Promise.all(
    paths.filter(isText).map(async (path) => texts.set(path, await (await ask(path)).text())),
  );
  return {
    head: '',
    files: new Map(paths.map((path) => [path, seen.get(path) ?? ''])),
    texts: new Map(texts),
  };
}

export const localStore: Store = {
  mayPublish: true,
  name: 'ovaj računar',
  read,
  picture: async (path) => (await ask(path)).blob(),
  /** A file that was changed on the disk meanwhile is `stale`: the change is joined with it, and written again. */
  async write(files) {
    for (const { path, content } of files) {
      // Only what was seen may be deleted; a picture may not have been shown.
      if (content === null && !seen.get(path)) await ask(path);
      const headers = { 'If-Match': seen.get(path) ?? '' };
      if (content === null) await ask(path, { method: 'DELETE', headers });
      else await ask(path, { method: 'PUT', body: content, headers });
    }
    return {};
  },
};
