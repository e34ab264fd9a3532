import type { Courier } from './courier.ts';
import type { Health } from './relay-ports.ts';
import type { Spool } from './spool.ts';
import type { Transport } from './transport.ts';

/** A message that waits longer than this needs a person. Seconds. */
const TOO_OLD = 3600;
/** From here on suspicious mail finds no room. */
const NEARLY_FULL = 0.8;
const FRESH_MS = 1000;

/** How the relay is, looked up at most once a second: anybody may ask, often. */
export function createHealth(
  spool: Spool,
  courier: Courier,
  transport: Transport['kind'],
  max: number,
): () => Health {
  let known: Health | undefined;
  let at = 0;

  return () => {
    if (known && performance.now() - at < FRESH_MS) return known;
    const { queued, oldestSeconds, worstAttempts, writable, setAside } = spool.state();
    const trouble = [
      !writable && 'the spool refuses to write',
      setAside.length > 0 && `unreadable spool: ${setAside.join(', ')}`,
      oldestSeconds > TOO_OLD && 'mail waits for more than an hour',
      queued >= max * NEARLY_FULL && 'the spool is nearly full',
    ].filter((line) => line !== false);
    known = {
      ok: trouble.length === 0,
      queued,
      oldestSeconds: Math.round(oldestSeconds),
      worstAttempts,
      transport,
      lastError: [...trouble, courier.lastError()].filter(Boolean).join('; ') || null,
    };
    at = performance.now();
    return known;
  };
}
