// What is open in this window, put together: the newest texts, the drafts on top of them, and the changes that are on
// their way to the site.
import type { Device } from './drafts/device.ts';
import { type Draft, isAsBefore, isUnchanged, tryReading, withReturned } from './drafts/draft.ts';
import { rebase, withTyped } from './drafts/join.ts';
import { KeptDrafts } from './drafts/kept-drafts.ts';
import { draftOfOlder } from './drafts/older-text.ts';
import { afterDecline, isOfProposal, withoutProposal } from './drafts/without-proposal.ts';
import {
  afterSending,
  findArrived,
  lostAnswer,
  overNewest,
  whileTrying,
} from './publish/attempts.ts';
import { Closings } from './publish/closings.ts';
import { type Check, type Outcome, publish } from './publish/publish.ts';
import { SentChanges } from './publish/sent-changes.ts';
import { Problem } from './repository/problem.ts';
import type { Sent, Snapshot, Store } from './repository/store.ts';

export interface State {
  snapshot: Snapshot;
  /** When the texts were the newest, where the device has kept them and there is no connection. */
  keptAt?: number;
  drafts: ReadonlyMap<string, Draft>;
  /** The newest first. */
  sent: readonly Sent[];
  /** Paths of the drafts that are being published: these can be gone on with, and not thrown away. */
  sending: readonly string[];
  /** Why what is typed is not kept on this device, as a Serbian sentence; empty while it is. */
  storageProblem: string;
}

/** A change that can be taken back: its texts before and after it, and the commit that it was made on. */
export type Change = Pick<Sent, 'before' | 'after' | 'parent'>;

const NOTHING = 'Ovde nema šta da se objavi: izmena je već poslata ili vraćena.';

export class Workspace {
  readonly store: Store;
  readonly drafts: KeptDrafts;
  readonly sent: SentChanges;
  readonly #device: Device;
  readonly #closings: Closings;
  readonly #check: Check;
  readonly #listeners = new Set<() => void>();
  /** Another object after every change. */
  state: State;

