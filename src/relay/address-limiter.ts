import { createNetworkMarks, networksOf } from './networks.ts';
import type { Admission } from './relay-ports.ts';

const MAX_NETWORKS = 20_000;
/** As many are forgotten at once: what stands first in a long Map is slow to find. */
const FORGOTTEN_AT_ONCE = 1_000;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Refusals in a row after which nobody reads what is typed any more. */
const DEAF_AFTER = 50;

export interface LimiterOptions {
  burst: number;
  perMinute: number;
  /** Unsuspicious messages of one network in a day; what goes beyond is flagged. */
  perDay: number;
  now?: () => number;
}

interface Bucket {
  tokens: number;
  at: number;
  refusals: number;
}

/**
 * What an address may do. The first bucket refuses for a moment, the second one, slow, only flags.
 * A household counts as one, whatever part of an IPv6 network it has: a wider network has twice,
 * then four times the room. Memory is bounded: those who were quiet longest are forgotten.
 */
export function createLimiter({ burst, perMinute, perDay, now = Date.now }: LimiterOptions) {
  const quick = createBuckets(burst, perMinute / MINUTE);
  const slow = createBuckets(perDay, perDay / DAY);
  const markOf = createNetworkMarks(now);

  return (address: string): Admission => {
    const networks = networksOf(address);
    const widest = networks.at(-1) ?? address;
    const { waitMs, refusals } = quick.take(networks, now());
    const wait = Math.ceil(waitMs / 1000);
    // Somebody who has to wait costs no more than this.
    if (wait > 0) return { wait, deaf: refusals > DEAF_AFTER, busy: false, network: null };
    const busy = slow.take(networks, now()).waitMs > 0;
    return { wait, deaf: false, busy, network: markOf(widest) };
  };
}

function createBuckets(size: number, perMs: number) {
  const buckets = new Map<string, Bucket>();

  function look(network: string, room: number, time: number): Bucket {
    const known = buckets.get(network);
    // A clock that was set back must not lock anybody out.
    const passed = known ? Math.max(0, time - known.at) : 0;
    const tokens = Math.min(room, known ? known.tokens + passed * perMs * (room / size) : room);
    return { tokens, at: time, refusals: known?.refusals ?? 0 };
  }

  /** Takes one from every network, or none and tells the wait. */
  function take(networks: readonly string[], time: number): { waitMs: number; refusals: number } {
    const states = networks.map((network, level) => ({
      network,
      perMs: perMs * 2 ** level,
      bucket: look(network, size * 2 ** level, time),
    }));
    const waits = states.map((state) => Math.max(0, (1 - state.bucket.tokens) / state.perMs));
    const waitMs = Math.max(...waits);
    const admitted = waitMs === 0;
    for (const { network, bucket } of states) {
      // Taken out and put in again, so that the oldest stand first.
      buckets.delete(network);
      const { tokens, refusals } = bucket;
      buckets.set(network, {
        tokens: admitted ? tokens - 1 : tokens,
        at: time,
        refusals: admitted ? 0 : refusals + 1,
      });
    }
    if (buckets.size > MAX_NETWORKS) forgetOldest();
    const narrowest = networks[0] ?? '';
    return { waitMs, refusals: buckets.get(narrowest)?.refusals ?? 0 };
  }

  function forgetOldest(): void {
    for (const oldest of buckets.keys()) {
      if (buckets.size <= MAX_NETWORKS - FORGOTTEN_AT_ONCE) break;
      buckets.delete(oldest);
    }
  }

  return { take };
}

/**
 * Who asks. Each trusted proxy adds the address it saw at the end of `X-Forwarded-For`; what
 * stands before is the visitor's own word and worth nothing.
 */
export function clientAddress(socket: string, forwarded: string | undefined, hops: number): string {
  if (hops === 0 || !forwarded) return socket;
  const seen = forwarded.split(',').map((part) => part.trim());
  return seen.at(-hops) || seen[0] || socket;
}

/** The web server before the relay, on this machine or beside it in a container's network. */
export function isNearby(socket: string): boolean {
  const plain = socket.replace(/^::ffff:/i, '');
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i.test(plain);
}
