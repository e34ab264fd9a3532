// The changes that were sent, kept on the device until the editor puts them away: of each text the newest one.
import type { Device } from '../drafts/device.ts';
import type { Sent } from '../repository/store.ts';

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
    const whole = sent.filter(({ after }) => after);
    this.#show(whole.toSorted((a, b) => b.at - a.at));
  }

  add(sent: Sent): void {
    const isOlder = ({ before }: Sent) => Object.keys(sent.before).some((path) => path in before);
    for (const one of this.all.filter(isOlder)) this.#device.removeSent(one).catch(() => {});
    this.#device.saveSent(sent).catch(() => {});
    this.#show([sent, ...this.all.filter((one) => !isOlder(one))]);
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
