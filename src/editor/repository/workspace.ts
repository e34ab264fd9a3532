// What is open in this window: the newest texts, the drafts on top of them, and what is on its way to the site. Every
// draft is kept on the device from its first letter on.

import { resolvePath } from '../../model/paths.ts';
import type { Device } from './device.ts';
import {
  type Draft,
  isAsBefore,
  isUnchanged,
  join,
  readInPlace,
  readSource,
  tryReading,
} from './drafts.ts';
import {
  type Check,
  findArrived,
  type Outcome,
  overNewest,
  publish,
  withNamesOf,
} from './publish.ts';
import { Problem, placeIn, type Sent, type Snapshot, type Store } from './store.ts';

export interface State {
  snapshot: Snapshot;
  drafts: ReadonlyMap<string, Draft>;
  /** The newest first. */
  sent: readonly Sent[];
  /** Why what is typed is not kept on this device, as a Serbian sentence; empty while it is. */
  storageProblem: string;
}

const NOT_KEPT =
  'Ovaj uređaj trenutno ne čuva ono što upisujete. Objavite izmene pre nego što zatvorite stranicu.';
const FULL =
  'Na ovom uređaju nema više mesta, pa se ono što upisujete ne čuva. Objavite izmene pre nego što zatvorite stranicu, ili oslobodite prostor.';
