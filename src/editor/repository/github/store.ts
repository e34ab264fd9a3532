import { required } from '../../../model/data.ts';
import { isProblem, Problem } from '../problem.ts';
import type { Snapshot, Store } from '../store.ts';
import { Github, type Project, whole } from './api.ts';
import { commitOnBranch } from './commit.ts';
import { hasArrived, readDeleted, readHistory } from './history.ts';
import { findKeptReading, keepReading } from './kept-reading.ts';
import { readOnSite } from './on-site.ts';
import { propose } from './own-proposal.ts';
import { progressOf } from './progress.ts';
import { openProposals } from './proposals.ts';
import { ownPlace, type Reading, readSite } from './reading.ts';
import { keptTexts } from './texts.ts';

const RAW = 'application/vnd.github.raw';

export function openGithub(token: string, project: Project, kept = keptTexts): Store {
  const api = new Github(token, project);
  const { repository, branch } = project;
  const readings = new WeakMap<Snapshot, Reading>();
  let last: Reading | undefined;

  async function readAnew(): Promise<Reading> {
    const reading = await readSite(api, kept);
    last = reading;
    readings.set(reading.snapshot, reading);
    return reading;
  }

  async function blob(path: string): Promise<Blob> {
    const response = await api.send('GET', `/repos/${repository}${path}`, undefined, RAW);
    if (!response.ok) throw new Problem('refused', 'Slika ne može da se učita.');
    return whole(response.blob());
  }

  return {
    get mayPublish() {
      return last?.mayPublish ?? false;
    },
    get name() {
      return last?.name ?? '';
    },
    async read() {
      return (await readAnew()).snapshot;
    },
    keep(snapshot) {
      if (last) keepReading({ ...last, snapshot }, token);
    },
    async kept() {
      const found = await findKeptReading();
      if (!found) return undefined;
      // Who is signed in, and may do what, as it was then.
      last ??= found.reading;
      return { snapshot: found.reading.snapshot, at: found.at };
    },
    async write(files, title, from) {
      const reading = required(readings.get(from), 'reading');
      // What is open as a proposal goes on as one, also for an owner who cannot write to the branch directly.
      if (!reading.mayPublish || reading.own?.isOpen) return propose(api, reading, files, title);
      try {
        return { commit: await commitOnBranch(api, files, title, reading.head) };
      } catch (error) {
        if (isProblem(error, 'protected')) return propose(api, reading, files, title);
        throw error;
      }
    },
    hasArrived(from, path, text) {
      const own = last?.own && ownPlace(api, last);
      return hasArrived(api, own ? [own, { branch }] : [{ branch }], from, path, text);
    },
    picture: (_path, oid) => blob(`/git/blobs/${oid}`),
    pictureAt: (path, oid) =>
      blob(`/contents/${path.split('/').map(encodeURIComponent).join('/')}?ref=${oid}`),
    history: (path) => readHistory(api, path),
    deleted: () => readDeleted(api),
    onSite: (paths) => readOnSite(api, paths),
    progress: (sent) => progressOf(api, sent),
    proposals: openProposals(api, readAnew),
  };
}
