import { createCourier } from '../../../src/relay/courier.ts';
import { createLimiter } from '../../../src/relay/limiter.ts';
import { readSettings } from '../../../src/relay/settings.ts';
import { openSpool } from '../../../src/relay/spool.ts';
import type { Transport } from '../../../src/relay/transport.ts';
import { createMemoryShelf, submission } from './spools';

export interface Visitor {
  /** Milliseconds after the start. */
  at: number;
  address: string;
  text: string;
  /** Suspicious by itself, as a browser that hides the page's address. */
  odd?: boolean;
}

/** What the mail server does with a mail of this text; it takes so many milliseconds. */
export type Server = (text: string) => { takes: number; error?: Error };

export interface Fate {
  stored: 'stored' | 'limited' | 'refused';
  /** Milliseconds from arrival to delivery; undefined when it still waits. */
  waited?: number;
}

/**
 * The real limiter, spool and courier with the settings of production, under a clock that jumps from
 * one event to the next: a day takes seconds.
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
  const shelf = createMemoryShelf();
  const spool = openSpool({ shelf, max, now });
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
  const takeTurn = createCourier({
    spool,
    transport,
    settings: readSettings({ MAIL_LOCAL: '1' }),
    log: () => {},
    now,
  });

  async function arrive({ address, text, odd }: Visitor): Promise<void> {
    const { wait, busy, network } = admit(address);
    const flags = [...(odd ? (['origin'] as const) : []), ...(busy ? (['busy'] as const) : [])];
    const fate: Fate = { stored: wait > 0 ? 'limited' : 'stored' };
    fates.set(text, fate);
    if (wait > 0) return;
    await spool.store(submission(text, { network, flags })).catch(() => {
      fate.stored = 'refused';
    });
  }

  const waiting = visitors.toSorted((a, b) => a.at - b.at);
  let next = 0;
  while (clock.now - start < until) {
    while (waiting[next] && start + (waiting[next]?.at ?? 0) <= clock.now) {
      await arrive(waiting[next++] as Visitor);
    }
    const { ms } = await takeTurn();
    if (ms === 0) continue;
    // Sleep, but not past the next visitor; waking too early changes nothing.
    const arrival = start + (waiting[next]?.at ?? Number.POSITIVE_INFINITY);
    clock.now = Math.min(Math.max(clock.now + ms, clock.now + 1), Math.max(arrival, clock.now + 1));
  }
  return { fates, queued: spool.state().queued };
}
