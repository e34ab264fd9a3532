// The changes that were sent, kept on the device until the editor puts them away: of each text the newest one.
import type { Device } from '../drafts/device.ts';
import type { Sent } from '../repository/store.ts';

/** A change that is on the site leaves after an hour, between two visits: no list moves under a finger. */
const SHOWN_MS = 3_600_000;

export class SentChanges {
  /** The newest first; another list after every change. */
  all: readonly Sent[] = [];
  readonly #device: Device;
  readonly #changed: () => void;

  /** `changed` is called after every change of `all`. */
  constructor(device: Device, changed: () => void) {
    this.#device = device;
    this.#changed = changed;
  }

  /** Brings back what is kept on the device; one that keeps nothing is spoken of by the drafts. */
  async open(): Promise<void> {
    const sent = await this.#device.loadSent().catch(() => []);
    // One that was kept before the editor kept what it had sent cannot be taken back.
    const isOver = ({ after, live, at }: Sent) => !after || (live && Date.now() - at > SHOWN_MS);
    for (const one of sent.filter(isOver)) this.#device.removeSent(one).catch(() => {});
    const shown = sent.filter((one) => !isOver(one));
    this.#show(shown.toSorted((a, b) => b.at - a.at));
  }

  add(sent: Sent): void {
    const isOlder = ({ before }: Sent) => Object.keys(sent.before).some((path) => path in before);
    for (const one of this.all.filter(isOlder)) this.#device.removeSent(one).catch(() => {});
    this.#device.saveSent(sent).catch(() => {});
    this.#show([sent, ...this.all.filter((one) => !isOlder(one))]);
  }

  /** It is on the site, and says so by these words: nobody has to be asked any longer. */
  settle(sent: Sent, live: string): void {
    const settled = { ...sent, live };
    this.#device.saveSent(settled).catch(() => {});
    this.#show(this.all.map((one) => (one.at === sent.at ? settled : one)));
  }

  forget(sent: Sent): void {
    this.#device.removeSent(sent).catch(() => {});
    this.#show(this.all.filter(({ at }) => at !== sent.at));
  }

  #show(sent: readonly Sent[]): void {
    this.all = sent;
    this.#changed();
  }
}
