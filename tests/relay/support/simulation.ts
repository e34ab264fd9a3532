import type { Transport } from '../../../src/relay/delivery.ts';
import { createDelivery } from '../../../src/relay/delivery.ts';
import { createLimiter } from '../../../src/relay/limiter.ts';
import { openQueue } from '../../../src/relay/queue.ts';
import { readRelaySettings } from '../../../src/relay/settings.ts';
import { createMemoryStore, submission } from './queues';

export interface Visitor {
  /** Milliseconds after the start. */
  at: number;
  address: string;
  text: string;
  /** The message is flagged, as that of a browser that hides the page's address. */
  odd?: boolean;
}

/** How long the mail server takes for a mail of this text, in milliseconds, and the error with which it refuses. */
export type Server = (text: string) => { takes: number; error?: Error };

export interface Fate {
  stored: 'stored' | 'limited' | 'refused';
  /** Milliseconds from arrival to delivery; undefined while the message waits. */
  waited?: number;
}

/**
 * The real limiter, queue and delivery with the settings of production, under a clock that jumps from
 * one event to the next: a day takes seconds. Ends after `until` milliseconds of that clock.
 */
export async function simulate(
  visitors: readonly Visitor[],
  server: Server,
  until: number,
  max = 10_000,
) {
  const start = Date.UTC(2026, 0, 5, 8);
  const clock = { now: start };
  const now = () => clock.now;
  const store = createMemoryStore();
  const queue = openQueue({ store, max, now });
  const admit = createLimiter({ burst: 10, perMinute: 5, now });
  const fates = new Map<string, Fate>();
  const arrivals = new Map(visitors.map(({ text, at }) => [text, at]));
  const transport: Transport = {
    kind: 'smtp',
    async deliver({ raw }) {
      const text = /poruka-[\w-]+/.exec(raw.toString('latin1'))?.[0] ?? '';
      const { takes, error } = server(text);
      clock.now += takes;
      if (error) throw error;
      const fate = fates.get(text);
      if (fate) fate.waited = clock.now - start - (arrivals.get(text) ?? 0);
    },
  };
  const deliverNext = createDelivery({
    queue,
    transport,
    settings: readRelaySettings({ MAIL_LOCAL: '1' }),
    log: () => {},
    now,
  });

  async function arrive({ address, text, odd }: Visitor): Promise<void> {
    const { wait, busy, network } = admit(address);
    const flags = [...(odd ? (['origin'] as const) : []), ...(busy ? (['busy'] as const) : [])];
    const fate: Fate = { stored: wait > 0 ? 'limited' : 'stored' };
    fates.set(text, fate);
    if (wait > 0) return;
    await queue.enqueue(submission(text, { network, flags })).catch(() => {
      fate.stored = 'refused';
    });
  }

  const waiting = visitors.toSorted((a, b) => a.at - b.at);
  let next = 0;
  while (clock.now - start < until) {
    for (let visitor = waiting[next]; visitor && start + visitor.at <= clock.now; ) {
      await arrive(visitor);
      next += 1;
      visitor = waiting[next];
    }
    const { ms } = await deliverNext();
    if (ms === 0) continue;
    // Waits, but not past the next visitor; a call that comes too early changes nothing.
    const arrival = start + (waiting[next]?.at ?? Number.POSITIVE_INFINITY);
    clock.now = Math.min(Math.max(clock.now + ms, clock.now + 1), Math.max(arrival, clock.now + 1));
  }
  return { fates, queued: queue.status().queued };
}