const NOTHING = 'Ovde nema šta da se objavi: izmena je već poslata ili vraćena.';
const NO_PROPOSALS = 'Na ovom računaru nema predloga: oni su na GitHubu.';
const PICTURE = /\.{1,2}\/[^\s"')]+\.(?:jpe?g|png|webp|avif|gif|svg)/gi;

export class Workspace {
  readonly store: Store;
  readonly #device: Device;
  readonly #check: Check;
  readonly #listeners = new Set<() => void>();
  /** The drafts as this window last knew them on the device. */
  readonly #known = new Map<string, Draft | undefined>();
  /** Work on the device, one after another. */
  #queue: Promise<unknown> = Promise.resolve();
  #isPublishing = false;
  state: State;

  constructor(store: Store, device: Device, check: Check, first: Snapshot) {
    this.store = store;
    this.#device = device;
    this.#check = check;
    this.state = { snapshot: first, drafts: new Map(), sent: [], storageProblem: '' };
  }

  /** Brings back what is kept on the device. */
  async open(): Promise<void> {
    try {
      const { drafts, sent } = await this.#device.load();
      for (const draft of drafts) this.#known.set(draft.path, draft);
      this.#set({
        drafts: new Map(drafts.map((draft) => [draft.path, draft])),
        sent: sent.sort((a, b) => b.at - a.at),
      });
    } catch {
      this.#set({ storageProblem: NOT_KEPT });
    }
    await this.#take(this.state.snapshot);
    for (const path of this.state.drafts.keys()) this.leave(path);
  }

  /** Follows the other windows of this browser. */
  readonly listen = (): (() => void) =>
    this.#device.listen((path) => {
      if (path) this.#enqueue(() => this.#takeOther(path));
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
      this.state.drafts.get(path) ?? {
        path,
        base,
        data: tryReading(path, base) ?? {},
        pictures: {},
        at: 0,
      }
    );
  }

  change(draft: Draft): void {
    this.#put(draft.path, isAsBefore(draft) && !draft.tries ? undefined : draft);
  }

  /** The form of this text is left: what would write nothing is forgotten. */
  leave(path: string): void {
    const draft = this.state.drafts.get(path);
    if (draft && isUnchanged(draft) && !draft.tries) this.discard(path);
  }

  discard(path: string): void {
    this.#put(path, undefined);
  }

  forget(sent: Sent): void {
    this.#device.removeSent(sent).catch(() => {});
    this.#set({ sent: this.state.sent.filter(({ at }) => at !== sent.at) });
  }

  /** Resolves when all that was typed so far is on the device. */
  async kept(): Promise<void> {
    await this.#queue;
  }

  /** Takes over what other devices have changed. */
  async refresh(): Promise<void> {
    if (this.#isPublishing) return;
    const fresh = await this.store.read();
    if (!this.#isPublishing) await this.#take(fresh);
  }

  /**
   * A draft that is the older text of this path, with its pictures from that commit. A text that is new and has no
   * older one is held back: its address may be known already, so it never vanishes.
   */
  async revert(path: string, older: string, commit = ''): Promise<void> {
    const { snapshot } = this.state;
    const base = snapshot.texts.get(path) ?? '';
    // A text that cannot be read is mended as it stands.
    if (older && !tryReading(path, base)) {
      const draft = { path, base, data: {}, source: older, pictures: {}, at: Date.now() };
      return this.change(draft);
    }
    const data = older
      ? readInPlace(path, older, base)
      : { ...readSource(path, base), draft: true };
    const pictures: Record<string, Blob> = {};
    for (const [name] of older.matchAll(PICTURE)) {
      const picture = resolvePath(path, name);
      if (!snapshot.files.has(picture) && commit && this.store.pictureAt)
        pictures[picture] = await this.store.pictureAt(picture, commit);
    }
    this.change({ path, base, data, pictures, at: Date.now() });
  }

  async publish(paths: readonly string[], isSure: boolean): Promise<Outcome> {
    for (const path of paths) this.leave(path);
    const wanted = paths.flatMap((path) => this.state.drafts.get(path) ?? []);
    if (wanted.length === 0) throw new Problem('refused', NOTHING);
    this.#isPublishing = true;
    try {
      const outcome = await publish(this.store, wanted, isSure, this.#check, (tried) =>
        this.#remember(wanted, tried),
      );
      if (outcome.kind === 'sent') this.#finish(wanted, outcome.sent, outcome.snapshot);
      await this.#take(outcome.snapshot);
      return outcome;
    } finally {
      this.#isPublishing = false;
    }
  }

  async accept(number: number): Promise<Sent> {
    if (!this.store.accept) throw new Problem('refused', NO_PROPOSALS);
    const sent = await this.store.accept(number);
    this.#addSent(sent);
    await this.refresh().catch(() => {});
    return sent;
  }

  async decline(number: number): Promise<void> {
    if (!this.store.decline) throw new Problem('refused', NO_PROPOSALS);
    await this.store.decline(number);
    await this.refresh().catch(() => {});
  }

  #remember(wanted: readonly Draft[], tried: readonly Draft[]): Promise<void> {
    for (const [index, draft] of tried.entries()) {
      const now = this.state.drafts.get(draft.path);
      const isTyped = now && now.at !== wanted[index]?.at;
      this.#put(
        draft.path,
        isTyped
          ? { ...withNamesOf(now, draft), ...(draft.tries && { tries: draft.tries }) }
          : draft,
      );
    }
    return this.kept();
  }

  /** What was sent is no draft any longer; what was typed meanwhile is one over the text that was sent. */
  #finish(wanted: readonly Draft[], sent: Sent, snapshot: Snapshot): void {
    const written = Object.keys(sent.before);
    for (const [index, draft] of wanted.entries()) {
      const path = written[index] ?? draft.path;
      const now = this.state.drafts.get(draft.path);
      this.#put(draft.path, undefined);
      if (!now || now.at === draft.at) continue;
      const attempt = now.tries?.findLast((one) => one.path === path);
      const published = new Set(Object.values(draft.pictures));
      const pictures = Object.fromEntries(
        Object.entries(now.pictures).filter(([, picture]) => !published.has(picture)),
      );
      this.#put(path, { ...overNewest(now, attempt, snapshot), path, pictures });
    }
    this.#addSent(sent);
  }

  #addSent(sent: Sent): void {
    const isOlder = ({ before }: Sent) => Object.keys(sent.before).some((path) => path in before);
    for (const one of this.state.sent.filter(isOlder)) this.#device.removeSent(one).catch(() => {});
    this.#device.saveSent(sent).catch(() => {});
    this.#set({ sent: [sent, ...this.state.sent.filter((one) => !isOlder(one))] });
  }

  /** Shows the newest texts, with the drafts on top of them. */
  async #take(fresh: Snapshot): Promise<void> {
    const arrived = new Map(
      await Promise.all(
        [...this.state.drafts].map(
          async ([path, draft]) =>
            [path, await findArrived(draft, this.store, fresh).catch(() => undefined)] as const,
        ),
      ),
    );
    this.#set({ snapshot: fresh });
    // Only now, without waiting, so that no letter typed meanwhile is passed over.
    for (const [path, draft] of this.state.drafts) {
      const attempt = arrived.get(path);
      const next = overNewest(draft, attempt, fresh);
      const isOver = attempt ? isUnchanged(next) : isAsBefore(next);
      if (next.path !== path || isOver) this.#put(path, undefined);
      if (!isOver && (next.base !== draft.base || next.path !== path)) this.#put(next.path, next);
      if (attempt) {
        const before = { [attempt.path]: draft.base };
        const { title, head: parent } = attempt;
        const place = placeIn(fresh, this.store);
        this.#addSent({ before, from: [path], title, parent, at: Date.now(), ...place });
      }
    }
  }

  #put(path: string, draft: Draft | undefined): void {
    const drafts = new Map(this.state.drafts);
    if (draft) drafts.set(path, draft);
    else drafts.delete(path);
    this.#set({ drafts });
    this.#enqueue(() => this.#keep(path));
  }

  #enqueue(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).then(
      () => this.#set({ storageProblem: '' }),
      (error) => {
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        this.#set({ storageProblem: isFull ? FULL : NOT_KEPT });
      },
    );
  }

  /** Keeps the draft of this window on the device, joined with what another window has typed meanwhile. */
  async #keep(path: string): Promise<void> {
    const [mine, known] = [this.state.drafts.get(path), this.#known.get(path)];
    if (mine === known) return;
    let result = mine;
    await this.#device.updateDraft(path, (kept) => {
      const isOurs = kept?.at === known?.at;
      result = isOurs || !kept ? mine : mine ? join(known, mine, kept) : kept;
      return result;
    });
    this.#known.set(path, result);
    if (result !== mine) this.#show(path, mine, result);
  }

  /** Another window has changed the draft on the device; `#keep` joins it with what is typed here at the same time. */
  async #takeOther(path: string): Promise<void> {
    const [mine, known] = [this.state.drafts.get(path), this.#known.get(path)];
    if (mine !== known) return this.#keep(path);
    const kept = await this.#device.draft(path);
    this.#known.set(path, kept);
    this.#show(path, mine, kept);
  }

  /** Shows what is on the device, under what was typed here since `mine`. */
  #show(path: string, mine: Draft | undefined, kept: Draft | undefined): void {
    const now = this.state.drafts.get(path);
    const drafts = new Map(this.state.drafts);
    const shown = now === mine || !now ? kept : kept ? join(mine, now, kept) : now;
    if (shown) drafts.set(path, shown);
    else drafts.delete(path);
    this.#set({ drafts });
    if (shown !== kept) this.#enqueue(() => this.#keep(path));
  }

  #set(part: Partial<State>): void {
    const isNew = Object.entries(part).some(
      ([key, value]) => this.state[key as keyof State] !== value,
    );
    if (!isNew) return;
    this.state = { ...this.state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** The sentence of a failure. */
export const wordsOf = (error: unknown): string =>
  error instanceof Problem || error instanceof Error ? error.message : String(error);
