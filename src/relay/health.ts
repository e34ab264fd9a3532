import type { Spool } from './spool.ts';
import type { Transport } from './transport.ts';

/** A message that waits longer than this needs a person. Seconds. */
export const TOO_OLD = 3600;
/** From here on suspicious mail finds no room. */
const NEARLY_FULL = 0.8;
const FRESH_MS = 1000;

export interface Health {
  ok: boolean;
  queued: number;
  oldestSeconds: number;
  /** Messages whose file cannot be read. */
  damaged: number;
  transport: 'smtp' | 'folder';
  lastError: string | null;
}

export interface HealthOptions {
  spool: Pick<Spool, 'state' | 'line'>;
  transport: Transport['kind'];
  max: number;
  /** What is odd about this home and turns nothing red. */
  notes: () => readonly string[];
}

/** How the relay is, for who reads /health. Looked up at most once a second: anybody may ask, often. */
export function createHealth({ spool, transport, max, notes }: HealthOptions) {
  let known: Health | undefined;
  let at = 0;

  function look(): Health {
    const { refusal, damaged, oldestSeconds, ...state } = spool.state();
    const trouble = [
      refusal !== null && `the disk refuses: ${refusal}`,
      damaged > 0 && `messages that cannot be read: ${damaged}`,
      oldestSeconds > TOO_OLD && 'mail waits for more than an hour',
      state.queued >= max * NEARLY_FULL && 'the spool is nearly full',
    ].filter((line) => typeof line === 'string');
    const lines = [...trouble, spool.line().error, ...notes()];
    return {
      ok: trouble.length === 0,
      ...state,
      oldestSeconds: Math.round(oldestSeconds),
      damaged,
      transport,
      lastError: lines.filter(Boolean).join('; ') || null,
    };
  }

  return (): Health => {
    if (!known || performance.now() - at >= FRESH_MS) {
      known = look();
      at = performance.now();
    }
    return known;
  };
}
