// The drafts of this window. Each is kept on the device from its first letter on, and joined with what is typed into the
// same text in another window of this browser.
import type { Device } from './device.ts';
import { type Draft, isAsBefore, isUnchanged } from './draft.ts';
import { joinWindows } from './join.ts';

const NOT_KEPT =
  'Ovaj uređaj trenutno ne čuva ono što upisujete. Objavite izmene pre nego što zatvorite stranicu.';
const FULL =
  'Na ovom uređaju nema više mesta, pa se ono što upisujete ne čuva. Objavite izmene pre nego što zatvorite stranicu, ili oslobodite prostor.';

export class KeptDrafts {
  /** By the path of the text; another map after every change. */
  all: ReadonlyMap<string, Draft> = new Map();
  /** Why what is typed is not kept on this device, as a Serbian sentence; empty while it is. */
  problem = '';
  readonly #device: Device;
  readonly #changed: () => void;
  /** The drafts as this window last knew them on the device. */
  readonly #known = new Map<string, Draft | undefined>();
  /** Work on the device, one after another. */
  #queue: Promise<unknown> = Promise.resolve();

  /** `changed` is called after every change of `all` and of `problem`. */
  constructor(device: Device, changed: () => void) {
    this.#device = device;
    this.#changed = changed;
  }

  async open(): Promise<void> {
    try {
      const drafts = await this.#device.loadDrafts();
      for (const draft of drafts) this.#known.set(draft.path, draft);
      this.all = new Map(drafts.map((draft) => [draft.path, draft]));
      this.#changed();
    } catch {
      this.#say(NOT_KEPT);
    }
  }

  /** The form of this text was typed into. */
  change(draft: Draft): void {
    this.put(draft.path, isAsBefore(draft) && !draft.tries ? undefined : draft);
  }

  /** The form of this text is left: what would write nothing is forgotten. */
  leave(path: string): void {
    const draft = this.all.get(path);
    if (draft && isUnchanged(draft) && !draft.tries) this.put(path);
  }

  /** The draft of this text from now on; undefined for none. */
  put(path: string, draft?: Draft): void {
    this.#set(path, draft);
    this.#enqueue(() => this.#keep(path));
  }

  /** Another window has changed the draft on the device; `#keep` joins it with what is typed here at the same time. */
  takeOther(path: string): void {
    this.#enqueue(async () => {
      const [mine, known] = [this.all.get(path), this.#known.get(path)];
      if (mine !== known) return this.#keep(path);
      const kept = await this.#device.draft(path);
      this.#known.set(path, kept);
      this.#take(path, mine, kept);
    });
  }

  /** Resolves when all that was typed so far is on the device. */
  async kept(): Promise<void> {
    await this.#queue;
  }

  #enqueue(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).then(
      () => this.#say(''),
      (error) => {
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        this.#say(isFull ? FULL : NOT_KEPT);
      },
    );
  }

  /** Keeps the draft of this window on the device, joined with what another window has typed meanwhile. */
  async #keep(path: string): Promise<void> {
    const [mine, known] = [this.all.get(path), this.#known.get(path)];
    if (mine === known) return;
    let result = mine;
    await this.#device.updateDraft(path, (kept) => {
      const isOurs = kept?.at === known?.at;
      result = isOurs || !kept ? mine : mine ? joinWindows(known, mine, kept) : kept;
      return result;
    });
    this.#known.set(path, result);
    if (result !== mine) this.#take(path, mine, result);
  }

  /** Takes what is on the device, under what was typed here since `mine`. */
  #take(path: string, mine: Draft | undefined, kept: Draft | undefined): void {
    const now = this.all.get(path);
    const shown = now === mine || !now ? kept : kept ? joinWindows(mine, now, kept) : now;
    this.#set(path, shown);
    if (shown !== kept) this.#enqueue(() => this.#keep(path));
  }

  #set(path: string, draft: Draft | undefined): void {
    const drafts = new Map(this.all);
    if (draft) drafts.set(path, draft);
    else drafts.delete(path);
    this.all = drafts;
    this.#changed();
  }

  #say(problem: string): void {
    if (this.problem === problem) return;
    this.problem = problem;
    this.#changed();
  }
}
