import type { LogEvent } from './log.ts';
import type { Spool } from './spool.ts';
import type { Transport } from './transport.ts';

/** A message that waits longer than this needs a person. Seconds. */
export const TOO_OLD = 3600;
/** From here on suspicious mail finds no room. */
const NEARLY_FULL = 0.8;
const FRESH_MS = 1000;
/** So many refusals of one kind look like a mistake in the settings. */
const MANY = 20;

const LIKELY_REASONS: Readonly<Record<string, string>> = {
  origin: 'requests came from a foreign page: check MAIL_ORIGINS',
  method: 'requests were no POST: check what the web server passes on',
  'content-type': 'requests carried no form: check what the web server passes on',
};

export interface Health {
  ok: boolean;
  queued: number;
  oldestSeconds: number;
  worstAttempts: number;
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

/** How the relay is, for the person who reads /health. */
export function createHealth({ spool, transport, max, notes }: HealthOptions) {
  /** Since the start; who mends a setting starts anew. */
  const counts = new Map<string, number>();
  const count = (kind: string) => counts.get(kind) ?? 0;
  let known: Health | undefined;
  let at = 0;

  function look(): Health {
    const { isRefused, damaged, oldestSeconds, ...state } = spool.state();
    const trouble = [
      isRefused && 'the spool refuses to write',
      damaged > 0 && `messages that cannot be read: ${damaged}`,
      oldestSeconds > TOO_OLD && 'mail waits for more than an hour',
      state.queued >= max * NEARLY_FULL && 'the spool is nearly full',
    ].filter((line) => typeof line === 'string');
    const refusals = Object.entries(LIKELY_REASONS)
      .filter(([kind]) => count(kind) >= MANY && count(kind) > count('accepted'))
      .map(([kind, text]) => `${count(kind)} ${text}`);
    const lines = [...trouble, spool.line().error, ...notes(), ...refusals];
    return {
      ok: trouble.length === 0,
      ...state,
      oldestSeconds: Math.round(oldestSeconds),
      damaged,
      transport,
      lastError: lines.filter(Boolean).join('; ') || null,
    };
  }

  return {
    /** Counts what was taken and what was refused. */
    note({ event, reason }: LogEvent): void {
      const kind = event === 'refused' ? String(reason) : event;
      if (kind === 'accepted' || kind in LIKELY_REASONS) counts.set(kind, count(kind) + 1);
    },

    /** Looked up at most once a second: anybody may ask, often. */
    read(): Health {
      if (!known || performance.now() - at >= FRESH_MS) {
        known = look();
        at = performance.now();
      }
      return known;
    },
  };
}
