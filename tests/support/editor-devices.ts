// Devices with the editor open, without a browser: what is kept on one stays when its window is killed.
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Closing, Device } from '../../src/editor/drafts/device.ts';
import { type Draft, decide, typeInto } from '../../src/editor/drafts/draft.ts';
import type { Check, Outcome } from '../../src/editor/publish/publish.ts';
import { openGithub } from '../../src/editor/repository/github/store.ts';
import type { KeptTexts } from '../../src/editor/repository/github/texts.ts';
import type { Sent, Store } from '../../src/editor/repository/store.ts';
import { Workspace } from '../../src/editor/workspace.ts';
import type { Data } from '../../src/model/data.ts';
import { BareRepository } from './bare-repository.ts';
import { GithubStandIn, REPOSITORY, tokenOf } from './github-stand-in.ts';

export const PROJECT = { repository: REPOSITORY, branch: 'main' };

const texts = new Map<string, string>();
const keptTexts: KeptTexts = {
  get: async (versions) => versions.map((version) => texts.get(version)),
  set: async (fetched) => {
    for (const [version, text] of fetched) texts.set(version, text);
  },
};

export const openStore = (login: string): Store => openGithub(tokenOf(login), PROJECT, keptTexts);

/** What one browser keeps, shared by its windows. */
export class KeptOnDevice implements Device {
  readonly drafts = new Map<string, Draft>();
  readonly sent = new Map<number, Sent>();
  readonly closings = new Map<number, Closing>();
  readonly #listeners = new Set<(path: string) => void>();
  #work: Promise<void> = Promise.resolve();
  isFull = false;

  async loadDrafts() {
    return [...this.drafts.values()];
  }

  async loadSent() {
    return [...this.sent.values()];
  }

  async draft(path: string) {
    return this.drafts.get(path);
  }

  async updateDraft(path: string, change: (kept: Draft | undefined) => Draft | undefined) {
    const draft = change(this.drafts.get(path));
    if (draft && this.isFull) throw new DOMException('Full', 'QuotaExceededError');
    if (draft) this.drafts.set(path, draft);
    else this.drafts.delete(path);
    for (const listener of this.#listeners) queueMicrotask(() => listener(path));
  }

  async saveSent(one: Sent) {
    this.sent.set(one.at, one);
  }

  async removeSent(one: Sent) {
    this.sent.delete(one.at);
  }

  async loadClosings() {
    return [...this.closings.values()];
  }

  async saveClosing(one: Closing) {
    this.closings.set(one.number, one);
  }

  async removeClosing({ number }: Closing) {
    this.closings.delete(number);
  }

  async alone(work: () => Promise<void>) {
    this.#work = this.#work.catch(() => {}).then(work);
    await this.#work;
  }

  listen(changed: (path: string) => void) {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }
}

/** A window of the editor in which somebody writes, publishes and is interrupted. */
export class EditorWindow {
  readonly workspace: Workspace;

  private constructor(workspace: Workspace) {
    this.workspace = workspace;
  }

  static async open(
    store: Store,
    kept: Device = new KeptOnDevice(),
    check: Check = async () => [],
  ): Promise<EditorWindow> {
    const workspace = new Workspace(store, kept, check, await store.read());
    await workspace.open();
    return new EditorWindow(workspace);
  }

  static ofGithub(login: string, kept?: Device): Promise<EditorWindow> {
    return EditorWindow.open(openStore(login), kept);
  }

  get drafts(): Draft[] {
    return [...this.workspace.state.drafts.values()];
  }

  /** What the form of this text shows. */
  data(path: string): Data {
    return this.workspace.draftOf(path).data;
  }

  type(path: string, at: readonly PropertyKey[], value: unknown): void {
    const draft = this.workspace.draftOf(path);
    this.workspace.drafts.change({ ...typeInto(draft, at, value), at: draft.at + 1 });
  }

  publish(paths = this.drafts.map(({ path }) => path)): Promise<Outcome> {
    return this.workspace.publish(paths, true);
  }

  /** Decides each conflict of this window's drafts; the versions that were given up. */
  decide(isMine: () => boolean): unknown[] {
    return this.drafts.flatMap((draft) => {
      const left: unknown[] = [];
      let decided = draft;
      for (const conflict of draft.conflicts ?? []) {
        const { mine, theirs } = conflict;
        const isOwn = isMine();
        left.push(isOwn ? theirs : mine);
        decided = decide(decided, conflict, isOwn ? mine : theirs);
      }
      if (left.length > 0) this.workspace.drafts.change({ ...decided, at: draft.at + 1 });
      return left;
    });
  }
}

interface Site {
  repository: BareRepository;
  /** Answers `fetch` in GitHub's place. */
  github: GithubStandIn;
  /** The commit that each test begins with. */
  start: string;
}

/** The site on GitHub as it is at first, for each test of a file. */
export function siteForEachTest(): Site {
  const site = {} as Site;
  const platform = globalThis.fetch;
  beforeAll(() => {
    site.repository = new BareRepository();
    site.start = site.repository.head('main');
  });
  beforeEach(() => {
    site.github = new GithubStandIn(site.repository);
    globalThis.fetch = site.github.fetch;
  });
  afterEach(() => {
    globalThis.fetch = platform;
    beginAnew(site.repository, site.start);
  });
  afterAll(() => site.repository.delete());
  return site;
}

/** Without what was proposed and published since. */
export function beginAnew(repository: BareRepository, start: string): void {
  for (const branch of [...repository.branches('tekst/'), ...repository.branches('forks/')])
    repository.deleteBranch(branch);
  repository.setHead('main', start);
}