  constructor(store: Store, device: Device, check: Check, first: Snapshot, keptAt?: number) {
    this.store = store;
    this.#device = device;
    this.#closings = new Closings(device, store);
    this.#check = check;
    this.drafts = new KeptDrafts(device, () => this.#show());
    this.sent = new SentChanges(device, () => this.#show());
    this.state = {
      snapshot: first,
      drafts: this.drafts.all,
      sent: [],
      sending: [],
      storageProblem: '',
      ...(keptAt !== undefined && { keptAt }),
    };
  }

  /** Brings back what is kept on the device. */
  async open(): Promise<void> {
    await Promise.all([this.drafts.open(), this.sent.open()]);
    // Drafts may stand on newer texts than those that were kept.
    if (this.state.keptAt !== undefined) return;
    await this.#take(this.state.snapshot);
    for (const path of this.drafts.all.keys()) this.drafts.leave(path);
    this.closeProposals();
  }

  /** Follows the other windows of this browser. */
  readonly listen = (): (() => void) =>
    this.#device.listen((path) => {
      if (path) this.drafts.takeOther(path);
      else this.refresh().catch(() => {});
    });

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): State => this.state;

  /** The draft of this text, or what its form begins with. */
  draftOf(path: string): Draft {
    const base = this.state.snapshot.texts.get(path) ?? '';
    return (
      this.drafts.all.get(path) ?? {
        path,
        base,
        data: tryReading(path, base) ?? {},
        pictures: {},
        at: 0,
      }
    );
  }

  /** Takes over what other devices have changed. */
  async refresh(): Promise<void> {
    if (this.state.sending.length > 0) return;
    const fresh = await this.store.read();
    if (this.state.sending.length > 0) return;
    await this.#take(fresh);
    this.closeProposals();
  }

  /** Makes the draft that is the older text of this path, with its pictures from that commit, and what has been typed. */
  async revert(path: string, older: string, commit: string): Promise<Draft> {
    const own = withReturned(await this.#draftOfOlder(path, older, commit));
    const draft = withTyped(own, this.drafts.all.get(path));
    this.drafts.change(draft);
    return draft;
  }

  /** Makes the drafts that take back this change, and nothing that has been changed or typed since. */
  async takeBack({ before, after, parent = '' }: Change): Promise<Draft[]> {
    const drafts: Draft[] = [];
    for (const [path, older] of Object.entries(before)) {
      const draft = await this.#draftOfOlder(path, older, parent);
      const { texts } = this.state.snapshot;
      const sent = older === '' ? draft.base : (after[path] ?? '');
      const own = withReturned(rebase({ ...draft, base: sent }, texts.get(path) ?? ''));
      drafts.push(withTyped(own, this.drafts.all.get(path)));
    }
    for (const draft of drafts) this.drafts.change(draft);
    return drafts;
  }

  #draftOfOlder(path: string, older: string, commit: string): Promise<Draft> {
    const { pictureAt } = this.store;
    return draftOfOlder(
      path,
      older,
      this.state.snapshot,
      commit && pictureAt ? (picture) => pictureAt(picture, commit) : undefined,
    );
  }

  /** @throws Problem */
  async publish(paths: readonly string[], isSure: boolean): Promise<Outcome> {
    for (const path of paths) this.drafts.leave(path);
    const begun = paths.flatMap((path) => this.drafts.all.get(path) ?? []);
    if (begun.length === 0) throw new Problem('refused', NOTHING);
    this.#setSending(paths);
    try {
      const outcome = await publish(this.store, begun, isSure, this.#check, (tried) => {
        for (const [index, draft] of tried.entries()) {
          const now = this.drafts.all.get(draft.path);
          this.drafts.put(draft.path, whileTrying(now, begun[index], draft));
        }
        return this.drafts.kept();
      });
      if (outcome.result === 'sent') await this.#finish(begun, outcome.sent, outcome.snapshot);
      await this.#take(outcome.snapshot);
      this.closeProposals();
      return outcome;
    } finally {
      this.#setSending([]);
    }
  }

  /** Brings a proposal to the site as it was read, and follows it. @throws Problem */
  async accept(number: number): Promise<void> {
    try {
      const sent = await this.store.proposals?.accept(number);
      if (sent) this.sent.add(sent);
    } finally {
      // Also after a refusal: the site may have changed in the same place.
      await this.refresh().catch(() => {});
    }
  }

  /** Closes a proposal with this comment, if any, and takes it out of the drafts. @throws Problem */
  async decline(number: number, comment: string): Promise<void> {
    await this.store.proposals?.close(number, comment);
    for (const draft of this.#draftsOf(number))
      this.drafts.put(draft.path, afterDecline(draft, number));
  }

  /** Throws away what was opened of this proposal, also corrected; what can be told apart from it stays. */
  discardProposal(number: number): void {
    for (const draft of this.#draftsOf(number)) {
      const left = withoutProposal(draft, number);
      this.drafts.put(draft.path, left === draft ? undefined : left);
    }
  }

  #draftsOf(number: number): Draft[] {
    return [...this.drafts.all.values()].filter((draft) => isOfProposal(draft, number));
  }

  /** Closes those that were published out of drafts; what fails is tried again with the next reading. */
  closeProposals(): Promise<void> {
    return this.#closings.close(this.drafts.all.values()).catch(() => {});
  }

  async #finish(begun: readonly Draft[], sent: Sent, snapshot: Snapshot): Promise<void> {
    // First, since a page that is closed after the drafts are gone would know nothing of them.
    const paths = Object.keys(sent.before);
    const written = begun.map((draft, index) => ({ ...draft, path: paths[index] ?? draft.path }));
    await this.#closings.add(written, sent.commit ?? '', snapshot);
    for (const [index, draft] of begun.entries()) {
      const path = paths[index] ?? draft.path;
      const left = afterSending(this.drafts.all.get(draft.path), draft, path, snapshot);
      this.drafts.put(draft.path);
      if (left) this.drafts.put(path, left);
    }
    this.sent.add(sent);
  }

  /** Shows the newest texts, with the drafts on top of them. */
  async #take(fresh: Snapshot): Promise<void> {
    const arrived = new Map(
      await Promise.all(
        [...this.drafts.all].map(
          async ([path, draft]) =>
            [path, await findArrived(draft, this.store, fresh).catch(() => undefined)] as const,
        ),
      ),
    );
    const published = [...this.drafts.all.values()].filter(({ path }) => arrived.get(path));
    await this.#closings.add(published, lostAnswer(fresh, this.store).commit ?? '', fresh);
    this.#show(fresh);
    this.store.keep?.(fresh);
    // Only now, without waiting, so that no letter typed meanwhile is passed over.
    for (const [path, draft] of this.drafts.all) {
      const attempt = arrived.get(path);
      const next = overNewest(draft, attempt, fresh);
      const isOver = attempt ? isUnchanged(next) : isAsBefore(next);
      if (next.path !== path || isOver) this.drafts.put(path);
      if (!isOver && (next.base !== draft.base || next.path !== path))
        this.drafts.put(next.path, next);
      if (attempt) {
        const before = { [attempt.path]: draft.base };
        const after = { [attempt.path]: attempt.own };
        const { title, head: parent } = attempt;
        const place = lostAnswer(fresh, this.store);
        this.sent.add({ before, after, from: [path], title, parent, at: Date.now(), ...place });
      }
    }
  }

  #setSending(sending: readonly string[]): void {
    this.state = { ...this.state, sending };
    this.#show();
  }

  /** With other texts these are the newest. */
  #show(fresh?: Snapshot): void {
    const { all: drafts, problem: storageProblem } = this.drafts;
    const { snapshot, sending, keptAt } = this.state;
    this.state = {
      snapshot: fresh ?? snapshot,
      drafts,
      sent: this.sent.all,
      sending,
      storageProblem,
      ...(!fresh && keptAt !== undefined && { keptAt }),
    };
    for (const listener of this.#listeners) listener();
  }
}
