import type { Health } from './relay-ports.ts';
import type { Spool } from './spool.ts';
import type { Transport } from './transport.ts';

/** A message that waits longer than this needs a person. Seconds. */
const TOO_OLD = 3600;
/** From here on suspicious mail finds no room. */
const NEARLY_FULL = 0.8;
const FRESH_MS = 1000;

export interface HealthOptions {
  spool: Pick<Spool, 'state' | 'line'>;
  transport: Transport['kind'];
  max: number;
  /** What is odd and turns nothing red. */
  notes: () => readonly string[];
}

/** How the relay is, looked up at most once a second: anybody may ask, often. */
export function createHealth({ spool, transport, max, notes }: HealthOptions): () => Health {
  let known: Health | undefined;
  let at = 0;

  function look(): Health {
    const { queued, oldestSeconds, worstAttempts, ...state } = spool.state();
    const trouble = [
      !state.writable && 'the spool refuses to write',
      state.damaged > 0 && `messages that cannot be read: ${state.damaged}`,
      oldestSeconds > TOO_OLD && 'mail waits for more than an hour',
      queued >= max * NEARLY_FULL && 'the spool is nearly full',
    ].filter((line) => typeof line === 'string');
    return {
      ok: trouble.length === 0,
      queued,
      oldestSeconds: Math.round(oldestSeconds),
      worstAttempts,
      damaged: state.damaged,
      transport,
      lastError: [...trouble, spool.line().error, ...notes()].filter(Boolean).join('; ') || null,
    };
  }

  return () => {
    if (known && performance.now() - at < FRESH_MS) return known;
    known = look();
    at = performance.now();
    return known;
  };
}
