// Proposals that were published out of drafts: each is closed with thanks, once, also when the page was closed meanwhile.
import { pageOf, SITE } from '../../model/collections.ts';
import type { Device } from '../drafts/device.ts';
import { type Draft, type OpenedProposal, tryReading } from '../drafts/draft.ts';
import type { Snapshot, Store } from '../repository/store.ts';

export class Closings {
  readonly #device: Device;
  readonly #store: Store;

  constructor(device: Device, store: Store) {
    this.#device = device;
    this.#store = store;
  }

  /** These drafts were published with this commit: resolves when the device knows which proposals are answered. */
  async add(drafts: readonly Draft[], commit: string, site: Snapshot): Promise<void> {
    const answered = drafts.flatMap(({ proposals = [] }) => proposals);
    if (answered.length === 0) return;
    const comment = thanks(drafts, commit, site);
    await Promise.all(
      answered.map(({ number, head }) =>
        this.#device.saveClosing({ number, head, comment }).catch(() => {}),
      ),
    );
  }

  /** Closes those of which no draft waits; what fails waits for the next time. */
  async close(waiting: Iterable<Draft>): Promise<void> {
    const open = new Set([...waiting].flatMap(({ proposals = [] }) => proposals.map(numberOf)));
    await this.#device.alone(async () => {
      for (const one of await this.#device.loadClosings()) {
        if (open.has(one.number)) continue;
        await this.#store.proposals?.close(one.number, one.comment, one.head).then(
          () => this.#device.removeClosing(one),
          () => {},
        );
      }
    });
  }
}

const numberOf = ({ number }: OpenedProposal) => number;

/** GitHub makes a link of the commit. */
function thanks(drafts: readonly Draft[], commit: string, { texts }: Snapshot): string {
  const [first] = drafts;
  const address = tryReading(SITE, texts.get(SITE) ?? '')?.['site_url'];
  const page = first && first.data['draft'] !== true ? (pageOf(first.path) ?? '') : '';
  const place = address ? `: ${address}${page}` : '.';
  return `Hvala na predlogu! Objavljen je, gde je trebalo uz ispravke, i za koji minut je na sajtu${place}\n\nTačno šta je promenjeno: ${commit}`;
}
